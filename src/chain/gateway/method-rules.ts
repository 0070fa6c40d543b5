import type { Cluster } from '#contracts/cluster';
import {
  atMost,
  blocksRange,
  filteredProgramAccounts,
  signaturesLimit,
  smallList,
  type ParameterCheck,
} from './parameter-checks.ts';

/**
 * How long an answer may be shown again:
 * `constant` never changes for a cluster; `slot` is pinned by a slot in its parameters and `signature` by
 * a signature, so both stay valid once finalised; `tip` follows the chain; `slow` changes by the
 * minute; `never` is not cached.
 */
export type Lifetime = 'constant' | 'slot' | 'signature' | 'tip' | 'page' | 'slow' | 'never';

export interface MethodRule {
  /** Weight for rate limits: 1 is a lookup by key. */
  readonly cost: number;
  readonly lifetime: Lifetime;
  /** Throws `ParameterError` for parameters beyond what is passed on. */
  readonly check?: ParameterCheck;
  readonly write?: true;
  /** The largest answers there are. */
  readonly block?: true;
}

const tip = (cost = 1, check?: ParameterCheck): MethodRule => rule(cost, 'tip', check);
const slow = (cost = 2, check?: ParameterCheck): MethodRule => rule(cost, 'slow', check);
const constant = (): MethodRule => rule(1, 'constant');

function rule(cost: number, lifetime: Lifetime, check?: ParameterCheck): MethodRule {
  return { cost, lifetime, ...(check && { check }) };
}

/** The methods passed on. Source: solana.com/docs/rpc/http; what is not here is answered with -32601. */
export const METHOD_RULES: ReadonlyMap<string, MethodRule> = new Map<string, MethodRule>([
  ['getAccountInfo', tip()],
  ['getAgGenesisCert', slow(1)],
  ['getBalance', tip()],
  ['getBlock', { cost: 10, lifetime: 'slot', block: true }],
  ['getBlockCommitment', tip()],
  ['getBlockHeight', tip()],
  ['getBlockProduction', slow(5)],
  ['getBlockTime', rule(1, 'slot')],
  ['getBlocks', rule(3, 'slot', blocksRange)],
  ['getBlocksWithLimit', rule(3, 'tip', atMost(1, 1_000, 'blocks'))],
  ['getClusterNodes', slow(5)],
  ['getEpochInfo', tip()],
  ['getEpochSchedule', constant()],
  ['getFeeForMessage', tip()],
  ['getFirstAvailableBlock', slow(1)],
  ['getGenesisHash', constant()],
  ['getHealth', tip()],
  ['getHighestSnapshotSlot', slow(1)],
  ['getIdentity', rule(1, 'never')],
  ['getInflationGovernor', slow(1)],
  ['getInflationRate', slow(1)],
  ['getInflationReward', slow(5, smallList(0, 100, 'addresses'))],
  ['getLargestAccounts', slow(20)],
  ['getLatestBlockhash', tip()],
  ['getLeaderSchedule', slow(5)],
  ['getMaxRetransmitSlot', tip()],
  ['getMaxShredInsertSlot', tip()],
  ['getMinimumBalanceForRentExemption', constant()],
  ['getMultipleAccounts', tip(5, smallList(0, 100, 'accounts'))],
  ['getProgramAccounts', rule(20, 'page', filteredProgramAccounts)],
  ['getRecentPerformanceSamples', tip(1, atMost(0, 720, 'samples'))],
  ['getRecentPrioritizationFees', tip(2, smallList(0, 128, 'accounts'))],
  ['getSignatureStatuses', tip(2, smallList(0, 256, 'signatures'))],
  ['getSignaturesForAddress', rule(5, 'page', signaturesLimit)],
  ['getSlot', tip()],
  ['getSlotLeader', tip()],
  ['getSlotLeaders', rule(2, 'tip', atMost(1, 5_000, 'leaders'))],
  ['getStakeMinimumDelegation', slow(1)],
  ['getSupply', slow(5)],
  ['getTokenAccountBalance', tip()],
  ['getTokenAccountsByDelegate', rule(5, 'page')],
  ['getTokenAccountsByOwner', rule(5, 'page')],
  ['getTokenLargestAccounts', rule(5, 'page')],
  ['getTokenSupply', tip()],
  ['getTransaction', rule(2, 'signature')],
  ['getTransactionCount', tip()],
  ['getVersion', slow(1)],
  ['getVoteAccounts', slow(5)],
  ['isBlockhashValid', tip()],
  ['minimumLedgerSlot', slow(1)],
  ['simulateTransaction', rule(10, 'never')],
  ['sendTransaction', { cost: 10, lifetime: 'never', write: true }],
  ['requestAirdrop', { cost: 20, lifetime: 'never', write: true }],
]);

/** For methods only the server itself asks. */
export const UNKNOWN_METHOD_RULE: MethodRule = { cost: 10, lifetime: 'never' };

/** The rule of a method a client may call, or `undefined` when it may not. `writes` lists clusters that take writes. */
export function findRule(
  method: string,
  cluster: Cluster,
  writes: readonly Cluster[],
): MethodRule | undefined {
  const found = METHOD_RULES.get(method);
  if (found?.write !== true) return found;
  return writes.includes(cluster) && !(method === 'requestAirdrop' && cluster === 'mainnet')
    ? found
    : undefined;
}

/** Methods that answer null for what they do not have. */
const NULLABLE = new Set([
  'getAgGenesisCert',
  'getBlock',
  'getBlockCommitment',
  'getBlockTime',
  'getBlocks',
  'getBlocksWithLimit',
  'getLeaderSchedule',
  'getRecentPerformanceSamples',
  'getRecentPrioritizationFees',
  'getSignaturesForAddress',
  'getTransaction',
]);

/** Whether null is an answer of this method. */
export const mayBeNull = (method: string): boolean => !METHOD_RULES.has(method) || NULLABLE.has(method);

/** Rate-limit weight of a method; what is not passed on costs 1. */
export function costOfMethod(method: string): number {
  return METHOD_RULES.get(method)?.cost ?? 1;
}

/** Throws `ParameterError` when `params` go beyond what `rule` passes on. */
export function checkParameters({ check }: MethodRule, params: readonly unknown[]): void {
  check?.(params);
}
