import { codes, toText } from './code-text.ts';

const decoder = new TextDecoder('utf-8', { fatal: true });

/** Texts up to here are made from their bytes at once where all are ASCII. */
const SHORT_TEXT = 256;

/** UTF-8 text of `bytes`, or `undefined` when they are not valid UTF-8. */
export function decodeUtf8(bytes: Uint8Array): string | undefined {
  const length = bytes.length;
  let ascii = 0;
  if (length <= SHORT_TEXT) {
    for (; ascii < length && bytes[ascii]! < 0x80; ascii++) codes[ascii] = bytes[ascii]!;
    if (ascii === length) return toText(0, length);
  }
  // A decoder that throws takes a hundred times as long, and what programs call text often is none.
  return isUtf8(bytes, ascii) ? decoder.decode(bytes) : undefined;
}

/** Whether the bytes from `start` on are UTF-8 (RFC 3629): no overlong forms, no surrogates, nothing above U+10FFFF. */
function isUtf8(bytes: Uint8Array, start: number): boolean {
  const length = bytes.length;
  for (let at = start; at < length;) {
    const first = bytes[at++]!;
    if (first < 0x80) continue;
    if (first < 0xc2 || first > 0xf4) return false;
    let following = first < 0xe0 ? 1 : first < 0xf0 ? 2 : 3;
    if (at + following > length) return false;
    const second = bytes[at]!;
    const least = first === 0xe0 ? 0xa0 : first === 0xf0 ? 0x90 : 0x80;
    const most = first === 0xed ? 0x9f : first === 0xf4 ? 0x8f : 0xbf;
    if (second < least || second > most) return false;
    for (; following > 0; following--, at++) if ((bytes[at]! & 0xc0) !== 0x80) return false;
  }
  return true;
}
