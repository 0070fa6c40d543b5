import { listProgramAccounts, type Chain, type ChainOptions } from '#chain';
import type { Address } from '#contracts/chain';
import { STAKE_PROGRAM } from './list-stakes.ts';

/** Source: solana-stake-interface `state.rs`: tag u32, meta of 120 bytes, then voter, stake u64, activation and deactivation epoch u64. */
const LENGTH = 200;
const VOTER_AT = 124;
const DEACTIVATION_AT = 172;
const NEVER = 0xffff_ffff_ffff_ffffn;
const LIST_MS = 10_000;

export interface Delegators {
  /** Stake accounts that delegate to it and were not asked to stop. */
  readonly delegating: number;
  /** Those that were. */
  readonly leaving: number;
}

/** `undefined` where the node does not list them. Rejects as `Chain.request` does. */
export async function countDelegators(
  chain: Chain,
  vote: Address,
  options: ChainOptions,
): Promise<Delegators | undefined> {
  const reading = await listProgramAccounts(chain, STAKE_PROGRAM, {
    ...options,
    timeoutMs: LIST_MS,
    slice: { offset: DEACTIVATION_AT, length: 8 },
    filters: [{ dataSize: LENGTH }, { memcmp: { offset: VOTER_AT, bytes: vote } }],
  });
  if (reading.kind === 'refused') return undefined;
  const isDelegating = (data: Uint8Array): boolean =>
    new DataView(data.buffer, data.byteOffset, data.byteLength).getBigUint64(0, true) === NEVER;
  const delegating = reading.accounts.filter(
    ({ account }) => account.data.length === 8 && isDelegating(account.data),
  ).length;
  return { delegating, leaving: reading.accounts.length - delegating };
}
