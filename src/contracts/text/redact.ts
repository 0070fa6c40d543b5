/**
 * Takes secrets out of text that is to be logged, by the same rules in the browser and on the server. Every
 * rule is one pass over the text, so the work grows with its length alone.
 *
 * Seed phrases are known by their shape, for the list of their words is too large for a browser: twelve or
 * more words of three to eight letters in a row. Words that no English list holds end such a row.
 */
import type { LogEntry, LogMetadata } from '../operation/log-entries.ts';
import { LOG_METADATA_KEYS } from '../operation/log-entries.ts';

/** Longer text is not looked at, and so not stored: cut in two, a secret would not be known for one. */
export const MAX_REDACTED_CHARACTERS = 64 * 1_024;

export const REDACTED = {
  phrase: '[redacted seed phrase]',
  key: '[redacted key]',
  token: '[redacted token]',
  cookie: '[redacted cookie]',
  authorization: '[redacted authorization]',
  parameters: '[redacted parameters]',
  long: '[text too long to be logged]',
} as const;

/** Counts the characters the rules looked at. */
export interface StepCount {
  steps: number;
}

/** `text` without what looks like a secret. */
export function redactText(text: string, count: StepCount = { steps: 0 }): string {
  if (text.length > MAX_REDACTED_CHARACTERS) return REDACTED.long;
  // Before the values of names, which would take the first word of a phrase and leave the others.
  let left = redactPhrases(text, count);
  left = redactHeaders(left, count);
  left = redactUrls(left, count);
  left = redactNamedValues(left, count);
  left = mapRuns(left, isTokenCharacter, redactJwt, count);
  left = mapRuns(left, isNumberListCharacter, redactKeyArray, count);
  left = mapRuns(left, isBase58, (run) => (run.length >= LEAST_KEY_BASE58 ? REDACTED.key : run), count);
  return mapRuns(left, isHex, (run) => (run.length >= LEAST_KEY_HEX ? REDACTED.key : run), count);
}

/** The entry without secrets; a transaction signature, which has the shape of a key, stays where it belongs. */
export function redactEntry(entry: LogEntry): LogEntry {
  const metadata: Record<string, string> = {};
  for (const key of LOG_METADATA_KEYS) {
    const value = entry.metadata?.[key];
    if (value === undefined) continue;
    if (key === 'transactionSignature' && isSignature(value)) metadata[key] = value;
    else metadata[key] = redactText(key === 'url' ? toPath(value) : value);
  }
  return {
    level: entry.level,
    message: redactText(entry.message),
    timestamp: entry.timestamp,
    component: redactText(entry.component),
    ...(Object.keys(metadata).length > 0 && { metadata: metadata as LogMetadata }), // its keys are of the list
    ...(entry.trace !== undefined && { trace: redactText(entry.trace) }),
    ...(entry.performance !== undefined && { performance: entry.performance }),
  };
}

/** Path of a URL; queries and fragments may hold what was typed. */
export function toPath(url: string): string {
  const end = url.search(/[?#]/);
  return end < 0 ? url : url.slice(0, end);
}

const LEAST_KEY_BASE58 = 86;
const LEAST_KEY_HEX = 64;
const LEAST_KEY_NUMBERS = 32;

/** Values of these headers reach to the end of their line, or of their quotes. */
const HEADER = /\b(?:(?:proxy-)?(authorization)|(?:set-)?(cookie))["']?[ \t]{0,4}[:=]/gi;
const SCHEME = /\b(?:bearer|basic)[ \t]{1,4}[\w.~+/=-]{16,}/gi;

function redactHeaders(text: string, count: StepCount): string {
  let out = '';
  let from = 0;
  for (const match of text.matchAll(HEADER)) {
    if (match.index < from) continue;
    const start = skipBlanks(text, match.index + match[0].length);
    const quote = text[start] === '"' || text[start] === "'" ? text[start] : undefined;
    const shown = match[1] === undefined ? REDACTED.cookie : REDACTED.authorization;
    out += text.slice(from, start) + (quote === undefined ? shown : `${quote}${shown}${quote}`);
    from = endOfValue(text, start, quote);
  }
  count.steps += text.length;
  return (out + text.slice(from)).replace(SCHEME, REDACTED.authorization);
}

function skipBlanks(text: string, at: number): number {
  let start = at;
  while (text[start] === ' ' || text[start] === '\t') start++;
  return start;
}

/** A value in quotes ends with them, any other with the line. */
function endOfValue(text: string, start: number, quote: string | undefined): number {
  for (let i = quote === undefined ? start : start + 1; i < text.length; i++) {
    const character = text[i];
    if (character === '\n' || character === '\r' || character === '\u2028') return i;
    if (character === quote) return i + 1;
  }
  return text.length;
}

/** The keys of RPC providers stand in user, path or query. */
function redactUrls(text: string, count: StepCount): string {
  return mapRuns(
    text,
    isUrlCharacter,
    (run) => {
      const scheme = run.indexOf('://');
      if (scheme < 0) return run;
      const question = run.indexOf('?', scheme);
      const head = question < 0 ? run : run.slice(0, question);
      const [host = '', ...parts] = head.slice(scheme + 3).split('/');
      const at = host.lastIndexOf('@');
      const shown = [at < 0 ? host : `${REDACTED.token}@${host.slice(at + 1)}`, ...parts.map(toShownPart)];
      return `${run.slice(0, scheme)}://${shown.join('/')}${question < 0 ? '' : `?${REDACTED.parameters}`}`;
    },
    count,
  );
}

const toShownPart = (part: string): string =>
  part.length >= 20 && /^[\w-]+$/.test(part) && /\d/.test(part) && /[a-z]/i.test(part) ? REDACTED.key : part;

/** The name and what follows it; `token` alone is a word of every day, so only in the form of a parameter. */
const NAMED =
  /\b(?:(?:(?:x-)?api[-_]?key|(?:access|refresh|id|auth|session)[-_]?token|client[-_]?secret|(?:private|secret|session)[-_]?key|secret|passw(?:or)?d|passphrase|mnemonic|x-token)["']?[ \t]{0,4}[:=][ \t]{0,4}|(?:token|sid|session|key)=)/gi;
const VALUE = /"[^"\n]*"?|'[^'\n]*'?|[^\s&"',;}\])[]+/y;

function redactNamedValues(text: string, count: StepCount): string {
  let out = '';
  let from = 0;
  for (const { 0: name, index } of text.matchAll(NAMED)) {
    if (index < from) continue;
    VALUE.lastIndex = index + name.length;
    if (!VALUE.test(text)) continue;
    out += text.slice(from, index + name.length) + REDACTED.token;
    from = VALUE.lastIndex;
  }
  count.steps += text.length;
  return out + text.slice(from);
}

/** Three parts of base64url, the first of them JSON that begins with `{"`. */
function redactJwt(run: string): string {
  const start = run.indexOf('eyJ');
  if (start < 0) return run;
  const tail = run.length - start;
  const dot = run.indexOf('.', start);
  return dot < 0 || dot - start < 8 || tail - (dot - start) < 8 ? run : run.slice(0, start) + REDACTED.token;
}

/** A list of bytes, also one that was written as an object of positions. */
function redactKeyArray(run: string): string {
  let numbers = 0;
  let value = -1;
  for (let i = 0; i <= run.length; i++) {
    const code = i < run.length ? run.charCodeAt(i) : 0;
    if (code >= 48 && code <= 57) {
      value = Math.min(1_000, Math.max(value, 0) * 10 + code - 48);
      continue;
    }
    if (value > 255) return run;
    if (value >= 0) numbers++;
    value = -1;
  }
  return numbers >= LEAST_KEY_NUMBERS ? REDACTED.key : run;
}

const LEAST_WORDS = 12;
const MAX_GAP = 8;
/** Words of English that are in no list of seed words. */
const PLAIN_WORDS = new Set([
  'the',
  'and',
  'for',
  'not',
  'was',
  'are',
  'has',
  'with',
  'from',
  'could',
  'were',
]);

function redactPhrases(text: string, count: StepCount): string {
  let out = '';
  let copiedTo = 0;
  let row = { start: 0, end: -1, words: 0 };
  const finish = () => {
    if (row.words >= LEAST_WORDS) {
      out += text.slice(copiedTo, row.start) + REDACTED.phrase;
      copiedTo = row.end;
    }
    row = { start: 0, end: -1, words: 0 };
  };
  for (let i = 0; i < text.length;) {
    count.steps++;
    // A line end inside text that was made JSON: its letter belongs to no word.
    if (text[i] === '\\' && 'nrt'.includes(text[i + 1] ?? ' ')) {
      i += 2;
      continue;
    }
    if (!isLetter(text.charCodeAt(i))) {
      if (row.words > 0 && (i - row.end >= MAX_GAP || !isGap(text.charCodeAt(i)))) finish();
      i++;
      continue;
    }
    const start = i;
    while (i < text.length && isLetter(text.charCodeAt(i))) {
      count.steps++;
      i++;
    }
    const length = i - start;
    if (length < 3 || length > 8 || PLAIN_WORDS.has(text.slice(start, i).toLowerCase())) finish();
    else row = { start: row.words === 0 ? start : row.start, end: i, words: row.words + 1 };
  }
  finish();
  return out + text.slice(copiedTo);
}

/** Longest runs of characters of a kind, each replaced once. */
function mapRuns(
  text: string,
  isMember: (code: number) => boolean,
  replace: (run: string) => string,
  count: StepCount,
): string {
  let out = '';
  let start = -1;
  let copiedTo = 0;
  for (let i = 0; i <= text.length; i++) {
    count.steps++;
    if (i < text.length && isMember(text.charCodeAt(i))) {
      if (start < 0) start = i;
      continue;
    }
    if (start < 0) continue;
    const run = text.slice(start, i);
    const replaced = replace(run);
    if (replaced !== run) {
      out += text.slice(copiedTo, start) + replaced;
      copiedTo = i;
    }
    start = -1;
  }
  return out + text.slice(copiedTo);
}

const toMembers = (characters: string): ((code: number) => boolean) => {
  const table = new Uint8Array(128);
  for (const character of characters) table[character.charCodeAt(0)] = 1;
  return (code) => code < 128 && table[code] === 1;
};
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const DIGITS = '0123456789';
const isLetter = toMembers(LETTERS);
const isPlainGap = toMembers(`${DIGITS} \t\r\n,;:.'"()[]|_-+%\\`);
/** The spaces of Unicode too. */
const isGap = (code: number): boolean =>
  isPlainGap(code) || code === 0xa0 || code === 0x3000 || (code >= 0x2000 && code <= 0x200b);
const isBase58 = toMembers(`${DIGITS}${LETTERS}`.replace(/[0OIl]/g, ''));
const isHex = toMembers(`${DIGITS}abcdefABCDEF`);
const isTokenCharacter = toMembers(`${DIGITS}${LETTERS}_-.`);
const isNumberListCharacter = toMembers(`${DIGITS}, \t\r\n":`);
const isUrlCharacter = toMembers(`${DIGITS}${LETTERS}-._~:/?#[]@!$&*+;=%`);

const isSignature = (text: string): boolean => /^[1-9A-HJ-NP-Za-km-z]{86,88}$/.test(text);
