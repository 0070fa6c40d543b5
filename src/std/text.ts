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
