import type { Chain } from '#chain';
import type { Log } from '#std/log';
import type { StoreReader } from '#store';
import { createIndexWatcher, type IndexWatcher } from './feed/index-watcher.ts';
import { createWatcher, LOCALNET_PACE, PUBLIC_PACE, type Watcher } from './feed/watcher.ts';
import type { Aggregator } from './market/aggregator-quotes.ts';
import { createBlockCache, type BlockCache } from './block/block-cache.ts';
import { createComputeLimits, type ComputeLimits } from './transaction/compute-limit.ts';
import { createIdlCache, type IdlCache } from './program/idl-cache.ts';
import { createCodeCache, type CodeCache } from './program/program-binary.ts';
import { createTokenCache, type TokenCache } from './token/token-cache.ts';
import { createFeatureGateCache, type FeatureGateCache } from './network/feature-gate-cache.ts';
import { createClusterIndex, type ClusterIndex } from './index/cluster-index.ts';
import { createLeaderCache, type LeaderCache } from './validator/leader-cache.ts';
import { createValidatorCache, type ValidatorCache } from './validator/validator-cache.ts';
import { createTransactionCache, type TransactionCache } from './transaction/transaction-cache.ts';

/** Everything the endpoints read of one cluster, with what is remembered of it. */
export interface ClusterReader {
  readonly chain: Chain;
  readonly transactions: TransactionCache;
  readonly blocks: BlockCache;
  readonly tokens: TokenCache;
  readonly interfaces: IdlCache;
  readonly computeLimits: ComputeLimits;
  readonly code: CodeCache;
  readonly validators: ValidatorCache;
  readonly leaders: LeaderCache;
  readonly features: FeatureGateCache;
  readonly watcher: Watcher;
  /** Absent where the cluster's blocks are not indexed. */
  readonly index: ClusterIndex | undefined;
  /** Absent where `index` is. */
  readonly indexWatcher: IndexWatcher | undefined;
  /** Whether addresses that accounts hold are fetched by the server: not those a visitor may have made up. */
  readonly fetchesFiles: boolean;
  /** Absent where the operator named nobody to ask for quotes. */
  readonly aggregator: Aggregator | undefined;
}

export interface ReaderOptions {
  readonly store?: StoreReader | undefined;
  /** The same index once more, for queries visitors write. */
  readonly free?: StoreReader | undefined;
  /** How far its index is behind. */
  readonly catchUp?: ClusterIndex['catchUp'] | undefined;
  readonly aggregator?: Aggregator | undefined;
  /** Whether pictures are fetched from where the metadata of tokens leads. */
  readonly fetchesPictures?: boolean | undefined;
}

export function createClusterReader(
  chain: Chain,
  log: Log,
  { store, free, catchUp, aggregator, fetchesPictures }: ReaderOptions = {},
): ClusterReader {
  const interfaces = createIdlCache(chain);
  const blocks = createBlockCache(chain, interfaces.protocolOf);
  const tokens = createTokenCache(chain, fetchesPictures);
  const validators = createValidatorCache(chain);
  const index = store && createClusterIndex(store, free, catchUp);
  return {
    chain,
    blocks,
    tokens,
    interfaces,
    transactions: createTransactionCache(chain, interfaces),
    computeLimits: createComputeLimits(chain),
    code: createCodeCache(chain),
    validators,
    leaders: createLeaderCache(chain),
    features: createFeatureGateCache(chain),
    index,
    indexWatcher:
      index && createIndexWatcher({ cluster: chain.cluster, index, names: { tokens, interfaces }, log }),
    aggregator,
    fetchesFiles: chain.cluster !== 'custom',
    watcher: createWatcher({
      chain,
      blocks,
      tokens,
      validators,
      log,
      pace: chain.cluster === 'localnet' ? LOCALNET_PACE : PUBLIC_PACE,
    }),
  };
}
