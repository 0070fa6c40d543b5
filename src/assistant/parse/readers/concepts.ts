/** Words of the field: `what is a PDA`, `slot vs block`, `does a failed transaction cost a fee`. */
import { isOfUnnamed } from '../../catalogue/catalogue.ts';
import { readTopics } from '../../documentation/topics.ts';
import type { SubjectKind } from '../../question/question.ts';
import type { Match } from '../../words/spot.ts';
import { isInLonger } from '../events/draft.ts';
import { pickApart, type Candidate, type ParseContext } from '../context.ts';
import { isNear, othersThan, toDocumented, withoutNames } from '../documented.ts';

const MOST_TOPICS = 4;
/** Of which it can be looked up whether there are any. */
const FOUND: ReadonlySet<string> = new Set([
  'memo',
  'mev',
  'sandwich',
  'transaction',
  'failed-transaction',
  'validator',
]);
const BONUS = {
  claim: 0.6,
  defined: 0.5,
  explained: 0.35,
  bare: -0.02,
  doubted: 0.1,
  named: -0.01,
  mentioned: -0.45,
} as const;

export default function readConcepts(context: ParseContext): readonly Candidate[] {
  // `borrowed at the lender` asks for what is borrowed, and not what lending is.
  const figures = ['network', 'account', 'token', 'pool'].flatMap(
    (section) =>
      context.of(section).filter(({ key, isWeak }) => !isWeak && isOfUnnamed(section as SubjectKind, key)), // kinds of things
  );
  const free = context.of('concept').filter((term) => !isInLonger(figures, term));
  const terms = inOrder(pickApart(withoutNames(context, free)));
  return [...readClaim(context), ...readTerms(context, terms)];
}

/** What holds of any transaction, the one in view too. */
const OF_ANY: ReadonlySet<string> = new Set(['reversible', 'reversible-not']);

/** A statement that is asked about, where nothing of the chain is: `can a program be deleted`. */
function readClaim(context: ParseContext): readonly Candidate[] {
  const { topics, claims } = readTopics();
  const [match] = context.of('claim').toSorted((a, b) => b.at.length - a.at.length);
  if (match === undefined || !context.isYesNo) return [];
  if (!OF_ANY.has(match.key) && pointsAt(context, context.tokens.length)) return [];
  if (othersThan(context, [match]).length > 0) return [];
  const key = match.key.replace(/-not$/, '');
  const claim = claims.get(key);
  const topic = claim === undefined ? undefined : topics.get(claim.topic);
  if (topic === undefined) return [];
  const negations = context
    .of('not')
    .filter(({ at }) => at[0]! > 1 && !at.some((index) => match.at.includes(index))); // a match has tokens
  const expects = (match.key === key) === (negations.length === 0);
  return [
    toDocumented(
      context,
      { kind: topic.kind, topic: topic.key, claim: { key, expects } },
      BONUS.claim,
      true,
      [match],
    ),
  ];
}

function readTerms(context: ParseContext, terms: readonly Match[]): readonly Candidate[] {
  if (terms.length === 0 || othersThan(context, terms).length > 0 || context.bounds.length > 0) return [];
  const defined = terms.filter((term) => isDefined(context, term));
  const explained = terms.filter((term) => isExplained(context, term));
  const strong = terms.filter((term) => !term.isWeak);
  const isBeside = comparesTerms(context, terms, defined);
  const asked = isBeside ? terms : pickAsked(defined, strong, explained);
  const [topic, ...also] = [...new Set(inOrder(asked).map(({ key }) => key))].slice(0, MOST_TOPICS);
  if (topic === undefined) return [];
  // `is there MEV here`, `has any transaction ever failed`: whether there is, and not what it means.
  const isFound =
    terms.some(({ key }) => FOUND.has(key)) &&
    (context.has('time', 'ever') ||
      (context.has('exists', 'any') &&
        (context.has('now', 'here') ||
          context.has('kind', 'network') ||
          /^(?:any|is there any|are there any)\b/i.test(context.text))));
  const isCounted = context.has('ask', 'how-many', 'how-much') || context.time !== undefined || isFound;
  const isDefinition = isBeside || (defined.length > 0 && !isCounted);
  const isExplanation = isDefinition || (explained.length > 0 && !isCounted) || isSituation(context, topic);
  const isDoubted =
    context.isYesNo && !isCounted && strong.length > 0 && !pointsAt(context, context.tokens.length);
  const isNamed = !isCounted && strong.some((term) => isNamedOne(context, term));
  const bonus = isDefinition
    ? BONUS.defined
    : isExplanation
      ? BONUS.explained
      : isDoubted
        ? BONUS.doubted
        : isNamed
          ? BONUS.named + (strong.some(({ at }) => at.length > 2) ? 0.1 : 0)
          : toBonus(context, terms);
  const want = { kind: 'concept', topic, ...(also.length > 0 && { also }) } as const;
  const form = isBeside || isSituation(context, topic) ? { ...context, isYesNo: false } : context;
  return [toDocumented(form, want, bonus, isExplanation || isDoubted || isNamed, asked)];
}

/** Of words only mentioned: all there is, or one among others. */
function toBonus(context: ParseContext, terms: readonly Match[]): number {
  const isNow = context.has('now', 'here') || context.has('point', 'definite');
  const isBare = context.tokens.every(
    (_token, index) => context.isStop(index) || terms.some(({ at }) => at.includes(index)),
  );
  return isBare && !isNow && context.time === undefined ? BONUS.bare : BONUS.mentioned;
}

/** A comparison of two may be one topic of its own. */
function comparesTerms(context: ParseContext, terms: readonly Match[], defined: readonly Match[]): boolean {
  const [first] = terms;
  if (first === undefined || !context.has('define', 'difference')) return false;
  // `how many are staked vs supply` compares two values.
  if (context.has('ask', 'how-many', 'how-much')) return false;
  const isTwo = terms.length > 1 || first.at.length > 2;
  const signs = context.of('define');
  // `average fee of failed vs successful transactions` compares no words.
  const isPlain = context.tokens.every(
    (_token, index) => context.isStop(index) || [...terms, ...signs].some(({ at }) => at.includes(index)),
  );
  const isSure =
    defined.length > 0 || isPlain || (terms.some((term) => !term.isWeak) && context.time === undefined);
  return isTwo && isSure && (defined.length > 0 || !pointsAt(context, first.at[0]!)); // a match has tokens
}

/** What is defined, and what has no second sense besides; of plain words only the first that is explained. */
function pickAsked(
  defined: readonly Match[],
  strong: readonly Match[],
  explained: readonly Match[],
): readonly Match[] {
  const sure = [...new Set([...defined, ...strong])];
  return sure.length > 0 ? sure : explained.slice(0, 1);
}

/** What happened to somebody, who says so and asks what now. */
const SITUATIONS: ReadonlySet<string> = new Set(['stolen', 'wrong-address', 'spam-nft', 'dropped']);
const isSituation = (context: ParseContext, topic: string): boolean =>
  SITUATIONS.has(topic) && /\b(?:i|my|me|we|our)\b/i.test(context.text) && context.page === undefined;

const inOrder = (terms: readonly Match[]): readonly Match[] => terms.toSorted((a, b) => a.at[0]! - b.at[0]!); // a match has tokens

/** `what is a slot`, `slot means what`: the sign and the term side by side, and no thing in view meant by it. */
function isDefined(context: ParseContext, { at }: Match): boolean {
  const [first = 0] = at;
  const last = at.at(-1) ?? first;
  return context.of('define').some((sign) => {
    if (sign.key !== 'what' || sign.at.some((index) => at.includes(index))) return false;
    // `エポックは何番` asks for a number.
    if (COUNTER.test(context.tokens[(sign.at.at(-1) ?? 0) + 1]?.text ?? '')) return false;
    const before = sign.at.filter((index) => index < first);
    const opens = before.length > 0 && isNear(context, before.at(-1)!, first); // there is one
    const isAfter =
      before.length < sign.at.length && isNear(context, last, sign.at.find((index) => index > last) ?? last);
    if (!opens && !isAfter) return false;
    const means =
      isAfter &&
      sign.at.length > 1 &&
      sign.at.some((index) => /^(?:mean|stand|defin)/.test(context.tokens[index]?.text ?? ''));
    return (
      means ||
      (isCited(context, at) && !pointsAt(context, context.tokens.length)) ||
      !isDefinite(context, opens ? before.at(-1)! : -1, first)
    );
  });
}

/** `this number 'slot'`, `this epoch thing`: the word itself is spoken of, and none in view. */
function isCited({ tokens, text }: ParseContext, at: readonly number[]): boolean {
  const [first, last] = [tokens[at[0]!], tokens[at.at(-1)!]]; // a match has tokens
  if (first === undefined || last === undefined) return false;
  const isQuoted =
    /["'“”«„‘’`]/.test(text.charAt(first.start - 1)) && /["'“”»‘’`]/.test(text.charAt(last.end));
  return (
    isQuoted || /^(?:thing|thingy|word|term|stuff|number|concept)$/.test(tokens[at.at(-1)! + 1]?.text ?? '')
  );
}

const COUNTER = /^(?:番|件|個|回|人|分|時|円|枚|本|割|percent)$/;

/** `what is the compute budget program`: there is only one, and nothing in view it could be one of. */
function isNamedOne(context: ParseContext, { at }: Match): boolean {
  const [first = 0] = at;
  const isInView = context.page !== undefined || context.given.length > 0 || context.earlier.length > 0;
  return (
    !isInView &&
    context.tokens[first - 1]?.text === 'the' &&
    !context.has('now', 'here') &&
    context
      .of('define')
      .some((sign) => sign.key === 'what' && isNear(context, sign.at.at(-1) ?? first, first))
  );
}

/** `how does staking work`, `why do accounts need rent`. */
function isExplained(context: ParseContext, { at }: Match): boolean {
  const [first = 0] = at;
  // A phrase that asks by itself: `who gets the fees`.
  const asks =
    at.length > 2 && context.of('ask').some((word) => word.at.every((index) => at.includes(index)));
  if (asks && !pointsAt(context, context.tokens.length)) return true;
  return context.of('define').some((sign) => {
    const start = sign.at[0] ?? 0;
    // `how long is` asks for a value.
    const isBehind = start >= first && !VERB_LAST.has(context.language);
    if (sign.key !== 'how' || isBehind || SIZES.test(context.tokens[start + 1]?.text ?? '')) return false;
    // With nothing in view `the mint authority` is any.
    const isInView = context.page !== undefined || context.given.length > 0 || context.earlier.length > 0;
    return !pointsAt(context, first) && !(isInView && isDefinite(context, Math.min(start, first), first));
  });
}

/** Languages that ask behind what is asked about. */
const VERB_LAST: ReadonlySet<string> = new Set(['hi', 'ja', 'ko', 'tr']);

const SIZES =
  /^(?:long|many|much|often|far|old|big|large|high|low|fast|soon|well|lange|viel|viele|oft|weit|alt|gross|hoch|schnell|spat|stark)$/;

/** `the fee`, `its freeze authority`: one in view, not what the word means. */
const isDefinite = (context: ParseContext, from: number, to: number): boolean =>
  context
    .of('point')
    .some(({ key, at }) => key === 'definite' && at.every((index) => index > from && index < to));

const IN_VIEW = /^(?:this|that|these|those|it|its|my|his|her|their|here)$/;
/** The same in other languages, folded. */
const HERE =
  /^(?:est[aeo]s?|es[aeo]s?|ess[ae]s?|isso|isto|diese[rsmn]?|cette|cet|ces|ca|quest[aeio]|bu|ini|itu|nay|эт(?:от|а|у|о|ои|ого|ом|и)|це|цеи|ця|цю|цієі|цього|這|这|此|이|यह|इस|ये|هذا|هذه)$/;

/** Whether a word before a place points at what a page shows or what was spoken of. */
function pointsAt(context: ParseContext, before: number): boolean {
  if (context.page === undefined && context.given.length === 0 && context.earlier.length === 0) return false;
  return context.tokens.some(
    ({ text, thing }, index) =>
      thing === undefined &&
      ((index < before && IN_VIEW.test(text)) || (context.language !== 'en' && HERE.test(text))),
  );
}
