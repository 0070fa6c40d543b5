/** What a text says that only a fact may say. Written apart from the product's own reading of texts, which it judges. */

/** What the visitor said himself, as whole words. */
export interface Spoken {
  /** Addresses and signatures. */
  readonly ids: ReadonlySet<string>;
  /** Numbers by their digits. */
  readonly numbers: ReadonlySet<string>;
}

const BASE58 = /(?<![\p{L}\p{N}])[1-9A-HJ-NP-Za-km-z]{32,90}(?![\p{L}\p{N}])/gu;
const NUMERAL = /(?<![\p{L}\p{N}])\d+(?:,\d{3})*(?![\p{L}\p{N}])/gu;

export function toSpoken(texts: readonly string[], limits: readonly string[] = []): Spoken {
  const ids = texts.flatMap((text) => text.match(BASE58) ?? []);
  const numbers = texts.flatMap((text) => text.replaceAll(BASE58, ' ').match(NUMERAL) ?? []);
  return {
    ids: new Set(ids),
    numbers: new Set([...numbers.map((digits) => digits.replaceAll(',', '')), ...limits]),
  };
}

/** Names of the field, written as they are, in which a digit counts nothing. */
const NAMES = [
  'Token-2022',
  'Token 2022',
  'Ed25519',
  'secp256[kr]1',
  'base58',
  'base64',
  'SHA-256',
  // Of programs: Orca v2.
  '[vV][1-9]',
];
const SHORT_ID = /[0-9A-Za-z]{3,12}(?:…|\.\.\.)[0-9A-Za-z]{3,12}/g;
const DATE = /(?<!\d)\d{4}-\d{2}(?:-\d{2})?(?!\d)|(?<!\d)\d{1,2}:\d{2}(?::\d{2})?(?!\d)/g;
/** Anything with a digit of any script in it, up to the next blank or mark. */
const WITH_DIGIT = /[\p{L}\p{N}_.,]*\p{N}[\p{L}\p{N}_.,]*/gu;
/** `one` is a word of speech. */
const NUMBER_WORD = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:${[
    'zero two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen',
    'seventeen eighteen nineteen twenty thirty forty fifty sixty seventy eighty ninety hundreds? thousands?',
    'millions? billions? trillions? dozens? half twice thrice doubled tripled halved',
    'third fourth fifth sixth seventh eighth ninth tenth',
  ]
    .join(' ')
    .replaceAll(' ', '|')})(?![\\p{L}\\p{N}])`,
  'giu',
);

/** Every figure, date and address of a text that the visitor did not say in the same whole word. */
export function findFigures(text: string, { ids, numbers }: Spoken): readonly string[] {
  const found: string[] = [];
  const take = (pattern: RegExp, words: string, isSpoken: (word: string) => boolean): string =>
    words.replace(pattern, (word) => {
      const bare = word.replace(/^[.,]+|[.,]+$/g, '');
      if (!isSpoken(bare)) found.push(bare);
      return ' ';
    });
  let rest = text;
  for (const name of NAMES) rest = rest.replace(new RegExp(`(?<![\\w-])(?:${name})(?![\\w-])`, 'g'), ' ');
  rest = take(BASE58, rest, (id) => ids.has(id));
  rest = take(SHORT_ID, rest, (short) => {
    const [head = '', tail = ''] = short.split(/…|\.\.\./);
    return [...ids].some((id) => id.startsWith(head) && id.endsWith(tail));
  });
  rest = take(DATE, rest, () => false);
  rest = take(WITH_DIGIT, rest, (word) => numbers.has(word.replaceAll(',', '')));
  take(NUMBER_WORD, rest, () => false);
  return found;
}
