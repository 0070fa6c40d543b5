import { listProgramAccounts, type Chain, type ChainOptions } from '#chain';
import type { Address } from '#contracts/chain';
import { STAKE_PROGRAM } from './list-stakes.ts';

/** Source: solana-stake-interface `state.rs`: tag u32, meta of 120 bytes, then voter, stake u64, activation and deactivation epoch u64. */
const LENGTH = 200;
const VOTER_AT = 124;
const STAKE_AT = 156;
/** Stake, activation and deactivation. */
const PART = 24;
const NEVER = 0xffff_ffff_ffff_ffffn;
const LIST_MS = 10_000;

export interface Delegators {
  /** Stake accounts that delegate to it and were not asked to stop. */
  readonly delegating: number;
  /** Those that were. */
  readonly leaving: number;
  /** The largest stakes of the first ones, the largest first. */
  readonly largest: readonly { readonly account: Address; readonly lamports: bigint }[];
}

const MOST_LISTED = 20;

/** `undefined` where the node does not list them. Rejects as `Chain.request` does. */
export async function countDelegators(
  chain: Chain,
  vote: Address,
  options: ChainOptions,
): Promise<Delegators | undefined> {
  const reading = await listProgramAccounts(chain, STAKE_PROGRAM, {
    ...options,
    timeoutMs: LIST_MS,
    slice: { offset: STAKE_AT, length: PART },
    filters: [{ dataSize: LENGTH }, { memcmp: { offset: VOTER_AT, bytes: vote } }],
  });
  if (reading.kind === 'refused') return undefined;
  const read = reading.accounts.flatMap(({ address, account: { data } }) => {
    if (data.length !== PART) return [];
    const view = new DataView(data.buffer, data.byteOffset, data.byteLength);
    return [
      {
        account: address,
        lamports: view.getBigUint64(0, true),
        isLeaving: view.getBigUint64(16, true) !== NEVER,
      },
    ];
  });
  const delegating = read.filter(({ isLeaving }) => !isLeaving);
  return {
    delegating: delegating.length,
    leaving: reading.accounts.length - delegating.length,
    largest: delegating
      .toSorted((a, b) => (b.lamports > a.lamports ? 1 : b.lamports < a.lamports ? -1 : 0))
      .slice(0, MOST_LISTED)
      .map(({ account, lamports }) => ({ account, lamports })),
  };
}
