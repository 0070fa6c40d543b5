/** Words as they are compared: without case, accents of the Latin and Cyrillic scripts, and inflection of English. */

export interface Token {
  /** As the question writes it. */
  readonly raw: string;
  readonly text: string;
  readonly stem: string;
  /** Where it stands in the text, in UTF-16 units. */
  readonly start: number;
  readonly end: number;
}

/** Case, width and accents folded; marks of Indic and Arabic script stay, since they are letters there. */
export const fold = (text: string): string =>
  PLAIN.test(text) ? text.toLowerCase().replaceAll('`', "'") : foldOdd(text);

/** Most words are written in letters that have nothing else to fold. */
const PLAIN = /^[\0-\x7f]*$/;

const foldOdd = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .normalize('NFD')
    .replace(/[̀-ͯ]/g, '')
    .normalize('NFC')
    .replace(/[’‘`´]/g, "'")
    // The Turkish dotless i, the Vietnamese d and the Polish l with stroke, which have no decomposition.
    .replace(/ı/g, 'i')
    .replace(/đ/g, 'd')
    .replace(/ł/g, 'l')
    // Forms of one traditional letter in Taiwan and Hong Kong.
    .replace(/[賬裏爲綫啓衹臺]/g, (letter) => VARIANTS[letter] ?? letter)
    .replace(/[\u0900-\u097f]+/g, foldDevanagari)
    .replace(/[\u0621-\u0655\u0670\u0640]+/g, foldArabic);

const VARIANTS: Readonly<Record<string, string>> = {
  賬: '帳',
  裏: '裡',
  爲: '為',
  綫: '線',
  啓: '啟',
  衹: '只',
  臺: '台',
};

/** Written with and without nukta, and with either nasal sign. */
const foldDevanagari = (text: string): string => text.replace(/\u093c/g, '').replace(/\u0901/g, '\u0902');

/** Written with and without vowel signs and hamza; the article and the words joined to it are no part of a word. */
function foldArabic(text: string): string {
  const plain = text
    .replace(/[\u064b-\u0655\u0670\u0640]/g, '')
    .replace(/[أإآ]/g, 'ا')
    .replace(/ة/g, 'ه')
    .replace(/ى/g, 'ي');
  return plain.replace(/^(?:[وف]?[بك]?ال|[وف]?لل)(?=.{2})/, '');
}

/**
 * Scripts written without spaces are cut into single characters, so that phrases are runs of them; where one script
 * meets another a word ends, as in `SOL残高` and `24시간`.
 */
const TOKEN =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]|\p{Script=Hangul}+|(?:(?![\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}ー])[\p{L}\p{M}\p{N}_])+(?:'\p{L}+)?/gu;

/** Articles and pronouns French and Italian write as one with the next word (`l'adresse`); `qu'est-ce` and `c'è` are words. */
const ELISION =
  /^(?:[djlmnst]|c(?!'[eè](?!\p{L}))|qu(?!'est(?!\p{L}))|lorsqu|puisqu|dell|nell|sull|dall|all|quell|quest|un)'(?=\p{L}{2}|[aeàèéêy]$)/iu;

export function tokenise(text: string): readonly Token[] {
  return [...text.matchAll(TOKEN)].map(({ 0: written, index }) => {
    const raw = written.replace(ELISION, '');
    const folded = fold(raw);
    const end = index + written.length;
    return { raw, text: folded, stem: toStem(folded), start: end - raw.length, end };
  });
}

/** English alone: plurals, `-ing`, `-ed` and the possessive. Words of other languages pass through the same rules on both sides. */
export function toStem(word: string): string {
  let stem = word.replace(/'(?:s|re|ve|ll|d|m)?$/, '');
  if (stem.length <= 3 || !/^[a-z]+$/.test(stem)) return stem;
  stem = stem
    .replace(/ies$/, 'y')
    .replace(/(ss|sh|ch|x|zz)es$/, '$1')
    .replace(/([^su])s$/, '$1');
  if (stem.length > 5 && stem.endsWith('ing')) stem = stem.slice(0, -3);
  if (stem.length > 4 && stem.endsWith('ed')) stem = stem.slice(0, -2);
  // `note` is not `not`, nor `uses` `us`, nor `theme` `them`.
  if (stem === 'note' || stem === 'use' || stem === 'theme') return stem;
  // `stopped` and `stop`, `staked` and `stake`; `fee` is as short as it gets.
  return stem.replace(/([bdgklmnprt])\1$/, '$1').replace(/(?<!e)e$/, '');
}

/** `24h` as `24 h`, so that a number and its unit are two words wherever they are written. */
export const splitUnits = (text: string): string =>
  text
    .replace(/(?<![\w.])(\d{1,4})(h|hrs?|d|days?|w|wks?|mins?|sec|s)(?![\w])/gi, '$1 $2')
    .replace(/(?<![\w.])(\d{1,9}(?:\.\d{1,6})?)(kb|kib|mb|mib|bytes?)(?![\w])/gi, '$1 $2')
    .replace(/(?<![\w.,])(1|5|10|15|30|45)m(?![\w])/g, '$1 m');
