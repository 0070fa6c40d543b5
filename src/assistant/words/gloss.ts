/**
 * A question of another language in English words, so that what is written for English reads it too:
 * `data/glosses/<language>.txt`. A line is `english = words; words; …`. `*` ends a word of which any ending fits, `$` the last word of a question. Before
 * the English, `<` puts it before what it follows (`10分以内`), `>` behind the number and unit it stands before
 * (`hace 10 minutos`), `@` is read before a number alone; `-` are words that say nothing.
 */
import { listDataFolder, readDataFile, toDataLines } from '#std/data-file';
import { fold, tokenise, type Token } from './fold.ts';
import { toBase } from './inflection.ts';
import { readLexicon } from './lexicon.ts';
import { toTraditional } from './traditional.ts';

type Move = 'before' | 'behind' | 'number' | undefined;

interface Entry {
  readonly english: string;
  readonly move: Move;
  /** In small letters, with their accents; the last may be the beginning of a word. */
  readonly words: readonly string[];
  readonly isPrefix: boolean;
  /** Whether nothing may follow. */
  readonly isLast: boolean;
}

interface Glossary {
  /** By the first word, folded; the longest first. */
  readonly byWord: ReadonlyMap<string, readonly Entry[]>;
  /** By the beginning of the first word, folded, for entries that go on with any ending. */
  readonly byPrefix: ReadonlyMap<string, readonly Entry[]>;
  /** Single words by what is left of them without their ending. */
  readonly byBase: ReadonlyMap<string, Entry>;
}

/** One piece of a glossed question. */
export interface Gloss {
  readonly english: string;
  /** What the question wrote there. */
  readonly written: string;
  /** Whether no entry has it. */
  readonly isUnknown: boolean;
}

const read = new Map<string, Glossary | undefined>();
let listed: ReadonlySet<string> | undefined;

const hasFile = (language: string): boolean =>
  (listed ??= new Set(listDataFolder('glosses'))).has(`${language}.txt`);

function readGlossary(language: string): Glossary | undefined {
  if (read.has(language)) return read.get(language);
  const isTurned = language === 'zh-Hant';
  const file = isTurned ? 'zh' : language;
  let glossary: Glossary | undefined;
  if (hasFile(file)) {
    const text = readDataFile(`glosses/${file}.txt`);
    glossary = parseGlossary(language, isTurned ? toTraditional(text) : text);
  }
  read.set(language, glossary);
  return glossary;
}

/** Whether a word, folded, begins with what English has a word for. */
export const isGlossed = (word: string, language: string): boolean =>
  readGlossary(language)?.byWord.has(word) === true;

/** Throws on a line that is no entry. */
export function parseGlossary(language: string, text: string): Glossary {
  const entries = toDataLines(text).flatMap((line): readonly Entry[] => {
    const at = line.indexOf(' = ');
    if (at < 1) throw new Error(`glosses/${language}: no entry: ${line}`);
    const said = line.slice(0, at).trim();
    const move = said.startsWith('<')
      ? 'before'
      : said.startsWith('>')
        ? 'behind'
        : said.startsWith('@')
          ? 'number'
          : undefined;
    const english = said === '-' ? '' : move === undefined ? said : said.slice(1);
    return line
      .slice(at + 3)
      .split(';')
      .map((one) => one.trim())
      .filter((one) => one !== '')
      .map((one) => ({
        english,
        move,
        words: cut(one.replaceAll(/[*$]/g, ''), language).map(({ raw }) => small(raw)),
        isPrefix: one.endsWith('*'),
        isLast: one.endsWith('$'),
      }));
  });
  const empty = entries.find(({ words }) => words.length === 0);
  if (empty !== undefined) throw new Error(`glosses/${language}: no words for ${empty.english}`);
  const byWord = new Map<string, Entry[]>();
  const byPrefix = new Map<string, Entry[]>();
  const byBase = new Map<string, Entry>();
  for (const entry of entries) {
    const first = fold(entry.words[0] ?? '');
    const isOpen = entry.isPrefix && entry.words.length === 1;
    const index = isOpen ? byPrefix : byWord;
    (index.get(first) ?? index.set(first, []).get(first)!).push(entry);
    const base = toBase(first, language);
    if (entry.words.length === 1 && base.length >= LEAST_BASE && !byBase.has(base)) byBase.set(base, entry);
  }
  const sorted = (index: ReadonlyMap<string, Entry[]>): ReadonlyMap<string, readonly Entry[]> =>
    new Map([...index].map(([key, all]) => [key, all.toSorted((a, b) => b.words.length - a.words.length)]));
  return { byWord: sorted(byWord), byPrefix: sorted(byPrefix), byBase };
}

/** What is shorter without its ending may be any word. */
const LEAST_BASE = 4;

const small = (text: string): string => text.normalize('NFC').toLowerCase();

const SYLLABLE = /^\p{Script=Hangul}+$/u;

interface Unit {
  readonly raw: string;
  readonly text: string;
  readonly start: number;
  readonly end: number;
  /** Whether it is a syllable behind others of one word. */
  readonly isInner: boolean;
}

/** Words; of Korean, whose particles hang on them, syllables. */
function cut(text: string, language: string): readonly Unit[] {
  return tokenise(text).flatMap((token: Token): readonly Unit[] => {
    const whole = { ...token, isInner: false };
    if (language !== 'ko' || !SYLLABLE.test(token.raw)) return [whole];
    return [...token.raw].map((raw, index) => ({
      raw,
      text: fold(raw),
      start: token.start + index,
      end: token.start + index + 1,
      isInner: index > 0,
    }));
  });
}

/** A span of the question that stays as it is: a thing, a number, a name. */
interface Untouched {
  readonly start: number;
  readonly end: number;
}

interface Piece extends Gloss {
  readonly move: Move;
  readonly isUntouched: boolean;
  /** Signs that stand behind it. */
  readonly sign: string;
}

/** `undefined` where the language has no glosses. */
export function gloss(
  text: string,
  language: string,
  untouched: readonly Untouched[],
): readonly Gloss[] | undefined {
  const glossary = readGlossary(language);
  if (glossary === undefined) return undefined;
  const units = cut(text, language).filter(({ start, end }) =>
    untouched.every((one) => end <= one.start || start >= one.end),
  );
  const pieces: Piece[] = [];
  const signAfter = (end: number): string =>
    /^\s?[,.;:?!，。；：？！、؟،]/u.exec(text.slice(end))?.[0].trim() ?? '';
  const isNumberAt = (end: number): boolean =>
    untouched.some(
      (one) => one.start >= end && one.start - end <= 1 && /^[$€]?\d/.test(text.slice(one.start)),
    ) || NUMBERED.test(text.slice(end, end + 24));
  const things = [...untouched].sort((a, b) => a.start - b.start);
  const pushThings = (until: number): void => {
    while (things.length > 0 && things[0]!.start < until) {
      const { start, end } = things.shift()!; // there is one
      const written = text.slice(start, end);
      pieces.push({
        english: written,
        written,
        isUnknown: false,
        move: undefined,
        isUntouched: true,
        sign: toSign(signAfter(end)),
      });
    }
  };
  for (let index = 0; index < units.length;) {
    const unit = units[index]!; // within them
    pushThings(unit.start);
    const found = find(units, index, glossary, language, text, isNumberAt);
    const count = found?.count ?? 1;
    const end = units[index + count - 1]!.end; // as above
    const written = text.slice(unit.start, end);
    index += count;
    const sign = toSign(signAfter(end));
    if (found === undefined) {
      const isTail = isEnding(unit, language) && !untouched.some((one) => one.end === unit.end + 1);
      pieces.push({
        english: isTail ? '' : written,
        written,
        isUnknown: !isTail && !isLoan(unit.text),
        move: undefined,
        isUntouched: false,
        sign,
      });
      continue;
    }
    pieces.push({
      english: found.english,
      written,
      isUnknown: false,
      move: found.move,
      isUntouched: false,
      sign,
    });
  }
  pushThings(Infinity);
  return joinUnknown(moved(pieces, language));
}

/** `hace una hora`, `vor einer Stunde`: numbers in letters before a unit. */
const NUMBERED =
  /^\s(?:un|una|uma|um|une|uno|due|dois|duas|dos|deux|zwei|een|einer|einem|twee|media|meia|mezz|half|halben|halbe|satu|một|годину|час|полчаса|пів|godzin|pół|ساعة|دقيقتين|ساعتين|نصف|wenigen|ein paar|a|o)\b/iu;

const toSign = (sign: string): string => SIGNS[sign] ?? sign;
const SIGNS: Readonly<Record<string, string>> = Object.fromEntries(
  ['，,', '、,', '،,', '。.', '；;', '：:', '？?', '؟?', '！!'].map(([one, other]) => [one, other]),
);

const HIRAGANA = /^\p{Script=Hiragana}$/u;
/** What hangs on a word before it: letters of Japanese verbs, syllables of Korean ones. */
const isEnding = ({ raw, isInner }: Unit, language: string): boolean =>
  isInner || (language === 'ja' && HIRAGANA.test(raw));

interface Found {
  readonly english: string;
  readonly move: Move;
  readonly count: number;
}

function find(
  units: readonly Unit[],
  index: number,
  { byWord, byPrefix, byBase }: Glossary,
  language: string,
  text: string,
  isNumberAt: (end: number) => boolean,
): Found | undefined {
  const unit = units[index]!; // the caller counts them
  const fits = (written: Unit, wanted: string, isPrefix: boolean): boolean => {
    const own = small(written.raw);
    if (isPrefix ? own.startsWith(wanted) : own === wanted) return true;
    // Accents are left out where one types fast; where they are written they tell words apart.
    const folded = fold(wanted);
    return own === written.text && (isPrefix ? own.startsWith(folded) : own === folded);
  };
  /** Nothing stands between that is a word or ends a part: `آخر ساعة` is not in `آخر 24 ساعة`. `un’` is no word of its own. */
  const isNear = (at: number): boolean =>
    /^[\s'’"“”«»()*–-]*(?:un['’])?$/u.test(text.slice(units[at - 1]!.end, units[at]!.start)); // both are there
  const isAt = ({ words, isPrefix, isLast, move }: Entry): boolean =>
    index + words.length <= units.length &&
    ((move !== 'behind' && move !== 'number') || isNumberAt(units[index + words.length - 1]!.end)) && // within them
    (!isLast || /^[\s.,;?!。，；？！؟]*$/u.test(text.slice(units[index + words.length - 1]!.end))) && // as above
    words.every(
      (one, at) =>
        (at === 0 || isNear(index + at)) &&
        fits(units[index + at]!, one, isPrefix && at === words.length - 1), // within them
    );
  const exact = (byWord.get(unit.text) ?? []).filter(isAt);
  const open: Entry[] = [];
  for (let length = 1; length <= unit.text.length; length++)
    open.push(...(byPrefix.get(unit.text.slice(0, length)) ?? []).filter(isAt));
  const longest = exact[0];
  // Of one length what is written as it stands comes first.
  const best =
    longest === undefined
      ? open.at(-1)
      : (exact.find(
          ({ words, move, isLast }) =>
            words.length === longest.words.length && (move === 'behind' || move === 'number' || isLast),
        ) ??
        exact.find(
          ({ words }) =>
            words.length === longest.words.length &&
            words.every((one, at) => one === small(units[index + at]!.raw)),
        ) ??
        longest);
  if (best !== undefined) return { english: best.english, move: best.move, count: best.words.length };
  const base = byBase.get(toBase(unit.text, language));
  if (base !== undefined) return { english: base.english, move: base.move, count: 1 };
  return language === 'ar' ? findJoined(unit, byWord, byPrefix) : undefined;
}

/** Arabic writes `and`, `by`, `to` and `of` as one with the next word. */
function findJoined(
  { text }: Unit,
  byWord: Glossary['byWord'],
  byPrefix: Glossary['byPrefix'],
): Found | undefined {
  const joint = /^[وفبلك]/.exec(text)?.[0];
  if (joint === undefined || text.length < 4) return undefined;
  const rest = fold(text.slice(1));
  const entries = [rest, text.slice(1)].flatMap((one) => [
    ...(byWord.get(one) ?? []).filter(({ words }) => words.length === 1),
    ...Array.from(one, (_letter, at) => byPrefix.get(one.slice(0, at + 1)) ?? [])
      .flat()
      .toReversed(),
  ]);
  const [entry] = entries;
  if (entry === undefined) return undefined;
  return { english: joint === 'و' ? `and ${entry.english}` : entry.english, move: entry.move, count: 1 };
}

const isUnit = ({ english }: Piece): boolean =>
  /^(?:seconds?|minutes?|hours?|days?|weeks?|months?|blocks?|slots?|epochs?|SOL|lamports?|USD|dollars?|percent|bps|bytes|times?)$/i.test(
    english,
  );
const isNumber = ({ english, isUntouched }: Piece): boolean =>
  (isUntouched && /^[$€]?\d/.test(english)) ||
  /^(?:two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|thirty|fifty|an?|one|half an)$/.test(
    english,
  );

/** A symbol or a short name; not an address, which may be who does something. */
const isName = ({ isUntouched, english }: Piece): boolean =>
  isUntouched && english.length < 32 && !/^[$€]?\d/.test(english);
/** Languages that put the verb behind what it is done to. */
const VERB_LAST: ReadonlySet<string> = new Set(['de', 'hi', 'ja', 'ko', 'nl', 'tr']);
const DONE = /^(?:bought|sold|received|sent|hold|traded|swapped)\b/;
const NOUN =
  /^(?:.* )?(?:trades?|buys?|sales?|transfers?|swaps?|price|volume|supply|holders|liquidity|market cap|creator|owner|buyers|sellers|pools?|mint authority|freeze authority)$/;
const OF: Piece = {
  english: 'of',
  written: '',
  isUnknown: false,
  move: undefined,
  isUntouched: false,
  sign: '',
};

/** What stands on the other side in English is put there. */
function moved(pieces: readonly Piece[], language: string): readonly Piece[] {
  const all = pieces.filter(({ english, sign }) => english !== '' || sign !== '');
  const line: Piece[] = [];
  for (let index = 0; index < all.length; index++) {
    const piece = all[index]!; // within them
    const before = line.at(-1);
    if (piece.move === 'before') {
      // `10 menit terakhir`, `transaksi terakhir`.
      const isLast = piece.english === 'in the last' && (before === undefined || !isUnit(before));
      const size = line.length > 1 && isUnit(line.at(-1)!) && isNumber(line.at(-2)!) ? 2 : 1;
      line.splice(Math.max(0, line.length - size), 0, isLast ? { ...piece, english: 'last' } : piece);
    } else if (piece.move === 'behind') {
      const [next, after] = [all[index + 1], all[index + 2]];
      const size =
        next === undefined
          ? 0
          : isNumber(next) && after !== undefined && (isUnit(after) || after.isUntouched)
            ? 2
            : 1;
      const group = all.slice(index + 1, index + 1 + size);
      const sign = group.at(-1)?.sign ?? piece.sign;
      line.push(...group.map((one) => ({ ...one, sign: '' })), { ...piece, sign });
      index += size;
    } else if (before !== undefined && isName(before) && DONE.test(piece.english) && VERB_LAST.has(language))
      line.splice(-1, 0, piece);
    else if (before !== undefined && isName(piece) && NOUN.test(before.english)) line.push(OF, piece);
    else line.push(piece);
  }
  return line;
}

/** Characters of one word that no entry has stand together. */
function joinUnknown(pieces: readonly Piece[]): readonly Gloss[] {
  const line: Gloss[] = [];
  let isJoined = false;
  for (const { english, written, isUnknown, sign } of pieces) {
    const before = line.at(-1);
    if (isUnknown && isJoined && before !== undefined && HAN.test(written))
      line[line.length - 1] = {
        english: before.english + english + sign,
        written: before.written + written,
        isUnknown,
      };
    else line.push({ english: english + sign, written, isUnknown });
    isJoined = isUnknown && sign === '' && HAN.test(written);
  }
  return line;
}

const HAN = /^[\p{Script=Han}\p{Script=Katakana}ー]+$/u;

/** Whether English has the word, as it has `swap` and `slippage`. */
const isLoan = (word: string): boolean => readLexicon('en').words.has(word);
