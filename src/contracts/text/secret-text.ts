import { looksSecret } from '../assistant/looks-secret.ts';
import { decodeBase58 } from '#std/base58';

/** Numbers of a key without the brackets of its file: at least the 32 of its seed. */
const LEAST_BYTES = 32;
const LEAST_WORDS = 12;
/** So many words of a phrase say little of it; more are not sent while the rest may follow. */
const MOST_WORDS_BEGUN = 5;
/** One word in so many may be one that sentences are made of, too; more of them where there are few words yet. */
const WORDS_A_SMALL_ONE = 4;
const WORDS_A_SMALL_ONE_BEGUN = 2;

/** Without characters nobody sees, and those of another width in the common one. */
const toPlain = (text: string): string => text.normalize('NFKC').replaceAll(/\p{Cf}/gu, '');

/** Whether a text by itself looks like the bytes of a secret key or a phrase that makes one. */
export function looksSecretText(text: string): boolean {
  const plain = toPlain(text);
  if (looksSecret(plain)) return true;
  const bytes = toBytes(plain);
  if (bytes !== undefined) return bytes.length >= LEAST_BYTES;
  return isPhrase(toWords(plain), LEAST_WORDS, WORDS_A_SMALL_ONE);
}

/** Whether what is typed so far may go on to be one: nothing of it is sent before it is whole. */
export function mayBecomeSecret(text: string): boolean {
  const plain = toPlain(text).trim();
  if (/^\{?[\s"'a-z:_]{0,40}\[\s{0,20}(?:\d|$)/i.test(plain)) return true;
  const bytes = toBytes(plain);
  if (bytes !== undefined) return bytes.length > MOST_WORDS_BEGUN;
  // Longer than an address, and no signature yet.
  if (/^[1-9A-HJ-NP-Za-km-z]{45,88}$/.test(plain)) return decodeBase58(plain)?.length !== 64;
  return isPhrase(toWords(plain), MOST_WORDS_BEGUN + 1, WORDS_A_SMALL_ONE_BEGUN);
}

/** What a text has that is 64 bytes in base58: signatures, or secret keys with their public half behind them. */
export function list64Bytes(text: string): readonly Uint8Array[] {
  return toPlain(text)
    .split(/[^1-9A-HJ-NP-Za-km-z]/)
    .filter(({ length }) => length >= 64 && length <= 88)
    .flatMap((run) => {
      const bytes = decodeBase58(run);
      return bytes?.length === 64 ? [bytes] : [];
    });
}

/** The numbers of a text that has only such as fit a byte, and more than one. */
function toBytes(text: string): readonly number[] | undefined {
  const parts = text.split(/[\s,;|[\]]/).filter((part) => part !== '');
  if (parts.length < 2 || !parts.every((part) => /^\d{1,3}$/.test(part) && Number(part) < 256))
    return undefined;
  return parts.map(Number);
}

/** The words of a text that has nothing else but their numbers and what separates them; none of another one. */
const toWords = (text: string): readonly string[] =>
  /^[\sa-z\d.,;:|()"'-]*$/i.test(text)
    ? text
        .toLowerCase()
        .split(/[^a-z]/)
        .filter((word) => word !== '')
    : [];

/** Words of key phrases have three letters to eight. */
const isPhrase = (words: readonly string[], least: number, apart: number): boolean =>
  words.length >= least &&
  words.every(({ length }) => length >= 3 && length <= 8) &&
  words.filter((word) => SMALL_WORDS.has(word)).length * apart <= words.length;

const SMALL_WORDS = new Set(
  'the and you for with from that this what who why how did does was were are has have had not can its her his their they there which when where would could should about into over all any but out one two'.split(
    ' ',
  ),
);
