import { expect, test } from 'vitest';
import { accountOf, listedWith } from '../wallet/testing/wallets.ts';
import type { WalletState } from '../wallet/use-wallet.ts';
import { ANONYMOUS, toSession, type Session } from '../visitor/session.ts';
import { isCancellation, toFailedSession } from './sign-in.ts';
import { toWalletStep } from './wallet-session.ts';

const wallet = listedWith({ 'solana:signMessage': {} }, 'Phantom');
const connected = (address: string, of = wallet): WalletState => ({
  kind: 'connected',
  wallet: of,
  account: accountOf(address),
});
const idle: WalletState = { kind: 'idle' };
const signedIn = (walletAddress?: string, signedInBy = 'wallet'): Session =>
  toSession({ authenticated: true, signedInBy, ...(walletAddress !== undefined && { walletAddress }) });
const silent = listedWith({});
const resumed = (address: string): WalletState => ({
  kind: 'connected',
  wallet,
  account: accountOf(address),
  isResumed: true,
});

test.each([
  ['after a wallet connects a session is asked for by itself', idle, connected('a'), ANONYMOUS, 'sign-in'],
  [
    'not when the visitor declined before',
    idle,
    connected('a'),
    { ...ANONYMOUS, userCancelled: true },
    'nothing',
  ],
  ['not when the wallet signs no messages', idle, connected('a', silent), ANONYMOUS, 'nothing'],
  ['not when the session is of this wallet already', idle, connected('a'), signedIn('a'), 'nothing'],
  [
    'another account ends the session of the first and asks for its own',
    connected('a'),
    connected('b'),
    signedIn('a'),
    'sign-out-then-in',
  ],
  ['another account that cannot sign in ends it', idle, connected('b', silent), signedIn('a'), 'sign-out'],
  ['a wallet that is taken away ends its session', connected('a'), idle, signedIn('a'), 'sign-out'],
  ['and not that of an identity provider', connected('a'), idle, signedIn('a', 'company'), 'nothing'],
  [
    'somebody who came by a provider and has no wallet joins the one that connects',
    idle,
    connected('a'),
    signedIn(undefined, 'company'),
    'sign-in',
  ],
  ['a wallet that came back by itself is asked for nothing', idle, resumed('a'), ANONYMOUS, 'nothing'],
  [
    'one that came back with the account of the session keeps it',
    idle,
    resumed('a'),
    signedIn('a'),
    'nothing',
  ],
  ['one that came back with another ends it', idle, resumed('b'), signedIn('a'), 'sign-out'],
  [
    'and leaves somebody who came by an identity provider alone',
    idle,
    resumed('b'),
    signedIn('a', 'company'),
    'nothing',
  ],
  ['the same account said again changes nothing', connected('a'), connected('a'), ANONYMOUS, 'nothing'],
] as const)('%s', (_name, before, now, session, step) => {
  expect(toWalletStep(before, now, session)).toBe(step);
});

test.each([
  'User rejected the request.',
  'user denied access',
  'The user cancelled',
  'user canceled it',
  'Rejected by user',
  'Transaction rejected',
])('"%s" is a cancellation: the flag is set and there is no error', (message) => {
  expect(isCancellation(new Error(message))).toBe(true);
  expect(toFailedSession(new Error(message))).toEqual({ ...ANONYMOUS, userCancelled: true });
});

test('any other failure is stored as its text, or "Login failed"', () => {
  expect(toFailedSession(new Error('the wallet is locked'))).toEqual({
    ...ANONYMOUS,
    error: 'the wallet is locked',
  });
  expect(toFailedSession(new Error(''))).toEqual({ ...ANONYMOUS, error: 'Login failed' });
  expect(toFailedSession('odd')).toEqual({ ...ANONYMOUS, error: 'Login failed' });
});
