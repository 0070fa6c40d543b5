import { expect, test } from 'vitest';
import { hasWalletApps, toAppLinks } from './wallet-apps.ts';

test('the links of wallet apps carry the page, encoded whole, and who asks', () => {
  const [phantom, solflare, backpack] = toAppLinks('https://osvm.example/tx/5x?a=b%26c&d=1#secret', 'devnet');
  const page =
    'https%3A%2F%2Fosvm.example%2Ftx%2F5x%3Fa%3Db%2526c%26d%3D1%26cluster%3Ddevnet?ref=https%3A%2F%2Fosvm.example';
  expect(phantom?.href).toBe(`https://phantom.app/ul/browse/${page}`);
  expect(solflare?.href).toBe(`https://solflare.com/ul/v1/browse/${page}`);
  expect(backpack?.href).toBe(`https://backpack.app/ul/v1/browse/${page}`);
});

test('what a link opens is the page again', () => {
  const page = 'https://osvm.example/search?q=%F0%9F%98%80+%3F%23&cluster=mainnet';
  const link = new URL(toAppLinks(page, 'localnet')[0]!.href);
  const opened = new URL(decodeURIComponent(link.pathname.slice('/ul/browse/'.length)));
  expect(Object.fromEntries(opened.searchParams)).toEqual({ q: '😀 ?#', cluster: 'localnet' });
  expect(link.searchParams.get('ref')).toBe('https://osvm.example');
});

test.each([
  ['an Android phone', 'Mozilla/5.0 (Linux; Android 10; K) Chrome/156.0.0.0 Mobile Safari/537.36', 5, true],
  ['an iPhone', 'Mozilla/5.0 (iPhone; CPU iPhone OS 26_0 like Mac OS X)', 5, true],
  ['an iPad that calls itself a Mac', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)', 5, true],
  ['a Mac', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)', 0, false],
  ['a desktop with a touch screen', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64)', 10, false],
])('%s: wallets are apps there is %4$s', (_name, userAgent, maxTouchPoints, expected) => {
  expect(hasWalletApps({ userAgent, maxTouchPoints })).toBe(expected);
});
