import { z } from 'zod';
import type { BalanceHistoryAnswer, PastBalance } from '#contracts/account/balance-history';
import { addressText, mintText, slotText, toAddress, toSlot, unixSecondsText } from '../input/texts.ts';
import { NamedThings } from '../reading/names/named-things.ts';
import { toNames } from '../reading/names/names.ts';
import { readChainClock, type ChainClock } from '../reading/block/chain-clock.ts';
import { findBalanceAccounts } from '../reading/transaction/balance-accounts.ts';
import {
  countBetween,
  readPastBalance,
  sumBalances,
  traceAccount,
  type Moment,
} from '../reading/transaction/past-balance.ts';
import { defineEndpoint } from './define-endpoint.ts';

export default defineEndpoint({
  name: 'balanceHistory',
  route: '/api/accounts/:address/balance-history',
  says: 'What an account held of SOL or of a token at a time or slot of the past, and how that changed until another, by the balances its transactions recorded.',
  when: 'A balance of the past is asked for.',
  input: z.strictObject({
    address: addressText.describe('A wallet, a token account, or any account.'),
    mint: mintText.describe('Token of a wallet; SOL when left out.').optional(),
    at: unixSecondsText.describe('Unix seconds of the moment.').optional(),
    atSlot: slotText.describe('Or its slot.').optional(),
    until: unixSecondsText.describe('Unix seconds of a second, later moment.').optional(),
    untilSlot: slotText.describe('Or its slot.').optional(),
  }),
  absences: true,
  async run(ask, input): Promise<BalanceHistoryAnswer> {
    const address = toAddress(input.address);
    const mint = input.mint === undefined ? undefined : toAddress(input.mint);
    if (address === undefined || (mint === undefined && input.mint !== undefined)) {
      return ask.absent('malformed', 'This is not an address: it must be base58 of 32 bytes.');
    }
    const [at, until] = [toMoment(input.at, input.atSlot), toMoment(input.until, input.untilSlot)];
    if (at === undefined) return ask.absent('malformed', 'Give the time or the slot of the moment.');
    const { reader, signal } = ask;
    const clock = await readChainClock(reader, { signal });
    if ([at, until].some((moment) => moment !== undefined && isAhead(moment, clock))) {
      return ask.absent('too-new', 'This moment is ahead of the chain: no balance of it is known.');
    }
    const found = await findBalanceAccounts(reader, address, mint, { signal });
    if (typeof found === 'string') return ask.absent('not-available', found);
    const traced = await Promise.all(
      found.accounts.map(({ account, current }) =>
        traceAccount(reader.chain, account, current, toEarlier(at, until), signal),
      ),
    );
    if (traced.includes(undefined)) {
      return ask.absent('not-available', 'The node has no history for this address.', {
        hint: 'Another endpoint may have it.',
      });
    }
    const accounts = traced.filter((one) => one !== undefined);
    const balanceAt = async (moment: Moment): Promise<PastBalance> =>
      sumBalances(
        moment,
        await Promise.all(
          accounts.map((one) => readPastBalance(reader.chain, one, found.asset, moment, signal)),
        ),
      );
    const [then, later] = await Promise.all([balanceAt(at), until && balanceAt(until)]);
    const current = accounts.reduce((sum, one) => sum + one.current, 0n);
    const end = until === undefined ? current : later?.amount;
    const listed = accounts.reduce((sum, { history }) => sum + history.rows.length, 0);
    const oldest = accounts.flatMap(({ history }) => history.rows.at(-1)?.blockTime ?? []);
    return {
      kind: 'found',
      provenance: ask.provenance(),
      address,
      mint: found.mint,
      decimals: found.decimals,
      accounts: accounts.map(({ account }) => account),
      at: then,
      until: later,
      current,
      change: then.amount === undefined || end === undefined ? undefined : end - then.amount,
      transactions: countBetween(accounts, at, until),
      listed,
      oldestTime: oldest.length === 0 ? undefined : Math.min(...oldest),
      whole: accounts.every(({ history }) => history.isWhole),
      names: await toNames(
        new NamedThings().addAddress(address).addMint(found.mint, found.decimals),
        reader,
        signal,
      ),
    };
  },
});

/** Clocks of those who ask run ahead of blocks a little. */
const AHEAD_SECONDS = 300;

const isAhead = (moment: Moment, { slot, time }: ChainClock): boolean =>
  'slot' in moment ? moment.slot > slot : moment.time > time + AHEAD_SECONDS;

function toMoment(time: string | undefined, slot: string | undefined): Moment | undefined {
  const at = slot === undefined ? undefined : toSlot(slot);
  if (at !== undefined) return { slot: at };
  return time === undefined ? undefined : { time: Number(time) };
}

/** The one to read back to; of a slot and a time the first, which is asked to be the earlier. */
function toEarlier(at: Moment, until: Moment | undefined): Moment {
  if (until === undefined) return at;
  if ('slot' in at && 'slot' in until) return at.slot <= until.slot ? at : until;
  if ('time' in at && 'time' in until) return at.time <= until.time ? at : until;
  return at;
}
