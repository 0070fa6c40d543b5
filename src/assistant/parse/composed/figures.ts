/** What a question counts or adds up over rows of one kind, and the things it is of. */
import { toMeasureKey } from '#contracts/query/index-query';
import type { AskedQuery } from '../../question/question.ts';
import { SOL_MINT } from '../../question/sol.ts';
import { toScaled } from '../find-numbers.ts';
import { mentionOf, tokensOf, type Phrase } from './phrase.ts';

export type Where = NonNullable<AskedQuery['where']>[number];
export type Measure = NonNullable<AskedQuery['measures']>[number];

export interface Figure {
  readonly from: string;
  readonly measures: readonly Measure[];
  readonly where: readonly Where[];
  readonly at: readonly number[];
}

/** Share of transactions that failed, over sums of blocks, hours, programs or wallets. */
export const FAILED_PART: Measure = {
  measure: 'sum',
  field: 'failed',
  of: { measure: 'sum', field: 'transactions' },
  as: 'failedPart',
};
export const sum = (field: string): Measure => ({ measure: 'sum', field });
const COUNT: Measure = { measure: 'count' };

const KINDS: readonly (readonly [
  pattern: RegExp,
  from: string,
  measures: readonly Measure[],
  where?: readonly Where[],
])[] = [
  [
    /\b(?:failure|error|fail) rates?\b|\b(?:share|rate|percentage|fraction|proportion) of (?:\w{1,40} )?(?:failed|failing) (?:transactions?|txs?)\b|\bfailed share\b/,
    'blocks',
    [FAILED_PART, sum('failed'), sum('transactions')],
  ],
  [
    /\bfailed (?:transactions?|txs?)\b|\b(?:transactions?|txs?) (?:that )?fail(?:ed|s|ing)?\b|\bfailures\b|\bhow many failed\b/,
    'blocks',
    [sum('failed'), sum('transactions')],
  ],
  [
    /\bfees? (?:per|for each|a) (?:transaction|tx)\b/,
    'transactions',
    [{ measure: 'mean', field: 'feeLamports' }, COUNT],
  ],
  [/\bpriority fees?\b/, 'blocks', [sum('priorityFeeLamports'), sum('transactions')]],
  [/\bfees?\b/, 'blocks', [sum('feeLamports'), sum('transactions')]],
  [/\bcompute(?: units?)?(?: used)?\b/, 'blocks', [sum('computeUnits'), sum('transactions')]],
  [
    /\b(?:average|mean|avg) (?:trade|swap|deal)(?: size| value)?\b|\b(?:average|mean) size of (?:a |the )?(?:trades?|swaps?)\b|\btypical trade size\b/,
    'trades',
    [{ measure: 'mean', field: 'microUsd' }, COUNT],
  ],
  [/\bmedian (?:trade|swap)(?: size| value)?\b/, 'trades', [{ measure: 'median', field: 'microUsd' }, COUNT]],
  [
    /\b(?:buy|buying) volume\b/,
    'trades',
    [sum('microUsd'), COUNT],
    [{ field: 'isBuy', is: '=', value: true }],
  ],
  [
    /\b(?:sell|selling) volume\b/,
    'trades',
    [sum('microUsd'), COUNT],
    [{ field: 'isBuy', is: '=', value: false }],
  ],
  [/\b(?:\w+ )?volume\b|\bturnover\b/, 'trades', [sum('microUsd'), COUNT]],
  [
    /\b(?:unique |different |distinct |active )?(?:buyers)\b|\bmany (?:\w{1,40} ){0,2}bought\b/,
    'trades',
    [{ measure: 'distinct', field: 'trader' }, COUNT],
    [{ field: 'isBuy', is: '=', value: true }],
  ],
  [
    /\b(?:unique |different |distinct |active )?(?:sellers)\b|\bmany (?:\w{1,40} ){0,2}sold\b/,
    'trades',
    [{ measure: 'distinct', field: 'trader' }, COUNT],
    [{ field: 'isBuy', is: '=', value: false }],
  ],
  [
    /\b(?:unique |different |distinct |active )?(?:traders)\b|\bmany (?:wallets|people|addresses|users) (?:\w{1,40} )?(?:traded|swapped|trade)\b|\bpeople (?:trade|traded)\b/,
    'trades',
    [{ measure: 'distinct', field: 'trader' }, COUNT],
  ],
  [/\bbuys\b|\bpurchases\b/, 'trades', [COUNT, sum('microUsd')], [{ field: 'isBuy', is: '=', value: true }]],
  [/\bsells\b|\bsales\b/, 'trades', [COUNT, sum('microUsd')], [{ field: 'isBuy', is: '=', value: false }]],
  [/\b(?:trades?|swaps?|trading)\b|\btraded\b|\bswapped\b/, 'trades', [COUNT, sum('microUsd')]],
  [
    /\b(?:active (?:wallets|users|addresses)|fee payers)\b/,
    'transactions',
    [{ measure: 'distinct', field: 'feePayer' }],
  ],
  [/\btransfers?\b|\btransferred\b|\bpayments?\b/, 'transfers', [COUNT]],
  [/\bvotes?\b/, 'blocks', [sum('votes')]],
  [/\b(?:transactions?|txs?)\b|\btraffic\b/, 'blocks', [sum('transactions'), sum('failed')]],
  [
    /\bbought\b|\bbuy(?:ing)?\b/,
    'trades',
    [COUNT, sum('microUsd')],
    [{ field: 'isBuy', is: '=', value: true }],
  ],
  [
    /\bsold\b|\bsell(?:ing)?\b/,
    'trades',
    [COUNT, sum('microUsd')],
    [{ field: 'isBuy', is: '=', value: false }],
  ],
  [/\bblocks\b/, 'blocks', [COUNT]],
  [
    /\b(?:new tokens?|tokens? (?:were )?(?:created|launched|minted)|launches|token creations?|mints created)\b/,
    'tokenMints',
    [COUNT],
  ],
  [/\bcreated\b|\blaunched\b/, 'tokenMints', [COUNT]],
];

/** Fields of the things a question names, by source. */
const FIELDS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  trades: { T: 'base', W: 'trader', P: 'market', G: 'venue' },
  transfers: { T: 'mint', W: 'sender' },
  transactions: { W: 'feePayer' },
  tokenMints: { T: 'mint', W: 'creator', G: 'launchpad' },
  blocks: {},
};

const NOT_VOTES = { ...sum('transactions'), less: sum('votes'), as: 'nonVotes' };
const WITHOUT_VOTES =
  /(?<!\w)(?:without|excluding|except|ignoring|minus|no|not|non|not counting|leaving out)[ -](?:the |any )?votes?(?!\w)|(?<!\w)non-?votes?(?!\w)/;

/** All figures over blocks that are named, where the first is of blocks: `transactions, failure rate and fees`. */
export function findFigures(phrase: Phrase, text: string): Figure | undefined {
  const first = findFigure(phrase, text);
  if (first?.from !== 'blocks') return first;
  const all = KINDS.filter(([pattern, from]) => from === 'blocks' && pattern.test(text)).toSorted(
    ([a], [b]) => text.search(a) - text.search(b),
  );
  // `transactions, without votes`: none of both is the figure, but what is left of one without the other.
  const votes = WITHOUT_VOTES.exec(text);
  const sums = all.flatMap(([, , some]) => some);
  const measures =
    votes === null
      ? sums
      : [
          NOT_VOTES,
          ...sums.filter(({ field }) => field !== 'transactions' && field !== 'votes' && field !== 'failed'),
        ];
  const seen = new Set<string>();
  return {
    ...first,
    measures: measures
      .filter((one) => (seen.has(toMeasureKey(one)) ? false : seen.add(toMeasureKey(one)) !== undefined))
      .slice(0, 6),
    at: [
      ...first.at,
      ...(votes === null ? [] : tokensOf(phrase, votes)),
      ...all.flatMap(([pattern]) => tokensOf(phrase, pattern.exec(text)!)), // it is there
    ],
  };
}

/** `undefined` where nothing is counted, or a thing it names has no place in its rows. */
export function findFigure(phrase: Phrase, text: string = phrase.text): Figure | undefined {
  const found = KINDS.map(([pattern, from, measures, where = []]) => ({
    match: pattern.exec(text),
    from,
    measures,
    where,
  })).find(({ match }) => match !== null);
  if (found === undefined) return undefined;
  const things = toThings(phrase, found.from, text);
  if (things === undefined) return undefined;
  const size = toSizes(phrase, found.from, things.where);
  const isOfSol =
    found.from === 'transfers' && /\bsol\b/.test(text) && !things.where.some(({ field }) => field === 'mint');
  return {
    from: found.from,
    measures: found.measures,
    where: [
      ...found.where,
      ...things.where,
      ...(isOfSol ? [{ field: 'mint', is: '=' as const, value: SOL_MINT }] : []),
      ...size.where,
    ],
    at: [...tokensOf(phrase, found.match!), ...things.at, ...size.at, ...(isOfSol ? solWords(phrase) : [])], // found by it
  };
}

const solWords = ({ context }: Phrase): readonly number[] =>
  context.of('unit').flatMap(({ key, at }) => (key === 'SOL' ? at : []));

/** Conditions of the things it names. */
export function toThings(
  phrase: Phrase,
  from: string,
  text: string = phrase.text,
): { readonly where: readonly Where[]; readonly at: readonly number[] } | undefined {
  const fields = FIELDS[from] ?? {};
  const values = new Map<string, string[]>();
  const at: number[] = [];
  for (const { 0: sign, index } of text.matchAll(/\b[TWPGVXBE]\d+\b/g)) {
    const mention = mentionOf(phrase, sign);
    if (mention === undefined) continue;
    const isTo =
      from === 'transfers' &&
      sign.startsWith('W') &&
      /\b(?:to|received by|into) $/.test(text.slice(0, index));
    const isDollars =
      from === 'trades' && sign.startsWith('T') && /\bin $|#\d+ ?$/.test(text.slice(0, index));
    if (isDollars) {
      at.push(...mention.at);
      continue;
    }
    const field = isTo ? 'receiver' : fields[sign.charAt(0)];
    if (field === undefined) {
      if (sign.startsWith('X') || sign.startsWith('B') || sign.startsWith('E')) continue;
      return undefined;
    }
    (values.get(field) ?? values.set(field, []).get(field)!).push(mention.subject.id);
    at.push(...mention.at);
  }
  const where = [...values].map(
    ([field, ids]): Where =>
      ids.length === 1 ? { field, is: '=', value: ids[0]! } : { field, is: 'in', value: ids }, // there is one
  );
  return { where, at };
}

/** `over 1000 dollars`, `above 2 SOL`: of each row. */
export function toSizes(
  { context }: Phrase,
  from: string,
  where: readonly Where[],
): { readonly where: readonly Where[]; readonly at: readonly number[] } {
  const found: Where[] = [];
  const at: number[] = [];
  for (const { bound, at: said } of context.bounds) {
    const { is, unit, value } = bound;
    const isDollars =
      unit === 'USD' ||
      (unit !== undefined && unit.length >= 32 && /usd/i.test(context.tokens[said.at(-1)! + 1]?.raw ?? '')); // a bound has tokens
    if (from === 'trades' && isDollars) found.push({ field: 'microUsd', is, value: toScaled(value, 6) });
    else if (from === 'trades' && unit === 'SOL')
      found.push({ field: 'lamports', is, value: toScaled(value, 9) });
    else if (
      from === 'transfers' &&
      unit === 'SOL' &&
      !where.some(({ field, value: mint }) => field === 'mint' && mint !== SOL_MINT)
    )
      found.push(
        { field: 'mint', is: '=', value: SOL_MINT },
        { field: 'amount', is, value: toScaled(value, 9) },
      );
    else continue;
    at.push(...said, said.at(-1)! + (isDollars && unit !== 'USD' ? 1 : 0)); // as above
  }
  return { where: found, at };
}
