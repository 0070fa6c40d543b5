declare global {
  interface JSON {
    /** ES2025, in Node since 22: text that is put into JSON as it is. */
    rawJSON(text: string): unknown;
  }
}

/** JSON of an answer: `bigint` becomes a plain integer, as nodes write u64. */
export function serializeAnswer(value: unknown): string {
  return JSON.stringify(value, (_key, item) =>
    typeof item === 'bigint' ? JSON.rawJSON(item.toString()) : item,
  );
}
