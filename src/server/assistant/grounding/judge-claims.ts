import type { Fact, Span, ToolResult } from '#contracts/assistant/agent';
import { compare, isNegative, isZero, magnitude, toExact, type Exact } from './exact.ts';

interface Cited {
  readonly fact: Fact;
  readonly value: Exact | undefined;
  /** Where it stands in the sentence. */
  readonly at: number;
}

const MORE =
  /\b(?:more|greater|higher|larger|bigger|longer|older|later|above|over|exceed(?:s|ed)?|outweighs?)\b(?: than)?/i;
const LESS = /\b(?:less|fewer|smaller|lower|shorter|younger|earlier|cheaper|below|under)\b(?: than)?/i;
const THAN =
  /\b(?:more|greater|higher|larger|bigger|longer|older|less|fewer|smaller|lower|shorter|younger|cheaper|earlier|later) than\b|\b(?:exceed(?:s|ed)?|outweighs?)\b/i;
const EQUAL = /\b(?:equals?|equal to|the same as|as (?:much|many) as)\b/i;
const LARGEST =
  /\b(?:largest|biggest|highest|greatest|longest|oldest|richest|(?:the|has|have|had|by far|holds?|spent|paid|gained|lost) most)\b(?! (?:recent|likely|common|probably))/i;
const SMALLEST = /\b(?:smallest|lowest|fewest|shortest|least|cheapest)\b/i;
const UP =
  /\b(?:(?:is|was|are|were|went|goes|moved|been) up|up by|rose|risen|rises|increased?s?|grew|grown|climbed|gained|gains)\b/i;
const DOWN =
  /\b(?:(?:is|was|are|were|went|goes|moved|been) down|down by|fell|fallen|falls|decreased?s?|dropped|declined|shrank|lost|loses)\b/i;
const NEGATION =
  /\bno (?![a-z ]{1,24}(?:is|are) (?:known|recorded)\b|data\b|information\b|answer\b|matter\b|advice\b|guarantee\b|way to\b|one (?:can|knows?)\b|need\b|idea\b|record of my\b)([a-z-]{1,40}(?: [a-z-]{1,40})?)|\bnone\b|\bnever\b|\bnothing\b|\bnobody\b|\bwithout any ([a-z-]{1,40})|\bnot (?:a single|any|one) ([a-z-]{1,40})|\bzero ([a-z-]{1,40})/i;

/** Whether what a sentence claims of its facts, beyond saying them, is so: what is more, what rose, what is absent. */
export function isClaimTrue(
  spans: readonly Span[],
  { facts, results }: { readonly facts: ReadonlyMap<string, Fact>; readonly results: readonly ToolResult[] },
): boolean {
  let text = '';
  const cited: Cited[] = [];
  for (const span of spans) {
    const fact = span.kind === 'fact' ? facts.get(span.fact) : undefined;
    if (fact !== undefined) cited.push({ fact, value: toValue(fact), at: text.length });
    // Words of a fact or of a stranger claim nothing here.
    text += fact === undefined && span.kind !== 'quote' ? span.text : '▢';
  }
  return (
    isComparisonTrue(text, cited) &&
    isSuperlativeTrue(text, cited, facts) &&
    isMajorityTrue(text, cited) &&
    isDirectionTrue(text, cited) &&
    isNegationTrue(text, cited, facts, results) &&
    isStatusTrue(text, facts)
  );
}

const MEASURED: ReadonlySet<string> = new Set([
  'amount',
  'count',
  'number',
  'percent',
  'money',
  'price',
  'time',
  'duration',
  'slot',
  'epoch',
]);

const toValue = ({ kind, raw, decimals = 0 }: Fact): Exact | undefined =>
  MEASURED.has(kind) ? toExact(raw, decimals) : undefined;

const isAlike = (a: Fact, b: Fact): boolean => a.kind === b.kind && a.unit === b.unit && a.mint === b.mint;

function isComparisonTrue(text: string, cited: readonly Cited[]): boolean {
  const than = THAN.exec(text);
  const equal = EQUAL.exec(text);
  if (than === null && equal === null) return true;
  if (cited.length === 0) return false;
  const { index } = (than ?? equal)!;
  const before = cited.findLast(({ at, value }) => at < index && value !== undefined);
  const after = cited.find(({ at, value }) => at > index && value !== undefined);
  if (before?.value === undefined || after?.value === undefined || !isAlike(before.fact, after.fact))
    return true;
  const order = compare(before.value, after.value);
  if (than === null) return order === 0;
  if (/\bnot\s+$|\bno\s+$/i.test(text.slice(0, index))) return true;
  // What is older or earlier has the smaller time.
  const isTime = before.fact.kind === 'time' && /older|earlier|younger|later/i.test(than[0]);
  const wantsMore = MORE.test(than[0]) && !LESS.test(than[0]);
  if (isTime) return /older|earlier/i.test(than[0]) ? order < 0 : order > 0;
  return wantsMore ? order > 0 : order < 0;
}

/** A fact of a row is compared with the same place of the other rows. */
function isSuperlativeTrue(text: string, cited: readonly Cited[], facts: ReadonlyMap<string, Fact>): boolean {
  const isLargest = LARGEST.test(text);
  const isSmallest = SMALLEST.test(text) && !/\bat least\b/i.test(text);
  if (!isLargest && !isSmallest) return true;
  if (cited.length === 0) return false;
  const measured = cited.filter(({ fact, value }) => value !== undefined && /\.\d+(?:\.|$)/.test(fact.id));
  if (measured.length === 0 || isLargest === isSmallest) return true;
  return measured.some((one) => isExtreme(one, isLargest, facts));
}

function isExtreme(
  { fact, value: own }: Cited,
  isLargest: boolean,
  facts: ReadonlyMap<string, Fact>,
): boolean {
  if (own === undefined) return false;
  const place = toPlace(fact.id);
  for (const other of facts.values()) {
    if (other.id === fact.id || toPlace(other.id) !== place || !isAlike(other, fact)) continue;
    const value = toValue(other);
    if (value === undefined) continue;
    const order = compare(magnitude(value), magnitude(own));
    if (isLargest ? order > 0 : order < 0) return false;
  }
  return true;
}

const FIFTY: Exact = { units: 50n, places: 0 };

/** `Most of it` is more than half, where a share says how much. */
function isMajorityTrue(text: string, cited: readonly Cited[]): boolean {
  if (!/\bmost of\b|\bmajority\b/i.test(text)) return true;
  const shares = cited.filter(({ fact }) => fact.kind === 'percent');
  const [share] = shares;
  if (share?.value === undefined) return cited.length > 0;
  return shares.some(({ value }) => value !== undefined && compare(value, FIFTY) > 0);
}

const toPlace = (id: string): string => id.replace(/\.\d+(?=\.|$)/g, '.*');

function isDirectionTrue(text: string, cited: readonly Cited[]): boolean {
  const isUp = UP.test(text);
  const isDown = DOWN.test(text);
  if (!isUp && !isDown) return true;
  const measured = cited.filter(({ value }) => value !== undefined);
  if (cited.length === 0) return false;
  if (isUp === isDown) return true;
  const change = measured.find(({ fact }) => fact.kind === 'percent' || /change|delta|net/i.test(fact.label));
  if (change?.value !== undefined) return isZero(change.value) ? false : isNegative(change.value) === isDown;
  const [from, to] = measured;
  if (/\bfrom ▢.{0,30}to ▢/.test(text) && from?.value !== undefined && to?.value !== undefined) {
    const order = compare(to.value, from.value);
    return isUp ? order > 0 : order < 0;
  }
  return !isUp || !measured.some(({ value }) => value !== undefined && isNegative(value));
}

/** Something is absent only where it was counted and nothing was cut off. */
function isNegationTrue(
  text: string,
  cited: readonly Cited[],
  facts: ReadonlyMap<string, Fact>,
  results: readonly ToolResult[],
): boolean {
  const match = NEGATION.exec(text);
  if (match === null || /^no,?$/i.test(text.trim())) return true;
  const isCut = results.some(
    ({ truncated = [], page }) => truncated.length > 0 || (page?.cursor ?? null) !== null,
  );
  if (isCut) return false;
  const noun = match.slice(1).find((group) => group !== undefined);
  const isNil = (fact: Fact): boolean =>
    fact.kind === 'flag'
      ? fact.raw === 'no'
      : isZeroFact(fact) || (fact.kind === 'word' && fact.raw === 'none');
  const stems = (noun ?? '').toLowerCase().split(' ').filter(isNoun).map(toStem);
  const about = [...facts.values()].filter(({ label, unit, id }) => {
    const words = `${label} ${unit ?? ''} ${id.replace(/([A-Z])/g, ' $1')}`.toLowerCase();
    return stems.some((stem) => words.includes(stem));
  });
  const countsAbout = about.filter(({ kind }) => kind === 'flag' || MEASURED.has(kind));
  if (countsAbout.length > 0) return countsAbout.some(isNil);
  return cited.some(({ fact }) => isNil(fact)) || [...facts.values()].some(isNil);
}

const isNoun = (word: string): boolean =>
  word.length > 2 && !/^(?:other|more|such|known|was|were|are|is|has)$/.test(word);
const toStem = (word: string): string => word.replace(/(?:ies|es|s|ed|ing)$/, '').slice(0, 8);

const isZeroFact = (fact: Fact): boolean => {
  const value =
    fact.kind === 'count' || fact.kind === 'amount' || fact.kind === 'money' ? toValue(fact) : undefined;
  return value !== undefined && isZero(value);
};

const FAILED = /\btransaction (?:has )?(?:failed|did not (?:succeed|go through))\b/i;
const SUCCEEDED = /\btransaction (?:has )?(?:succeeded|was successful|went through)\b/i;

/** Where one transaction was read, what is said of its end is what was read. */
function isStatusTrue(text: string, facts: ReadonlyMap<string, Fact>): boolean {
  const ends = [...facts.values()].filter(({ id }) => /^r\d+\.status$/.test(id)).map(({ raw }) => raw);
  const [only] = ends;
  if (only === undefined || ends.some((one) => one !== only)) return true;
  if (only === 'succeeded') return !FAILED.test(text);
  return only !== 'failed' || !SUCCEEDED.test(text);
}
