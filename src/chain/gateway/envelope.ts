import { SMALL_BYTES, type Answer, type AnswerError } from './answer.ts';

/** Why bytes are no answer to the question asked. */
export type EnvelopeFault = 'empty' | 'malformed' | 'wrong-id' | 'truncated';

const TAIL_BYTES = 256;
const HEAD_BYTES = 1_024;
const ERROR_BYTES = 65_536;

const QUOTE = 34;
const BACKSLASH = 92;

/** Members after a large result, from its end on: `,"id":7,"jsonrpc":"2.0"}`. */
const TAIL_MEMBERS = /((?:\s*,\s*"(?:id|jsonrpc)"\s*:\s*(?:"[^"\\]*"|-?\d+|null))*)\s*\}\s*$/;

/**
 * Takes the answer to question `id` out of a response body without parsing it.
 *
 * A body of up to `SMALL_BYTES` is walked through whole, so that unbalanced or cut JSON is found; of a larger one the
 * envelope is read at both ends, which finds a wrong id, HTML and cut bodies but not damage in the middle.
 */
export function readEnvelope(
  chunks: readonly Uint8Array[],
  length: number,
  id: number,
): Answer | EnvelopeFault {
  if (length === 0) return 'empty';
  return length <= SMALL_BYTES ? readSmall(toText(chunks, length), id) : readLarge(chunks, length, id);
}

function toText(chunks: readonly Uint8Array[], length: number): string {
  const first = chunks[0]!;
  const whole = chunks.length === 1 ? toBuffer(first) : Buffer.concat(chunks, length);
  return whole.toString('latin1');
}

function toBuffer(bytes: Uint8Array): Buffer {
  return Buffer.isBuffer(bytes) ? bytes : Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
}

interface Members {
  id: string | undefined;
  jsonrpc: string | undefined;
  /** Where the value of `result` or `error` starts and ends. */
  value: { readonly isError: boolean; readonly start: number; readonly end: number } | undefined;
}

function readSmall(text: string, id: number): Answer | EnvelopeFault {
  const members: Members = { id: undefined, jsonrpc: undefined, value: undefined };
  let at = skipSpace(text, 0);
  if (text.charCodeAt(at) !== 123) return 'malformed';
  at = skipSpace(text, at + 1);
  for (;;) {
    if (text.charCodeAt(at) !== QUOTE) return 'malformed';
    const keyEnd = skipValue(text, at);
    if (keyEnd < 0) return 'truncated';
    const key = text.slice(at + 1, keyEnd - 1);
    at = skipSpace(text, keyEnd);
    if (text.charCodeAt(at) !== 58) return 'malformed';
    const start = skipSpace(text, at + 1);
    const end = skipValue(text, start);
    if (end < 0) return end === CUT ? 'truncated' : 'malformed';
    if (key === 'result' || key === 'error') {
      // Some servers write `"error":null` beside a result.
      const isEmptyError = key === 'error' && text.startsWith('null', start);
      if (!isEmptyError) {
        if (members.value !== undefined && !isNullResult(members.value, text)) return 'malformed';
        members.value = { isError: key === 'error', start, end };
      }
    } else if (key === 'id') members.id = text.slice(start, end);
    else if (key === 'jsonrpc') members.jsonrpc = text.slice(start, end);
    at = skipSpace(text, end);
    const next = text.charCodeAt(at);
    if (next === 125) break;
    if (next !== 44) return at >= text.length ? 'truncated' : 'malformed';
    at = skipSpace(text, at + 1);
  }
  if (skipSpace(text, at + 1) !== text.length) return 'malformed';
  const { value } = members;
  if (value === undefined || members.jsonrpc !== '"2.0"') return 'malformed';
  if (!isId(members.id, id)) return 'wrong-id';
  const body = text.slice(value.start, value.end);
  if (!value.isError) return { body, bytes: body.length, error: undefined, isNull: body === 'null' };
  const error = readError(body);
  return error === undefined ? 'malformed' : { body, bytes: body.length, error, isNull: false };
}

function isNullResult(value: NonNullable<Members['value']>, text: string): boolean {
  return !value.isError && text.slice(value.start, value.end) === 'null';
}

function isId(found: string | undefined, id: number): boolean {
  return found === String(id) || found === `"${id}"`;
}

function readError(body: string): AnswerError | undefined {
  if (body.length > ERROR_BYTES) return undefined;
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

/** Where the value that starts at `at` ends; `CUT` when the text ends before, `WRONG` when it is none. */
function skipValue(text: string, at: number): number {
  const first = text.charCodeAt(at);
  if (first === QUOTE) return skipString(text, at);
  if (first === 123 || first === 91) return skipNested(text, at);
  let end = at;
  while (end < text.length && isScalarCharacter(text.charCodeAt(end))) end++;
  if (end === text.length) return CUT;
  return end > at && /^(?:null|true|false|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?)$/.test(text.slice(at, end))
    ? end
    : WRONG;
}

function isScalarCharacter(code: number): boolean {
  return (
    (code >= 48 && code <= 57) ||
    (code >= 97 && code <= 122) ||
    code === 45 ||
    code === 46 ||
    code === 43 ||
    code === 69
  );
}

function skipString(text: string, at: number): number {
  for (let i = at + 1; ;) {
    const end = text.indexOf('"', i);
    if (end < 0) return CUT;
    let back = end - 1;
    while (text.charCodeAt(back) === BACKSLASH) back--;
    if ((end - back) % 2 === 1) return end + 1;
    i = end + 1;
  }
}

/** Brackets are matched by kind, and two values or two separators in a row are found. */
function skipNested(text: string, at: number): number {
  const length = text.length;
  const open: number[] = [];
  /** Whether a value just ended, so that only a separator or a closing bracket may follow. */
  let ended = false;
  let separated = false;
  for (let i = at; i < length; i++) {
    const code = text.charCodeAt(i);
    if (code === QUOTE) {
      if (ended) return WRONG;
      // Most strings are short, so a plain walk beats a search.
      i++;
      for (let inner = text.charCodeAt(i); inner !== QUOTE; inner = text.charCodeAt(i)) {
        i += inner === BACKSLASH ? 2 : 1;
        if (i >= length) return CUT;
      }
      ended = true;
      separated = false;
    } else if (code === 44 || code === 58) {
      if (!ended) return WRONG;
      ended = false;
      separated = true;
    } else if (code === 123 || code === 91) {
      if (ended) return WRONG;
      open.push(code);
      separated = false;
    } else if (code === 125 || code === 93) {
      // The codes of a pair differ by two: [ ] and { }.
      if (separated || open.pop() !== code - 2) return WRONG;
      if (open.length === 0) return i + 1;
      ended = true;
    } else if (code > 32) {
      if (ended || !isScalarCharacter(code)) return WRONG;
      do i++;
      while (isScalarCharacter(text.charCodeAt(i)));
      i--;
      ended = true;
      separated = false;
    }
  }
  return CUT;
}

function skipSpace(text: string, at: number): number {
  let i = at;
  for (let code = text.charCodeAt(i); code === 32 || (code >= 9 && code <= 13); code = text.charCodeAt(i))
    i++;
  return i;
}

function readLarge(chunks: readonly Uint8Array[], length: number, id: number): Answer | EnvelopeFault {
  const head = toEnd(chunks, HEAD_BYTES, 'head');
  const opening =
    /^\s*\{((?:\s*"(?:id|jsonrpc)"\s*:\s*(?:"[^"\\]*"|-?\d+|null)\s*,)*)\s*"result"\s*:\s*(?=[[{"])/.exec(
      head,
    );
  if (opening === null) return 'malformed';
  const start = opening[0].length;
  const tail = toEnd(chunks, TAIL_BYTES, 'tail');
  const closing = TAIL_MEMBERS.exec(tail);
  if (closing === null) return 'truncated';
  const end = length - (tail.length - closing.index);
  const pair = `${head.charAt(start)}${tail.charAt(closing.index - 1)}`;
  if (pair !== '{}' && pair !== '[]' && pair !== '""') return 'truncated';
  const members = `${opening[1]},${closing[1]}`;
  if (!/"jsonrpc"\s*:\s*"2\.0"/.test(members)) return 'malformed';
  if (!isId(/"id"\s*:\s*("?-?\d+"?)/.exec(members)?.[1], id)) return 'wrong-id';
  return { body: toSlice(chunks, start, end), bytes: end - start, error: undefined, isNull: false };
}

function toEnd(chunks: readonly Uint8Array[], bytes: number, end: 'head' | 'tail'): string {
  const kept: Uint8Array[] = [];
  let length = 0;
  for (let i = 0; i < chunks.length && length < bytes; i++) {
    const chunk = chunks[end === 'head' ? i : chunks.length - 1 - i]!;
    length += chunk.length;
    if (end === 'head') kept.push(chunk);
    else kept.unshift(chunk);
  }
  const whole = Buffer.concat(kept, length);
  return (end === 'head' ? whole.subarray(0, bytes) : whole.subarray(-bytes)).toString('latin1');
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
