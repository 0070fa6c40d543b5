import { z } from 'zod';
import type { BlockSums, Names, TransactionRow } from '#contracts/answers';
import { TRANSACTION_COLUMNS } from '#contracts/columns/transaction-columns';
import * as leaf from '../figures/figure.ts';
import { toAddressLeaf } from '../figures/to-leaf.ts';
import { toRowLeaves } from '../figures/to-row-leaves.ts';
import { toRowSummary } from '../figures/to-step.ts';
import { addressArgument, cursorArgument, limitArgument, slotArgument } from '../toolkit/arguments.ts';
import { toCuts } from '../toolkit/cuts.ts';
import { toUnits, wholeAmountArgument } from '../toolkit/whole-amount.ts';
import { defineTool, found, sourceOf } from './define-tool.ts';

const SOL_DECIMALS = 9;
const MAX_ACTIONS = 12;
const SHOWN = ['signature', 'slot', 'time', 'index as position'] as const;
const FIGURES = ['feePayer', 'fee', 'computeUnits'] as const;

export default defineTool({
  name: 'list_block_transactions',
  title: 'List the transactions of a block',
  description:
    'Transactions of one block, or of up to 200 slots with `untilSlot`, by outcome, program, action, signer, token, account and fee, in their order or by fee, priority fee or compute, with counts and sums over all that match. Votes are left out unless asked for.',
  doing: 'Looking through the block',
  about: ['block'],
  input: z.strictObject({
    slot: slotArgument,
    untilSlot: slotArgument.optional().describe('Last slot of a range of at most 200.'),
    status: z.enum(['succeeded', 'failed']).optional(),
    program: addressArgument.optional().describe('A program called at the top level.'),
    action: z
      .string()
      .regex(/^[a-z][a-z0-9-]{0,31}$/, 'must be an action such as transfer')
      .optional()
      .describe('What it did: transfer, trade, stake, mint …'),
    signer: addressArgument.optional(),
    token: addressArgument.optional().describe('Mint of a token somebody’s balance of changed.'),
    account: addressArgument.optional().describe('An account it names.'),
    leastFee: wholeAmountArgument.optional().describe('Least fee in SOL: 0.001.'),
    mostFee: wholeAmountArgument.optional().describe('Highest fee in SOL.'),
    votes: z.boolean().optional().describe('Whether votes are counted and listed too.'),
    sort: z.enum(['position', 'fee', 'priority-fee', 'compute']).default('position'),
    limit: limitArgument(50, 10),
    cursor: cursorArgument,
  }),
  async run(ask, { slot, untilSlot, votes, sort, leastFee, mostFee, limit, ...filters }) {
    const inLamports = (fee: string | undefined) =>
      fee === undefined ? undefined : String(toUnits(fee, SOL_DECIMALS));
    const answer = found(
      await ask.ask('blockTransactions', {
        slot,
        until: untilSlot,
        votes: votes === true ? 'show' : 'hide',
        sort: sort === 'position' ? 'index' : sort,
        leastFee: inLamports(leastFee),
        mostFee: inLamports(mostFee),
        limit: String(limit),
        ...filters,
      }),
    );
    const { rows, names, sums, read, nextCursor } = answer;
    const data = {
      slot: leaf.slot(slot),
      ...(untilSlot !== undefined && { untilSlot: leaf.slot(untilSlot) }),
      slots: leaf.count(read.slots),
      blocksRead: leaf.count(read.blocks),
      skippedSlots: leaf.count(read.skipped),
      unreadSlots: leaf.count(read.unread),
      votesIncluded: leaf.flag(votes === true),
      ...toSumTree(sums, names),
      order: leaf.word(sort),
      listed: leaf.count(rows.length),
      // Of some rows alone it would be too few.
      ...(nextCursor === undefined && { tokenTransfers: leaf.count(rows.filter(isTokenTransfer).length) }),
      items: rows.map((row) => toItem(row, names, sums)),
    };
    return {
      data,
      source: sourceOf(answer.provenance),
      notes: [
        'Counts and sums are of all matching transactions, not only of those listed.',
        ...(read.unread > 0 ? ['Some slots could not be read and are missing from counts and sums.'] : []),
      ],
      truncated: toCuts({
        items: { all: rows.length, isWhole: nextCursor === undefined },
        actions: { all: sums.actions.length, most: MAX_ACTIONS },
        errors: { all: sums.errors.length, most: MAX_ACTIONS },
        topPayers: { all: sums.feePayers, most: sums.topPayers.length },
      }),
      page: {
        cursor: nextCursor ?? null,
        returned: rows.length,
        ...(answer.total?.exact === true && { total: answer.total.count }),
      },
      links: [{ label: 'Block', href: `/block/${slot}` }],
    };
  },
});

const toSumTree = (sums: BlockSums, names: Names) => ({
  count: leaf.count(sums.transactions),
  succeeded: leaf.count(sums.transactions - sums.failed),
  failed: leaf.count(sums.failed),
  ...(sums.transactions > 0 && { failedShare: leaf.share(sums.failed / sums.transactions) }),
  votes: leaf.count(sums.votes),
  feePayers: leaf.count(sums.feePayers),
  fees: leaf.sol(sums.feeLamports),
  priorityFees: leaf.sol(sums.priorityFeeLamports),
  withPriorityFee: leaf.count(sums.withPriorityFee),
  ...(sums.leastFeeLamports !== undefined && { lowestFee: leaf.sol(sums.leastFeeLamports) }),
  ...(sums.mostFeeLamports !== undefined && { highestFee: leaf.sol(sums.mostFeeLamports) }),
  ...(sums.transactions > sums.withoutFee && {
    meanFee: leaf.sol(sums.feeLamports / BigInt(sums.transactions - sums.withoutFee)),
  }),
  ...(sums.withoutFee > 0 && { withoutFee: leaf.count(sums.withoutFee) }),
  computeUnits: leaf.count(sums.computeUnits, 'CU'),
  ...(sums.transactions > 0 && {
    meanComputeUnits: leaf.count(Math.round(sums.computeUnits / sums.transactions), 'CU'),
  }),
  actions: sums.actions.slice(0, MAX_ACTIONS).map(({ action, transactions }) => ({
    action: leaf.word(action),
    transactions: leaf.count(transactions),
  })),
  errors: sums.errors.slice(0, MAX_ACTIONS).map(({ name, transactions }) => ({
    error: leaf.nameOf('error name', name),
    transactions: leaf.count(transactions),
  })),
  topPayers: sums.topPayers.map(({ feePayer, transactions, feeLamports }) => ({
    payer: toAddressLeaf(feePayer, names),
    transactions: leaf.count(transactions),
    fees: leaf.sol(feeLamports),
  })),
});

const isTokenTransfer = ({ action, status, summary }: TransactionRow): boolean =>
  action === 'transfer' &&
  status === 'succeeded' &&
  summary?.fields.some(({ value }) => value.kind === 'amount') === true;

/** With its part of all that match. */
const toItem = (row: TransactionRow, names: Names, sums: BlockSums) => ({
  ...toRowLeaves(TRANSACTION_COLUMNS, row, SHOWN),
  // Our own words, save an error of a program that names it itself.
  status: leaf.word(row.status),
  ...(row.errorName !== undefined && { error: leaf.nameOf('error name', row.errorName) }),
  ...(row.action !== undefined && { action: leaf.word(row.action) }),
  ...(row.vote === true && { vote: leaf.flag(true) }),
  ...toRowSummary(row, names),
  ...toRowLeaves(TRANSACTION_COLUMNS, row, FIGURES, names),
  ...(row.priorityFeeLamports !== undefined && { priorityFee: leaf.sol(row.priorityFeeLamports) }),
  ...(row.computeUnits !== undefined &&
    sums.computeUnits > 0 && { computeShare: leaf.share(row.computeUnits / sums.computeUnits) }),
});
