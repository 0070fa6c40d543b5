/** Why a text is not acceptable JSON. */
export class JsonError extends Error {
  override readonly name = 'JsonError';
}

const FORBIDDEN_KEYS = /"(?:__proto__|constructor|prototype)"\s*:/;

/**
 * Parses outside JSON. Throws `JsonError` for bad syntax, nesting beyond `maxDepth`, and keys that could
 * reach a prototype. Depth is counted before parsing, so that no recursive consumer meets a deep tree.
 */
export function parseJson(text: string, maxDepth = 64): unknown {
  if (exceedsDepth(text, maxDepth)) throw new JsonError(`nested deeper than ${maxDepth}`);
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new JsonError('not valid JSON');
  }
  // An escape can spell any key, so such a text is always looked through.
  if ((FORBIDDEN_KEYS.test(text) || text.includes('\\u')) && hasForbiddenKey(value)) {
    throw new JsonError('reserved key');
  }
  return value;
}

function exceedsDepth(text: string, maxDepth: number): boolean {
  let depth = 0;
  let inString = false;
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    if (inString) {
      if (code === 92) i++;
      else if (code === 34) inString = false;
    } else if (code === 34) inString = true;
    else if (code === 91 || code === 123) {
      if (++depth > maxDepth) return true;
    } else if (code === 93 || code === 125) depth--;
  }
  return false;
}

function hasForbiddenKey(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  if (Array.isArray(value)) return value.some(hasForbiddenKey);
  return Object.entries(value).some(
    ([key, inner]) =>
      key === '__proto__' || key === 'constructor' || key === 'prototype' || hasForbiddenKey(inner),
  );
}

/** A run of sixteen digits outside a string may be an integer that a double cannot hold. */
const LONG_INTEGER = /(?:^|[:,[\s])-?\d{16,}/;

/**
 * Parses JSON of a node without rounding: integers beyond ±2⁵³ become `bigint`, all others stay numbers.
 * Throws `SyntaxError` for bad syntax.
 */
export function parseLossless(text: string): unknown {
  return LONG_INTEGER.test(text) ? JSON.parse(text, reviveInteger) : JSON.parse(text);
}

function reviveInteger(_key: string, value: unknown, context?: { readonly source?: string }): unknown {
  if (typeof value !== 'number' || Number.isSafeInteger(value) || context?.source === undefined) return value;
  return /^-?\d+$/.test(context.source) ? BigInt(context.source) : value;
}

/**
 * JSON of our own values: `bigint` becomes a decimal string, bytes become base64.
 * This is the one codec between our processes and the wire; `Wire<T>` is its result as a type.
 */
export function toJson(value: unknown): string {
  return JSON.stringify(value, replaceForWire);
}

function replaceForWire(_key: string, value: unknown): unknown {
  if (typeof value === 'bigint') return value.toString();
  if (value instanceof Uint8Array) return toBase64(value);
  return value;
}

/** What `T` is after `toJson` and `JSON.parse`: integers as decimal strings, bytes as base64. */
export type Wire<T> = T extends bigint
  ? string
  : T extends Uint8Array
    ? string
    : T extends string | number | boolean | null | undefined
      ? T
      : T extends readonly (infer U)[]
        ? readonly Wire<U>[]
        : { readonly [K in keyof T]: Wire<T[K]> };

/** Base64 of `bytes`, with padding. */
export function toBase64(bytes: Uint8Array): string {
  let binary = '';
  for (let i = 0; i < bytes.length; i += 8192) {
    binary += String.fromCharCode(...bytes.subarray(i, i + 8192));
  }
  return btoa(binary);
}

/** Looked up once: Node gives its globals by getters. Browsers have none. */
const NodeBuffer = typeof Buffer === 'undefined' ? undefined : Buffer;

/** Bytes of base64, or `undefined` when `text` is not base64. */
export function fromBase64(text: string): Uint8Array<ArrayBuffer> | undefined {
  if (NodeBuffer !== undefined) return fromBase64InNode(NodeBuffer, text);
  let binary: string;
  try {
    binary = atob(text);
  } catch {
    return undefined;
  }
  const bytes = new Uint8Array(binary.length);
  for (let i = 0; i < binary.length; i++) bytes[i] = binary.charCodeAt(i);
  return bytes;
}

/** Node's own decoder is many times faster, and lenient: what it skipped shows in the length. */
function fromBase64InNode(
  node: NonNullable<typeof NodeBuffer>,
  text: string,
): Uint8Array<ArrayBuffer> | undefined {
  const { buffer, byteOffset, length } = node.from(text, 'base64');
  const padding = text.endsWith('==') ? 2 : text.endsWith('=') ? 1 : 0;
  const digits = text.length - padding;
  if (digits % 4 === 1 || length !== Math.floor((digits * 3) / 4)) return undefined;
  return new Uint8Array(buffer, byteOffset, length);
}
