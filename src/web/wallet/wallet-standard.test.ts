import { expect, test } from 'vitest';
import { createWallet } from './testing/wallets.ts';
import { isSolanaSigner, knowsCluster, readListed, toAccount } from './wallet-standard.ts';

const iconOf = (icon: unknown) => readListed(createWallet({ icon })).icon;

test('a picture is shown only if it is data of a kind that an image runs nothing of', () => {
  for (const kind of ['svg+xml', 'webp', 'png', 'gif']) {
    expect(iconOf(`data:image/${kind};base64,AAA=`)).toBe(`data:image/${kind};base64,AAA=`);
  }
  for (const icon of [
    'https://tracker.example/i.png',
    'javascript:alert(1)',
    'data:text/html;base64,AAAA',
    'data:image/jpeg;base64,AAAA',
    'data:image/svg+xml,<svg onload="alert(1)">',
    'data:image/png;base64,AAAA" onerror="alert(1)',
    'data:image/png;base64,AAAA\n',
    '',
    undefined,
    { toString: () => 'data:image/png;base64,AAAA' },
  ]) {
    expect(iconOf(icon), String(icon)).toBeUndefined();
  }
});

test('a name is any text, shortened; one without is called so', () => {
  const nameOf = (name: string) => readListed(createWallet({ name })).name;
  expect(nameOf('<img src=x onerror=alert(1)>')).toBe('<img src=x onerror=alert(1)>');
  expect(nameOf(` ${'x'.repeat(100)}`)).toBe('x'.repeat(40));
  expect(nameOf('😀'.repeat(50))).toBe('😀'.repeat(40));
  expect(nameOf(' \n ')).toBe('Wallet without a name');
});

test.each([
  ['no object', undefined],
  ['a name that is no text', createWallet({ name: 7 })],
  ['chains that are no list', createWallet({ chains: 'solana:mainnet' })],
  ['no features', { name: 'x', chains: [], features: null }],
])('%s cannot be read', (_name, wallet) => {
  expect(() => readListed(wallet as never)).toThrow(TypeError); // anything may register
});

test('a wallet is one of Solana by its chains, and knows the clusters it lists', () => {
  const on = (...chains: unknown[]) => readListed(createWallet({ chains }));
  expect(isSolanaSigner(on('eip155:1', 'bitcoin:mainnet'))).toBe(false);
  expect(isSolanaSigner(on(7, 'eip155:1', 'solana:devnet'))).toBe(true);
  expect(knowsCluster(on('solana:mainnet', 'solana:devnet'), 'devnet')).toBe(true);
  expect(knowsCluster(on('solana:mainnet', 'solana:devnet'), 'localnet')).toBe(false);
});

test('a wallet that signs nothing, or cannot be connected to, is none', () => {
  const without = (name: string) => {
    const wallet = createWallet();
    return readListed({
      ...wallet,
      features: Object.fromEntries(Object.entries(wallet.features).filter(([key]) => key !== name)),
    });
  };
  expect(isSolanaSigner(without('standard:events'))).toBe(true);
  expect(isSolanaSigner(without('solana:signMessage'))).toBe(false);
  expect(isSolanaSigner(without('standard:connect'))).toBe(false);
});

test('of what a wallet calls its accounts the first with an address and chains is taken', () => {
  const account = { address: 'a', chains: [], features: [] };
  expect(toAccount([null, 7, {}, { address: 'a' }, account])).toBe(account);
  for (const accounts of [undefined, null, 'a', {}, [], [{ address: 7, chains: [] }]]) {
    expect(toAccount(accounts)).toBeUndefined();
  }
});
