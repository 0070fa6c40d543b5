// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { PlaceProvider, type Place } from '../router/place.ts';
import { announce, createWallet } from './testing/wallets.ts';
import { setWallet } from './use-wallet.ts';
import WalletList from './wallet-list.tsx';

const leaving: (() => void)[] = [];
const register = (...wallets: readonly unknown[]): (() => void) => {
  let leave = (): void => undefined;
  act(() => {
    leave = announce(...wallets);
  });
  leaving.push(leave);
  return () => act(leave);
};
const show = (cluster: 'localnet' | 'devnet' = 'localnet') =>
  render(
    <PlaceProvider value={{ cluster } as Place}>
      <WalletList purpose="To trade here" />
    </PlaceProvider>,
  );
const names = () =>
  screen
    .queryAllByRole('button')
    .map(({ textContent }) => textContent)
    .filter((name) => name !== 'Try again' && name !== TEST_WALLET);
const TEST_WALLET = 'Use a test wallet (localnet only)';
const NOT_FOUND = 'No wallet found in this browser';

afterEach(() => {
  cleanup();
  for (const leave of leaving.splice(0)) leave();
  setWallet({ kind: 'idle' });
});

test('wallets that register before and after are listed, and go when they unregister', () => {
  const early = createWallet({ name: 'Early' });
  const hear = ({ detail }: CustomEvent<{ register(wallet: unknown): () => void }>) => {
    leaving.push(detail.register(early));
  };
  addEventListener('wallet-standard:app-ready', hear as never); // the event carries the registry
  show();
  expect(names()).toEqual(['Early']);
  const leave = register(createWallet({ name: 'Late' }));
  expect(names()).toEqual(['Early', 'Late']);
  leave();
  expect(names()).toEqual(['Early']);
});

test('a wallet that throws is a wallet error, takes no other away, and is read again on request', () => {
  let isBroken = true;
  const broken = createWallet();
  Object.defineProperty(broken, 'name', {
    get: () => {
      if (isBroken) throw new Error('gone');
      return 'Mended';
    },
  });
  show();
  register(broken);
  screen.getByText('Wallet connection error');
  expect(screen.queryByText(NOT_FOUND)).toBeNull();
  register(createWallet({ name: 'Sound' }));
  expect(names()).toEqual(['Sound']);
  isBroken = false;
  act(() => screen.getByRole('button', { name: 'Try again' }).click());
  expect(names()).toEqual(['Mended', 'Sound']);
  expect(screen.queryByText('Wallet connection error')).toBeNull();
});

test('wallets of one name are all listed, names are text, and pictures from elsewhere are left out', () => {
  show();
  const name = '<b>Phantom</b>';
  register(
    createWallet({ name, icon: 'https://tracker.example/i.png' }),
    createWallet({ name, icon: 'data:image/png;base64,AAAA' }),
  );
  expect(names()).toEqual([name, name]);
  expect([...document.images].map(({ src }) => src)).toEqual(['data:image/png;base64,AAAA']);
});

test('a wallet of other chains is none, and one that does not know the cluster cannot be pressed', () => {
  show();
  register(createWallet({ name: 'Of Ethereum', chains: ['eip155:1'] }));
  expect(names()).toEqual([]);
  screen.getByText(NOT_FOUND);
  register(createWallet({ name: 'Of mainnet', chains: ['solana:mainnet'] }));
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Of mainnet' }).disabled).toBe(true);
  screen.getByText('A disabled wallet does not support the Localnet.');
});

test('the test wallet is offered on the localnet and nowhere else', () => {
  show('devnet');
  expect(screen.queryByRole('button', { name: TEST_WALLET })).toBeNull();
  cleanup();
  show('localnet');
  expect(screen.queryByRole('button', { name: TEST_WALLET })).not.toBeNull();
});
