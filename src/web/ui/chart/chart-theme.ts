/** What a canvas needs of the theme; CSS custom properties do not reach into it. */
export interface ChartTheme {
  readonly series: readonly string[];
  readonly surface: string;
  readonly line: string;
  readonly lineStrong: string;
  readonly text: string;
  readonly textStrong: string;
  readonly positive: string;
  readonly negative: string;
  readonly info: string;
  readonly fontFamily: string;
  readonly fontSize: number;
}

export function readChartTheme(element: Element): ChartTheme {
  const style = getComputedStyle(element);
  const token = (name: string): string => style.getPropertyValue(`--${name}`).trim() || '#808080';
  const root = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 14;
  return {
    series: [1, 2, 3, 4, 5, 6, 7, 8].map((n) => token(`chart-${n}`)),
    surface: token('surface-1'),
    line: token('line'),
    lineStrong: token('line-strong'),
    text: token('text-2'),
    textStrong: token('text-1'),
    positive: token('positive'),
    negative: token('negative'),
    info: token('info'),
    fontFamily: style.fontFamily,
    fontSize: Math.round(root * 0.82),
  };
}

/** The settings write the chosen look on the document; charts follow it without a reload. */
export function watchTheme(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, {
    attributes: true,
    attributeFilter: ['data-theme', 'data-font', 'data-size'],
  });
  return () => observer.disconnect();
}

const channels = (hex: string): readonly number[] | undefined =>
  /^#[0-9a-f]{6}$/i.test(hex) ? [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)) : undefined;

/** `colour` over `ground` at `share`, opaque: layers painted over each other must not shine through. */
export function mixColours(colour: string, ground: string, share: number): string {
  const above = channels(colour);
  const below = channels(ground);
  if (!above || !below) return colour;
  return `rgb(${above.map((value, i) => Math.round(value * share + below[i]! * (1 - share))).join(', ')})`;
}
