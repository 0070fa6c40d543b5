import type { Field, Value } from '#contracts/decoded';

/** The value of the field of that name; `undefined` where there is none. */
export const findValue = (fields: readonly Field[], name: string): Value | undefined =>
  fields.find((field) => field.name === name)?.value;
