/// How the page looks: on a screen by day and by night, narrow and wide, and on paper.
enum HTMLStyleSheet {
  static let text = colors + page + tables + cards + surfaces + paper

  private static let colors = """
    :root {
      color-scheme: light dark;
      --paper: light-dark(#fdfcfa, #16171a);
      --ink: light-dark(#1c1d21, #e9e7e2);
      --quiet: light-dark(#5b5d66, #a9a8a3);
      --rule: light-dark(#e2dfd8, #33353b);
      --panel: light-dark(#f6f4ef, #1e2024);
      --good: light-dark(#1c6a3d, #84d2a2);
      --bad: light-dark(#a5240f, #ff9f8b);
      --wash: light-dark(#fdebe6, #3a1f1a);
      --link: light-dark(#1f5aa8, #93beff);
      --mono: ui-monospace, "SF Mono", Menlo, Consolas, "DejaVu Sans Mono", monospace;
    }

    """

  private static let page = """
    * { box-sizing: border-box; }
    html { scroll-padding-top: 4rem; }
    body {
      margin: 0 auto; max-width: 78rem; padding: 0 clamp(1rem, 4vw, 3rem) 3rem;
      background: var(--paper); color: var(--ink);
      font: 1rem/1.5 system-ui, -apple-system, "Segoe UI", "DejaVu Sans", sans-serif;
      overflow-wrap: anywhere;
    }
    h1, h2, h3, p, dl, ol { margin: 0; }
    h2 { font-size: 1.35rem; line-height: 1.25; letter-spacing: -0.01em; }
    h3 { font-size: 1rem; margin: 2rem 0 0.75rem; }
    code, pre { font-family: var(--mono); font-size: 0.8125rem; }
    a { color: var(--link); text-underline-offset: 0.15em; text-decoration-thickness: 1px; }
    :focus-visible { outline: 2px solid var(--link); outline-offset: 2px; border-radius: 2px; }
    .skip { position: absolute; left: -100rem; }
    .skip:focus {
      left: 1rem; top: 1rem; z-index: 2; padding: 0.5rem 1rem; background: var(--paper);
    }
    .unseen {
      position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%);
      white-space: nowrap;
    }
    .good { color: var(--good); }
    .bad, .sign { color: var(--bad); font-weight: 600; }
    .quiet, small { color: var(--quiet); }
    .brand { padding-top: 2rem; font-weight: 600; }
    .brand span { margin-left: 0.5rem; color: var(--quiet); font-weight: 400; }
    header h1 {
      margin-top: 1.5rem; font-size: clamp(2.25rem, 7vw, 3.5rem); line-height: 1.1;
      letter-spacing: -0.03em;
    }
    header h1 b { font-weight: 400; }
    header.good { color: inherit; }
    header.bad { font-weight: inherit; color: inherit; }
    header.good h1 { color: var(--good); }
    header.bad h1 { color: var(--bad); }
    header .lead { font-size: 1.125rem; margin-top: 0.25rem; }
    .facts { display: flex; flex-wrap: wrap; gap: 1rem 2.5rem; margin: 1.75rem 0 2rem; }
    .facts div { display: flex; flex-direction: column-reverse; }
    .facts dt { color: var(--quiet); font-size: 0.8125rem; }
    .facts dd {
      margin: 0; font-size: 1.375rem; line-height: 1.2; font-variant-numeric: tabular-nums;
    }
    .filter {
      position: sticky; top: 0; z-index: 1; display: flex; flex-wrap: wrap; gap: 0.25rem 1.25rem;
      margin: 0; padding: 0.625rem 0; border: 0; border-block: 1px solid var(--rule);
      background: var(--paper); font-size: 0.875rem;
    }
    .filter legend { float: left; padding: 0; margin-right: 1.25rem; color: var(--quiet); }
    .filter [type=search] {
      width: min(14rem, 60vw); padding: 0.125rem 0.5rem; border: 1px solid var(--rule);
      border-radius: 2px; background: var(--panel); color: inherit; font: inherit;
    }
    .filter output { color: var(--quiet); }
    .links { margin: 0 0 2rem; padding: 0; list-style: none; font-size: 0.875rem; }
    .links li { margin-top: 0.25rem; }
    .filter [type=radio] { accent-color: var(--link); margin: 0 0.25rem 0 0; vertical-align: -0.1em; }
    section { margin-top: 3.5rem; }
    section > .lead { margin-top: 0.25rem; color: var(--quiet); }
    section > .lead + * { margin-top: 1.25rem; }
    footer {
      margin-top: 4rem; padding-top: 1.25rem; border-top: 1px solid var(--rule);
      color: var(--quiet); font-size: 0.875rem; max-width: 48rem;
    }
    footer p + p { margin-top: 0.5rem; }
    body:has(#drift-only:checked) :is(tr.same, .agrees) { display: none; }
    body:not(:has(#drift-only:checked)) .none { display: none; }
    .none { color: var(--quiet); }
    .problems { padding: 0; list-style: none; }
    .problems li {
      margin-top: 0.75rem; padding: 0.75rem 1rem; border-left: 3px solid var(--bad);
      background: var(--panel); font-size: 0.875rem;
    }
    .problems pre { margin: 0.375rem 0; white-space: pre-wrap; }
    .problems dl div { display: flex; gap: 0.75rem; }
    .problems dt { flex: 0 0 2.25rem; color: var(--quiet); }
    .problems dd { margin: 0; }
    :is(tr, li):target { outline: 2px solid var(--link); outline-offset: -1px; }

    """

  private static let tables = """
    .region { overflow-x: auto; margin-top: 1rem; }
    table { border-collapse: collapse; width: 100%; font-size: 0.875rem; }
    caption { padding-bottom: 0.5rem; color: var(--quiet); font-size: 0.8125rem; text-align: left; }
    th, td {
      padding: 0.5rem 1.25rem 0.5rem 0; border-bottom: 1px solid var(--rule); text-align: left;
      vertical-align: top;
    }
    th { font-weight: 400; }
    thead th {
      color: var(--quiet); font-size: 0.8125rem; vertical-align: bottom; overflow-wrap: normal;
    }
    caption span { display: inline-block; max-width: calc(100vw - 2rem); }
    .suites { min-width: 40rem; overflow-wrap: normal; font-variant-numeric: tabular-nums; }
    .truth { min-width: 56rem; table-layout: fixed; }
    .truth th:first-child { width: 30%; }
    .truth th:last-child { width: 9.5rem; }
    .divergences { min-width: 48rem; table-layout: fixed; }
    .divergences th:first-child { width: 22%; }
    .divergences th:last-child { width: 34%; }
    tr.differs > * { background: var(--wash); }
    tr.differs > :first-child { box-shadow: inset 3px 0 var(--bad); padding-left: 0.75rem; }
    td dl div, th dl div { display: flex; flex-wrap: wrap; gap: 0 0.5rem; }
    td p { color: var(--quiet); font-size: 0.8125rem; }
    dl dt { color: var(--quiet); font-size: 0.8125rem; }
    dl dd { margin: 0; min-width: 0; }
    .off dd, span.off, div.off { font-weight: 600; }
    .off dt { color: var(--bad); }
    .off code { border-bottom: 2px solid var(--bad); }
    details { margin-top: 0.25rem; }
    summary { color: var(--quiet); font-size: 0.8125rem; cursor: pointer; }
    details dl {
      display: grid; grid-template-columns: auto minmax(0, 1fr); gap: 0 0.75rem;
      margin: 0.25rem 0 0.25rem 0.875rem; line-height: 1.4;
    }
    details dl div { display: contents; }
    details dl :is(dt, dd, code) { font-size: 0.75rem; }
    .long { margin: 0; }

    """

  private static let cards = """
    @media screen {
      tr[hidden] { display: none !important; }
    }
    @media screen and (max-width: 44rem) {
      .cards, .cards :is(caption, tbody, tr, th, td) { display: block; }
      .cards { min-width: 0; }
      .cards thead {
        position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%);
      }
      .cards tr {
        margin-top: 0.75rem; padding: 0.5rem 0.75rem; border: 1px solid var(--rule);
        border-radius: 3px;
      }
      .cards tr.differs { border-left: 3px solid var(--bad); background: var(--wash); }
      .cards :is(tbody th, td), .cards tr.differs > :first-child {
        width: auto; padding: 0.25rem 0; border: 0; box-shadow: none;
      }
      .cards :is(tbody th:first-child, tbody th:last-child) { width: auto; }
      .cards td:before {
        content: attr(data-label); display: block; color: var(--quiet); font-size: 0.75rem;
      }
    }

    """

  private static let surfaces = """
    .plane, .legend { color: var(--quiet); font-size: 0.875rem; max-width: 60rem; }
    .legend {
      display: flex; flex-wrap: wrap; gap: 0.5rem 1.5rem; margin: 0.75rem 0 0; padding: 0;
      list-style: none; color: var(--ink);
    }
    .legend b {
      display: inline-block; width: 1.5rem; margin-right: 0.25rem; line-height: 1.5rem;
      text-align: center; font: 600 0.8125rem/1.5rem var(--mono);
    }
    .surfaces {
      display: grid; gap: 0 3rem;
      grid-template-columns: repeat(auto-fit, minmax(min(100%, 30rem), 1fr));
    }
    .surface { width: auto; border-collapse: separate; border-spacing: 2px; }
    .surface caption { color: var(--ink); font-size: 0.875rem; }
    .surface thead { display: table-footer-group; }
    .surface :is(th, td) { padding: 0; border: 0; font-size: 0.75rem; vertical-align: middle; }
    .surface tbody th {
      padding-right: 0.5rem; color: var(--quiet); text-align: right; white-space: nowrap;
      font-variant-numeric: tabular-nums;
    }
    .surface tbody td {
      position: relative; min-width: 1.875rem; height: 2rem; text-align: center;
    }
    .surface td b { font: 600 0.8125rem/1 var(--mono); }
    .surface td i {
      position: absolute; top: 1px; right: 3px; color: var(--bad);
      font: 700 0.6875rem/1.2 var(--mono);
    }
    .surface thead th { padding-top: 0.375rem; text-align: center; vertical-align: top; }
    .surface thead span {
      display: inline-block; writing-mode: vertical-rl; transform: rotate(180deg);
      white-space: nowrap; font-variant-numeric: tabular-nums;
    }
    .framed { box-shadow: inset 0 0 0 2px var(--bad); }
    .legend .framed { color: var(--bad); }
    .color-0 { background: light-dark(#dbe6f5, #27395a); }
    .color-1 { background: light-dark(#cfeada, #1d4a33); }
    .color-2 { background: light-dark(#f5e6c4, #4d3d1a); }
    .color-3 { background: light-dark(#eadcf1, #45314f); }
    .color-4 { background: light-dark(#d3ecec, #1c474a); }
    .color-5, .color-none { background: light-dark(#e9e8e6, #37383d); }
    .empty { background: none; }
    @media (max-width: 30rem) {
      .surface { border-spacing: 1px; }
      .surface tbody td { min-width: 1.0625rem; }
      .surface :is(th, td, td b) { font-size: 0.625rem; }
      .surface td.framed b { position: relative; top: 0.3rem; }
      .surface td i { right: 0; left: 0; }
      .surface tbody th { padding-right: 0.25rem; }
    }

    """

  private static let paper = """
    @media print {
      :root { color-scheme: light; }
      * { print-color-adjust: exact; }
      body { max-width: none; padding: 0; font-size: 0.8125rem; }
      .skip, .filter, .links, .none { display: none !important; }
      body :is(tr.same, tr[hidden]) { display: table-row !important; }
      body .agrees { display: block !important; }
      .region { overflow: visible; }
      .region table { min-width: 0; }
      table:not(.surface) :is(th, td, dt, code, summary) { font-size: 0.6875rem; }
      table:not(.surface) :is(th, td) { padding-right: 0.75rem; }
      .truth th:last-child { width: 7rem; }
      details dl, details dl div { display: block; margin-left: 0; }
      details dl :is(dt, dd) { display: inline; }
      h2, h3, caption { break-after: avoid; }
      tr, .problems li, figure { break-inside: avoid; }
      a { color: inherit; text-decoration: none; }
    }

    """
}
