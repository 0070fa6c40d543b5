const decoder = new TextDecoder('utf-8', { fatal: true });

/** Texts up to here are made from their bytes at once where all are ASCII. */
const SHORT_TEXT = 256;

/** UTF-8 text of `bytes`, or `undefined` when they are not valid UTF-8. */
export function decodeUtf8(bytes: Uint8Array): string | undefined {
  const length = bytes.length;
  let ascii = 0;
  while (ascii < length && bytes[ascii]! < 0x80) ascii++;
  if (ascii === length && length <= SHORT_TEXT) return String.fromCharCode(...bytes);
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

/** Lower-case hexadecimal of `bytes`. */
export function toHex(bytes: Uint8Array): string {
  let text = '';
  for (const byte of bytes) text += (byte < 16 ? '0' : '') + byte.toString(16);
  return text;
}

/** The first `most` characters of `text`: code points, so that no script is cut shorter than another. */
export function takeCharacters(text: string, most: number): string {
  if (text.length <= most) return text;
  let end = 0;
  for (let count = 0; count < most && end < text.length; count++) {
    end += text.codePointAt(end)! > 0xffff ? 2 : 1;
  }
  return text.slice(0, end);
}

/** `text` without those of `characters` that it begins or ends with. */
export function trimOf(text: string, characters: string): string {
  let start = 0;
  while (start < text.length && characters.includes(text[start]!)) start++;
  return trimEndOf(text.slice(start), characters);
}

/** `text` without those of `characters` that it ends with. A pattern would look for its end from every place. */
export function trimEndOf(text: string, characters: string): string {
  let end = text.length;
  while (end > 0 && characters.includes(text[end - 1]!)) end--;
  return text.slice(0, end);
}

/** `transferChecked` → `Transfer checked`, `create_idempotent` → `Create idempotent`. */
export function toTitle(name: string): string {
  const words = name
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replace(/[_-]+/g, ' ')
    .trim()
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/**
 * Characters that change how text around them reads without being seen: control characters, direction
 * marks and overrides, zero-width characters, tags, variation selectors beyond emoji.
 */
export const INVISIBLE_CHARACTER =
  // oxlint-disable-next-line no-misleading-character-class -- the variation selectors are meant one by one
  /(?![\t\n])[\p{Cc}\p{Cf}\p{Co}\p{Cn}\u115f\u1160\u2028\u2029\u3164\uffa0\u{fe00}-\u{fe0e}\u{e0100}-\u{e01ef}]/u;
