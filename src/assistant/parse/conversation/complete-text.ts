/** A question that leaves something unsaid, in whole: its own words, and those of the question before it that they do not replace. */
import type { Subject } from '../../question/question.ts';
import { isScope } from '../is-scope.ts';
import type { Match } from '../../words/spot.ts';
import { ORDERS, type Earlier, type Mention, type ParseContext } from '../context.ts';

/** Part of a text that is left out, or stands for something else. */
interface Span {
  readonly start: number;
  readonly end: number;
  readonly by: string;
}

/** Words that say what is asked for: of a thing, of what happened, of a field. */
const NO_CONTENT: ReadonlySet<string> = new Set([
  'column',
  'ask',
  'role',
  'kind',
  'shape',
  'time',
  'number',
  'unit',
  'than',
  'not',
  'exists',
  'polite',
  'point',
  'follow',
  'ordinal',
  'now',
  'answer',
]);
/** What is done with figures: of two that are said the later one is meant. */
const FIGURED: ReadonlySet<string> = new Set(['sum', 'mean', 'median', 'share', 'distinct', 'count']);
const JOINING: ReadonlySet<string> = new Set(['change-subject', 'only']);
const COMPARED: ReadonlySet<string> = new Set(['compare']);

/** The ways to complete `own` by the words of `root`, the likeliest first. */
export function completeTexts(
  own: ParseContext,
  root: ParseContext,
  asked?: Earlier['question'],
): readonly string[] {
  // `by number of trades` asks for no number.
  const asks = (!isDivided(own) && own.of('ask').some(({ key }) => key !== 'again')) || own.isYesNo;
  const [back] = backAt(own);
  const texts: string[] = [];
  const corrected = withNumber(own, root);
  if (corrected !== undefined) texts.push(corrected);
  const turned = turnFlow(own, root);
  if (turned !== undefined) texts.push(turned);
  const one = oneOf(own, asked);
  if (one !== undefined) texts.push(ownText(own, [spanOf(own, one.at, one.by)]));
  for (const drops of whatAt(own).length > 0 ? [false, true] : [false]) {
    const rest = restOfRoot(own, root, { asks, drops });
    const gap = gapOf(own);
    // `the highest anyone paid` is the highest of what was spoken of.
    if (gap !== undefined) texts.push(ownText(own, [{ ...gap, by: rest }]));
    if (back !== undefined) texts.push(ownText(own, [spanOf(own, back, rest)]));
    const text = ownText(own, []);
    texts.push(join(asks ? [text, rest] : [rest, text]));
  }
  // `10000 of them` are of the thing itself.
  const named = root.mentions.find(({ isSoft }) => isSoft !== true);
  const words = backAt(own, true)[0];
  if (named !== undefined && words !== undefined)
    texts.push(ownText(own, [spanOf(own, withoutOf(own, words), sayThing(named.subject))]));
  // A row of the last answer may be all it needs.
  return [...new Set([...texts, withThings(own)])];
}

/** `of them` → `them` with the word before it. */
function withoutOf({ tokens }: ParseContext, at: readonly number[]): readonly number[] {
  const before = (at[0] ?? 0) - 1;
  return tokens[before]?.text === 'of' ? [before, ...at] : at;
}

/** Behind a word of order that ranks nothing of its own. */
function gapOf(own: ParseContext): Omit<Span, 'by'> | undefined {
  const order = own.of('shape').find(({ key, at }) => ORDERS.has(key) && at.length === 1);
  const last = order?.at.at(-1);
  if (last === undefined || whatAt(own).includes(last + 1) || last === own.tokens.length - 1)
    return undefined;
  const end = own.tokens[last]?.end ?? 0;
  return { start: end, end };
}

/** Its own words, with things in place of what stands for them. */
export const withThings = (own: ParseContext): string => ownText(own, []);

const join = (texts: readonly string[]): string => texts.filter((text) => text !== '').join(' ');

/** `no sorry, 30`: another number in place of the only one. */
function withNumber(own: ParseContext, root: ParseContext): string | undefined {
  const [number] = own.numbers;
  const [first, ...more] = root.tokens.flatMap(({ thing }, index) =>
    thing?.kind === 'number' ? [index] : [],
  );
  if (number === undefined || !correctsNumber(own) || first === undefined || more.length > 0)
    return undefined;
  return replace(root.text, [spanOf(root, [first], number.value)]);
}

/** Whether it is nothing but a number and words that take back another one. */
export function correctsNumber(own: ParseContext): boolean {
  const [number, other] = own.numbers;
  const words = new Set(
    [...own.of('follow').filter(({ key }) => key === 'change-subject'), ...own.of('not')].flatMap(
      ({ at }) => at,
    ),
  );
  return (
    number !== undefined &&
    other === undefined &&
    words.size > 0 &&
    own.mentions.length === 0 &&
    own.tokens.every((_token, index) => number.at.includes(index) || own.isStop(index) || words.has(index))
  );
}

const OUTWARD = /\b(?:sen[dt]s?|sending|paid|pays?|paying|outgoing|outflows?|went|goes|going)(?: out)?\b/i;
const INWARD = /\b(?:receive[ds]?|receiving|got|gets?|incoming|inflows?|came|comes|coming)(?: in)?\b/i;

/** `and in?` after what went out: the same the other way. */
function turnFlow(own: ParseContext, root: ParseContext): string | undefined {
  if (own.language !== 'en') return undefined;
  const said = own.text
    .toLowerCase()
    .replace(/[^a-z ]/g, ' ')
    .trim()
    .split(/ {1,9}/);
  const [word, ...more] = said.filter(
    (one) => !/^(?:and|what|about|how|so|ok|the|it|did|he|she|they|now)$/.test(one),
  );
  if (word === undefined || more.length > 0) return undefined;
  if (/^(?:in|incoming|inflow|received|receive|got)$/.test(word) && OUTWARD.test(root.text))
    return root.text.replace(OUTWARD, 'receive');
  return /^(?:out|outgoing|outflow|sent|send|spent)$/.test(word) && INWARD.test(root.text)
    ? root.text.replace(INWARD, 'send')
    : undefined;
}

/** `losers?` after what gained: the other end is asked of. */
const UP =
  /^(?:gain|gains|gained|gainers?|gaining|winners?|rise|rises|rose|risen|rising|grew|up|pumped|pumping|increased?)$/;
const DOWN =
  /^(?:lose|loses|lost|losers?|losing|fall|falls|fell|fallen|falling|down|dumped|dumping|dropped|dropping|decreased?)$/;
function toOpposite(own: ParseContext, root: ParseContext): readonly { readonly at: readonly number[] }[] {
  const has = (words: RegExp): boolean => own.tokens.some(({ text }) => words.test(text));
  const opposite = has(DOWN) ? UP : has(UP) ? DOWN : undefined;
  if (opposite === undefined) return [];
  const at = root.tokens.flatMap(({ text }, index) => (opposite.test(text) ? [index] : []));
  return at.length === 0 ? [] : [{ at }, ...root.of('shape').filter(({ key }) => ORDERS.has(key))];
}

/** Tokens that say what is asked for. */
const whatAt = (context: ParseContext): readonly number[] => {
  const mentioned = new Set(context.mentions.flatMap(({ at }) => at));
  const timed = new Set(context.time?.at ?? []);
  return context.tokens.flatMap((_token, index) => {
    if (mentioned.has(index) || timed.has(index)) return [];
    const matches = context.matches.filter(({ at }) => at.includes(index));
    const isWhat = matches.some(({ section, isWeak }) => !isWeak && !NO_CONTENT.has(section));
    const isPlain = matches.some(
      ({ section }) => section === 'shape' || section === 'unit' || section === 'number',
    );
    return isWhat && !context.isStop(index) && !isPlain ? [index] : [];
  });
};

/** `of those`, `them`, `ones`: where the words of the question before would stand, the last one first. */
function backAt(own: ParseContext, isOfThings = false): readonly (readonly number[])[] {
  const mentioned = new Set(
    own.mentions.flatMap(({ at, isSoft }) => (isSoft === true && isOfThings ? [] : at)),
  );
  return own
    .of('point')
    .filter(({ key, at }) => key === 'back' && !at.some((index) => mentioned.has(index)))
    .map(({ at }) => at)
    .toSorted((a, b) => b[0]! - a[0]!); // a match has tokens
}

function ownText(own: ParseContext, put: readonly Span[]): string {
  const isFree = ({ start, end }: Span): boolean => put.every((one) => end <= one.start || start >= one.end);
  const things = own.mentions
    .filter((mention) => (mention.isOrdinal === true && mention.isPair !== true) || isScope(own, mention))
    .map(({ subject, at }) => spanOf(own, at, sayThing(subject)));
  const joints = edgeJoints(own).map((index) => spanOf(own, [index], ''));
  return replace(own.text, [...put, ...[...things, ...joints].filter(isFree)]);
}

/** Whether it says of itself that it narrows what was told: `only …`, `… only`. */
export const isNarrowing = (own: ParseContext): boolean => {
  const edges = new Set(edgeJoints(own));
  return own
    .of('follow')
    .some(
      ({ key, at }) =>
        (key === 'only' && at.some((index) => edges.has(index))) || (key === 'exclude' && at[0] === 0),
    );
};

/** Words at the ends that only say that it goes on: `and …`, `… instead`, `… only`. */
function edgeJoints(own: ParseContext): readonly number[] {
  const last = own.tokens.length - 1;
  const refused = new Set(
    [...own.of('not'), ...own.of('follow').filter(({ key }) => key === 'exclude')].flatMap(({ at }) => at),
  );
  return own
    .of('follow')
    .filter(
      ({ key, at }) =>
        JOINING.has(key) &&
        (at[0] === 0 || at.at(-1) === last) &&
        at.length <= last &&
        !at.some((index) => refused.has(index)),
    )
    .flatMap(({ at }) => at);
}

/** What of the question before is still meant. */
function restOfRoot(
  own: ParseContext,
  root: ParseContext,
  { asks, drops }: { readonly asks: boolean; readonly drops: boolean },
): string {
  const at = new Set<number>();
  const drop = (matches: readonly { readonly at: readonly number[] }[]): void => {
    for (const match of matches) for (const index of match.at) at.add(index);
  };
  const has = (section: string, keys: ReadonlySet<string>): readonly Match[] =>
    own.of(section).filter(({ key }) => keys.has(key));
  drop(root.of('polite'));
  drop(toOpposite(own, root));
  drop(root.of('point').filter(({ key }) => key !== 'definite'));
  // `which wallet` asks for a wallet, which is still spoken of.
  const kinds = new Set(root.of('kind').flatMap(({ at: words }) => words));
  if (asks) drop(root.of('ask').map(({ at: words }) => ({ at: words.filter((index) => !kinds.has(index)) })));
  const isCompared =
    has('ask', COMPARED).length > 0 ||
    own.of('follow').some(({ key }) => key === 'greater' || key === 'less');
  if (!isCompared)
    drop(root.mentions.filter((mention) => own.mentions.some((one) => replaces(one, mention))));
  const orders = has('shape', ORDERS);
  const isLimited = own.numbers.some(({ unit, token }) => unit === undefined && token === undefined);
  if (orders.length > 0 || isLimited) {
    if (orders.length > 0) drop(root.of('shape').filter(({ key }) => ORDERS.has(key)));
    drop(root.numbers.filter(({ unit, token }) => unit === undefined && token === undefined));
  }
  // An average has no order, and what is ranked is not averaged.
  const isFigured = has('shape', FIGURED).length > 0 && !isDivided(own);
  if (isFigured || orders.length > 0) drop(root.of('shape').filter(({ key }) => FIGURED.has(key)));
  if (isFigured) drop(root.of('shape').filter(({ key }) => ORDERS.has(key)));
  if (own.bounds.length > 0)
    drop(root.bounds.filter(({ bound }) => own.bounds.some((one) => one.bound.unit === bound.unit)));
  const spans: Span[] = [];
  if (own.time !== undefined && root.time !== undefined) {
    drop([root.time]);
    const start = root.text.indexOf(root.time.value.text);
    if (start >= 0) spans.push({ start, end: start + root.time.value.text.length, by: '' });
  }
  if (isDivided(own)) drop([{ at: orderOf(root) }]);
  if (drops) drop([{ at: whatAt(root) }]);
  return replace(root.text, [...spans, ...[...at].map((index) => spanOf(root, [index], ''))])
    .replace(/[?!.,;]{1,20}(?=\s|$)/g, ' ')
    .replace(/\s{1,20}/g, ' ')
    .trim();
}

/** `by number of trades`, `per token`: it says itself by what rows are put in order or divided. */
export const isDivided = ({ language, tokens }: ParseContext): boolean =>
  language === 'en' && tokens.some(({ text }) => DIVIDING.test(text));
const DIVIDING = /^(?:by|per|each|split|grouped)$/;

/** `by volume`: what the question before put its rows in order by, up to what is said of something else. */
function orderOf({ tokens, mentions, time, ...root }: ParseContext): readonly number[] {
  const by = tokens.findIndex(({ text }) => text === 'by');
  if (by < 0) return [];
  const others = new Set([...mentions.flatMap(({ at }) => at), ...(time?.at ?? [])]);
  const end = tokens.findIndex(({ text }, index) => index > by && (others.has(index) || ENDS.test(text)));
  const at = tokens.flatMap((_token, index) => (index >= by && (end < 0 || index < end) ? [index] : []));
  // `by wallet` divides them, and `by W` says who.
  return at.length < 2 || root.of('kind').some(({ at: own }) => own.some((index) => at.includes(index)))
    ? []
    : at;
}
const ENDS =
  /^(?:in|on|of|for|with|within|during|since|at|from|and|who|that|which|where|only|excluding|except)$/;

/** `how many slots in one`, `the top one's share`: a thing of the kind the question before was about. */
export function oneOf(
  { tokens, language }: ParseContext,
  asked: Earlier['question'],
): { readonly at: readonly number[]; readonly by: string } | undefined {
  const want = asked?.want;
  if (language !== 'en' || want?.kind !== 'measures') return undefined;
  const kind = want.of === 'network' ? KINDS[want.keys[0] ?? ''] : want.of;
  const index = tokens.findIndex(
    ({ text }, at) =>
      /^one(?:'?s)?$/.test(text) &&
      /^(?:in|per|of|top|biggest|largest|smallest|first)$/.test(tokens[at - 1]?.text ?? ''),
  );
  if (kind === undefined || index < 0) return undefined;
  const isOf = /^(?:in|per|of)$/.test(tokens[index - 1]?.text ?? '');
  return { at: [index], by: `${isOf ? 'an ' : ''}${kind}` };
}
/** Of which kind of thing a value of the network is the number or sum. */
const KINDS: Readonly<Record<string, string>> = {
  epoch: 'epoch',
  epochProgress: 'epoch',
  stake: 'validator',
  validators: 'validator',
  validatorCount: 'validator',
  delinquentCount: 'validator',
};

/** Whether a thing takes the place of one that was spoken of. */
const replaces = ({ subject, isSoft }: Mention, { subject: old }: Mention): boolean =>
  isSoft !== true && subject.kind === old.kind;

/** A thing as words that are read as it again. */
function sayThing({ kind, id }: Subject): string {
  return kind === 'block' || kind === 'epoch' ? `${kind} ${id}` : id;
}

function spanOf(context: ParseContext, at: readonly number[], by: string): Span {
  const [first, last] = [context.tokens[at[0] ?? 0], context.tokens[at.at(-1) ?? 0]];
  return { start: first?.start ?? 0, end: last?.end ?? 0, by };
}

function replace(text: string, spans: readonly Span[]): string {
  let result = '';
  let from = 0;
  for (const { start, end, by } of spans.toSorted((a, b) => a.start - b.start)) {
    if (start < from) continue;
    result += `${text.slice(from, start)} ${by} `;
    from = end;
  }
  return `${result}${text.slice(from)}`
    .replace(/[?!]{1,20}/g, ' ')
    .replace(/\s{1,60}/g, ' ')
    .trim();
}
