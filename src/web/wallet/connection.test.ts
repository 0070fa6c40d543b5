// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  connectWallet,
  disconnectWallet,
  findWallets,
  reconnectWallet,
  stopConnecting,
} from './connection.ts';
import { accountOf, announce, createWallet, type ScriptedWallet } from './testing/wallets.ts';
import { readWallet, setWallet, WALLET_KEY } from './use-wallet.ts';
import { listWallets } from './use-wallets.ts';

const leaving: (() => void)[] = [];

/** Registers wallets for one test. */
const register = (...wallets: readonly unknown[]): (() => void) => {
  const leave = announce(...wallets);
  leaving.push(leave);
  return leave;
};
const listed = (wallet: ScriptedWallet) => listWallets().wallets.find((one) => one.wallet === wallet)!;
const keep = (name: string) => localStorage.setItem(WALLET_KEY, JSON.stringify(name));
const shownAddress = () => {
  const state = readWallet();
  return state.kind === 'connected' ? state.account.address : state.kind;
};
/** What was asked for has been answered. */
const settled = () => new Promise((resolve) => setTimeout(resolve));

beforeEach(() => void listWallets());
afterEach(async () => {
  await disconnectWallet();
  for (const leave of leaving.splice(0)) leave();
  setWallet({ kind: 'idle' });
  localStorage.clear();
});

test('one wallet alone is connected to; of several the visitor chooses', async () => {
  const wallet = createWallet({}, () => Promise.resolve({ accounts: [accountOf('a')] }));
  register(wallet);
  await findWallets('localnet');
  expect(shownAddress()).toBe('a');
  expect(localStorage.getItem(WALLET_KEY)).toBe('"Scripted"');
  setWallet({ kind: 'idle' });
  register(createWallet({ name: 'Another' }));
  await findWallets('localnet');
  expect(readWallet()).toEqual({ kind: 'choosing' });
});

test('one that does not know the cluster is not connected to by itself, nor one beside another that cannot be read', async () => {
  const leave = register(createWallet({ chains: ['solana:mainnet'] }));
  await findWallets('localnet');
  expect(readWallet().kind).toBe('choosing');
  leave();
  register(createWallet(), { name: 'x' });
  await findWallets('localnet');
  expect(readWallet().kind).toBe('choosing');
});

test.each([
  [
    'declines',
    () => Promise.reject(new Error('User rejected the request.')),
    'You declined in the wallet. It is not connected.',
  ],
  ['fails', () => Promise.reject(new Error('broken')), 'The wallet could not be connected.'],
  ['shows no account', () => Promise.resolve({ accounts: [] }), 'The wallet shared no account.'],
  ['answers nothing', () => Promise.resolve(undefined as never), 'The wallet shared no account.'],
])('a wallet that %s is refused in words, and is not remembered', async (_name, connect, message) => {
  const wallet = createWallet({}, connect);
  register(wallet);
  await connectWallet(listed(wallet));
  expect(readWallet()).toEqual({ kind: 'refused', message });
  expect(localStorage.getItem(WALLET_KEY)).toBeNull();
});

test('a wallet that answers after the visitor gave up changes nothing', async () => {
  let agree = (): void => undefined;
  const wallet = createWallet(
    {},
    () =>
      new Promise((resolve) => {
        agree = () => resolve({ accounts: [accountOf('a')] });
      }),
  );
  register(wallet);
  const connecting = connectWallet(listed(wallet));
  stopConnecting();
  agree();
  await connecting;
  expect(readWallet()).toEqual({ kind: 'idle' });
});

test('what a connected wallet shows is followed: another account, none, one again', async () => {
  const wallet = createWallet({}, () => Promise.resolve({ accounts: [accountOf('a')] }));
  register(wallet);
  await connectWallet(listed(wallet));
  wallet.show(accountOf('b'));
  expect(readWallet()).toMatchObject({ kind: 'connected', account: { address: 'b' } });
  expect(readWallet()).not.toHaveProperty('isResumed');
  wallet.show();
  expect(readWallet()).toEqual({ kind: 'idle' });
  wallet.show(accountOf('b'));
  expect(readWallet()).toMatchObject({ kind: 'connected', account: { address: 'b' }, isResumed: true });
  wallet.show('nonsense');
  expect(readWallet()).toEqual({ kind: 'idle' });
});

test('a wallet that unregisters is gone', async () => {
  const wallet = createWallet();
  const leave = register(wallet);
  await connectWallet(listed(wallet));
  leave();
  expect(readWallet()).toEqual({ kind: 'idle' });
});

test('a wallet that was left no longer changes what is shown', async () => {
  const wallet = createWallet();
  register(wallet);
  await connectWallet(listed(wallet));
  await disconnectWallet();
  expect(wallet.left()).toBe(1);
  wallet.show(accountOf('b'));
  expect(readWallet()).toEqual({ kind: 'idle' });
  expect(localStorage.getItem(WALLET_KEY)).toBeNull();
});

test('the wallet last used is connected to again silently, and no other', async () => {
  const wallet = createWallet({ name: 'Remembered' });
  const other = createWallet({ name: 'Other' });
  register(other, wallet);
  keep('Remembered');
  await reconnectWallet('localnet');
  await settled();
  expect(readWallet()).toMatchObject({ kind: 'connected', isResumed: true, wallet: { name: 'Remembered' } });
  expect(wallet.asked).toEqual([{ silent: true }]);
  expect(other.asked).toEqual([]);
});

test('without a remembered wallet none is asked', async () => {
  const wallet = createWallet();
  register(wallet);
  await reconnectWallet('localnet');
  await settled();
  expect(wallet.asked).toEqual([]);
});

test('one that registers later is connected to then, once', async () => {
  keep('Remembered');
  await reconnectWallet('localnet');
  const wallet = createWallet({ name: 'Remembered' });
  const leave = register(wallet);
  await settled();
  expect(readWallet().kind).toBe('connected');
  leave();
  register(wallet);
  await settled();
  expect(wallet.asked).toEqual([{ silent: true }]);
});

test('of two with the remembered name none is asked', async () => {
  const wallets = [createWallet({ name: 'Remembered' }), createWallet({ name: 'Remembered' })];
  register(...wallets);
  keep('Remembered');
  await reconnectWallet('localnet');
  await settled();
  expect(wallets.map(({ asked }) => asked)).toEqual([[], []]);
});

test('a wallet that is locked or no longer trusts the page leaves it as it is', async () => {
  const wallet = createWallet({ name: 'Remembered' }, () => Promise.reject(new Error('locked')));
  register(wallet);
  keep('Remembered');
  await reconnectWallet('localnet');
  await settled();
  expect(readWallet()).toEqual({ kind: 'idle' });
  expect(localStorage.getItem(WALLET_KEY)).toBe('"Remembered"');
});

test('a silent answer that comes after the visitor chose another is dropped', async () => {
  let agree = (): void => undefined;
  const remembered = createWallet(
    { name: 'Remembered' },
    () =>
      new Promise((resolve) => {
        agree = () => resolve({ accounts: [accountOf('a')] });
      }),
  );
  const chosen = createWallet({ name: 'Chosen' }, () => Promise.resolve({ accounts: [accountOf('b')] }));
  register(remembered, chosen);
  keep('Remembered');
  await reconnectWallet('localnet');
  await connectWallet(listed(chosen));
  agree();
  await settled();
  expect(shownAddress()).toBe('b');
});

test('a silent answer that comes after the visitor left is dropped', async () => {
  let agree = (): void => undefined;
  const wallet = createWallet(
    { name: 'Remembered' },
    () =>
      new Promise((resolve) => {
        agree = () => resolve({ accounts: [accountOf('a')] });
      }),
  );
  register(wallet);
  keep('Remembered');
  await reconnectWallet('localnet');
  await disconnectWallet();
  agree();
  await settled();
  expect(readWallet()).toEqual({ kind: 'idle' });
});
