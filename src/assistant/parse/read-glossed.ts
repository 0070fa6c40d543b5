/**
 * A question of another language is read twice, with the words of its language and in English words, and what fits better
 * is taken: most of what can be asked was first written for English.
 */
import { toSentence } from '../words/english-order.ts';
import { readLexicon } from '../words/lexicon.ts';
import { gloss, isGlossed, type Gloss } from '../words/gloss.ts';
import { respell } from '../words/spellings.ts';
import { fold, tokenise } from '../words/fold.ts';
import { detect } from './detect-language.ts';
import { createContext, type ParseInput } from './create-context.ts';
import { normalise } from './normalise.ts';
import type { Parsed } from './parsed.ts';
import { sayInterval } from './say-interval.ts';
import { scan } from './scan.ts';
import type { Question } from '../question/question.ts';

type Parse = (input: ParseInput) => Parsed | undefined;

/** A reading in English words may fit so much less and be taken. */
const NEARLY = 0.05;
/** A reading in the words of the language that uses so much of them leaves out none. */
const WHOLE = 0.97;
/** For each word that a reading leaves out. */
const LEFT_OUT = 0.15;

export function readGlossed(input: ParseInput, own: Parsed | undefined, parse: Parse): Parsed | undefined {
  const typed = normalise(input.text);
  const before = input.earlier?.find(({ question }) => question !== undefined)?.question?.language;
  const { language, other, isRomanised } =
    input.language === undefined ? detect(typed, before) : { language: input.language };
  if (language === 'en' || other !== undefined) return own;
  const pieces = glossOf(respell(typed, language, isRomanised), language, input);
  if (pieces === undefined) return own;
  const text = toSentence(pieces, language);
  const inEnglish = { ...input, text, language: 'en' };
  const isYesNo = createContext(input).isYesNo && !createContext(inEnglish).isYesNo;
  const read = parse({
    ...inEnglish,
    ...(isYesNo && { text: `whether ${text}` }),
    ...(input.earlier !== undefined && {
      earlier: input.earlier.map((one) =>
        one.asked === undefined || one.question === undefined || one.question.language === 'en'
          ? one
          : { ...one, asked: textOf(one.asked, one.question.language, input) },
      ),
    }),
  });
  if (read === undefined) return own;
  const unknown = pieces.filter(({ isUnknown }) => isUnknown).length;
  if (own !== undefined && (staysOwn(own, read, unknown, input.text) || (isWhole(own) && isOfTwo(text))))
    return own;
  return toLanguage(read, own, language, pieces);
}

const textOf = (text: string, language: string, input: ParseInput): string =>
  detect(text, language).language === language
    ? toSentence(glossOf(text, language, input) ?? [{ english: text }], language)
    : text;

/** In English words; things, numbers and names stay as they are. */
function glossOf(text: string, language: string, { names }: ParseInput): readonly Gloss[] | undefined {
  const known = new Set(names.map(({ name }) => name));
  const untouched = [
    ...scan(text).tokens.filter(({ thing }) => thing !== undefined),
    ...tokenise(text).filter(
      ({ raw, text: word, start }) =>
        known.has(word) &&
        /^[A-Za-z]/.test(raw) &&
        // `2 ore` are hours, and ORE a token.
        !(raw === word && isGlossed(word, language) && /\d\s$/.test(text.slice(0, start))),
    ),
  ];
  const unique = untouched.filter(
    ({ start }, index) => untouched.findIndex((one) => one.start === start) === index,
  );
  return gloss(text, language, unique);
}

/** How well a reading fits, less what it leaves out. */
const valueOf = ({ score, question, unread = [], turning = [] }: Parsed): number =>
  score - LEFT_OUT * (question.unused.length + unread.length + turning.length);

/** What is refused, asked of words or of the product was written for each language. */
const OF_WORDS: ReadonlySet<string> = new Set(['decline', 'concept', 'product', 'convert']);

const isWhole = (own: Parsed): boolean => valueOf(own) === own.score && own.share >= WHOLE;

/** Who of two gave and who got is told by the order of words, which English words do not always have. */
const isOfTwo = (text: string): boolean => (text.match(/\b[1-9A-HJ-NP-Za-km-z]{32,44}\b/g) ?? []).length > 1;

/** Whether the reading in the words of the language is taken. */
function staysOwn(own: Parsed, read: Parsed, unknown: number, text: string): boolean {
  const [before, after] = [own.question.want.kind, read.question.want.kind];
  if (
    before === 'decline' ||
    after === 'decline' ||
    (isWhole(own) && (OF_WORDS.has(before) || OF_WORDS.has(after)))
  )
    return true;
  // A part that is not understood is named as a whole, and the other one answered.
  if (own.question.unused.some((words) => words.includes(' '))) return true;
  // What has a name of its own is that: `failed transactions` are no list of transactions beside what failed.
  if (isWhole(own) && keysOf(own) < keysOf(read)) return true;
  if (valueOf(own) === own.score && isTitled(own, text)) return true;
  // A word English does not have may have been taken for another that is written nearly as it is.
  return (
    valueOf(own) > valueOf(read) - LEFT_OUT * Math.max(0, unknown - read.question.unused.length) + NEARLY
  );
}

const keysOf = ({ question: { want } }: Parsed): number => ('keys' in want ? want.keys.length : 1);

/** Whether the one value that is read is asked for by the title that pages show it with. */
function isTitled({ question: { want, language } }: Parsed, text: string): boolean {
  if (want.kind !== 'measures' || want.keys.length !== 1) return false;
  const title = readLexicon(language).titles.get(`${want.of}.${want.keys[0]}`);
  return title !== undefined && fold(text).includes(fold(title));
}

/** A reading in English words as one of the question's own language. */
function toLanguage(
  read: Parsed,
  own: Parsed | undefined,
  language: string,
  pieces: readonly Gloss[],
): Parsed {
  const toWritten = (word: string): string =>
    pieces.find(({ english }) =>
      fold(english)
        .split(/[\s,.?!;:]+/)
        .includes(fold(word.split(' ')[0] ?? '')),
    )?.written ?? word;
  const toOwn = (question: Question): Question => ({
    ...question,
    // The voice alone may ask: `безопасен?`
    ...(question.want.kind === 'predicate' && own?.question.form === 'yes-no' && { form: 'yes-no' as const }),
    language,
    unused: [...new Set(question.unused.map(toWritten))],
    ...(question.time !== undefined && { time: { ...question.time, text: sayInterval(question.time) } }),
  });
  return {
    ...read,
    question: toOwn(read.question),
    ...(read.also !== undefined && { also: read.also.map(toOwn) }),
    others: read.others.map((one) => ({ ...one, question: toOwn(one.question) })),
    ...(read.unread !== undefined && { unread: read.unread.map(toWritten) }),
    ...(read.turning !== undefined && { turning: read.turning.map(toWritten) }),
  };
}
