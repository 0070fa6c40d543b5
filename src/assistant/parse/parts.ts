/** A text that asks several things: `what went wrong and who signed it?` is two questions about one thing. */
import { CATALOGUE } from '../catalogue/catalogue.ts';
import { tokenise, type Token } from '../words/fold.ts';
import { readLexicon, type Lexicon } from '../words/lexicon.ts';
import { spot, type Match } from '../words/spot.ts';

const AND: Readonly<Record<string, string>> = {
  en: 'and|also|plus|then|but|or|&',
  es: 'y|e|también',
  pt: 'e|também',
  it: 'e|ed|anche',
  fr: 'et|aussi',
  de: 'und|auch',
  nl: 'en|ook',
  pl: 'i|oraz|a|także',
  ru: 'и|а',
  uk: 'та|і|й|а',
  tr: 've|ayrıca|peki',
  vi: 'và|còn|với cả',
  id: 'dan|terus|lalu|serta|sama',
  hi: 'और|तथा|व',
  ar: 'و|ثم',
  ko: '그리고|또',
  ja: 'また|そして',
  zh: '并且|而且|以及|还有|和',
};
/** `if so, why` asks for the reason of what was asked before. */
const IF_SO = /\b(?:if (?:so|yes|not|no|it (?:did|is|was|has)|they (?:did|are))|then)\b,?/giu;
const OPENERS: ReadonlySet<string> = new Set([
  'why',
  'who',
  'when',
  'where',
  'which',
  'how-many',
  'how-much',
]);
const VERB = /^(?:is|are|was|were|do|does|did|has|have|had|can|could|will|would|should|am)$/;
const WHAT = /^(?:what|how|whose|whom|que|qué|was|wie|quel|quelle|comment|cosa|che|cual|cuál|qual)$/u;
/** How far from its beginning a question may open: `and in which slot`; one word further in other languages. */
const LATEST = 2;
/** `and if I unstake now, when can I withdraw`. */
const LATEST_BEHIND_IF = 8;
/** As many questions as one text is read as. */
const MOST = 5;

/** What joins a part to the one before it, of a language's words for `and`; it may be written with the word behind it, in some. */
export const toJoint = (and: string, isApart = true): RegExp =>
  new RegExp(`^(?:(?:${and})[,\\s]{${isApart ? 1 : 0},9}){1,9}(?=[\\s\\p{L}])`, 'iu');
const JOINED: ReadonlySet<string> = new Set(['ar', 'ja', 'ko', 'zh']);

/** Where one part may end and the next begin, of the same words. */
export const toBoundary = (and: string): RegExp =>
  new RegExp(
    `[?？!！;；]{1,90}\\s{0,20}|[.。](?:\\s{1,20}|$)|\\s{1,20}[-–—]{1,20}\\s{1,20}|[,，、](?!\\d)\\s{0,20}|\\s{1,20}(?=(?:${and})\\s)|\\s{1,20}(?=or\\s{1,20}(?:is|are|was|were|does|did|do|has|have|can)\\s)|(?<=\\p{Script=Han})(?=(?:${and}))|(?<=[이하알되]고|으며|는데)\\s{1,20}`,
    'giu',
  );

/** The questions of a text in their order, each with the words it needs; one where it asks one thing. */
export function splitParts(text: string, language: string): readonly string[] {
  const lexicons = language === 'en' ? [readLexicon('en')] : [readLexicon(language), readLexicon('en')];
  const and = AND[language] ?? AND['en']!; // English is there
  const joint = toJoint(and, !JOINED.has(language));
  const bare = (piece: string): string => piece.replace(IF_SO, ' ').trim().replace(joint, '').trim();
  const parts: { text: string; asks: boolean }[] = [];
  for (const piece of cut(text, and.replace('|or|', '|'), lexicons)) {
    const last = parts.at(-1);
    const asks =
      findOpening(tokenise(bare(piece)), lexicons) !== undefined ||
      (last === undefined
        ? !/[-–—.!?？！]\s{0,20}$/.test(piece) && isValueName(piece, lexicons)
        : isVoiced(piece, lexicons) || (isWhether(bare(last.text)) && isValueName(bare(piece), lexicons)));
    // What asks nothing belongs to the question before it, or sets the scene of the next.
    if (last === undefined || (asks && last.asks)) parts.push({ text: piece, asks });
    else {
      last.text += piece;
      last.asks ||= asks;
    }
  }
  if (parts.length < 2 || parts.length > MOST) return [text];
  const own = parts.map(({ text: one }, index) => (index === 0 ? one.trim() : bare(one)));
  return own.map((one, index) => {
    const donor = own[index === 0 ? 1 : index - 1]!; // there are two
    const isName = index === 0 && isValueName(one, lexicons);
    return isBare(one, lexicons) && !isName
      ? `${one.replace(/[?,;.!]{1,90}$/, '')} ${withoutOpening(donor, lexicons)}`
      : one;
  });
}

/** Signs no name goes on after. */
const ENDING = /[?？!！;；.。]/;

/** Pieces with the sign that ends each. */
function cut(text: string, and: string, lexicons: readonly Lexicon[]): readonly string[] {
  const boundary = toBoundary(and);
  const tokens = tokenise(text);
  // `dépôts et retraits de liquidité`: what joins words in the title of a value ends no question.
  const titles = spot(tokens, lexicons).filter(
    ({ section, key, isTitle }) => isTitle && CATALOGUE.get(section)?.measures.has(key) === true,
  );
  const isInTitle = (start: number, end: number): boolean =>
    titles.some(
      ({ at }) => tokens[Math.min(...at)]!.start < start && end < tokens[Math.max(...at)]!.end, // a match has tokens
    );
  const pieces: string[] = [];
  let from = 0;
  for (const match of text.matchAll(boundary)) {
    const end = match.index + match[0].length;
    if (end <= from || end >= text.length) continue;
    if (!ENDING.test(match[0]) && isInTitle(match.index, end)) continue;
    pieces.push(text.slice(from, end));
    from = end;
  }
  pieces.push(text.slice(from));
  return pieces.filter((piece) => /[\p{L}\p{N}]/u.test(piece));
}

/** Tokens a question opens with, after a preposition; `undefined` where it opens as none. */
function findOpening(tokens: readonly Token[], lexicons: readonly Lexicon[]): readonly number[] | undefined {
  const asks = spot(tokens, lexicons).filter(({ section }) => section === 'ask');
  const asked = asks
    .filter(({ key, at: [first = 0] }) =>
      OPENERS.has(key)
        ? first <= (tokens[0]?.text === 'if' ? LATEST_BEHIND_IF : LATEST + lexicons.length - 1)
        : key === 'yesno' &&
          ((first === 0 && isVerb(tokens[0])) || (first <= LATEST && tokens[first]?.text === 'whether')),
    )
    .toSorted((a, b) => b.at.length - a.at.length)[0];
  if (asked !== undefined) return asked.at;
  const what = tokens.slice(0, LATEST + 1).findIndex(({ text }) => WHAT.test(text));
  return what === -1 ? undefined : [what];
}

/** `, terus biayanya balik ga?`: in other languages the voice alone may ask of a value. */
const isVoiced = (piece: string, lexicons: readonly Lexicon[]): boolean =>
  lexicons.length > 1 &&
  /[?？؟]/.test(piece) &&
  spot(tokenise(piece), lexicons).some(
    ({ section, key, isWeak }) =>
      !isWeak &&
      (CATALOGUE.get(section)?.measures.has(key) === true ||
        CATALOGUE.get(section)?.predicates.has(key.replace(/-not$/, '')) === true),
  );

/** `supply and who minted it`: what stands first is the name of a value, and asks for it. */
function isValueName(piece: string, lexicons: readonly Lexicon[]): boolean {
  const tokens = tokenise(piece);
  if (tokens.length === 0 || tokens.length > MOST_OF_NAME) return false;
  const names = spot(tokens, lexicons).filter(
    ({ section, key, isWeak }) => !isWeak && CATALOGUE.get(section)?.measures.has(key) === true,
  );
  const isStop = ({ stem, text }: Token): boolean =>
    lexicons.some(({ stops }) => stops.has(stem) || stops.has(text));
  return names.some(({ at }) => tokens.every((token, index) => at.includes(index) || isStop(token)));
}
const MOST_OF_NAME = 5;
/** `confirm whether it is final, the time, and the receiver`: names of values behind a yes or no are questions of their own. */
const WHETHER =
  /(?:^|[.!]\s)(?:please )?(?:(?:confirm|check|tell me|see) (?:whether|if)|is|are|was|were|did|does|has|have|can)\b/i;
const isWhether = (text: string): boolean => WHETHER.test(text.slice(text.lastIndexOf('?') + 1));

const isVerb = (token: Token | undefined): boolean => VERB.test(token?.text ?? '');

/** Whether nothing of it tells what of: `and by whom?`. */
function isBare(piece: string, lexicons: readonly Lexicon[]): boolean {
  const tokens = tokenise(piece);
  const matches = spot(tokens, lexicons);
  if (matches.some(({ section, key }) => section === 'explain' && key !== 'overview')) return false;
  // `what does this program do` asks all there is to ask.
  const isOverview = matches.some(({ section, at }) => section === 'explain' && at.length > 2);
  if (isOverview && matches.some(({ section }) => section === 'kind')) return false;
  // `can more be minted` states something, though `mint` is a kind of thing.
  const isStatement = ({ section, key, at }: Match): boolean =>
    at.length > 1 && CATALOGUE.get(section)?.predicates.has(key.replace(/-not$/, '')) === true;
  if (matches.some(isStatement)) return false;
  const asks = new Set(
    matches.flatMap(({ section, at }) => (section === 'ask' || section === 'kind' ? [...at] : [])),
  );
  return tokens.every(
    ({ stem, text }, index) =>
      asks.has(index) || lexicons.some(({ stops }) => stops.has(stem) || stops.has(text)),
  );
}

/** What a question is about, without the words it opens with. */
function withoutOpening(piece: string, lexicons: readonly Lexicon[]): string {
  // What was only told before it is no part of it.
  const asking = piece.replace(/^.{0,600}[.!:]\s(?=\S)/s, '');
  if (asking !== piece) return withoutOpening(asking, lexicons);
  const tokens = tokenise(piece);
  const opening = findOpening(tokens, lexicons);
  const last = opening === undefined ? undefined : tokens[Math.max(...opening)];
  return last === undefined ? piece : piece.slice(last.end).trim();
}
