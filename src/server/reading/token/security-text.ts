import type { SecurityText } from '#contracts/account/program';
import { decodeUtf8 } from '#std/utf8';

/** Source: neodyme-labs/solana-security-txt `src/lib.rs`: between the marks, keys and values ended by zero bytes. */
const BEGIN = Buffer.from('=======BEGIN SECURITY.TXT V1=======\0');
const END = Buffer.from('=======END SECURITY.TXT V1=======\0');
const MOST_BYTES = 64 * 1024;
const MOST_ENTRIES = 64;
const MOST_TEXT = 4_000;

export type SecurityEntries = SecurityText['entries'];

/** The security contact a program's code carries; `undefined` when it carries none. */
export function findSecurityText(code: Uint8Array): SecurityEntries | undefined {
  const bytes = Buffer.from(code.buffer, code.byteOffset, code.length);
  // A program that reads such texts holds the marks alone, so the first mark need not be the text's.
  for (let at = bytes.indexOf(BEGIN); at >= 0; at = bytes.indexOf(BEGIN, at + 1)) {
    const start = at + BEGIN.length;
    const end = bytes.subarray(start, start + MOST_BYTES).indexOf(END);
    const text = end < 0 ? undefined : decodeUtf8(bytes.subarray(start, start + end));
    const entries = text === undefined ? [] : toEntries(text.split('\0'));
    if (entries.length > 0) return entries;
  }
  return undefined;
}

function toEntries(parts: readonly string[]): SecurityEntries {
  const entries: { key: string; value: string }[] = [];
  for (let i = 0; i + 1 < parts.length && entries.length < MOST_ENTRIES; i += 2) {
    entries.push({ key: parts[i]!.slice(0, 80), value: parts[i + 1]!.trim().slice(0, MOST_TEXT) });
  }
  return entries;
}

/** The same as published in a Program Metadata account: a JSON object of texts and lists of texts. */
export function readSecurityJson(json: string): SecurityEntries | undefined {
  let value: unknown;
  try {
    value = JSON.parse(json);
  } catch {
    return undefined;
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined;
  const entries = Object.entries(value).flatMap(([key, inner]) => {
    const text = Array.isArray(inner)
      ? inner.filter((item) => typeof item === 'string').join(', ')
      : typeof inner === 'string' || typeof inner === 'number'
        ? String(inner)
        : '';
    return text === '' ? [] : [{ key: key.slice(0, 80), value: text.slice(0, MOST_TEXT) }];
  });
  return entries.length === 0 ? undefined : entries.slice(0, MOST_ENTRIES);
}
