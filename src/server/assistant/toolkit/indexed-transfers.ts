/** Transfers asked of the index: of the whole chain, between wallets, by size, with figures over all that fit. */
import type { Names } from '#contracts/answers';
import { QUERY_LIMITS, type IndexQuery, type QueryCondition } from '#contracts/query/index-query';
import * as leaf from '../figures/figure.ts';
import { mintLeaf, symbolOf } from '../figures/place-leaf.ts';
import { toAddressLeaf, toTokens } from '../figures/to-leaf.ts';
import { WRAPPED_SOL } from '#decoder';
import type { ToolAsk } from '../tools/define-tool.ts';
import { amountOf, askQuery, askWithin, countOf, isTooMuch, joinNames, type QueryRow } from './ask-query.ts';
import type { ListPlace } from './list-cursor.ts';

export const TRANSFER_ORDERS = {
  newest: undefined,
  oldest: { by: 'slot', descending: false },
  largest: { by: 'amount', descending: true },
  smallest: { by: 'amount', descending: false },
} as const;
export type TransferOrder = keyof typeof TRANSFER_ORDERS;

const RANKED = 5;
const MOST_TOKENS = 20;

export interface TransferWay {
  readonly way: 'there' | 'back' | 'outgoing' | 'incoming';
  /** Absent where anybody’s. */
  readonly sender: string | undefined;
  readonly receiver: string | undefined;
  readonly where: readonly QueryCondition[];
}

export interface TransferWish {
  /** One, or two that stand against each other: there and back, out and in. */
  readonly ways: readonly TransferWay[];
  readonly mint: string | undefined;
  readonly from: number | undefined;
  readonly to: number | undefined;
  readonly order: TransferOrder;
  readonly limit: number;
  readonly place: ListPlace;
}

/** The tree of what was found, with what a page needs to go on. */
export async function readIndexedTransfers(ask: ToolAsk, wish: TransferWish) {
  const { mint, order, limit, place } = wish;
  const ways: Way[] = [];
  // One after the other: the index answers free queries in turn.
  for (const way of wish.ways) ways.push(await readWay(ask, wish, way));
  const first = ways[0]!; // a wish has at least one
  const names = joinNames(ways.flatMap(({ tables }) => tables));
  const rows = ways
    .flatMap(({ table }) => table.rows)
    .toSorted(comparing(order))
    .slice(place.skip, place.skip + limit);
  const missing = ways.map((one) => one.missing).find((text) => text !== undefined);
  // Of some ways alone a ranking or a sum would say too little.
  const joined = (of: 'senders' | 'receivers' | 'pairs' | 'tokens') =>
    ways.some((one) => one[of] === 'too-much')
      ? undefined
      : ways.flatMap((one) => (one[of] as readonly QueryRow[]).map((row) => ({ row, way: one.way }))); // none is too much
  const ranking = (of: 'senders' | 'receivers' | 'pairs') => {
    const all = joined(of);
    return all === undefined
      ? undefined
      : toRanking(
          all.map(({ row }) => row),
          mint,
          names,
        );
  };
  const overs = ways.map(({ over }) => over);
  const counts = overs.flatMap((over) => (over === 'too-much' ? [] : [countOf(over)]));
  const isCounted = counts.length === overs.length;
  const [topSenders, topReceivers, pairs] = [ranking('senders'), ranking('receivers'), ranking('pairs')];
  const tokens = joined('tokens');
  const { coverage } = first.table;
  const data = {
    ...(mint !== undefined && { mint: mintLeaf(mint), symbol: symbolOf(names.tokens[mint]) }),
    order: leaf.word(order),
    from: leaf.time(Math.max(wish.from ?? 0, first.table.from)),
    to: leaf.time(Math.min(wish.to ?? coverage.toTime, coverage.toTime)),
    ...(missing !== undefined && { missing: leaf.word(missing) }),
    ...(isCounted && { count: leaf.count(counts.reduce((sum, count) => sum + count, 0)) }),
    ...(ways.length === 1
      ? toFigures(first.over, mint, names)
      : Object.fromEntries(ways.map(({ way, over }) => [way, toFigures(over, mint, names)]))),
    ...(ways.length > 1 && mint !== undefined && isCounted && { net: toUnits(toNet(ways), mint, names) }),
    ...(tokens !== undefined && {
      tokens: tokens.map(({ row, way }) => toTokenTree(row, ways.length === 1 ? undefined : way, names)),
    }),
    ...(topSenders !== undefined && { topSenders }),
    ...(topReceivers !== undefined && { topReceivers }),
    ...(pairs !== undefined && { pairs }),
    listed: leaf.count(rows.length),
    items: rows.map((row) => toItem(row, names)),
  };
  const isUnknown = !isCounted || [topSenders, topReceivers, pairs, tokens].includes(undefined);
  return { data, rows, hasMore: ways.some(({ table }) => table.hasMore), coverage, isUnknown };
}

type Way = Awaited<ReturnType<typeof readWay>>;
/** Rows of a further query; what is too much for one answer is not known, and is no rows. */
type Part = readonly QueryRow[] | 'too-much';

async function readWay(ask: ToolAsk, wish: TransferWish, { way, sender, receiver, where }: TransferWay) {
  const { mint, place, limit } = wish;
  const by = TRANSFER_ORDERS[wish.order];
  const { table, time, narrowed } = await askWithin(
    ask,
    {
      from: 'transfers',
      where: [...where, ...place.where],
      ...(by !== undefined && { order: by }),
      limit: Math.min(QUERY_LIMITS.rows, limit + place.skip),
    },
    wish.from,
    wish.to,
  );
  const asked = { from: 'transfers', time, where } as const;
  const tables = [table];
  const read = async (query: IndexQuery | undefined): Promise<Part> => {
    if (query === undefined) return [];
    const part = await askQuery(ask, query);
    if (isTooMuch(part)) return 'too-much';
    tables.push(part);
    return part.rows;
  };
  const over = await read(overAll(asked, mint));
  return {
    way,
    table,
    tables,
    missing: narrowed ?? table.missing,
    over: over === 'too-much' ? over : over[0],
    tokens: await read(mint === undefined ? byTokens(asked) : undefined),
    // Of who is asked for alone there is nothing to rank.
    senders: await read(sender === undefined ? ranked(asked, ['sender'], mint) : undefined),
    receivers: await read(receiver === undefined ? ranked(asked, ['receiver'], mint) : undefined),
    pairs: await read(
      sender === undefined && receiver === undefined
        ? ranked(asked, ['sender', 'receiver'], mint)
        : undefined,
    ),
  };
}

/** What came less what went; of two wallets what went there less what came back. Of sums that are all known. */
function toNet(ways: readonly Way[]): bigint {
  const sumOf = (...names: readonly string[]) => {
    const over = ways.find(({ way }) => names.includes(way))?.over;
    return over === 'too-much' ? 0n : amountOf(over, 'sum_amount');
  };
  return sumOf('incoming', 'there') - sumOf('outgoing', 'back');
}

type Asked = Pick<IndexQuery, 'from' | 'time' | 'where'>;

const ofAmount = (
  mint: string | undefined,
  ...names: readonly ('sum' | 'mean' | 'median' | 'min' | 'max')[]
) => (mint === undefined ? [] : names.map((measure) => ({ measure, field: 'amount' })));

const overAll = (asked: Asked, mint: string | undefined): IndexQuery => ({
  ...asked,
  measures: [
    { measure: 'count' },
    { measure: 'distinct', field: 'sender' },
    { measure: 'distinct', field: 'receiver' },
    ...ofAmount(mint, 'sum', 'mean', 'median', 'min', 'max'),
  ],
});

const byTokens = (asked: Asked): IndexQuery => ({
  ...asked,
  by: ['mint'],
  measures: [{ measure: 'count' }, { measure: 'sum', field: 'amount' }],
  limit: MOST_TOKENS,
});

/** By the sum of what moved where one token is asked for, else by how often. */
const ranked = (asked: Asked, by: readonly string[], mint: string | undefined): IndexQuery => ({
  ...asked,
  by,
  measures: [...ofAmount(mint, 'sum'), { measure: 'count' }],
  limit: RANKED,
});

/** SOL is stored under its wrapped mint. */
const toUnits = (amount: bigint, mint: string | undefined, names: Names) =>
  mint === WRAPPED_SOL.mint ? leaf.sol(amount) : toTokens(amount, mint, undefined, names);

function toFigures(row: QueryRow | 'too-much' | undefined, mint: string | undefined, names: Names) {
  if (row === 'too-much') return {};
  const units = (key: string) => toUnits(amountOf(row, key), mint, names);
  return {
    transfers: leaf.count(countOf(row)),
    senders: leaf.count(countOf(row, 'distinct_sender')),
    receivers: leaf.count(countOf(row, 'distinct_receiver')),
    ...(mint !== undefined && { total: units('sum_amount') }),
    ...(mint !== undefined &&
      row?.['max_amount'] !== undefined && {
        mean: units('mean_amount'),
        median: units('median_amount'),
        smallest: units('min_amount'),
        largest: units('max_amount'),
      }),
  };
}

const toTokenTree = (row: QueryRow, way: string | undefined, names: Names) => {
  const mint = String(row['mint']);
  return {
    ...(way !== undefined && { way: leaf.word(way) }),
    mint: mintLeaf(mint),
    symbol: symbolOf(names.tokens[mint]),
    transfers: leaf.count(countOf(row)),
    total: toUnits(amountOf(row, 'sum_amount'), mint, names),
  };
};

const toRanking = (rows: readonly QueryRow[], mint: string | undefined, names: Names) =>
  rows.map((row) => ({
    ...(row['sender'] !== undefined && { sender: toAddressLeaf(String(row['sender']), names) }),
    ...(row['receiver'] !== undefined && { receiver: toAddressLeaf(String(row['receiver']), names) }),
    transfers: leaf.count(countOf(row)),
    ...(mint !== undefined && { total: toUnits(amountOf(row, 'sum_amount'), mint, names) }),
  }));

const toItem = (row: QueryRow, names: Names) => ({
  time: leaf.time(Number(row['time'])),
  slot: leaf.slot(Number(row['slot'])),
  ...(row['signature'] !== undefined && { signature: leaf.signature(String(row['signature'])) }),
  sender: toAddressLeaf(String(row['sender']), names),
  receiver: toAddressLeaf(String(row['receiver']), names),
  token: mintLeaf(String(row['mint'])),
  amount: toUnits(amountOf(row, 'amount'), String(row['mint']), names),
});

/** Two ways in one list. */
const comparing =
  (order: TransferOrder) =>
  (a: QueryRow, b: QueryRow): number => {
    const by = order === 'newest' || order === 'oldest' ? 'slot' : 'amount';
    const difference = amountOf(a, by) - amountOf(b, by);
    const ascending = difference === 0n ? 0 : difference < 0n ? -1 : 1;
    return order === 'newest' || order === 'largest' ? -ascending : ascending;
  };
