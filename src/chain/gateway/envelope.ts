import type { Answer, AnswerError } from './answer.ts';

/** Why bytes are no answer to the question asked. */
export type EnvelopeFault = 'empty' | 'malformed' | 'wrong-id' | 'truncated';

/** What servers say when they fail is small; walking through every answer would halve the rate. */
const WALKED_BYTES = 4_096;
const TAIL_BYTES = 128;
const HEAD_BYTES = 256;
const ERROR_BYTES = 65_536;

const QUOTE = 34;
const COMMA = 44;
const COLON = 58;
const BACKSLASH = 92;
const LOWER_N = 110;
const OPEN_BRACE = 123;
const CLOSE_BRACE = 125;

/** Members after a large result, from its end on: `,"id":7,"jsonrpc":"2.0"}`. */
const TAIL_MEMBERS =
  /((?:\s{0,9},\s{0,9}"(?:id|jsonrpc)"\s{0,9}:\s{0,9}(?:"[^"\\]{0,40}"|-?\d{1,20}|null)){0,9})\s{0,9}\}\s{0,9}$/;

/**
 * Takes the answer to question `id` out of a response body without parsing it.
 *
 * A body of up to `WALKED_BYTES` is walked through whole, so that unbalanced or cut JSON is found; of a larger one the
 * envelope is read at both ends, which finds a wrong id, HTML and cut bodies but not damage in the middle.
 */
export function readEnvelope(
  chunks: readonly Uint8Array[],
  length: number,
  id: number,
): Answer | EnvelopeFault {
  if (length === 0) return 'empty';
  return length <= WALKED_BYTES ? readSmall(toWhole(chunks, length), id) : readLarge(chunks, length, id);
}

function toWhole(chunks: readonly Uint8Array[], length: number): Buffer {
  return chunks.length === 1 ? toBuffer(chunks[0]!) : Buffer.concat(chunks, length);
}

function toBuffer(bytes: Uint8Array): Buffer {
  return Buffer.isBuffer(bytes) ? bytes : Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
}

interface Members {
  id: string | undefined;
  jsonrpc: string | undefined;
  /** Where the value of `result` or `error` starts and ends. */
  value:
    | { readonly isError: boolean; readonly isNull: boolean; readonly start: number; readonly end: number }
    | undefined;
}

function readSmall(bytes: Buffer, id: number): Answer | EnvelopeFault {
  const members: Members = { id: undefined, jsonrpc: undefined, value: undefined };
  let at = skipSpace(bytes, 0);
  if (bytes[at] !== OPEN_BRACE) return 'malformed';
  at = skipSpace(bytes, at + 1);
  for (;;) {
    if (bytes[at] !== QUOTE) return 'malformed';
    const keyEnd = skipString(bytes, at);
    if (keyEnd < 0) return 'truncated';
    const key = bytes.toString('latin1', at + 1, keyEnd - 1);
    at = skipSpace(bytes, keyEnd);
    if (bytes[at] !== COLON) return 'malformed';
    const start = skipSpace(bytes, at + 1);
    const end = skipValue(bytes, start);
    if (end < 0) return end === CUT ? 'truncated' : 'malformed';
    if (key === 'result' || key === 'error') {
      const isNull = end - start === 4 && bytes[start] === LOWER_N;
      // Some servers write `"error":null` beside a result, or the other way round.
      if (members.value === undefined || members.value.isNull) {
        if (!(isNull && (key === 'error' || members.value !== undefined))) {
          members.value = { isError: key === 'error', isNull, start, end };
        }
      } else if (!isNull) return 'malformed';
    } else if (key === 'id') members.id = bytes.toString('latin1', start, end);
    else if (key === 'jsonrpc') members.jsonrpc = bytes.toString('latin1', start, end);
    at = skipSpace(bytes, end);
    const next = bytes[at];
    if (next === CLOSE_BRACE) break;
    if (next !== COMMA) return at >= bytes.length ? 'truncated' : 'malformed';
    at = skipSpace(bytes, at + 1);
  }
  if (skipSpace(bytes, at + 1) !== bytes.length) return 'malformed';
  const { value } = members;
  if (value === undefined || members.jsonrpc !== '"2.0"') return 'malformed';
  if (!isId(members.id, id)) return 'wrong-id';
  const body = bytes.subarray(value.start, value.end);
  if (!value.isError) return { body: [body], bytes: body.length, error: undefined, isNull: value.isNull };
  const text = body.toString('latin1');
  const error = readError(text);
  return error === undefined ? 'malformed' : { body: text, bytes: text.length, error, isNull: false };
}

function isId(found: string | undefined, id: number): boolean {
  return found === String(id) || found === `"${id}"`;
}

function readError(body: string): AnswerError | undefined {
  try {
    const { code, message } = JSON.parse(body) as { code?: unknown; message?: unknown }; // narrowed below
    return typeof code === 'number' && typeof message === 'string'
      ? { code, message: Buffer.from(message, 'latin1').toString('utf8') }
      : undefined;
  } catch {
    return undefined;
  }
}

const CUT = -1;
const WRONG = -2;

/** Where the value that starts at `at` ends; `CUT` when the bytes end before, `WRONG` when it is not a value. */
function skipValue(bytes: Uint8Array, at: number): number {
  const first = bytes[at];
  if (first === QUOTE) return skipString(bytes, at);
  if (first === OPEN_BRACE || first === 91) return skipNested(bytes, at);
  const end = skipScalar(bytes, at);
  if (end === bytes.length) return CUT;
  const scalar = toBuffer(bytes).toString('latin1', at, Math.min(end, at + 400));
  return SCALAR.test(scalar) ? end : WRONG;
}

const SCALAR = /^(?:null|true|false|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?)$/;

/** Numbers and the three words are made of these: digits, small letters, + - . and E. */
const IS_SCALAR = new Uint8Array(256);
for (const character of '0123456789abcdefghijklmnopqrstuvwxyz+-.E') IS_SCALAR[character.charCodeAt(0)] = 1;

function skipScalar(bytes: Uint8Array, at: number): number {
  let i = at;
  while (i < bytes.length && IS_SCALAR[bytes[i]!] === 1) i++;
  return i;
}

function skipString(bytes: Uint8Array, at: number): number {
  const length = bytes.length;
  for (let i = at + 1; i < length; i++) {
    const byte = bytes[i];
    if (byte === QUOTE) return i + 1;
    if (byte === BACKSLASH) i++;
  }
  return CUT;
}

/** Brackets are matched by kind, and two values or two separators in a row are found. */
function skipNested(bytes: Uint8Array, at: number): number {
  const length = bytes.length;
  const open: number[] = [];
  /** Whether a value just ended, so that only a separator or a closing bracket may follow. */
  let ended = false;
  let separated = false;
  for (let i = at; i < length;) {
    const byte = bytes[i]!;
    if (byte === QUOTE) {
      if (ended) return WRONG;
      i = skipString(bytes, i);
      if (i < 0) return CUT;
      ended = true;
      separated = false;
      continue;
    }
    if (byte === COMMA || byte === COLON) {
      if (!ended) return WRONG;
      ended = false;
      separated = true;
    } else if (byte === OPEN_BRACE || byte === 91) {
      if (ended) return WRONG;
      open.push(byte);
      separated = false;
    } else if (byte === CLOSE_BRACE || byte === 93) {
      // The codes of a pair differ by two: [ ] and { }.
      if (separated || open.pop() !== byte - 2) return WRONG;
      if (open.length === 0) return i + 1;
      ended = true;
    } else if (byte > 32) {
      const end = skipScalar(bytes, i);
      if (ended || end === i) return WRONG;
      i = end;
      ended = true;
      separated = false;
      continue;
    }
    i++;
  }
  return CUT;
}

function skipSpace(bytes: Uint8Array, at: number): number {
  let i = at;
  for (let byte = bytes[i]; byte === 32 || byte === 10 || byte === 13 || byte === 9; byte = bytes[i]) i++;
  return i;
}

/** Members before a large value: `{"jsonrpc":"2.0","id":7,"result":`. */
const HEAD_MEMBERS =
  /^\s*\{((?:\s*"(?:id|jsonrpc)"\s*:\s*(?:"[^"\\]*"|-?\d+|null)\s*,)*)\s*"(result|error)"\s*:\s*(?=[[{"])/;

function readLarge(chunks: readonly Uint8Array[], length: number, id: number): Answer | EnvelopeFault {
  const head = toHead(chunks);
  const opening = HEAD_MEMBERS.exec(head);
  if (opening === null) return 'malformed';
  const start = opening[0].length;
  const tail = toTail(chunks);
  const closing = TAIL_MEMBERS.exec(tail);
  if (closing === null) return 'truncated';
  const end = length - (tail.length - closing.index);
  const pair = `${head.charAt(start)}${tail.charAt(closing.index - 1)}`;
  if (pair !== '{}' && pair !== '[]' && pair !== '""') return 'truncated';
  const members = `${opening[1]},${closing[1]}`;
  if (!/"jsonrpc"\s*:\s*"2\.0"/.test(members)) return 'malformed';
  if (!isId(/"id"\s*:\s*("?-?\d+"?)/.exec(members)?.[1], id)) return 'wrong-id';
  const body = toSlice(chunks, start, end);
  const bytes = end - start;
  if (opening[2] === 'result') return { body, bytes, error: undefined, isNull: false };
  if (bytes > ERROR_BYTES) return 'malformed';
  const text = Buffer.concat(body).toString('latin1');
  const error = readError(text);
  return error === undefined ? 'malformed' : { body: text, bytes, error, isNull: false };
}

function toHead(chunks: readonly Uint8Array[]): string {
  const first = chunks[0]!;
  if (first.length >= HEAD_BYTES || chunks.length === 1)
    return toBuffer(first).toString('latin1', 0, HEAD_BYTES);
  const parts: Uint8Array[] = [];
  for (let i = 0, length = 0; i < chunks.length && length < HEAD_BYTES; i++) {
    parts.push(chunks[i]!);
    length += chunks[i]!.length;
  }
  return Buffer.concat(parts).toString('latin1', 0, HEAD_BYTES);
}

function toTail(chunks: readonly Uint8Array[]): string {
  const last = chunks[chunks.length - 1]!;
  if (last.length >= TAIL_BYTES || chunks.length === 1) {
    return toBuffer(last).toString('latin1', Math.max(0, last.length - TAIL_BYTES));
  }
  // The last piece may be a few bytes only.
  const parts: Uint8Array[] = [];
  let length = 0;
  for (let i = chunks.length - 1; i >= 0 && length < TAIL_BYTES; i--) {
    parts.unshift(chunks[i]!);
    length += chunks[i]!.length;
  }
  return Buffer.concat(parts, length).subarray(-TAIL_BYTES).toString('latin1');
}

function toSlice(chunks: readonly Uint8Array[], start: number, end: number): readonly Uint8Array[] {
  const slices: Uint8Array[] = [];
  let offset = 0;
  for (const chunk of chunks) {
    const from = Math.max(start - offset, 0);
    const to = Math.min(end - offset, chunk.length);
    if (from < to) slices.push(from === 0 && to === chunk.length ? chunk : chunk.subarray(from, to));
    offset += chunk.length;
  }
  return slices;
}
