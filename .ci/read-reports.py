"""Reads the reports in a folder as CI services do, and compares what they count with the JSON."""

import json
import sys
from pathlib import Path

from junitparser import Error, Failure, JUnitXml
from sarif import loader

DIFFERENCES = ("drift.", "constants.", "divergence.healed")


def check(name: str, folder: Path) -> None:
    result = json.loads((folder / f"{name}.json").read_text(encoding="utf-8"))
    codes = [problem["code"] for problem in result["problems"]]

    junit = JUnitXml.fromfile(str(folder / f"{name}.xml"))
    tests = [(suite.name, case) for suite in junit for case in suite]
    failures = [case for _, case in tests if any(isinstance(r, Failure) for r in case.result)]
    errors = [case for _, case in tests if any(isinstance(r, Error) for r in case.result)]
    assert (junit.tests, junit.failures, junit.errors) == (len(tests), len(failures), len(errors))
    assert len({(case.classname, case.name) for _, case in tests}) == len(tests)
    assert len(failures) == sum(code.startswith(DIFFERENCES) for code in codes), failures
    assert len(failures) + len(errors) == len(codes), errors
    for suite in result["suites"]:
        names = [case.name for owner, case in tests if owner == suite["name"]]
        rows = [row["case"] for row in suite["rows"]] or [f"{suite['cases']} rows"]
        assert names == rows, suite["name"]

    sarif = loader.load_sarif_file(str(folder / f"{name}.sarif"))
    assert sarif.get_result_count() == len(codes)
    for run in json.loads((folder / f"{name}.sarif").read_text(encoding="utf-8"))["runs"]:
        rules = run["tool"]["driver"]["rules"]
        assert [result["ruleId"] for result in run["results"]] == codes
        assert all(rules[r["ruleIndex"]]["id"] == r["ruleId"] for r in run["results"])

    commands = (folder / f"{name}.txt").read_text(encoding="utf-8").splitlines()
    assert len(commands) == min(len(codes), 10)
    assert all(command.startswith("::error ") for command in commands)
    assert (folder / f"{name}.md").stat().st_size < 512 * 1024
    print(f"{name}: {len(tests)} tests, {len(failures)} failures, {len(errors)} errors")


names = sorted(path.stem for path in Path(sys.argv[1]).glob("*.xml"))
assert names, "there are no reports"
for name in names:
    check(name, Path(sys.argv[1]))
