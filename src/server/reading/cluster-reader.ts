import type { Chain } from '#chain';
import type { Log } from '#std/log';
import type { StoreReader } from '#store';
import { createIndexWatcher, type IndexWatcher } from './feed/index-watcher.ts';
import { createWatcher, LOCALNET_PACE, PUBLIC_PACE, type Watcher } from './feed/watcher.ts';
import type { Aggregator } from './market/aggregator-quotes.ts';
import { createBlockBook, type BlockBook } from './block/block-book.ts';
import { createComputeLimits, type ComputeLimits } from './transaction/compute-limit.ts';
import { createInterfaceBook, type InterfaceBook } from './program/interface-book.ts';
import { createCodeBook, type CodeBook } from './program/program-binary.ts';
import { createTokenBook, type TokenBook } from './token/token-book.ts';
import { createFeatureBook, type FeatureBook } from './network/feature-book.ts';
import { createIndexReader, type IndexReader } from './index/index-reader.ts';
import { createLeaderBook, type LeaderBook } from './validator/leader-book.ts';
import { createValidatorBook, type ValidatorBook } from './validator/validator-book.ts';
import { createTransactionBook, type TransactionBook } from './transaction/transaction-book.ts';

/** Everything the endpoints read of one cluster, with what is remembered of it. */
export interface ClusterReader {
  readonly chain: Chain;
  readonly transactions: TransactionBook;
  readonly blocks: BlockBook;
  readonly tokens: TokenBook;
  readonly interfaces: InterfaceBook;
  readonly computeLimits: ComputeLimits;
  readonly code: CodeBook;
  readonly validators: ValidatorBook;
  readonly leaders: LeaderBook;
  readonly features: FeatureBook;
  readonly watcher: Watcher;
  /** Absent where the cluster's blocks are not indexed. */
  readonly index: IndexReader | undefined;
  /** Absent where `index` is. */
  readonly indexWatcher: IndexWatcher | undefined;
  /** Absent where the operator named nobody to ask for quotes. */
  readonly aggregator: Aggregator | undefined;
}

export function createClusterReader(
  chain: Chain,
  log: Log,
  store?: StoreReader,
  aggregator?: Aggregator,
): ClusterReader {
  const interfaces = createInterfaceBook(chain);
  const blocks = createBlockBook(chain, interfaces.protocolOf);
  const tokens = createTokenBook(chain);
  const index = store && createIndexReader(store);
  return {
    chain,
    blocks,
    tokens,
    interfaces,
    transactions: createTransactionBook(chain, interfaces),
    computeLimits: createComputeLimits(chain),
    code: createCodeBook(chain),
    validators: createValidatorBook(chain),
    leaders: createLeaderBook(chain),
    features: createFeatureBook(chain),
    index,
    indexWatcher:
      index && createIndexWatcher({ cluster: chain.cluster, index, names: { tokens, interfaces }, log }),
    aggregator,
    watcher: createWatcher({
      chain,
      blocks,
      tokens,
      log,
      pace: chain.cluster === 'localnet' ? LOCALNET_PACE : PUBLIC_PACE,
    }),
  };
}
