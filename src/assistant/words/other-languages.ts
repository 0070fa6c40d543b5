/**
 * Languages that are recognised so that they are not taken for others, and that are not understood:
 * `data/other-languages.txt`, and scripts no language of the lexicons is written in.
 */
import { readDataFile, toDataLines } from '#std/data-file';
import { fold, tokenise } from './fold.ts';

export interface OtherLanguage {
  /** A BCP 47 tag. */
  readonly tag: string;
  /** Folded. */
  readonly words: ReadonlySet<string>;
  readonly letters: ReadonlySet<string>;
}

/** Scripts, and letters of a script, that tell a language which is not understood. */
const SCRIPTS: readonly (readonly [RegExp, string])[] = [
  [/\p{Script=Greek}{2}/u, 'el'],
  [/\p{Script=Hebrew}/u, 'he'],
  [/\p{Script=Thai}/u, 'th'],
  [/\p{Script=Bengali}/u, 'bn'],
  [/\p{Script=Tamil}/u, 'ta'],
  [/\p{Script=Telugu}/u, 'te'],
  [/\p{Script=Gujarati}/u, 'gu'],
  [/\p{Script=Gurmukhi}/u, 'pa'],
  [/\p{Script=Georgian}/u, 'ka'],
  [/\p{Script=Armenian}/u, 'hy'],
  [/\p{Script=Khmer}/u, 'km'],
  [/\p{Script=Myanmar}/u, 'my'],
  [/[ٹڈڑےں]/u, 'ur'],
  [/[پچژگ]/u, 'fa'],
  [/[ђјљњћџ]/iu, 'sr'],
  [/ў/iu, 'be'],
  [/[әғқңөұүһ]/iu, 'kk'],
  // Letters Bulgarian and Russian share, in words only Bulgarian has.
  [
    /(?<!\p{L})(?:какво|какъв|каква|колко|кой|коя|защо|къде|кога|това|този|тази|има ли|са|съм|най)(?!\p{L})/iu,
    'bg',
  ],
];

/** What is said to who writes in such a language: that it is not understood, alone or before what is told in English. */
export type Unread = 'unread' | 'thing';

interface OtherLanguages {
  readonly languages: readonly OtherLanguage[];
  /** By `tag.unread` and `tag.thing`; a hole `languages` for those that are understood. */
  readonly said: ReadonlyMap<string, string>;
}

let read: OtherLanguages | undefined;

/** Read once, when it is first needed. */
const readFile = (): OtherLanguages => (read ??= parseOtherLanguages(readDataFile('other-languages.txt')));

export const readOtherLanguages = (): readonly OtherLanguage[] => readFile().languages;

/** The sentence in the language itself; `undefined` where nobody has written one. */
export const sayIn = (tag: string, key: Unread): string | undefined => readFile().said.get(`${tag}.${key}`);

/** Throws on a line that is no entry, and on letters of a language without words. */
export function parseOtherLanguages(text: string): OtherLanguages {
  const words = new Map<string, ReadonlySet<string>>();
  const letters = new Map<string, ReadonlySet<string>>();
  const said = new Map<string, string>();
  for (const line of toDataLines(text)) {
    const [, tag, part, value = ''] =
      /^([a-zA-Z-]{2,12})(?:\.(letters|unread|thing))? = (\S.*)$/.exec(line) ?? [];
    if (tag === undefined) throw new Error(`other-languages: no entry: ${line}`);
    if (part === 'unread' || part === 'thing') said.set(`${tag}.${part}`, value);
    else if (part === undefined) words.set(tag, new Set(tokenise(value).map((token) => token.text)));
    else letters.set(tag, new Set(value));
  }
  for (const tag of letters.keys())
    if (!words.has(tag)) throw new Error(`other-languages: ${tag} has letters and no words`);
  return {
    languages: [...words].map(([tag, own]) => ({ tag, words: own, letters: letters.get(tag) ?? new Set() })),
    said,
  };
}

/** What a letter counts that speaks for a language. */
const LETTER = 1.5;

/** The tag of a script no language is understood in. */
export const findOtherScript = (text: string): string | undefined =>
  SCRIPTS.find(([script]) => script.test(text))?.[1];

/** The other language that most of the words speak for, and by how many words. */
export function scoreOthers(
  text: string,
  words: readonly string[],
): { readonly tag: string; readonly score: number } | undefined {
  const letters = new Set(text.toLowerCase());
  let best: { readonly tag: string; readonly score: number } | undefined;
  for (const { tag, words: own, letters: marks } of readOtherLanguages()) {
    const isMarked = [...marks].some((letter) => letters.has(letter));
    const score = words.filter((word) => own.has(fold(word))).length + (isMarked ? LETTER : 0);
    if (score > (best?.score ?? 0)) best = { tag, score };
  }
  return best;
}
