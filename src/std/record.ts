/** Looking into values nobody has checked yet, as JSON has them. */

export type UnknownRecord = Readonly<Record<string, unknown>>;

/** Whether it is an object with keys; a list is not. */
export const isRecord = (value: unknown): value is UnknownRecord =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What an object has of its own under a name; `undefined` for anything else. */
export const partOf = (value: unknown, key: string): unknown =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, key)
    ? Reflect.get(value, key)
    : undefined;

/** The text of its own an object has under a name. */
export function textIn(value: unknown, key: string): string | undefined {
  const part = partOf(value, key);
  return typeof part === 'string' ? part : undefined;
}
