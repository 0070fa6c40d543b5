import { z } from 'zod';
import type { RateAnswer } from '#contracts/network/rate';
import * as leaf from '../figures/figure.ts';
import { toBurnedFees } from '../toolkit/burned-fees.ts';
import { slotArgument, unixSecondsArgument } from '../toolkit/arguments.ts';
import { indexSource, toCoverageTree } from '../toolkit/from-index.ts';
import { amountOf, askQuery, countOf, isTooMuch } from '../toolkit/ask-query.ts';
import { defineTool, found, ToolError, type ToolAsk } from './define-tool.ts';

type Rate = Extract<RateAnswer, { readonly kind: 'found' }>;

/** Of a moment alone the minutes before it are told. */
const MOMENT_SECONDS = 300;
const MOST_NEWEST = 1_000;
const HOUR_SECONDS = 3_600;

export default defineTool({
  name: 'get_rate_at',
  title: 'Read how busy the chain was',
  description:
    'Transactions per second with and without votes, transactions, failed ones and their share, fees and compute of the past: of an interval (`from`, `to`), of the five minutes before a moment (`to` alone), of one slot or a range of slots.',
  doing: 'Counting the transactions of that time',
  about: ['block', 'epoch'],
  input: z
    .strictObject({
      from: unixSecondsArgument.describe('Unix seconds the interval begins at.'),
      to: unixSecondsArgument.describe('Unix seconds the interval ends before; now when left out.'),
      fromSlot: slotArgument.optional().describe('First slot of a range.'),
      toSlot: slotArgument.optional().describe('Last slot of the range; the first one when left out.'),
      newest: z.number().int().min(1).max(MOST_NEWEST).optional().describe('So many of the newest blocks.'),
    })
    .refine(
      ({ from, to, fromSlot, toSlot, newest }) => from ?? to ?? fromSlot ?? toSlot ?? newest,
      'Give a time or a slot.',
    ),
  async run(ask, { from, to, newest, ...slots }) {
    const { fromSlot, toSlot } = newest === undefined ? slots : await readNewest(ask, newest);
    const bySlot = fromSlot !== undefined || toSlot !== undefined;
    const start = from ?? (to === undefined ? undefined : Math.max(0, to - MOMENT_SECONDS));
    const answer = found(
      await ask.ask('rate', bySlot ? { fromSlot, toSlot } : { from: start?.toString(), to: to?.toString() }),
    );
    const extremes = answer.blocks === 0 ? undefined : await readExtremes(ask, answer);
    const pace = answer.blocks < 2 ? undefined : await readPace(ask, answer);
    const { seconds, transactions, votes, failed, blocks, coverage } = answer;
    const others = transactions - votes;
    const rate = (counted: number) => toRate(counted / (seconds ?? 1));
    const data = {
      from: leaf.time(answer.from),
      to: leaf.time(answer.to),
      ...(answer.fromSlot !== undefined && { fromSlot: leaf.slot(answer.fromSlot) }),
      ...(answer.toSlot !== undefined && { toSlot: leaf.slot(answer.toSlot) }),
      ...(seconds !== undefined && {
        length: leaf.duration(seconds),
        tps: rate(transactions),
        tpsWithoutVotes: rate(others),
      }),
      ...(answer.missing !== undefined && { missing: leaf.word(answer.missing) }),
      blocks: leaf.count(blocks),
      skippedSlots: leaf.count(answer.skipped),
      transactions: leaf.count(transactions),
      votes: leaf.count(votes),
      transactionsWithoutVotes: leaf.count(others),
      failed: leaf.count(failed),
      succeeded: leaf.count(others - failed),
      ...(others > 0 && {
        failedShare: leaf.share(failed / others),
        succeededShare: leaf.share((others - failed) / others),
      }),
      ...(transactions > 0 && { voteShare: leaf.share(votes / transactions) }),
      fees: leaf.sol(answer.feeLamports),
      priorityFees: leaf.sol(answer.priorityFeeLamports),
      burnedFees: leaf.sol(toBurnedFees(answer.feeLamports, answer.priorityFeeLamports)),
      ...(others > 0 && { priorityFeePerTransaction: leaf.sol(answer.priorityFeeLamports / BigInt(others)) }),
      ...(transactions > 0 && { feePerTransaction: leaf.sol(answer.feeLamports / BigInt(transactions)) }),
      ...(blocks > 0 && {
        transactionsPerBlock: leaf.number(transactions / blocks, undefined, 2),
        feesPerBlock: leaf.sol(answer.feeLamports / BigInt(blocks)),
        computePerBlock: leaf.count(Math.round(answer.computeUnits / blocks), 'CU'),
      }),
      ...(pace !== undefined && { slotTime: leaf.number(pace, 'seconds', 3) }),
      ...extremes,
      computeUnits: leaf.count(answer.computeUnits, 'CU'),
      trades: leaf.count(answer.swaps),
      transfers: leaf.count(answer.transfers),
      coverage: toCoverageTree(coverage),
    };
    return {
      data,
      source: indexSource(coverage, ask.nowMs()),
      notes: [
        'Failed ones and their share are of non-vote transactions; means are rounded down to a lamport. Of blocks that are equal the newest is named.',
        ...(answer.fromSlot === undefined ? ['A long interval is summed up in whole hours.'] : []),
      ],
      links: [{ label: 'Analytics', href: '/analytics' }],
    };
  },
});

/** The slots of so many of the newest blocks. Throws where none is indexed. */
async function readNewest(
  ask: ToolAsk,
  newest: number,
): Promise<{ readonly fromSlot: string; readonly toSlot: string }> {
  const table = await askQuery(ask, {
    from: 'blocks',
    time: {},
    show: ['slot'],
    order: { by: 'slot', descending: true },
    limit: newest,
  });
  const slots = isTooMuch(table) ? [] : table.rows.map((row) => Number(row['slot']));
  const [last, first] = [slots[0], slots.at(-1)];
  if (last === undefined || first === undefined)
    throw new ToolError('unavailable', 'No block is indexed yet.');
  return { fromSlot: String(first), toSlot: String(last) };
}

/** Seconds of a slot, from the first block of the interval to its last one; `undefined` where it has only one. */
async function readPace(
  ask: ToolAsk,
  { from, to, fromSlot, toSlot }: Pick<Rate, 'from' | 'to' | 'fromSlot' | 'toSlot'>,
): Promise<number | undefined> {
  const table = await askQuery(ask, {
    from: 'blocks',
    time: { from, to },
    where: toSlots({ fromSlot, toSlot }),
    measures: [
      { measure: 'min', field: 'time' },
      { measure: 'max', field: 'time' },
      { measure: 'min', field: 'slot' },
      { measure: 'max', field: 'slot' },
    ],
  });
  const row = isTooMuch(table) ? undefined : table.rows[0];
  const [begin, end, first, last] = ['min_time', 'max_time', 'min_slot', 'max_slot'].map((key) =>
    Number(row?.[key]),
  );
  return begin === undefined ||
    end === undefined ||
    first === undefined ||
    last === undefined ||
    !(last > first)
    ? undefined
    : (end - begin) / (last - first);
}

const toSlots = ({ fromSlot, toSlot }: Pick<Rate, 'fromSlot' | 'toSlot'>) => [
  ...(fromSlot === undefined ? [] : [{ field: 'slot', is: '>=' as const, value: fromSlot }]),
  ...(toSlot === undefined ? [] : [{ field: 'slot', is: '<=' as const, value: toSlot }]),
];

/** The hour with most transactions; the last one may not be over yet. */
async function readBusiestHour(ask: ToolAsk, { from, to }: Pick<Rate, 'from' | 'to'>) {
  const table = await askQuery(ask, {
    from: 'chainHours',
    time: { from, to },
    order: { by: 'transactions', descending: true },
    limit: 1,
  });
  const row = isTooMuch(table) ? undefined : table.rows[0];
  if (row === undefined) return undefined;
  const transactions = countOf(row, 'transactions');
  return {
    time: leaf.time(Number(row['time'])),
    transactions: leaf.count(transactions, 'transactions'),
    tps: toRate(transactions / HOUR_SECONDS),
  };
}

const toRate = (perSecond: number) =>
  leaf.number(perSecond, 'transactions per second', perSecond < 1 ? 4 : 2);

/** The blocks with most transactions and with the highest fees; left out where they are too many to look through. */
async function readExtremes(
  ask: ToolAsk,
  { from, to, fromSlot, toSlot }: Pick<Rate, 'from' | 'to' | 'fromSlot' | 'toSlot'>,
) {
  const where = [
    ...(fromSlot === undefined ? [] : [{ field: 'slot', is: '>=' as const, value: fromSlot }]),
    ...(toSlot === undefined ? [] : [{ field: 'slot', is: '<=' as const, value: toSlot }]),
  ];
  const read = async (by: 'transactions' | 'feeLamports') => {
    const table = await askQuery(ask, {
      from: 'blocks',
      time: { from, to },
      where,
      order: { by, descending: true },
      limit: 1,
    });
    const row = isTooMuch(table) ? undefined : table.rows[0];
    return (
      row && {
        slot: leaf.slot(Number(row['slot'])),
        time: leaf.time(Number(row['time'])),
        transactions: leaf.count(countOf(row, 'transactions')),
        fees: leaf.sol(amountOf(row, 'feeLamports')),
      }
    );
  };
  const [busiestBlock, highestFeesBlock] = [await read('transactions'), await read('feeLamports')];
  const busiestHour = where.length > 0 ? undefined : await readBusiestHour(ask, { from, to });
  return {
    ...(busiestBlock && { busiestBlock }),
    ...(highestFeesBlock && { highestFeesBlock }),
    ...(busiestHour && { busiestHour }),
  };
}
