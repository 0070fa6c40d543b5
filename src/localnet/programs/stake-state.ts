import { encodeBase58 } from '#std/base58';
import { Cursor } from '#std/cursor';

export const STAKE_LENGTH = 200;
/** Activation epoch of genesis stakes: effective from the start. */
export const BOOTSTRAP_EPOCH = 0xffffffffffffffffn;
export const NEVER_EPOCH = 0xffffffffffffffffn;

export interface StakeMeta {
  readonly rentReserve: bigint;
  readonly staker: string;
  readonly withdrawer: string;
  readonly lockup: { readonly unixTimestamp: bigint; readonly epoch: bigint; readonly custodian: string };
}

export interface StakeDelegation {
  readonly voter: string;
  readonly stake: bigint;
  readonly activationEpoch: bigint;
  readonly deactivationEpoch: bigint;
  readonly creditsObserved: bigint;
}

export interface StakeState {
  readonly meta: StakeMeta;
  readonly delegation: StakeDelegation | undefined;
}

const INITIALIZED = 1;
const DELEGATED = 2;
const STAKE_OFFSET = 156;
const CREDITS_OFFSET = 188;

/**
 * The stake in a stake account; `undefined` for an uninitialised or odd one. Layout: `StakeStateV2` of
 * `solana-stake-interface` (tag u32, Meta 120 bytes, Delegation 64, credits u64, flags u8).
 */
export function readStake(data: Uint8Array): StakeState | undefined {
  if (data.length < STAKE_LENGTH) return undefined;
  const cursor = new Cursor(data);
  const tag = cursor.u32();
  if (tag !== INITIALIZED && tag !== DELEGATED) return undefined;
  const meta: StakeMeta = {
    rentReserve: cursor.u64(),
    staker: encodeBase58(cursor.take(32)),
    withdrawer: encodeBase58(cursor.take(32)),
    lockup: { unixTimestamp: cursor.i64(), epoch: cursor.u64(), custodian: encodeBase58(cursor.take(32)) },
  };
  if (tag === INITIALIZED) return { meta, delegation: undefined };
  const voter = encodeBase58(cursor.take(32));
  const stake = cursor.u64();
  const activationEpoch = cursor.u64();
  const deactivationEpoch = cursor.u64();
  cursor.skip(8);
  const creditsObserved = cursor.u64();
  return { meta, delegation: { voter, stake, activationEpoch, deactivationEpoch, creditsObserved } };
}

/** A copy of delegated stake bytes with another stake and observed credits. */
export function withReward(data: Uint8Array, stake: bigint, creditsObserved: bigint): Uint8Array {
  const copy = Buffer.from(data);
  copy.writeBigUInt64LE(stake, STAKE_OFFSET);
  copy.writeBigUInt64LE(creditsObserved, CREDITS_OFFSET);
  return copy;
}

/** Bytes of a stake that is effective from the first slot on. */
export function encodeBootstrapStake(
  rentReserve: bigint,
  authority: Uint8Array,
  voter: Uint8Array,
  stake: bigint,
): Uint8Array {
  const data = Buffer.alloc(STAKE_LENGTH);
  data.writeUInt32LE(DELEGATED, 0);
  data.writeBigUInt64LE(rentReserve, 4);
  data.set(authority, 12);
  data.set(authority, 44);
  data.set(voter, 124);
  data.writeBigUInt64LE(stake, STAKE_OFFSET);
  data.writeBigUInt64LE(BOOTSTRAP_EPOCH, 164);
  data.writeBigUInt64LE(NEVER_EPOCH, 172);
  data.writeDoubleLE(0.25, 180);
  return data;
}
