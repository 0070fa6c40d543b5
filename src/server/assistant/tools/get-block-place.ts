import { z } from 'zod';
import type { TransactionRow } from '#contracts/answers';
import * as leaf from '../figures/figure.ts';
import { toAddressLeaf } from '../figures/to-leaf.ts';
import { signatureArgument } from '../toolkit/arguments.ts';
import { defineTool, found, sourceOf, ToolError, type ToolAsk } from './define-tool.ts';

/** Rows of a page, and as many pages as a full block has. */
const PAGE = 100;
const MOST_PAGES = 40;

export default defineTool({
  name: 'get_block_place',
  title: 'Read the place of a transaction in its block',
  description:
    'The place of a transaction in its block, without votes: its position, the ones right before and after it, and how its priority fee and its compute compare with those of the others.',
  doing: 'Looking at its block',
  about: ['transaction'],
  input: z.strictObject({ signature: signatureArgument }),
  async run(ask, { signature }) {
    const { transaction, provenance, confirmation } = found(await ask.ask('transaction', { signature }));
    const { slot } = transaction;
    if (slot === undefined) throw new ToolError('unavailable', 'The node does not say in which slot it is.');
    const rows = await readRows(ask, String(slot));
    const index = rows.findIndex((row) => row.signature === signature);
    const own = rows[index];
    if (own === undefined)
      throw new ToolError('unavailable', 'It is not among the transactions of its block, as a vote is not.');
    const data = {
      signature: leaf.signature(signature),
      slot: leaf.slot(slot),
      ...(own.index !== undefined && { position: leaf.count(own.index + 1) }),
      placeWithoutVotes: leaf.count(index + 1),
      transactions: leaf.count(rows.length),
      ...toNeighbour('previous', rows[index - 1]),
      ...toNeighbour('next', rows[index + 1]),
      ...toFeeTree(own, rows),
      ...toComputeTree(own, rows),
    };
    return {
      data,
      source: sourceOf(provenance, confirmation.commitment),
      notes: ['Votes are left out. A rank is one more than the number of those above it.'],
      links: [{ label: 'Block', href: `/block/${slot}` }],
    };
  },
});

/** All transactions of a block but its votes, in their order. Throws where they are too many. */
async function readRows(ask: ToolAsk, slot: string): Promise<readonly TransactionRow[]> {
  const rows: TransactionRow[] = [];
  let cursor: string | undefined;
  for (let page = 0; page < MOST_PAGES; page++) {
    const answer = found(await ask.ask('blockTransactions', { slot, limit: String(PAGE), cursor }));
    rows.push(...answer.rows);
    cursor = answer.nextCursor;
    if (cursor === undefined) return rows;
  }
  throw new ToolError('unavailable', 'Its block has too many transactions to compare them all.');
}

const toNeighbour = (name: string, row: TransactionRow | undefined) =>
  row === undefined
    ? {}
    : {
        [name]: {
          signature: leaf.signature(row.signature),
          ...(row.feePayer !== undefined && { feePayer: toAddressLeaf(row.feePayer) }),
          ...(row.action !== undefined && { action: leaf.word(row.action) }),
        },
      };

function toFeeTree(own: TransactionRow, rows: readonly TransactionRow[]) {
  const fee = own.priorityFeeLamports;
  const others = rows.flatMap((row) =>
    row === own || row.priorityFeeLamports === undefined ? [] : [row.priorityFeeLamports],
  );
  if (fee === undefined) return {};
  const sorted = others.toSorted((a, b) => (a < b ? -1 : a > b ? 1 : 0));
  const last = sorted.at(-1);
  const [below, above] = [sorted[(sorted.length - 1) >> 1], sorted[sorted.length >> 1]];
  // Of an even number the mean of the two in the middle, to the nearest lamport.
  const middle = below === undefined || above === undefined ? undefined : (below + above + 1n) / 2n;
  return {
    priorityFee: leaf.sol(fee),
    priorityRank: leaf.count(others.filter((one) => one > fee).length + 1),
    paidMore: leaf.count(others.filter((one) => one > fee).length),
    paidSame: leaf.count(others.filter((one) => one === fee).length),
    paidLess: leaf.count(others.filter((one) => one < fee).length),
    others: leaf.count(others.length),
    ...(middle !== undefined && {
      othersMedian: leaf.sol(middle),
      aboveMedian: leaf.flag(fee > middle),
    }),
    ...(last !== undefined && { othersHighest: leaf.sol(last) }),
  };
}

function toComputeTree(own: TransactionRow, rows: readonly TransactionRow[]) {
  const { computeUnits } = own;
  return computeUnits === undefined
    ? {}
    : {
        computeUnits: leaf.count(computeUnits, 'CU'),
        computeRank: leaf.count(rows.filter((row) => (row.computeUnits ?? 0) > computeUnits).length + 1),
      };
}
