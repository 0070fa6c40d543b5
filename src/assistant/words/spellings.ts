/**
 * A question as its language writes it in full: `data/spellings.txt` holds what is typed in chats, German compounds are
 * cut at words of the lexicon, and Hindi in Latin letters is written in its own.
 */
import { readDataFile, toDataLines } from '#std/data-file';
import { tokenise, type Token } from './fold.ts';
import { readLexicon } from './lexicon.ts';
import { toDevanagari } from './romanised.ts';

/** By the folded words that are typed, joined by spaces. */
type Spellings = ReadonlyMap<string, string>;

let read: ReadonlyMap<string, Spellings> | undefined;

const readSpellings = (): ReadonlyMap<string, Spellings> =>
  (read ??= parseSpellings(readDataFile('spellings.txt')));

/** Throws on a line that is no entry, and on a spelling that stands twice. */
export function parseSpellings(text: string): ReadonlyMap<string, Spellings> {
  const all = new Map<string, Map<string, string>>();
  for (const line of toDataLines(text)) {
    const [tag, rest] = cutAt(line, ': ');
    const [full, typed] = cutAt(rest, ' = ');
    if (tag === '' || full === '' || typed === '') throw new Error(`spellings: no entry: ${line}`);
    const own = all.get(tag) ?? all.set(tag, new Map()).get(tag)!; // set above
    for (const one of typed.split(';')) {
      const key = toKey(tokenise(one));
      if (own.has(key)) throw new Error(`spellings: ${tag} has ${one.trim()} twice`);
      own.set(key, full.trim());
    }
  }
  return all;
}

/** What stands before the first sign and behind it; nothing behind where there is none. */
function cutAt(text: string, sign: string): readonly [string, string] {
  const at = text.indexOf(sign);
  return at < 0 ? [text, ''] : [text.slice(0, at), text.slice(at + sign.length)];
}

const toKey = (tokens: readonly Token[]): string => tokens.map(({ text }) => text).join(' ');

/** Words of one spelling. */
const LONGEST = 3;

const SINCE_AN_HOUR = /\bda un['’]ora\b/gi;

/** `language` is a tag of `LANGUAGES`. */
export function respell(text: string, language: string, isRomanised = false): string {
  if (isRomanised) return toDevanagari(text);
  const own = readSpellings().get(language);
  // Without its article, which is no word by itself, it would be one o’clock.
  const said = language === 'it' ? text.replaceAll(SINCE_AN_HOUR, 'nell’ultima ora') : text;
  const whole = own === undefined ? said : replaceRuns(said, own);
  return language === 'de' ? cutCompounds(whole) : whole;
}

function replaceRuns(text: string, spellings: Spellings): string {
  const tokens = tokenise(text);
  let line = '';
  let from = 0;
  for (let index = 0; index < tokens.length;) {
    const run = [LONGEST, 2, 1]
      .map((size) => tokens.slice(index, index + size))
      .find((one) => spellings.has(toKey(one)) && !isName(one));
    if (run === undefined) {
      index++;
      continue;
    }
    line += text.slice(from, run[0]!.start) + spellings.get(toKey(run))!; // it was found by it, and has a token
    from = run.at(-1)!.end; // as above
    index += run.length;
  }
  return line + text.slice(from);
}

/** A symbol is written in capitals. */
const isName = (run: readonly Token[]): boolean =>
  run.length === 1 && /^\p{Lu}[\p{Lu}\p{N}]/u.test(run[0]!.raw); // one, checked

const SHORTEST_PART = 4;
const LINKS = ['es', 'en', 's', 'n', ''];

/** `Durchschnittspreis` as `Durchschnitt preis`. */
function cutCompounds(text: string): string {
  const lexicon = readLexicon('de');
  const isWord = (part: string): boolean =>
    part.length >= SHORTEST_PART && (lexicon.words.has(part) || lexicon.byPrefix.has(part));
  let line = '';
  let from = 0;
  for (const { raw, text: word, start, end } of tokenise(text)) {
    if (
      word.length !== raw.length ||
      word.length < 2 * SHORTEST_PART ||
      lexicon.words.has(word) ||
      lexicon.stops.has(word)
    )
      continue;
    for (let at = SHORTEST_PART; at <= word.length - SHORTEST_PART; at++) {
      const head = word.slice(0, at);
      const link = LINKS.find((one) => head.endsWith(one) && isWord(head.slice(0, head.length - one.length)));
      if (link === undefined || !isWord(word.slice(at))) continue;
      line += `${text.slice(from, start)}${raw.slice(0, at - link.length)} ${raw.slice(at)}`;
      from = end;
      break;
    }
  }
  return line + text.slice(from);
}
