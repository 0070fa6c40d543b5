/** Accounts of the Stake program, made by hand. */
import { toBase64 } from '#std/json';
import { ByteWriter } from './byte-writer.ts';

const STAKE_PROGRAM = 'Stake11111111111111111111111111111111111111';
const SYSTEM = '11111111111111111111111111111111';
export const NEVER = 0xffff_ffff_ffff_ffffn;
export const RENT_RESERVE = 2_282_880n;

export interface MadeStake {
  readonly lamports: bigint;
  readonly staker: string;
  readonly withdrawer: string;
  readonly validator?: string;
  readonly stake?: bigint;
  readonly activationEpoch?: bigint;
  readonly deactivationEpoch?: bigint;
  readonly unlockTime?: bigint;
  readonly unlockEpoch?: bigint;
}

/** A stake account as a node gives it; without a validator it is not delegated. */
export function stakeAccountOf(made: MadeStake): object {
  const bytes = new ByteWriter()
    .u32(made.validator === undefined ? 1 : 2)
    .u64(RENT_RESERVE)
    .key(made.staker)
    .key(made.withdrawer)
    .u64(made.unlockTime ?? 0n)
    .u64(made.unlockEpoch ?? 0n)
    .key(SYSTEM);
  if (made.validator !== undefined) {
    bytes
      .key(made.validator)
      .u64(made.stake ?? 0n)
      .u64(made.activationEpoch ?? NEVER)
      .u64(made.deactivationEpoch ?? NEVER)
      .zeros(16);
  }
  const taken = bytes.take();
  const whole = new Uint8Array(200);
  whole.set(taken);
  return {
    lamports: made.lamports,
    owner: STAKE_PROGRAM,
    executable: false,
    space: 200,
    data: [toBase64(whole), 'base64'],
  };
}

/** The sysvar of past epochs: `[epoch, effective, activating, deactivating]`. */
export function stakeHistoryOf(...entries: readonly (readonly bigint[])[]): object {
  const bytes = new ByteWriter().u64(BigInt(entries.length));
  for (const entry of entries) for (const value of entry) bytes.u64(value);
  return {
    lamports: 1,
    owner: 'Sysvar1111111111111111111111111111111111111',
    executable: false,
    data: [toBase64(bytes.take()), 'base64'],
  };
}
