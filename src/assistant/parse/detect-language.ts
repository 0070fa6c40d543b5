/** Which language a question is written in, by its script and its function words. */
import { tokenise, type Token } from '../words/fold.ts';
import { LANGUAGES, readLexicon } from '../words/lexicon.ts';
import { spot } from '../words/spot.ts';
import { startsOne } from '../words/vocabulary.ts';
import { findOtherScript, scoreOthers } from '../words/other-languages.ts';
import { isSimplified, isTraditional } from '../words/traditional.ts';

/** Letters of a script, and the languages that are written in it; the first that stands in a text tells. */
const SCRIPTS: readonly (readonly [RegExp, readonly string[]])[] = [
  // Forms of characters that only Japanese has tell it where no kana stands.
  [/[\p{Script=Hiragana}\p{Script=Katakana}価売払総対変続験図検証戻込処発単権録]/u, ['ja']],
  [/\p{Script=Hangul}/u, ['ko']],
  [/\p{Script=Han}/u, ['zh']],
  [/\p{Script=Devanagari}/u, ['hi']],
  [/\p{Script=Arabic}/u, ['ar']],
  [/[іїєґ]/i, ['uk']],
  [/[ыэъё]/i, ['ru']],
  [/\p{Script=Cyrillic}/u, ['ru', 'uk']],
];
const LATIN: readonly string[] = ['en', 'de', 'es', 'fr', 'id', 'it', 'nl', 'pl', 'pt', 'tr', 'vi'];

/** Letters and spellings that only some languages of the Latin script have. */
const HINTS: readonly (readonly [RegExp, readonly string[]])[] = [
  [/[ñ¿¡]/, ['es']],
  [/[ąęłńśźż]/i, ['pl']],
  [/[ãõ]|(?:^|\s)é(?!\p{L})/iu, ['pt']],
  [/[ğşı]/, ['tr']],
  [/[äöüß]/, ['de']],
  [/[ăđơưạảấầẩậắằặẻẽếềểệỉịọỏốồổộớờởợụủứừửựỳỷỹỵ]/i, ['vi']],
  [/[ìò]|(?:^|[\s'])è(?!\p{L})|(?<!\p{L})(?:cos|dell|nell|sull|dall|quell|dov)'/iu, ['it']],
  [/[îûëœ]|(?<!\p{L})qu'|(?<!\p{L})(?:est|ont|sont|a|peut)-(?:t-)?(?:ils?|elles?|on|ce)(?!\p{L})/iu, ['fr']],
  [/[êâô]/i, ['pt', 'fr']],
  [/[áíóú]/i, ['es', 'pt']],
  [/é(?=\p{L})/iu, ['es', 'pt', 'fr']],
  [/[éèê]/i, ['fr', 'it', 'pt']],
  [/ç/i, ['fr', 'pt']],
  // `once` is Turkish too, and `die` German.
  [/(?<!\p{L})(?:that|which|what|how|who|the)(?!\p{L})/iu, ['en']],
];
const HINTED = 1.5;

/** Nobody writes a language in the address of a page. */
const LINK = /https?:\/\/\S+/g;

/** How much the language that was spoken before counts: as a doubtful word. */
const SPOKEN = 0.5;

/** What a text is written in. */
interface Detected {
  /** A tag of `LANGUAGES`, which it is answered in. */
  readonly language: string;
  /** The tag of the language it seems to be written in, where that is not understood; it is answered in English then. */
  readonly other?: string | undefined;
  /** Hindi in Latin letters. */
  readonly isRomanised?: boolean | undefined;
}

/** A tag of `LANGUAGES`; English where nothing tells. `before` is the language of the last question, where there was one. */
export const detectLanguage = (text: string, before?: string): string => detect(text, before).language;

/** By how much another language has to be surer than those that are understood, and how sure it has to be at all. */
const SURER = 0.5;
const SURE = 2;

export function detect(text: string, before?: string): Detected {
  const script = findOtherScript(text);
  if (
    script !== undefined &&
    !isMostly(text, /\p{Script=Latin}/gu) &&
    !/[\p{Script=Han}\p{Script=Hangul}\p{Script=Devanagari}]/u.test(text)
  )
    return { language: 'en', other: script };
  const { language, score, words } = detectKnown(text, before);
  if (words === undefined) return { language };
  const other = scoreOthers(text, words);
  if (other === undefined || other.score < SURE || other.score < score + SURER) return { language };
  return other.tag === 'hi-Latn'
    ? { language: 'hi', isRomanised: true }
    : { language: 'en', other: other.tag };
}

/** Whether half of the letters or more are of one script: a token may have a symbol in another one. */
function isMostly(text: string, script: RegExp): boolean {
  const letters = text.replaceAll(LINK, ' ').match(/\p{L}/gu)?.length ?? 0;
  return 2 * (text.replaceAll(LINK, ' ').match(script)?.length ?? 0) >= letters;
}

/** The best of the languages that are understood; how sure, and the words, where it is written in Latin letters. */
function detectKnown(
  text: string,
  before: string | undefined,
): { readonly language: string; readonly score: number; readonly words?: readonly string[] } {
  const only = (language: string) => ({ language, score: Infinity });
  const written = SCRIPTS.find(([script]) => script.test(text))?.[1] ?? LATIN;
  const [first, ...more] = written.filter((language) => LANGUAGES.includes(language));
  if (first === undefined) return only('en');
  if (first === 'zh' && (isTraditional(text) || (before === 'zh-Hant' && !isSimplified(text))))
    return only('zh-Hant');
  if (more.length === 0) return only(first);
  const words = tokenise(text.replaceAll(LINK, ' ')).filter(
    ({ raw }) => /^\p{L}+$/u.test(raw) && raw.length <= 24,
  );
  const hinted = HINTS.find(([spelling]) => spelling.test(text))?.[1] ?? [];
  // A loanword tells no language.
  const { byStem: english, stops: englishStops } = readLexicon('en');
  // `n` and `non` are written for `and` and `not` among words that are English.
  const plain = words.filter(({ text: word }) => !SHARED.has(word));
  const isEnglish =
    plain.length > 0 &&
    (before === undefined || before === 'en') &&
    plain.every(({ text: word, stem }) => englishStops.has(word) || english.has(stem));
  const weighed = isEnglish ? plain : words;
  let best: readonly [language: string, score: number, own: number] = [first, 0, 0];
  for (const language of [first, ...more]) {
    const { byStem, byPrefix, stops } = readLexicon(language);
    // Terms of the field are the same everywhere; function words and questions tell.
    let score = (hinted.includes(language) ? HINTED : 0) + (language === before ? SPOKEN : 0);
    let loans = 0;
    for (const { text: word, stem } of weighed) {
      if (stops.has(word)) score += 1;
      else if (english.has(stem)) loans += 0.6;
      else if (byStem.has(stem) || startsOne(word, byPrefix)) score += 0.8;
    }
    const all = score + loans + (words.length <= SHORT ? HINTED * shareOfTitle(words, language) : 0);
    if (all > best[1] + 0.01) best = [language, all, score];
  }
  if (written !== LATIN) return { language: best[0], score: best[2] };
  // `block` and `info` are words of several languages.
  const telling = words.filter(
    ({ stem, text: word }) => !english.has(stem) || readLexicon('en').stops.has(word),
  );
  return { language: best[0], score: best[2], words: telling.map(({ text: word }) => word) };
}

const SHARED: ReadonlySet<string> = new Set(['n', 'non']);

/** So few words have no function words that would tell; what answers call a value may. */
const SHORT = 6;

/** The share of the words that are what answers of the language call a value; loanwords among others are none. */
function shareOfTitle(words: readonly Token[], language: string): number {
  const english = readLexicon('en').byStem;
  const own = spot(words, [readLexicon(language)]).filter(
    ({ isTitle, at }) =>
      isTitle &&
      (at.length > 1 || words.length === 1) &&
      (at.length === words.length ||
        at.some((index) => language === 'en' || !english.has(words[index]!.stem))), // a match is of the words
  );
  return Math.max(0, ...own.map(({ at }) => at.length)) / Math.max(1, words.length);
}
