/**
 * Draws diagrams inside a sandboxed frame. Nothing that a diagram says can leave it: the frame has no origin and its
 * document allows no request but for our own scripts.
 */
import {
  MAX_EDGES,
  MAX_SOURCE,
  parseDrawMessage,
  type Colours,
  type FrameMessage,
} from '../ui/markdown/diagram-messages.ts';

type Mermaid = (typeof import('mermaid'))['default'];

/** The page's origin; the frame's own is opaque. */
const { origin } = new URL(location.href);
const SMALLEST_SCALE = 0.62;
const FORBIDDEN =
  'script, iframe, object, embed, image, img, video, audio, use, link, meta, base, form, input';

let loading: Promise<Mermaid> | undefined;
const loadMermaid = (colours: Colours): Promise<Mermaid> => (loading ??= load(colours));

/** What drawing itself needs comes in further files; a drawing of each common kind fetches them before time is taken. */
const SAMPLES = ['flowchart LR\n  a -->|x| b', 'sequenceDiagram\n  a->>b: x'];

async function load(colours: Colours): Promise<Mermaid> {
  const { default: mermaid } = await import('mermaid');
  configure(mermaid, colours);
  for (const [i, sample] of SAMPLES.entries()) await mermaid.render(`sample-${i}`, sample);
  return mermaid;
}

const say = (message: FrameMessage): void => parent.postMessage(message, origin);

addEventListener('message', (event: MessageEvent<unknown>) => {
  if (event.source !== parent || event.origin !== origin) return;
  const message = parseDrawMessage(event.data);
  if (!message) return;
  const { id, source, title, colours } = message;
  void draw(id, source, title, colours).then(
    () => say({ kind: 'drawn', id }),
    () => say({ kind: 'failed', id }),
  );
});
// Nothing in a diagram leads anywhere.
addEventListener('click', (event) => event.preventDefault(), true);
say({ kind: 'ready' });

async function draw(id: number, source: string, title: string, colours: Colours): Promise<void> {
  const mermaid = await loadMermaid(colours);
  say({ kind: 'drawing', id });
  configure(mermaid, colours);
  const { svg } = await mermaid.render(`diagram-${id}`, source);
  const drawn = toClean(svg, title);
  const { documentElement: root, body } = document;
  root.style.background = colours.ground;
  body.replaceChildren(drawn);
  fit(drawn);
}

function configure(mermaid: Mermaid, colours: Colours): void {
  mermaid.initialize({
    startOnLoad: false,
    securityLevel: 'strict',
    htmlLabels: false,
    flowchart: { htmlLabels: false, useMaxWidth: false, nodeSpacing: 26, rankSpacing: 34, padding: 10 },
    sequence: { useMaxWidth: false },
    maxTextSize: MAX_SOURCE,
    maxEdges: MAX_EDGES,
    suppressErrorRendering: true,
    deterministicIds: true,
    logLevel: 'fatal',
    fontFamily: 'ui-monospace, "DejaVu Sans Mono", monospace',
    theme: 'base',
    themeVariables: toThemeVariables(colours),
    // No part of the configuration may be set by a diagram itself.
    secure: Object.keys(mermaid.mermaidAPI.defaultConfig),
  });
}

function toThemeVariables(colours: Colours): Readonly<Record<string, string>> {
  const { ground, box, line, edge, text, muted, accent, note } = colours;
  return {
    background: ground,
    primaryColor: box,
    primaryTextColor: text,
    primaryBorderColor: edge,
    secondaryColor: note,
    secondaryTextColor: text,
    secondaryBorderColor: edge,
    tertiaryColor: ground,
    tertiaryTextColor: text,
    tertiaryBorderColor: line,
    lineColor: edge,
    textColor: text,
    titleColor: text,
    mainBkg: box,
    nodeBorder: edge,
    nodeTextColor: text,
    clusterBkg: ground,
    clusterBorder: line,
    edgeLabelBackground: ground,
    noteBkgColor: note,
    noteTextColor: text,
    noteBorderColor: accent,
    actorBkg: box,
    actorBorder: edge,
    actorTextColor: text,
    actorLineColor: line,
    signalColor: edge,
    signalTextColor: text,
    labelBoxBkgColor: box,
    labelBoxBorderColor: edge,
    labelTextColor: text,
    loopTextColor: muted,
    activationBkgColor: note,
    activationBorderColor: edge,
  };
}

/** The picture without anything that could load, run or lead elsewhere. */
function toClean(svg: string, title: string): SVGElement {
  const found = new DOMParser().parseFromString(svg, 'text/html').querySelector('svg');
  if (!found) throw new Error('no picture');
  for (const element of found.querySelectorAll(FORBIDDEN)) element.remove();
  for (const element of [found, ...found.querySelectorAll('*')]) {
    for (const name of element.getAttributeNames()) {
      const isReference =
        /(?:^|:)(?:href|src)$/i.test(name) && element.getAttribute(name)?.startsWith('#') !== true;
      if (isReference || /^on/i.test(name)) element.removeAttribute(name);
    }
  }
  found.setAttribute('role', 'img');
  found.setAttribute('aria-label', title);
  return document.importNode(found, true);
}

/** As large as it was drawn, smaller where there is no room, and scrolled where it would be too small to read. */
function fit(svg: SVGElement): void {
  const [, , width = 0, height = 0] = (svg.getAttribute('viewBox') ?? '').split(/[\s,]+/).map(Number);
  if (!(width > 0) || !(height > 0)) return;
  const room = Math.min(innerWidth - 24, (innerHeight - 24) * (width / height));
  const scale = Math.max(SMALLEST_SCALE, Math.min(1, room / width));
  svg.style.maxWidth = 'none';
  svg.setAttribute('width', String(Math.round(width * scale)));
  svg.setAttribute('height', String(Math.round(height * scale)));
}
