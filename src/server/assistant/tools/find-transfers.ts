import { z } from 'zod';
import { WRAPPED_SOL } from '#decoder';
import * as leaf from '../figures/figure.ts';
import { addressArgument, cursorArgument, limitArgument, unixSecondsArgument } from '../toolkit/arguments.ts';
import { between, equalTo } from '../toolkit/ask-query.ts';
import { indexSource, toCoverageTree } from '../toolkit/from-index.ts';
import { readIndexedTransfers, TRANSFER_ORDERS, type TransferOrder } from '../toolkit/indexed-transfers.ts';
import { parseListCursor, toListCursor } from '../toolkit/list-cursor.ts';
import { readDecimals } from '../toolkit/mint-decimals.ts';
import { slotBoundArguments, toBounds } from '../toolkit/slot-bounds.ts';
import { toUnits, wholeAmountArgument } from '../toolkit/whole-amount.ts';
import { toCuts } from '../toolkit/cuts.ts';
import { defineTool, ToolError, type ToolAsk } from './define-tool.ts';

const inputSchema = z.strictObject({
  address: addressArgument.optional().describe('Either end; with `direction` the one of them.'),
  direction: z.enum(['in', 'out']).optional(),
  counterparty: addressArgument.optional().describe('The other end of `address`.'),
  sender: addressArgument.optional(),
  receiver: addressArgument.optional(),
  bothWays: z.boolean().optional().describe('With sender and receiver: also what came back.'),
  mint: addressArgument.optional().describe('Only this token; wrapped SOL stands for SOL too.'),
  least: wholeAmountArgument
    .optional()
    .describe('Least amount, in whole tokens; of SOL where no mint is given.'),
  most: wholeAmountArgument.optional().describe('Highest amount, in whole tokens.'),
  order: z.enum(Object.keys(TRANSFER_ORDERS) as TransferOrder[]).default('newest'),
  from: unixSecondsArgument.describe('Unix seconds; nothing before.'),
  to: unixSecondsArgument.describe('Unix seconds; nothing after.'),
  ...slotBoundArguments,
  limit: limitArgument(100, 20),
  cursor: cursorArgument,
});

export default defineTool({
  name: 'find_transfers',
  title: 'Find transfers in the index',
  description:
    'Transfers of SOL and tokens out of the index of blocks: of the whole chain, of a token, from or to a wallet or between two, by size and time, largest or newest first, with exact counts, sums, mean, median, smallest and largest over ALL that match, and who sent, received and dealt with whom most. Call it for the largest transfers, sums of a window and what one wallet ever sent another; `list_transfers` reads the newest transactions of one address itself, down to dust.',
  doing: 'Looking for transfers',
  about: ['account', 'token'],
  input: inputSchema,
  async run(ask, input) {
    const { address, direction, counterparty, sender, receiver, bothWays, least, most, order } = input;
    const isBySize = least !== undefined || most !== undefined || order === 'largest' || order === 'smallest';
    // Amounts of different tokens are not compared.
    const mint = input.mint ?? (isBySize ? WRAPPED_SOL.mint : undefined);
    const isNewest = order === 'newest';
    const ends = toEnds({ address, direction, counterparty, sender, receiver, bothWays });
    const { from, to, where: inSlots } = await toBounds(ask, input);
    const amounts = mint === undefined ? [] : await toAmounts(ask, mint, least, most);
    const place = parseListCursor(input.cursor, isNewest);
    const { data, rows, hasMore, coverage, isUnknown } = await readIndexedTransfers(ask, {
      ways: ends.map(({ way, ...end }) => ({
        way,
        ...end,
        where: [...equalTo({ ...end, mint }), ...amounts, ...inSlots],
      })),
      mint,
      from,
      to,
      order,
      limit: input.limit,
      place,
    });
    return {
      data: {
        ...(address !== undefined && { address: leaf.address(address) }),
        ...(sender !== undefined && { sender: leaf.address(sender) }),
        ...(receiver !== undefined && { receiver: leaf.address(receiver) }),
        ...data,
        coverage: toCoverageTree(coverage),
      },
      source: indexSource(coverage, ask.nowMs()),
      notes: [
        'The index holds transfers of thirty days, above dust (0.001 SOL, a hundredth of a token) and without those that are legs of trades. Where the count is even, the median is the lower of the two in the middle.',
        ...(isUnknown
          ? ['Counts, sums or rankings over all of them are too much for one answer, and left out.']
          : []),
      ],
      truncated: toCuts({ items: { all: rows.length, isWhole: !hasMore } }),
      page: {
        // Two ways are listed together, as far as they fit.
        cursor: hasMore && ends.length === 1 ? toListCursor(place, rows, isNewest) : null,
        returned: rows.length,
      },
      links: address === undefined ? [] : [{ label: 'Account', href: `/account/${address}` }],
    };
  },
});

type Ends = Pick<
  z.infer<typeof inputSchema>,
  'address' | 'direction' | 'counterparty' | 'sender' | 'receiver' | 'bothWays'
>;

/** Who sends and who receives: one way, or there and back. */
function toEnds({ address, direction, counterparty, sender, receiver, bothWays }: Ends) {
  if (address !== undefined && (sender ?? receiver) !== undefined) {
    throw new ToolError(
      'invalid_argument',
      'address: name the ends by sender and receiver, or by address alone.',
    );
  }
  if (bothWays === true && (sender === undefined || receiver === undefined)) {
    throw new ToolError('invalid_argument', 'bothWays: needs a sender and a receiver.');
  }
  if (address === undefined) {
    const there = { way: 'there', sender, receiver } as const;
    return bothWays === true
      ? [there, { way: 'back', sender: receiver, receiver: sender } as const]
      : [there];
  }
  const out = { way: 'outgoing', sender: address, receiver: counterparty } as const;
  const into = { way: 'incoming', sender: counterparty, receiver: address } as const;
  return direction === undefined ? [out, into] : [direction === 'out' ? out : into];
}

/** Bounds of the amount, in smallest units. */
async function toAmounts(ask: ToolAsk, mint: string, least: string | undefined, most: string | undefined) {
  if (least === undefined && most === undefined) return [];
  const decimals = await readDecimals(ask, mint);
  const units = (amount: string | undefined) =>
    amount === undefined ? undefined : toUnits(amount, decimals);
  return between('amount', units(least), units(most));
}
