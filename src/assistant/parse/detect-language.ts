/** Which language a question is written in, by its script and its function words. */
import { tokenise, type Token } from '../words/fold.ts';
import { LANGUAGES, readLexicon } from '../words/lexicon.ts';
import { spot } from '../words/spot.ts';

const SCRIPTS: readonly (readonly [RegExp, string])[] = [
  [/[\p{Script=Hiragana}\p{Script=Katakana}]/u, 'ja'],
  [/\p{Script=Hangul}/u, 'ko'],
  [/\p{Script=Han}/u, 'zh'],
  [/\p{Script=Devanagari}/u, 'hi'],
  [/\p{Script=Arabic}/u, 'ar'],
];
/** Letters only Ukrainian has of the two Cyrillic alphabets here, and only Russian. */
const UKRAINIAN = /[іїєґ]/i;
const CYRILLIC = /\p{Script=Cyrillic}/u;

/** Letters and spellings that only some languages of the Latin script have. */
const HINTS: readonly (readonly [RegExp, readonly string[]])[] = [
  [/[ñ¿¡]/, ['es']],
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
];
const HINTED = 1.5;

/** A tag of `LANGUAGES`; English where nothing tells. */
export function detectLanguage(text: string): string {
  const known = LANGUAGES;
  for (const [script, language] of SCRIPTS)
    if (known.includes(language) && script.test(text)) return language;
  if (CYRILLIC.test(text)) {
    const guess = UKRAINIAN.test(text) ? 'uk' : 'ru';
    if (known.includes(guess)) return guess;
  }
  const words = tokenise(text).filter(({ raw }) => /^\p{L}+$/u.test(raw) && raw.length <= 24);
  const hinted = HINTS.find(([written]) => written.test(text))?.[1] ?? [];
  // A loanword tells no language.
  const english = readLexicon('en').byStem;
  let best: readonly [string, number] = ['en', 0];
  for (const language of known) {
    const { byStem, byPrefix, stops } = readLexicon(language);
    // Terms of the field are the same everywhere; function words and questions tell.
    let score = hinted.includes(language) ? HINTED : 0;
    for (const { text: word, stem } of words) {
      if (stops.has(word)) score += 1;
      else if (english.has(stem)) score += 0.6;
      else if (byStem.has(stem) || startsSomething(word, byPrefix)) score += 0.8;
    }
    if (words.length <= SHORT) score += HINTED * shareOfTitle(words, language);
    if (score > best[1] + (language === 'en' ? 0 : 0.01)) best = [language, score];
  }
  return best[0];
}

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

function startsSomething(word: string, byPrefix: ReadonlyMap<string, unknown>): boolean {
  for (let length = 4; length <= word.length; length++) if (byPrefix.has(word.slice(0, length))) return true;
  return false;
}
