/** `rawJSON` is not in TypeScript's library yet: JSON text that is written as it is. */
const json = JSON as typeof JSON & { rawJSON(text: string): unknown };

/** A node's own JSON, indented, with integers beyond 2⁵³ written digit for digit. */
export function toNodeJson(value: unknown): string {
  return JSON.stringify(
    value,
    (_key, inner: unknown) => (typeof inner === 'bigint' ? json.rawJSON(inner.toString()) : inner),
    2,
  );
}
