import type { Exact } from './exact.ts';

/** Powers of ten of the words and letters that stand behind a number. */
export const LARGE: Readonly<Record<string, number>> = {
  hundred: 2,
  k: 3,
  thousand: 3,
  m: 6,
  million: 6,
  b: 9,
  bn: 9,
  billion: 9,
  t: 12,
  trillion: 12,
};

const ONES =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const TENS = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');
const ORDINALS = 'third fourth fifth sixth seventh eighth ninth tenth'.split(' ');
const [HALF, TWO, THREE]: readonly Exact[] = [
  { units: 5n, places: 1 },
  { units: 2n, places: 0 },
  { units: 3n, places: 0 },
];
const FACTORS: Readonly<Record<string, Exact | undefined>> = {
  half: HALF,
  halved: HALF,
  twice: TWO,
  doubled: TWO,
  thrice: THREE,
  tripled: THREE,
};
const VAGUE = /^(?:dozens|scores|hundreds|thousands|millions|billions|trillions)$/i;

const SMALL = `(?:(?:${TENS.join('|')})(?:[- ](?:${ONES.slice(1, 10).join('|')}))?|${ONES.filter((word) => word !== 'one').join('|')})`;
const LARGE_WORD = '(?:hundred|thousand|million|billion|trillion)';

/** Numbers in words. `one` alone is a word of speech, as in `the one that`. */
export const WORD_NUMBER = new RegExp(
  `(?<![\\w-])(?:${SMALL}(?:[ -]${LARGE_WORD}| dozen){0,6}|(?:a |one )?(?:dozen|${LARGE_WORD})(?: ${LARGE_WORD}){0,6}|half|twice|thrice|halved|doubled|tripled|${ORDINALS.join('|')}|dozens|hundreds|thousands|millions|billions|trillions)(?![\\w-])`,
  'gi',
);

/** Whether the words name a place in a row or a part of a whole, as `fifth` does: no five of anything. */
export const isOrdinal = (words: string): boolean => ORDINALS.includes(words.toLowerCase());

/** What the words say; no value where they say no figure, such as `thousands`. */
export function toWordNumber(
  words: string,
  unit: string | undefined,
): { readonly value?: Exact | undefined; readonly unit: string | undefined } {
  const low = words.toLowerCase();
  if (VAGUE.test(low)) return { unit };
  const factor = FACTORS[low];
  if (factor !== undefined) return { value: factor, unit };
  if (isOrdinal(low)) return { value: { units: BigInt(ORDINALS.indexOf(low) + 3), places: 0 }, unit };
  let value = 0n;
  for (const word of low.split(/[- ]/)) {
    if (word === 'a') value = 1n;
    else if (ONES.includes(word)) value += BigInt(ONES.indexOf(word));
    else if (TENS.includes(word)) value += BigInt((TENS.indexOf(word) + 2) * 10);
    else if (word === 'dozen') value = (value || 1n) * 12n;
    else value = (value || 1n) * 10n ** BigInt(LARGE[word] ?? 0);
  }
  return { value: { units: value, places: 0 }, unit };
}
