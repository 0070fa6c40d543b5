/** Talking to Solana: one cluster as `Chain`, and one function for each thing a node can be asked. */
export type { Chain, ChainOptions, AnswerAge, RequestGateway } from './chain.ts';
export { createChain } from './chain.ts';
export { isOnCurve } from './is-on-curve.ts';
export {
  findProgramAddress,
  findProgramAddressAndBump,
  isSignableAddress,
  toSeededAddress,
} from './program-address.ts';
export { getAsset, getAssetProof, type AssetReading } from './methods/get-asset.ts';
export { isRpcError, rpcCodeOf } from './methods/rpc-codes.ts';
export { getAccount, type AccountReading } from './methods/get-account.ts';
export { getAccounts } from './methods/get-accounts.ts';
export { getBlock, type BlockReading } from './methods/get-block.ts';
export { getBlockHeight } from './methods/get-block-height.ts';
export { getEpochInfo, type EpochInfo } from './methods/get-epoch-info.ts';
export { listFeatureActivations, type FeatureActivation } from './methods/list-feature-activations.ts';
export { getFirstAvailableBlock } from './methods/get-first-available-block.ts';
export { getSignatureStatuses, type SignatureStatus } from './methods/get-signature-statuses.ts';
export { getSlot } from './methods/get-slot.ts';
export { listSlotLeaders } from './methods/list-slot-leaders.ts';
export { simulateTransaction, type SimulationReading } from './methods/simulate-transaction.ts';
export { getTransaction, type TransactionReading } from './methods/get-transaction.ts';
export { listBlockSlots } from './methods/list-block-slots.ts';
export { listPrioritizationFees, type PrioritizationFee } from './methods/list-prioritization-fees.ts';
export { listPerformanceSamples, type PerformanceSample } from './methods/list-performance-samples.ts';
export { listSignatures, type SignaturesReading } from './methods/list-signatures.ts';
export {
  listLargestTokenAccounts,
  type LargestTokenAccountsReading,
} from './methods/list-largest-token-accounts.ts';
export { listTokenAccounts, type TokenAccountsReading } from './methods/list-token-accounts.ts';
export { getBlockProduction, type BlockProduction } from './methods/get-block-production.ts';
export {
  epochOfSlot,
  getEpochSchedule,
  slotsOfEpoch,
  type EpochSchedule,
} from './methods/get-epoch-schedule.ts';
export {
  getInflationGovernor,
  getInflationRate,
  type InflationGovernor,
  type InflationRate,
} from './methods/get-inflation.ts';
export { getLatestBlockhash, type LatestBlockhash } from './methods/get-latest-blockhash.ts';
export { getLeaderSchedule, type LeaderSchedule } from './methods/get-leader-schedule.ts';
export { getMinimumBalance } from './methods/get-minimum-balance.ts';
export { getSupply, type Supply } from './methods/get-supply.ts';
export { getVersion } from './methods/get-version.ts';
export { listClusterNodes, type ClusterNode } from './methods/list-cluster-nodes.ts';
export { listInflationRewards, type InflationReward } from './methods/list-inflation-rewards.ts';
export { listNextBlockSlots } from './methods/list-next-block-slots.ts';
export {
  listProgramAccounts,
  type AccountFilter,
  type ProgramAccountsReading,
} from './methods/list-program-accounts.ts';
export { listVoteAccounts, type VoteAccount } from './methods/list-vote-accounts.ts';
export { getBlockTime } from './methods/get-block-time.ts';
