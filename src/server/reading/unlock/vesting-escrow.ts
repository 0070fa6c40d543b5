/** Locks of Jupiter Lock. Source of the schedule: jup-lock, `vesting_escrow.rs`, `get_max_unlocked_amount`. */
import type { AccountReading } from '#chain';
import { asAddress, type Address, type UnixSeconds } from '#contracts/chain';
import type { Value } from '#contracts/decoded';
import type { Unlock } from '#contracts/network/forecasts';
import { decodeAccount } from '#decoder';

export const LOCK_PROGRAM = asAddress('LocpQgucEQHbqNABEYvBvwoxCPsSbG91A1QaQhQQqjn');
/** First eight bytes of an escrow, in base58, and where its recipient and its mint stand. */
export const ESCROW_MARK = 'hteFiUjrzUz';
export const RECIPIENT_AT = 8;
export const MINT_AT = 40;

/** Bit of the cancel mode that lets the creator. */
const CREATOR_MAY = 1n;

export interface VestingEscrow {
  readonly recipient: Address;
  readonly mint: Address;
  readonly creator: Address;
  readonly cliffTime: bigint;
  /** Seconds between two unlocks. */
  readonly frequency: bigint;
  readonly cliffAmount: bigint;
  readonly amountPerPeriod: bigint;
  readonly periods: bigint;
  /** Unix seconds; 0 while nobody cancelled it. */
  readonly cancelledAt: bigint;
  /** Whether the creator may cancel it. */
  readonly isCancellable: boolean;
}

/** `undefined` for an account that is no escrow. */
export function readVestingEscrow(address: Address, account: AccountReading): VestingEscrow | undefined {
  const decoded = decodeAccount({ address, ...account });
  if (account.owner !== LOCK_PROGRAM || decoded.reading !== 'decoded') return undefined;
  const values = new Map(decoded.fields.map(({ name, value }) => [name, value]));
  const [recipient, mint, creator] = ['recipient', 'tokenMint', 'creator'].map((name) =>
    toAddress(values.get(name)),
  );
  const numbers = [
    'cliffTime',
    'frequency',
    'cliffUnlockAmount',
    'amountPerPeriod',
    'numberOfPeriod',
    'cancelledAt',
    'cancelMode',
  ].map((name) => toInteger(values.get(name)));
  const [cliffTime, frequency, cliffAmount, amountPerPeriod, periods, cancelledAt, cancelMode] = numbers;
  if (recipient === undefined || mint === undefined || creator === undefined) return undefined;
  if (cliffTime === undefined || frequency === undefined || cliffAmount === undefined) return undefined;
  if (amountPerPeriod === undefined || periods === undefined || cancelledAt === undefined) return undefined;
  return {
    recipient,
    mint,
    creator,
    cliffTime,
    frequency,
    cliffAmount,
    amountPerPeriod,
    periods,
    cancelledAt,
    isCancellable: cancelMode === undefined || (cancelMode & CREATOR_MAY) !== 0n,
  };
}

const toAddress = (value: Value | undefined): Address | undefined =>
  value?.kind === 'address' ? value.address : undefined;

function toInteger(value: Value | undefined): bigint | undefined {
  switch (value?.kind) {
    case 'integer':
      return BigInt(value.integer);
    case 'amount':
      return value.amount;
    case 'time':
      return value.unixSeconds;
    case 'duration':
      return value.seconds;
    default:
      return undefined;
  }
}

/** What an escrow has unlocked by `now`, what comes next, and when all of it is. */
export function toVestingUnlock(account: Address, escrow: VestingEscrow, now: UnixSeconds): Unlock {
  const { recipient, mint, creator, cliffTime, frequency, cliffAmount, amountPerPeriod, periods } = escrow;
  const total = cliffAmount + amountPerPeriod * periods;
  const isCancelled = escrow.cancelledAt > 0n;
  const at = isCancelled ? escrow.cancelledAt : BigInt(now);
  const isBefore = at < cliffTime;
  const passed = frequency === 0n ? periods : min((at - cliffTime) / frequency, periods);
  const unlocked = isBefore ? 0n : cliffAmount + amountPerPeriod * passed;
  const state = isCancelled ? 'cancelled' : unlocked === total ? 'unlocked' : 'locked';
  // A cliff without an amount unlocks nothing: the first period does.
  const next =
    isBefore && cliffAmount > 0n
      ? { time: cliffTime, amount: cliffAmount }
      : { time: cliffTime + frequency * (isBefore ? 1n : passed + 1n), amount: amountPerPeriod };
  const nextTime = toTime(next.time);
  return {
    account,
    kind: 'vesting',
    program: LOCK_PROGRAM,
    mint,
    recipient,
    total,
    unlocked,
    ...(state === 'locked' && nextTime !== undefined && { next: { ...next, time: nextTime } }),
    // Of one that was cancelled before its end, the rest went back and never unlocks.
    endTime: isCancelled && unlocked < total ? undefined : toTime(cliffTime + frequency * periods),
    custodian: escrow.isCancellable ? creator : undefined,
    state,
  };
}

const min = (a: bigint, b: bigint): bigint => (a < b ? a : b);

/** The end of the year 9999: what is written beyond it is no time. */
const LAST_TIME = 253_402_300_799n;

export const toTime = (seconds: bigint): UnixSeconds | undefined =>
  seconds > LAST_TIME ? undefined : Number(seconds);
