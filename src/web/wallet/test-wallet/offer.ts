import type { Cluster } from '#contracts/cluster';
import { PRODUCT } from '#contracts/product';

/** What the test wallet calls itself, and is remembered by. */
export const TEST_WALLET_NAME = 'Test wallet (localnet only)';

/** A feature no other wallet has: how the test wallet is known and forgotten. */
export const TEST_WALLET_FEATURE = `${PRODUCT.slug}:testWallet` as const;

export interface TestWalletFeature {
  /** Deletes the key of this browser; what it holds can be moved by nobody then. */
  readonly forget: () => Promise<void>;
}

/** The only cluster it is offered on and signs for. */
export const TEST_CLUSTER = 'localnet';

export const offersTestWallet = (cluster: Cluster): boolean => cluster === TEST_CLUSTER;

export const isTestWallet = ({ features }: { readonly features: readonly string[] }): boolean =>
  features.includes(TEST_WALLET_FEATURE);
