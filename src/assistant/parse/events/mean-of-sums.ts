/** Averages over rows that are sums themselves: a fee for each transaction is no mean of what hours had in fees. */
import { findQuerySource } from '#contracts/query/query-sources';
import type { Match } from '../../words/spot.ts';
import { isNamed, type Draft, type Measure } from './draft.ts';

/** Field that counts what a word names. */
const COUNTED: Readonly<Record<string, string>> = {
  transaction: 'transactions',
  tx: 'transactions',
  txn: 'transactions',
  call: 'calls',
  trade: 'swaps',
  swap: 'swaps',
  block: 'blocks',
  slot: 'blocks',
};
/** What each row of a source is of. */
const ROWS: Readonly<Record<string, RegExp>> = {
  blocks: /^(?:block|slot)s?$/,
  chainHours: /^hours?$/,
  programs: /^hours?$/,
  routes: /^hours?$/,
  tokenHours: /^hours?$/,
  marketHours: /^hours?$/,
};
/** Sources with a row for each thing of an hour, so that rows of one thing alone are hours. */
const OF_THINGS: Readonly<Record<string, string>> = {
  programs: 'program',
  routes: 'router',
  tokenHours: 'mint',
  marketHours: 'market',
};
/** What is paid, used or traded by one of what is counted, where it is not said by which. */
const USUAL: Readonly<Record<string, string>> = {
  feeLamports: 'transactions',
  priorityFeeLamports: 'transactions',
  computeUnits: 'transactions',
  microUsd: 'swaps',
  lamports: 'swaps',
};

/** `undefined` where what is asked cannot be known from sums: the median of fees, an average for each user. */
export function toMeanOfSums(draft: Draft, asked: Match, field: string): readonly Measure[] | undefined {
  const { event } = draft;
  const fields = findQuerySource(event.source)?.fields ?? {};
  const each = wordBehindPer(draft);
  const own = { measure: asked.key === 'mean' ? 'mean' : 'median', field } as const;
  if (each === undefined ? isOfRows(draft) : ROWS[event.source]?.test(each) === true) {
    const thing = OF_THINGS[event.source];
    return thing === undefined || isNamed(draft, thing) ? [own, { measure: 'count' }] : undefined;
  }
  if (asked.key !== 'mean') return undefined;
  if (each === undefined) return toUsualMean(event.source, field);
  const over = COUNTED[each.replace(/s$/, '')];
  return over === undefined || fields[over] === undefined || isOfMain(event.source, field)
    ? undefined
    : toMean(field, over);
}

/** Fees of a program are of the transactions it is the main program of, which are not counted. */
const isOfMain = (source: string, field: string): boolean => source === 'programs' && field === 'feeLamports';

/** A fee by transactions, a volume by trades; `undefined` where nothing says what it is shared out over. */
export function toUsualMean(source: string, field: string): readonly Measure[] | undefined {
  const over = USUAL[field];
  return over === undefined || isOfMain(source, field) || findQuerySource(source)?.fields[over] === undefined
    ? undefined
    : toMean(field, over);
}

function toMean(field: string, over: string): readonly Measure[] | undefined {
  if (over === field) return undefined;
  const sum = (one: string): Measure => ({ measure: 'sum', field: one });
  const as = field === 'feeLamports' && over === 'transactions' ? 'feeEach' : 'each';
  return [{ ...sum(field), over: { measure: 'sum', field: over }, as }, sum(field), sum(over)];
}

/** `per call`, `for each transaction`, `of a block`. */
function wordBehindPer({ context }: Draft): string | undefined {
  const { tokens } = context;
  const index = tokens.findIndex(
    ({ text }, at) =>
      /^(?:per|each|every)$/.test(text) ||
      (/^an?$/.test(text) && /^(?:in|of|for|by)$/.test(tokens[at - 1]?.text ?? '')),
  );
  return index < 0 ? undefined : tokens[index + 1]?.text;
}

/** `average transactions of blocks`. */
const isOfRows = ({ context, event }: Draft): boolean =>
  event.source === 'blocks' && context.tokens.some(({ text }) => /^(?:block|slot)s?$/.test(text));
