/** Members of a list or object shown at once; the rest by a button. */
export const SHOWN_PARTS = 50;
/** Characters of a text shown at once. */
export const SHOWN_TEXT = 400;

export type JsonView =
  | { readonly kind: 'leaf'; readonly text: string; readonly look: 'string' | 'number' | 'word' }
  | {
      readonly kind: 'parts';
      readonly open: '[' | '{';
      readonly close: ']' | '}';
      readonly parts: readonly (readonly [name: string | number, value: unknown])[];
    };

/** A JSON value as it is drawn. */
export function toJsonView(value: unknown): JsonView {
  if (Array.isArray(value))
    return { kind: 'parts', open: '[', close: ']', parts: value.map((inner, i) => [i, inner] as const) };
  if (typeof value === 'object' && value !== null)
    return { kind: 'parts', open: '{', close: '}', parts: Object.entries(value) };
  const look = typeof value === 'string' ? 'string' : typeof value === 'number' ? 'number' : 'word';
  return { kind: 'leaf', text: JSON.stringify(value), look };
}

/** How many parts there are, in words. */
export const countParts = ({ open, parts }: Extract<JsonView, { kind: 'parts' }>): string => {
  const [one, many] = open === '[' ? ['item', 'items'] : ['field', 'fields'];
  return `${parts.length.toLocaleString('en')} ${parts.length === 1 ? one : many}`;
};
