import { describe, expect, test } from 'vitest';
import { accountOf, listedWith } from '../wallet/testing/wallets.ts';
import type { WalletState } from '../wallet/use-wallet.ts';
import type { ListedWallet } from '../wallet/wallet-standard.ts';
import { toJoinLabel } from './join-label.ts';

const account = accountOf('a');
const walletWith = (...features: string[]): ListedWallet =>
  listedWith(Object.fromEntries(features.map((name) => [name, {}])));
const connected = (wallet: ListedWallet): WalletState => ({ kind: 'connected', wallet, account });
const signing = connected(walletWith('solana:signMessage'));
const byParts = connected(walletWith('solana:signIn'));
const resumed: WalletState = {
  kind: 'connected',
  wallet: walletWith('solana:signMessage'),
  account,
  isResumed: true,
};
const trading = connected(walletWith('solana:signTransaction'));
const anonymous = { kind: 'anonymous', isAuthenticating: false } as const;
const authenticated = { kind: 'authenticated', isAuthenticating: false } as const;

describe('the wallet button says', () => {
  test.each([
    ["'join' while not connected", { kind: 'idle' } as const, anonymous, false, 'join'],
    [
      "'load...' while connecting",
      { kind: 'connecting', wallet: walletWith() } as const,
      anonymous,
      false,
      'load...',
    ],
    ["'auth...' from the moment it is connected", signing, anonymous, true, 'auth...'],
    ["'auth...' while authenticating", signing, { ...anonymous, isAuthenticating: true }, false, 'auth...'],
    ["'logout' once signed in", signing, authenticated, false, 'logout'],
    [
      "'logout' after a reload, before the wallet is there again",
      { kind: 'idle' } as const,
      authenticated,
      false,
      'logout',
    ],
    ["'join' when connected and declined, or signed out in another tab", signing, anonymous, false, 'join'],
    ["'auth...' for one that signs sign-in texts alone", byParts, anonymous, true, 'auth...'],
    ["'join' for one that came back by itself, of which nothing is asked", resumed, anonymous, true, 'join'],
    ["'logout' for a wallet that is connected and signs no messages", trading, anonymous, true, 'logout'],
  ] as const)('%s', (_name, wallet, session, isFollowed, label) => {
    expect(toJoinLabel(wallet, session, isFollowed)).toBe(label);
  });
});
