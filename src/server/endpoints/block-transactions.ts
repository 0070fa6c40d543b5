import { z } from 'zod';
import type { BlockTransactionsAnswer } from '#contracts/answers';
import { serverError } from '../errors/server-error.ts';
import { limitText, slotText, text, toSlot } from '../input/texts.ts';
import { findBlock } from '../reading/block/find-block.ts';
import {
  fits,
  sortTransactions,
  sumTransactions,
  type TransactionFilter,
} from '../reading/block/pick-transactions.ts';
import type { ReadBlock } from '../reading/block/read-block.ts';
import { MOST_SLOTS, readRange } from '../reading/block/read-range.ts';
import { NamedThings } from '../reading/names/named-things.ts';
import { toNames } from '../reading/names/names.ts';
import type { QuestionContext } from '../reading/question-context.ts';
import { defineEndpoint } from './define-endpoint.ts';

const DEFAULT_LIMIT = 50;
const MAX_LIMIT = 100;
const lamportsText = z.string().regex(/^\d{1,18}$/, 'must be a whole number of lamports');

export default defineEndpoint({
  name: 'blockTransactions',
  route: '/api/blocks/:slot/transactions',
  says: 'The transactions of one block, or of up to 200 slots, each summed up in a sentence, with sums over all of them; they can be filtered by outcome, program, account, action, signer, token and fee, and sorted by fee, priority fee or compute.',
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
    action: text.describe('What it did: `transfer`, `trade`, `stake` and so on.').optional(),
    signer: text.describe('Address of a signer.').optional(),
    token: text.describe('Mint of a token of which somebody’s balance changed.').optional(),
    leastFee: lamportsText.describe('Least fee, in lamports.').optional(),
    mostFee: lamportsText.describe('Highest fee, in lamports.').optional(),
    until: slotText.describe(`Last slot of a range of at most ${MOST_SLOTS}.`).optional(),
    sort: z
      .enum(['index', 'fee', 'priority-fee', 'compute'], 'must be index, fee, priority-fee or compute')
      .describe('`index` (default), `fee`, `priority-fee`, `compute`.')
      .optional(),
  }),
  absences: true,
  settlesWith: 'block',
  async run(ask, input): Promise<BlockTransactionsAnswer> {
    const filter: TransactionFilter = {
      withVotes: input.votes === 'show',
      status: input.status,
      program: input.program,
      account: input.account,
      action: input.action,
      signer: input.signer,
      token: input.token,
      leastFee: toLamports(input.leastFee),
      mostFee: toLamports(input.mostFee),
    };
    const found = await findTransactions(ask, input.slot, input.until, filter);
    if ('kind' in found) return found;
    const matching = found.picked;
    const sorted = sortTransactions(matching, input.sort ?? 'index');
    const start = Number(input.cursor ?? 0);
    if (start > sorted.length)
      throw serverError('bad-input', { detail: 'cursor lies behind the end of the list.' });
    const end = start + Number(input.limit ?? DEFAULT_LIMIT);
    const rows = sorted
      .slice(start, end)
      .map(({ row, priorityFeeLamports }) =>
        priorityFeeLamports === undefined ? row : { ...row, priorityFeeLamports },
      );
    const things = new NamedThings();
    for (const row of rows) things.addRow(row);
    const sums = sumTransactions(matching);
    for (const { feePayer } of sums.topPayers) things.addAddress(feePayer);
    return {
      kind: 'found',
      provenance: ask.provenance(),
      rows,
      names: await toNames(things, ask.reader, ask.signal),
      nextCursor: end < sorted.length ? String(end) : undefined,
      total: { count: sorted.length, exact: found.read.unread === 0 },
      sums,
      read: found.read,
    };
  },
});

const toLamports = (value: string | undefined): bigint | undefined =>
  value === undefined ? undefined : BigInt(value);

/** What fits of the block that was asked for, or of the blocks of a range. */
async function findTransactions(
  ask: QuestionContext,
  slot: string,
  until: string | undefined,
  filter: TransactionFilter,
) {
  const pick = ({ transactions }: ReadBlock) =>
    transactions.filter((transaction) => fits(transaction, filter));
  if (until === undefined || until === slot) {
    const reading = await findBlock(ask, slot);
    if (reading.kind === 'absent') return reading;
    return { picked: pick(reading.block), read: { slots: 1, blocks: 1, skipped: 0, unread: 0 } };
  }
  const [from, to] = [toSlot(slot), toSlot(until)];
  if (from === undefined || to === undefined || to < from) {
    return ask.absent('malformed', 'These are not the first and the last slot of a range.');
  }
  if (to - from >= MOST_SLOTS) {
    return ask.absent('malformed', `A range has at most ${MOST_SLOTS} slots.`);
  }
  return readRange(ask.reader.blocks, { from, to, signal: ask.signal }, pick);
}
