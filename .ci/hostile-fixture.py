"""Puts values that try to act, or to break the layout, into the cases of a fixture."""

import json
import sys
from pathlib import Path

TRICKS = [
    "</td></code></pre><script>console.error('ran')</script>",
    "\"><img src=https://a.example/x onerror=console.error('ran')>",
    "]]>--><!-- &#27; <style>body{display:none}</style>",
    "\u202edesrever\u202c \u200b\u2066 \ufeff",
    "語" * 100_000,
    "<|`@" * 25_000,
    "two\nlines\tand \u001b[31mred",
]

path = Path(sys.argv[1])
fixture = json.loads(path.read_text(encoding="utf-8"))
for number, case in enumerate(fixture["cases"]):
    case["input"]["currentVersion"] = TRICKS[number % len(TRICKS)]
path.write_text(json.dumps(fixture), encoding="utf-8")
