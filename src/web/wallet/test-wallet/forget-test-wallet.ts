import { disconnectWallet } from '../connection.ts';
import type { ConnectedWallet } from '../use-wallet.ts';
import { TEST_WALLET_FEATURE, type TestWalletFeature } from './offer.ts';

/** Deletes the key of a test wallet and leaves it; the session it signed in ends. Rejects where the key stays. */
export async function forgetTestWallet({ wallet }: ConnectedWallet): Promise<void> {
  const feature = wallet.wallet.features[TEST_WALLET_FEATURE] as TestWalletFeature | undefined; // by its name
  await feature?.forget();
  await disconnectWallet();
}
