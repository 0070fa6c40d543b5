/** Answers in the form browsers get them in. A file of its own: browsers make none. */
import { toBase64, type Wire } from './json.ts';

/**
 * What `JSON.parse(toJson(value))` gives, without the text between: a copy of trees of our own. Other than there,
 * objects that say themselves how they are written (`toJSON`) are not asked.
 */
export function toWire<T>(value: T): Wire<T> {
  return copyForWire(value) as Wire<T>; // made as that type says
}

function copyForWire(value: unknown): unknown {
  switch (typeof value) {
    case 'bigint':
      return value.toString();
    case 'number':
      // JSON has no sign of zero.
      return Number.isFinite(value) ? value + 0 : null;
    case 'object':
      break;
    case 'function':
    case 'symbol':
      return undefined;
    default:
      return value;
  }
  if (value === null) return null;
  // What an array lacks keeps its place; of an object it is left out.
  if (Array.isArray(value)) return value.map((item) => copyForWire(item) ?? null);
  if (value instanceof Uint8Array) return toBase64(value);
  const copy: Record<string, unknown> = {};
  for (const [key, item] of Object.entries(value)) {
    const written = copyForWire(item);
    if (written === undefined) continue;
    if (key === '__proto__')
      Object.defineProperty(copy, key, {
        value: written,
        enumerable: true,
        writable: true,
        configurable: true,
      });
    else copy[key] = written;
  }
  return copy;
}
