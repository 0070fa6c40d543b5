import { z } from 'zod';
import type { BlockTransactionsAnswer } from '#contracts/answers';
import { serverError } from '../errors/server-error.ts';
import { limitText, slotText, text } from '../input/texts.ts';
import { findBlock } from '../reading/block/find-block.ts';
import { NamedThings } from '../reading/names/named-things.ts';
import { toNames } from '../reading/names/names.ts';
import type { BlockTransaction } from '../reading/block/read-block.ts';
import { defineEndpoint } from './define-endpoint.ts';

const DEFAULT_LIMIT = 50;
const MAX_LIMIT = 100;

export default defineEndpoint({
  name: 'blockTransactions',
  route: '/api/blocks/:slot/transactions',
  says: 'The transactions of one block, each summed up in a sentence; they can be filtered by outcome, program and account, and sorted by fee or compute.',
  input: z.strictObject({
    slot: slotText,
    cursor: z
      .string()
      .regex(/^\d{1,6}$/, 'must be a cursor of an earlier answer')
      .describe('Where an earlier answer says the list goes on.')
      .optional(),
    limit: limitText(MAX_LIMIT),
    votes: z
      .enum(['show', 'hide'], 'must be show or hide')
      .describe('`show` to include votes; hidden by default.')
      .optional(),
    status: z
      .enum(['succeeded', 'failed'], 'must be succeeded or failed')
      .describe('Only those that ended like this.')
      .optional(),
    program: text.describe('Address of a program that is called.').optional(),
    account: text.describe('Address of an account that is mentioned.').optional(),
    sort: z
      .enum(['index', 'fee', 'compute'], 'must be index, fee or compute')
      .describe('`index` (default), `fee`, `compute`.')
      .optional(),
  }),
  absences: true,
  async run(ask, input): Promise<BlockTransactionsAnswer> {
    const reading = await findBlock(ask, input.slot);
    if (reading.kind === 'absent') return reading;
    const matching = reading.block.transactions.filter(
      ({ row, accounts }) =>
        (input.votes === 'show' || !row.vote) &&
        (input.status === undefined || row.status === input.status) &&
        (input.program === undefined || row.programs?.some((program) => program === input.program)) &&
        (input.account === undefined || accounts.includes(input.account)),
    );
    const sorted = sort(matching, input.sort ?? 'index');
    const start = Number(input.cursor ?? 0);
    if (start > sorted.length)
      throw serverError('bad-input', { detail: 'cursor lies behind the end of the list.' });
    const end = start + Number(input.limit ?? DEFAULT_LIMIT);
    const rows = sorted.slice(start, end).map(({ row }) => row);
    const things = new NamedThings();
    for (const row of rows) things.addRow(row);
    return {
      kind: 'found',
      provenance: ask.provenance(),
      rows,
      names: await toNames(things, ask.reader, ask.signal),
      nextCursor: end < sorted.length ? String(end) : undefined,
      total: { count: sorted.length, exact: true },
    };
  },
});

/** Largest first for fee and compute, a missing figure last, ties in the order of the block. */
function sort(transactions: readonly BlockTransaction[], by: string): readonly BlockTransaction[] {
  if (by === 'fee') {
    return transactions.toSorted((a, b) => compare(a.row.feeLamports ?? -1n, b.row.feeLamports ?? -1n));
  }
  if (by === 'compute') {
    return transactions.toSorted((a, b) => compare(a.row.computeUnits ?? -1, b.row.computeUnits ?? -1));
  }
  return transactions;
}

function compare<T extends number | bigint>(a: T, b: T): number {
  return a === b ? 0 : a < b ? 1 : -1;
}
