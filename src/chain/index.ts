/** Talking to Solana: one cluster as `Chain`, and one function for each thing a node can be asked. */
export type { Chain, ChainOptions, KeptAnswer, RequestGateway } from './chain.ts';
export { createChain } from './chain.ts';
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
export { getTransaction, type TransactionReading } from './methods/get-transaction.ts';
export { listBlockSlots } from './methods/list-block-slots.ts';
export { listPerformanceSamples, type PerformanceSample } from './methods/list-performance-samples.ts';
export { listSignatures, type SignaturesReading } from './methods/list-signatures.ts';
export { listTokenAccounts, type TokenAccountsReading } from './methods/list-token-accounts.ts';
