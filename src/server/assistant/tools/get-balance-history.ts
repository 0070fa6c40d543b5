import { z } from 'zod';
import type { BalanceHistoryAnswer, PastBalance } from '#contracts/account/balance-history';
import * as leaf from '../figures/figure.ts';
import { mintLeaf, symbolOf } from '../figures/place-leaf.ts';
import { toAddressLeaf, toTokens } from '../figures/to-leaf.ts';
import { addressArgument, slotArgument, unixSecondsArgument } from '../toolkit/arguments.ts';
import { defineTool, found, sourceOf } from './define-tool.ts';

type Found = Extract<BalanceHistoryAnswer, { kind: 'found' }>;

export default defineTool({
  name: 'get_balance_history',
  title: 'Read a balance of the past',
  description:
    'What an account held of SOL, or of a token with `mint`, at a time or slot of the past, and how it changed until a second one, or until now when there is none. Read from the balances its own transactions recorded; says how far back that goes.',
  doing: 'Reading balances of the past',
  about: ['account'],
  input: z.strictObject({
    address: addressArgument.describe('A wallet, a token account, or any account.'),
    mint: addressArgument.optional().describe('Token of a wallet; SOL when left out.'),
    time: unixSecondsArgument.describe('Unix seconds of the moment; or give its slot.'),
    slot: slotArgument.optional(),
    untilTime: unixSecondsArgument.describe('Unix seconds of a second, later moment; or give its slot.'),
    untilSlot: slotArgument.optional(),
  }),
  async run(ask, { address, mint, time, slot, untilTime, untilSlot }) {
    const answer = found(
      await ask.ask('balanceHistory', {
        address,
        mint,
        at: time === undefined ? undefined : String(time),
        atSlot: slot,
        until: untilTime === undefined ? undefined : String(untilTime),
        untilSlot,
      }),
    );
    const { names, at, until, change } = answer;
    const toAmount = (amount: bigint) =>
      answer.mint === undefined ? leaf.sol(amount) : toTokens(amount, answer.mint, answer.decimals, names);
    return {
      data: {
        address: toAddressLeaf(address, names),
        ...(answer.mint !== undefined && {
          mint: mintLeaf(answer.mint),
          symbol: symbolOf(names.tokens[answer.mint]),
        }),
        past: toMomentTree(at, toAmount),
        ...(until && { later: toMomentTree(until, toAmount) }),
        now: toAmount(answer.current),
        // Of a second moment nothing is said of the present.
        ...(until === undefined && { present: toAmount(answer.current) }),
        ...(change !== undefined && { change: toAmount(change) }),
        ...(change !== undefined &&
          at.amount !== undefined &&
          at.amount > 0n && {
            changeShare: leaf.change(Number((change * 1_000_000n) / at.amount) / 1e6),
          }),
        transactionsBetween: leaf.count(answer.transactions),
        accounts: leaf.count(answer.accounts.length),
        listed: leaf.count(answer.listed),
        whole: leaf.flag(answer.whole),
        ...(answer.oldestTime !== undefined && { oldest: leaf.time(answer.oldestTime) }),
      },
      source: sourceOf(answer.provenance),
      notes: toNotes(answer),
      links: [{ label: 'Account', href: `/account/${address}` }],
    };
  },
});

const toMomentTree = (
  { slot, time, amount, left }: PastBalance,
  toAmount: (amount: bigint) => leaf.Figure,
) => ({
  ...(slot !== undefined && { slot: leaf.slot(slot) }),
  ...(time !== undefined && { time: leaf.time(time) }),
  ...(amount !== undefined && { balance: toAmount(amount) }),
  ...(left && {
    since: {
      signature: leaf.signature(left.signature),
      slot: leaf.slot(left.slot),
      ...(left.time !== undefined && { time: leaf.time(left.time) }),
    },
  }),
});

const toNotes = ({ at, until, mint, accounts, listed }: Found): readonly string[] => [
  ...[at, until].flatMap((one) => (one?.missing === undefined ? [] : [one.missing])),
  ...(at.amount !== undefined && at.left === undefined && accounts.length === 1
    ? [
        listed === 0
          ? 'The node knows no transaction of it at all: said is what it holds now.'
          : 'The node knows no transaction of it before that: said is what its first one found there.',
      ]
    : []),
  mint === undefined
    ? 'Rewards that are paid without a transaction count from the next transaction on.'
    : 'Token accounts that were closed since are missing, save the associated one.',
];
