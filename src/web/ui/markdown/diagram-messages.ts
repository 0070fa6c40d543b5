/** What the page and the frame of a diagram say to each other. Each side believes nothing it has not checked. */

/** Longest source that is drawn; longer ones are shown as text. */
export const MAX_SOURCE = 20_000;
export const MAX_EDGES = 200;
/** Drawing takes no longer. */
export const DRAW_TIMEOUT_MS = 3_000;
/** Loading what draws takes no longer. */
export const LOAD_TIMEOUT_MS = 20_000;

export const COLOUR_NAMES = ['ground', 'box', 'line', 'edge', 'text', 'muted', 'accent', 'note'] as const;
export type ColourName = (typeof COLOUR_NAMES)[number];
export type Colours = Readonly<Record<ColourName, string>>;

/** From the page to the frame. */
export interface DrawMessage {
  readonly kind: 'draw';
  /** Counts up; answers name it. */
  readonly id: number;
  readonly source: string;
  /** Said by those who cannot see it. */
  readonly title: string;
  readonly colours: Colours;
}

/** From the frame to the page. */
export type FrameMessage =
  | { readonly kind: 'ready' }
  | { readonly kind: 'drawing' | 'drawn' | 'failed'; readonly id: number };

const COLOUR = /^#[0-9a-f]{6}$/i;

/** The message, or `undefined` for anything that is not exactly one. */
export function parseDrawMessage(value: unknown): DrawMessage | undefined {
  const record = toRecord(value);
  if (record === undefined || record['kind'] !== 'draw' || !isId(record['id'])) return undefined;
  const { id, source, title } = record;
  if (typeof source !== 'string' || source.length > MAX_SOURCE) return undefined;
  if (typeof title !== 'string' || title.length > 200) return undefined;
  const given = toRecord(record['colours']);
  const colours: Partial<Record<ColourName, string>> = {};
  for (const name of COLOUR_NAMES) {
    const colour = given?.[name];
    if (typeof colour !== 'string' || !COLOUR.test(colour)) return undefined;
    colours[name] = colour;
  }
  return { kind: 'draw', id, source, title, colours: colours as Colours }; // every name was set above
}

/** The message, or `undefined` for anything that is not exactly one. */
export function parseFrameMessage(value: unknown): FrameMessage | undefined {
  const record = toRecord(value);
  if (record === undefined) return undefined;
  const { kind, id } = record;
  if (kind === 'ready') return { kind };
  if ((kind === 'drawing' || kind === 'drawn' || kind === 'failed') && isId(id)) return { kind, id };
  return undefined;
}

/** A colour of the theme as the frame takes it; grey for anything else. */
export function toColour(token: string): string {
  const text = token.trim();
  if (COLOUR.test(text)) return text.toLowerCase();
  const short = /^#([0-9a-f])([0-9a-f])([0-9a-f])$/i.exec(text);
  return short
    ? `#${short
        .slice(1)
        .map((digit) => digit + digit)
        .join('')}`.toLowerCase()
    : '#808080';
}

const isId = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) > 0;

function toRecord(value: unknown): Readonly<Record<string, unknown>> | undefined {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Readonly<Record<string, unknown>>) // an object; every field is checked before it is used
    : undefined;
}
