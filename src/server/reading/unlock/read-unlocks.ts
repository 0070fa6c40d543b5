/** What is locked until a known time for a wallet, in a token, or in one account. */
import { getAccount, listProgramAccounts, type AccountReading, type ChainOptions } from '#chain';
import type { Address, Slot, UnixSeconds } from '#contracts/chain';
import type { Unlock } from '#contracts/network/forecasts';
import { decodeAccount } from '#decoder';
import { readChainClock } from '../block/chain-clock.ts';
import type { ClusterReader } from '../cluster-reader.ts';
import { listStakes, STAKE_PROGRAM } from '../stake/list-stakes.ts';
import { readStakeAccount } from '../stake/stake-account.ts';
import {
  ESCROW_MARK,
  LOCK_PROGRAM,
  MINT_AT,
  readVestingEscrow,
  RECIPIENT_AT,
  toTime,
  toVestingUnlock,
} from './vesting-escrow.ts';

const LIST_MS = 10_000;

export interface UnlocksReading {
  readonly slot: Slot;
  readonly asOf: UnixSeconds;
  readonly epoch: number;
  /** The next to unlock first. */
  readonly unlocks: readonly Unlock[];
  readonly missing: readonly string[];
}

/** Rejects as `Chain.request` does; what a node refuses to list is said in `missing`. */
export async function readUnlocks(
  reader: Pick<ClusterReader, 'chain' | 'watcher'>,
  address: Address,
  options: ChainOptions,
): Promise<UnlocksReading> {
  const { chain } = reader;
  const [{ slot, account }, { epoch, time: asOf }] = await Promise.all([
    getAccount(chain, address, options),
    readChainClock(reader, options),
  ]);
  const missing: string[] = [];
  const found = new Map<Address, AccountReading>();
  const take = (
    accounts: Iterable<readonly [Address, AccountReading]> | undefined,
    what: string,
    reason: string,
  ) => {
    if (accounts === undefined) missing.push(`${what}: ${reason}`);
    else for (const [key, one] of accounts) found.set(key, one);
  };
  if (account !== undefined && (account.owner === STAKE_PROGRAM || account.owner === LOCK_PROGRAM)) {
    found.set(address, account);
  } else {
    const isMint = account !== undefined && decodeAccount({ address, ...account }).type === 'mint';
    const [stakes, escrows] = await Promise.all([
      isMint ? undefined : listStakes(chain, address, options),
      listProgramAccounts(chain, LOCK_PROGRAM, {
        ...options,
        timeoutMs: LIST_MS,
        filters: [
          { memcmp: { offset: 0, bytes: ESCROW_MARK } },
          { memcmp: { offset: isMint ? MINT_AT : RECIPIENT_AT, bytes: address } },
        ],
      }),
    ]);
    if (stakes?.kind === 'refused') take(undefined, 'Stake accounts', stakes.reason);
    else if (stakes !== undefined) take(stakes.accounts, '', '');
    if (escrows.kind === 'refused') take(undefined, 'Locks of Jupiter Lock', escrows.reason);
    else
      take(
        escrows.accounts.map(({ address: key, account: one }) => [key, one] as const),
        '',
        '',
      );
  }
  const unlocks = [...found].flatMap(([key, one]) => {
    const unlock = toUnlock(key, one, { asOf, epoch });
    return unlock === undefined ? [] : [unlock];
  });
  return { slot, asOf, epoch, unlocks: unlocks.sort(compareUnlocks), missing };
}

interface Moment {
  readonly asOf: UnixSeconds;
  readonly epoch: number;
}

/** `undefined` for an account that was never locked. */
function toUnlock(address: Address, account: AccountReading, moment: Moment): Unlock | undefined {
  if (account.owner === LOCK_PROGRAM) {
    const escrow = readVestingEscrow(address, account);
    return escrow && toVestingUnlock(address, escrow, moment.asOf);
  }
  return toStakeUnlock(address, account, moment);
}

/** Both bounds of a lockup must have passed. Source: solana-stake-interface `state.rs`, `Lockup::is_in_force`. */
function toStakeUnlock(
  address: Address,
  account: AccountReading,
  { asOf, epoch }: Moment,
): Unlock | undefined {
  const facts = readStakeAccount(address, account);
  if (facts === undefined || (facts.unlockTime === undefined && facts.unlockEpoch === undefined))
    return undefined;
  const { unlockTime, unlockEpoch, custodian, withdrawer } = facts;
  const waitsForTime = unlockTime !== undefined && unlockTime > BigInt(asOf);
  const waitsForEpoch = unlockEpoch !== undefined && unlockEpoch > BigInt(epoch);
  const isLocked = waitsForTime || waitsForEpoch;
  const endTime = unlockTime === undefined ? undefined : toTime(unlockTime);
  return {
    account: address,
    kind: 'stake lockup',
    program: STAKE_PROGRAM,
    recipient: withdrawer,
    total: account.lamports,
    unlocked: isLocked ? 0n : account.lamports,
    // Where an epoch is waited for too, the time alone unlocks nothing.
    ...(waitsForTime &&
      !waitsForEpoch &&
      endTime !== undefined && { next: { time: endTime, amount: account.lamports } }),
    endTime,
    endEpoch: unlockEpoch === undefined ? undefined : Number(unlockEpoch),
    custodian,
    state: isLocked ? 'locked' : 'unlocked',
  };
}

const STATES = ['locked', 'unlocked', 'cancelled'] as const;

/** What is locked first, by when something of it unlocks. */
function compareUnlocks(a: Unlock, b: Unlock): number {
  const timeOf = ({ next, endTime }: Unlock) => next?.time ?? endTime ?? Infinity;
  const byState = STATES.indexOf(a.state) - STATES.indexOf(b.state);
  if (byState !== 0) return byState;
  const [one, other] = [timeOf(a), timeOf(b)];
  return one === other ? (a.account < b.account ? -1 : 1) : one - other;
}
