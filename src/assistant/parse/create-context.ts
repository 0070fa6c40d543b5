/** Reads what a question writes (things, numbers, times, words) before it is asked what it means. */
import type { AccountRole } from '../catalogue/define-subject.ts';
import type { VenuePlace } from '../catalogue/venue-places.ts';
import type { PassageIndex } from '../documentation/passage-index.ts';
import type { Subject, SubjectKind } from '../question/question.ts';
import { findReferences, PERSON } from './conversation/find-references.ts';
import { toSpokenTime } from './conversation/spoken-time.ts';
import { toStem } from '../words/fold.ts';
import { findInflected } from '../words/inflection.ts';
import { readLexicon, type Lexicon } from '../words/lexicon.ts';
import { respell } from '../words/spellings.ts';
import { spot, type Match } from '../words/spot.ts';
import { findMeant } from '../words/vocabulary.ts';
import { ORDERS, type AskedNumber, type Earlier, type Mention, type ParseContext } from './context.ts';
import { isAlert } from './alerts.ts';
import { detect } from './detect-language.ts';
import { findAsides, findFraming } from './find-asides.ts';
import { findBounds } from './find-bounds.ts';
import { findLastEpoch } from './find-last-epoch.ts';
import { findRelative } from './find-relative.ts';
import { findTime } from './find-time.ts';
import { toAsking } from './is-yes-no.ts';
import { keepOthers } from './keep-others.ts';
import { normalise } from './normalise.ts';
import {
  isChoice,
  isNoun,
  isOfBound,
  isOfDividing,
  isOfLeast,
  isOfLonger,
  isOfOther,
  isOfSpan,
  isParticle,
} from './other-senses.ts';
import { readWritten } from './written-numbers.ts';
import { scan, type ScannedToken } from './scan.ts';

/** A name the question may use, as the caller has found it: a symbol, the name of a program or a validator. */
export interface KnownName {
  /** Folded. */
  readonly name: string;
  readonly subject: Subject;
}

export interface ParseInput {
  readonly text: string;
  readonly page?: Subject | undefined;
  readonly given?: readonly Subject[] | undefined;
  readonly earlier?: readonly Earlier[] | undefined;
  readonly nowMs: number;
  /** What its addresses are, where that is known. */
  readonly kinds: ReadonlyMap<string, SubjectKind>;
  /** What stands at those that are plain accounts. */
  readonly roles?: ReadonlyMap<string, AccountRole> | undefined;
  /** What of a venue stands at them. */
  readonly places?: ReadonlyMap<string, VenuePlace> | undefined;
  /** What the page is about that is of no one thing. */
  readonly pagePlace?: VenuePlace | undefined;
  readonly names: readonly KnownName[];
  /** Of the text it is a part of; found from the words when left out. */
  readonly language?: string | undefined;
  /** The documentation, to look through. */
  readonly passages?: PassageIndex | undefined;
  /** The present epoch, where it is known: the one before it is spoken of without its number. */
  readonly epoch?: number | undefined;
}

/** `how many slots in an hour` speaks of a length. */
const COUNTING =
  /\b(?:how many|number of) (?:slots?|blocks?|epochs?|seconds?|minutes?|hours?|days?)\b.{0,20}\b(?:in|per|make|are) (?:an?|one|\d{1,6}) (?:seconds?|minutes?|hours?|days?|weeks?|epochs?)\b/i;

/** `what did he do after that`. */
const isOfDoing = (tokens: readonly ScannedToken[]): boolean =>
  tokens.some(({ text }) => /^(?:do|doing|did|does|done)$/.test(text)) &&
  tokens.some(({ text }) => PERSON.test(text));

export function createContext(input: ParseInput): ParseContext {
  const typed = normalise(input.text);
  const { language, other, isRomanised }: ReturnType<typeof detect> =
    input.language === undefined ? detect(typed, spokenBefore(input.earlier)) : { language: input.language };
  const text = respell(typed, language, isRomanised);
  const lexicons = language === 'en' ? [readLexicon('en')] : [readLexicon(language), readLexicon('en')];
  const dated = COUNTING.test(text) ? undefined : findTime(text, language, input.nowMs);
  const scanned = correctSlips(scan(text, dated?.spans).tokens, lexicons, input.names);
  const tokens = readWritten(scanned, lexicons[0]!); // there is one of the language
  const asides = new Set(findAsides(text, tokens, language));
  const isStop = (index: number): boolean => {
    const token = tokens[index];
    return (
      token === undefined ||
      asides.has(index) ||
      (token.thing === undefined &&
        lexicons.some(({ stops }) => stops.has(token.stem) || stops.has(token.text)))
    );
  };
  const [own, english] = lexicons;
  const spotted = [
    ...spot(tokens, [own!]), // there is one of the language
    // `no` is “in the” in Portuguese, `die` an article in German.
    ...(english === undefined
      ? []
      : spot(tokens, [english]).filter(({ at }) => at.some((index) => !own!.stops.has(tokens[index]!.text)))),
  ];
  const framing = findFraming(text, tokens, spotted);
  for (const index of framing) asides.add(index);
  const matches = spotted
    .filter((match, _index, all) => language === 'en' || !isAsking(match, all))
    .filter((match) => match.section !== 'not' || !isChoice(tokens, match))
    .filter(
      ({ section, key, at }) =>
        (REFUSED.has(section) && !(key === 'off-topic' && at.every((index) => framing.has(index)))) ||
        !at.some((index) => asides.has(index)),
    )
    .filter((match) => !isNoun(match, tokens))
    .filter((match, _index, all) => !isOfLonger(match, all))
    .filter((match) => !isOfDividing(match, tokens))
    .filter((match) => !isOfSpan(match, tokens))
    .filter((match, _index, all) => !isOfBound(match, all))
    .filter((match, _index, all) => language === 'en' || !isOfLeast(match, all))
    .filter((match) => !isParticle(tokens, match, language) && !isOfOther(match, tokens))
    .toSorted((a, b) => b.at.length - a.at.length || Number(a.isWeak) - Number(b.isWeak));
  const bySection = Map.groupBy(matches, ({ section }) => section);
  const of = (section: string): readonly Match[] => bySection.get(section) ?? [];
  const times = new Set(of('time').flatMap(({ at }) => at));
  // `ore` are hours in Italian, and a program where it is written as its name.
  const isPlain = (index: number): boolean => isStop(index) || (language !== 'en' && times.has(index));
  const mentions = [...findMentions(tokens, input.kinds), ...findNames(tokens, input.names, isPlain)];
  const nowSeconds = Math.floor(input.nowMs / 1_000);
  const numbers = [...findNumbers(text, tokens, of('unit'), mentions), ...findWritten(tokens, matches)];
  const relative = findRelative(tokens, of('time'), nowSeconds, language !== 'en');
  const spoken =
    dated === undefined &&
    relative === undefined &&
    (of('event').length > 0 || isOfDoing(tokens)) &&
    !of('follow').some(({ key }) => key === 'dealings')
      ? toSpokenTime(tokens, input.earlier ?? [], nowSeconds)
      : undefined;
  const time =
    dated === undefined ? (relative?.time ?? spoken) : { value: dated.time, at: relative?.time.at ?? [] };
  const counted = new Set(relative?.time.at ?? []);
  const plain = numbers.filter(({ at }) => !at.some((index) => counted.has(index)));
  mentions.push(...findNumbered(tokens, plain, of('kind')), ...findLastEpoch(tokens, input.epoch));
  mentions.push(
    ...findReferences({
      text,
      tokens,
      earlier: input.earlier ?? [],
      page: input.page,
      kinds: of('kind'),
      ordinals: of('ordinal'),
      follows: of('follow'),
      named: mentions,
    }),
  );
  const named = new Set(mentions.flatMap(({ at }) => at));
  const free = plain.filter(({ at }) => !named.has(at[0]!)); // a number has a token
  const asking = toAsking(text, tokens, matches, language);
  const bounds = findBounds(
    free,
    of('than'),
    of('shape'),
    ({ at }) => text.charAt(tokens[at.at(-1)!]!.end) === '+', // a number has tokens
  );
  return {
    text,
    language,
    ...(other !== undefined && { other }),
    lexicons,
    tokens,
    matches,
    mentions: mentions.toSorted((a, b) => a.at[0]! - b.at[0]!), // a mention has a token
    numbers: free,
    time,
    isAlert: isAlert(input.text, language),
    ranges: dated?.ranges ?? (dated === undefined ? relative?.ranges : undefined),
    bounds: asking.isYesNo
      ? bounds
      : keepOthers(
          bounds,
          // `by rate, not count` leaves no rows out.
          [
            ...of('follow').filter(({ at }) => tokens[at.at(-1)!]!.text !== 'count'), // a match has tokens
            // `take out the ones with fewer than 3 buyers`.
            ...of('shape').filter(({ key }) => key === 'except'),
          ],
          named,
          tokens,
        ),
    page: input.page,
    given: input.given ?? [],
    earlier: input.earlier ?? [],
    ...asking,
    isNegated: of('not').length > 0,
    nowSeconds,
    roles: input.roles ?? new Map(),
    places: input.places ?? new Map(),
    pagePlace: input.pagePlace,
    passages: input.passages,
    isStop,
    of,
    has: (section, ...keys) => of(section).some(({ key }) => keys.includes(key)),
  };
}

/** What is refused is so wherever it is said. */
const REFUSED: ReadonlySet<string> = new Set(['decline', 'harm', 'act', 'victim']);

/** The language of the last question that was understood. */
const spokenBefore = (earlier: readonly Earlier[] = []): string | undefined =>
  earlier.find(({ question }) => question !== undefined)?.question?.language;

/** `有没有`, `ou non`: a negation that only makes a question of it. */
const isAsking = ({ section, at }: Match, all: readonly Match[]): boolean =>
  section === 'not' &&
  all.some(
    (other) =>
      other.section === 'ask' &&
      other.key === 'yesno' &&
      other.at.length > at.length &&
      at.every((index) => other.at.includes(index)),
  );

/** Words that are one slip of the keyboard away from one that means something; names stay as they are. */
function correctSlips(
  tokens: readonly ScannedToken[],
  lexicons: readonly Lexicon[],
  names: readonly KnownName[],
): readonly ScannedToken[] {
  // Capitals are of a name, as in `lnUSD`, unless everything is written in them.
  const named = tokens.some(({ raw }) => /^\p{Ll}{2,}$/u.test(raw))
    ? /\p{Ll}\p{Lu}|^\p{Lu}{2}/u
    : /\p{Ll}\p{Lu}/u;
  /** A word that is said again is looked for once. */
  const found = new Map<string, string | undefined>();
  return tokens.map((token) => {
    if (token.thing !== undefined || named.test(token.raw)) return token;
    if (!found.has(token.text))
      found.set(token.text, findInflected(token, lexicons[0]!) ?? findMeant(token, lexicons)); // there is one of the language
    const meant = found.get(token.text);
    if (meant === undefined || names.some(({ name }) => name.includes(token.text))) return token;
    return { ...token, text: meant, stem: toStem(meant) };
  });
}

function findMentions(tokens: readonly ScannedToken[], kinds: ReadonlyMap<string, SubjectKind>): Mention[] {
  return tokens.flatMap(({ thing }, index): readonly Mention[] => {
    switch (thing?.kind) {
      case 'transaction':
        return [{ subject: { kind: 'transaction', id: thing.id }, also: [], at: [index] }];
      case 'domain':
        return [{ subject: { kind: 'domain', id: thing.id }, also: [], at: [index] }];
      case 'address': {
        const kind = kinds.get(thing.id) ?? 'account';
        return [
          { subject: { kind, id: thing.id }, also: kind === 'account' ? [] : ['account'], at: [index] },
        ];
      }
      default:
        return [];
    }
  });
}

function findNames(
  tokens: readonly ScannedToken[],
  names: readonly KnownName[],
  isStop: (index: number) => boolean,
): readonly Mention[] {
  const mentions: Mention[] = [];
  const byName = new Map<string, Subject[]>();
  for (const { name, subject } of names) (byName.get(name) ?? byName.set(name, []).get(name)!).push(subject);
  const taken = new Set<number>();
  for (const size of [3, 2, 1]) {
    for (let index = 0; index + size <= tokens.length; index++) {
      const run = tokens.slice(index, index + size);
      if (run.some((token, at) => token.thing !== undefined || taken.has(index + at))) continue;
      const name = run.map(({ text }) => text.replace(/'s$/, '')).join(' ');
      // Turkish and others hang endings on a name behind an apostrophe.
      const subjects = byName.get(name) ?? byName.get(name.replace(/'\p{L}+$/u, ''));
      const [subject] = subjects ?? [];
      if (subject === undefined) continue;
      // A word of every question is a name only where it is written as one.
      if (size === 1 && isStop(index) && !/^[A-Z][A-Z0-9]+$/.test(run[0]!.raw)) continue; // a run has tokens
      const at = run.map((_token, offset) => index + offset);
      for (const one of at) taken.add(one);
      // Who writes a symbol means the token, not the account of its mint.
      mentions.push({
        // Said back as the visitor wrote it.
        subject: {
          ...subject,
          said: run
            .map(({ raw }) => raw)
            .join(' ')
            .slice(0, 40),
        },
        also: subject.kind === 'account' || subject.kind === 'token' ? [] : ['account'],
        at,
      });
    }
  }
  return mentions;
}

function findNumbers(
  text: string,
  tokens: readonly ScannedToken[],
  units: readonly Match[],
  mentions: readonly Mention[],
): readonly AskedNumber[] {
  return tokens.flatMap(({ thing, end }, index): readonly AskedNumber[] => {
    if (thing?.kind !== 'number') return [];
    if (/^ ?[%％٪]/.test(text.slice(end, end + 2)) && tokens[index + 1]?.text !== '%')
      return [{ value: thing.value, unit: 'percent', at: [index] }];
    if (thing.sign !== undefined)
      return [{ value: thing.value, unit: thing.sign === '$' ? 'USD' : 'EUR', at: [index] }];
    const unit = units.find(({ at }) => at[0] === index + 1);
    const token = mentions.find(({ subject, at }) => subject.kind === 'token' && at[0] === index + 1);
    if (unit !== undefined) return [{ value: thing.value, unit: unit.key, at: [index, ...unit.at] }];
    return [{ value: thing.value, token: token?.subject, at: [index] }];
  });
}

/** `the three largest`, `last five`: a number in letters beside a word of order; `more than half` is a share. */
function findWritten(tokens: readonly ScannedToken[], matches: readonly Match[]): readonly AskedNumber[] {
  const orders = new Set(
    matches.flatMap(({ section, key, at }) =>
      section === 'shape' && ORDERS.has(key) && at.length === 1 ? at : [],
    ),
  );
  const written = new Map(
    matches.flatMap(({ section, key, at: [first, ...more] }) =>
      section === 'number' && first !== undefined && more.length === 0 ? [[first, key] as const] : [],
    ),
  );
  return tokens.flatMap(({ text }, index): readonly AskedNumber[] => {
    const value = written.get(index);
    if (value !== undefined && (orders.has(index - 1) || orders.has(index + 1)))
      return [{ value, at: [index] }];
    return text === 'half' &&
      /^(?:than|over|above|under|below|least|most)$/.test(tokens[index - 1]?.text ?? '')
      ? [{ value: '50', unit: 'percent', at: [index] }]
      : [];
  });
}

/** `block 2394`, `epoch 5`, `#2394`: numbers that name a thing. */
function findNumbered(
  tokens: readonly ScannedToken[],
  numbers: readonly AskedNumber[],
  kinds: readonly Match[],
): readonly Mention[] {
  const isWhole = (value: string): boolean => /^\d{1,19}$/.test(value);
  return numbers.flatMap(({ value, unit, at: [index = 0] }): readonly Mention[] => {
    if (!isWhole(value) || (unit !== undefined && unit !== 'slots')) return [];
    // `400 ms` is a time, `15 rows` are counted.
    if (COUNTED.test(tokens[index + 1]?.text ?? '')) return [];
    const near = kinds.find(
      ({ key, at }) =>
        (key === 'block' || key === 'epoch') &&
        ((at.at(-1)! < index && index - at.at(-1)! <= 2) ||
          (at[0] === index + 1 && !(tokens[index + 1]?.text.endsWith('s') ?? false))), // a match has tokens
    );
    if (near !== undefined && unit === undefined) {
      return [
        { subject: { kind: near.key === 'block' ? 'block' : 'epoch', id: value }, also: [], at: [index] },
      ];
    }
    // A long bare number is a slot; a chain that is young has shorter ones, which the words around tell.
    // Ten digits are unix seconds, slots are far from that.
    if (/^1\d{9}(?:\d{3})?$/.test(value)) return [];
    const isSlot = value.length >= 7 || (value.length >= 3 && unit === undefined && isPlaced(tokens, index));
    return isSlot && unit === undefined
      ? [{ subject: { kind: 'block', id: value }, also: [], at: [index] }]
      : [];
  });
}

const COUNTED =
  /^(?:rows?|lines?|results?|entries|items?|ms|milliseconds?|s|secs?|seconds?|mins?|minutes?|h|hrs?|hours?|days?)$/;
const JOINING = /^(?:and|or|vs|versus)$/;

/** `in 2394?`, `of 2394`, `block 2394 and 2395`: a number that is no amount of what follows. */
function isPlaced(tokens: readonly ScannedToken[], index: number): boolean {
  const [before, after] = [tokens[index - 1]?.text, tokens[index + 1]];
  const isNumber = (token: ScannedToken | undefined): boolean =>
    token?.thing?.kind === 'number' && /^\d{3,}$/.test(token.text);
  const isLast =
    after === undefined ||
    /^(?:and|or|vs|versus|so|far|please|pls|it|have|has|had|did|do|does|was|is|are|were|paid|used|contain|contains|skipped|produced|full|empty|final|finalized)$/.test(
      after.text,
    );
  // `which has more, 2394 or 2346?`
  if (after !== undefined && JOINING.test(after.text) && isNumber(tokens[index + 2])) return true;
  if (before !== undefined && JOINING.test(before)) return isNumber(tokens[index - 2]);
  if (before === undefined || !isLast) return false;
  if (/^(?:to|until|through)$/.test(before)) return isNumber(tokens[index - 2]);
  return /^(?:in|of|between|is|was|did|for)$/.test(before);
}
