import { describe, expect, test } from 'vitest';
import type { Wallet, WalletAccount } from '../wallet/wallet-standard.ts';
import type { WalletState } from '../wallet/use-wallet.ts';
import { toJoinLabel } from './join-label.ts';

const account: WalletAccount = { address: 'a', publicKey: new Uint8Array(32), chains: [], features: [] };
const walletWith = (...features: string[]): Wallet => ({
  name: 'Phantom',
  icon: '',
  chains: [],
  accounts: [account],
  features: Object.fromEntries(features.map((name) => [name, {}])),
});
const connected = (wallet: Wallet): WalletState => ({ kind: 'connected', wallet, account });
const signing = connected(walletWith('solana:signMessage'));
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
    ["'logout' for a wallet that is connected and signs no messages", trading, anonymous, true, 'logout'],
  ] as const)('%s', (_name, wallet, session, isFollowed, label) => {
    expect(toJoinLabel(wallet, session, isFollowed)).toBe(label);
  });
});
