/** What groups are ranked by and how many of them are wanted, as the whole sentence says it. */
import type { AskedQuery } from '../../question/question.ts';
import { COUNT, toCount, tokensIn, tokensOf, withoutBounds, type Phrase } from './phrase.ts';

/** How many are asked for. */
export const TOP = new RegExp(
  `\\b(?:top|first|biggest|largest|best|worst|bottom) (${COUNT})(?!\\w)|(?<![\\w#])(${COUNT}) (?:\\w{1,40} )?(?:wallets|traders|buyers|sellers|addresses|holders|senders|receivers|accounts|tokens|pools|programs)\\b|\\b(?:which|the) (two|three|four|five|ten)\\b`,
);

type Measure = NonNullable<AskedQuery['measures']>[number];

export interface Rank {
  readonly measure: Measure | undefined;
  readonly descending: boolean;
  /** `who lost most`: one is asked for. */
  readonly isOne: boolean;
  readonly limit: number | undefined;
  /** Whether the words said so. */
  readonly isSaid: boolean;
  readonly at: readonly number[];
}

const BUYS = [{ field: 'isBuy', is: '=' as const, value: true }];
const SELLS = [{ field: 'isBuy', is: '=' as const, value: false }];

/** Dollars of sales without those of buys. */
export const NET_USD: Measure = {
  measure: 'sum',
  field: 'microUsd',
  where: SELLS,
  less: { measure: 'sum', field: 'microUsd', where: BUYS },
  as: 'soldLessBought',
};
/** Units of a token bought without those sold. */
export const NET_UNITS: Measure = {
  measure: 'sum',
  field: 'baseAmount',
  where: BUYS,
  less: { measure: 'sum', field: 'baseAmount', where: SELLS },
  as: 'boughtLessSold',
};

const PATTERNS: readonly (readonly [pattern: RegExp, measure: Measure | undefined, descending: boolean])[] = [
  [
    /\b(?:lost|losing|loses?|losses|loss)(?: the)?(?: most| money)?\b|\b(?:biggest|largest|worst) (?:losers?|losses)\b/,
    NET_USD,
    false,
  ],
  [
    /\b(?:gained|earned|profited|profits?|pnl|made|won|winners?)(?: the)? (?:most|money)\b|\b(?:most|highest|largest|best|biggest|by)(?: realised| net)? (?:profits?|profitable|gains?|winners?|pnl)\b|\bprofited\b|\bgained\b/,
    NET_USD,
    true,
  ],
  [
    /\b(?:what|how much)(?: money| profit)? (?:did|have|has) (?:each|they|each of (?:them|those|these)|every one of them|those|these)(?: each| all)? (?:make|made|earn|earned|gain|gained|profit|profited|win|won|lose|lost)\b|\b(?:and|with|show|list) (?:their|its|the)(?: total| net| overall| realised| realized)? (?:profits?|pnl|gains?)\b/,
    NET_USD,
    true,
  ],
  [
    /\b(?:average|mean|avg|typical)(?: \w{1,40})? ?(?:trade size|size|value|trade|swap)\b/,
    { measure: 'mean', field: 'microUsd' },
    true,
  ],
  [
    /\bmedian(?: \w{1,40})? ?(?:trade size|size|value|trade|swap)\b/,
    { measure: 'median', field: 'microUsd' },
    true,
  ],
  [
    /\b(?:most|fewest|least) different (?:tokens|coins)\b|\bmost (?:tokens|coins)\b/,
    { measure: 'distinct', field: 'base' },
    true,
  ],
  [
    /\bby (?:number|count)(?: of \w+)?\b|\b(?:most|fewest) (?:trades|swaps|buys|sells|transfers|often|active)\b|\bmost frequent\w*\b/,
    { measure: 'count' },
    true,
  ],
  [
    /\bby (?:\w{1,40} )?(?:volume|value|amount|size|dollars|usd)\b|\b(?:most|largest|biggest|highest|least|lowest|smallest)(?: \w{1,40})? (?:volume|value|amount)\b/,
    undefined,
    true,
  ],
  [/\b(?:top|biggest|largest|most|heaviest|smallest|least|fewest|lowest|highest)\b/, undefined, true],
];
const LEAD =
  /\b(?:top|biggest|largest|best)(?= (?:wallets|traders|buyers|sellers|holders|senders|receivers)\b)/;
const LOW = /\b(?:least|fewest|lowest|smallest|bottom)\b/;

export function findRank(phrase: Phrase): Rank {
  const text = withoutBounds(phrase.text);
  const found = PATTERNS.map(([pattern, measure, descending]) => ({
    match: pattern.exec(text),
    measure,
    descending,
  })).find(({ match }) => match !== null);
  const top = TOP.exec(phrase.text);
  const sign = top?.[1] ?? top?.[2] ?? top?.[3];
  const isBound =
    top !== null &&
    phrase.context.bounds.some(({ at }) => tokensOf(phrase, top).some((one) => at.includes(one)));
  const limit = isBound ? undefined : toCount(phrase, sign);
  const said = found?.match?.[0];
  const place = said === undefined ? -1 : phrase.text.indexOf(said);
  const order = said === undefined || place < 0 ? [] : tokensIn(phrase, place, place + said.length);
  // `top traders by volume` says twice that the first of them are wanted.
  const lead = LEAD.exec(phrase.text);
  const low = LOW.test(text);
  const isMany =
    /\b(?:wallets|traders|buyers|sellers|addresses|holders|senders|receivers|accounts|list|all|owners|people)\b/.test(
      text.slice(found?.match?.index ?? 0),
    ) ||
    lead !== null ||
    /^(?:list|show|all|wallets|traders|addresses|holders)\b/.test(text) ||
    (found?.measure === NET_USD && /\b(?:each|every|they|their|those|these)\b/.test(found.match?.[0] ?? ''));
  return {
    measure: found?.measure,
    descending: found === undefined ? true : found.measure === NET_USD ? found.descending : !low,
    isOne: found !== undefined && limit === undefined && !isMany,
    limit,
    isSaid: found !== undefined,
    at: [
      ...order,
      ...(lead === null ? [] : tokensOf(phrase, lead)),
      ...(limit === undefined || top === null ? [] : tokensOf(phrase, top)),
    ],
  };
}
