const RESERVED_KEYS = new Set(['__proto__', 'constructor', 'prototype']);

/** A value that cannot be a parameter; the message may be shown to the caller. */
export class ParameterError extends Error {
  override readonly name = 'ParameterError';
}

/**
 * JSON of `value` with keys in order and without spaces: equal values give equal texts, and different
 * values different ones. `bigint` is written as an integer, so that none is rounded. This text is both
 * the cache key and what is sent, so no endpoint can read it another way than the cache does.
 * Throws `ParameterError` for numbers beyond a double and keys that could reach a prototype.
 */
export function toCanonicalJson(value: unknown): string {
  switch (typeof value) {
    case 'string':
      return JSON.stringify(value);
    case 'number':
      if (!Number.isFinite(value)) throw new ParameterError('a number is out of range');
      return Object.is(value, -0) ? '0' : String(value);
    case 'bigint':
      return value.toString();
    case 'boolean':
      return value ? 'true' : 'false';
    case 'object':
      if (value === null) return 'null';
      return Array.isArray(value) ? toCanonicalArray(value) : toCanonicalObject(value);
    default:
      throw new ParameterError('a value is not JSON');
  }
}

function toCanonicalArray(values: readonly unknown[]): string {
  let text = '[';
  for (let i = 0; i < values.length; i++) {
    text += (i === 0 ? '' : ',') + toCanonicalJson(values[i] === undefined ? null : values[i]);
  }
  return `${text}]`;
}

function toCanonicalObject(value: object): string {
  let text = '';
  for (const [key, inner] of Object.entries(value).sort(byKey)) {
    if (RESERVED_KEYS.has(key)) throw new ParameterError('a key is reserved');
    if (inner === undefined) continue;
    text += `${text === '' ? '' : ','}${JSON.stringify(key)}:${toCanonicalJson(inner)}`;
  }
  return `{${text}}`;
}

function byKey(a: readonly [string, unknown], b: readonly [string, unknown]): number {
  return a[0] < b[0] ? -1 : a[0] > b[0] ? 1 : 0;
}
