import { expect, test } from 'vitest';
import { toSearchTarget } from './search-query.ts';

const A = 'So11111111111111111111111111111111111111112';
const SIGNATURE = '1'.repeat(64);

test.each([
  'orb.markets',
  'www.orb.markets',
  'orbmarkets.io',
  'solscan.io',
  'explorer.solana.com',
  'solana.fm',
])('links of %s are what they name', (host) => {
  expect(toSearchTarget(`https://${host}/address/${A}/history?cluster=devnet`)).toEqual({
    kind: 'address',
    address: A,
  });
  expect(toSearchTarget(`${host}/tx/${SIGNATURE}`)).toEqual({ kind: 'signature', signature: SIGNATURE });
  expect(toSearchTarget(`https://${host}/block/123`)).toEqual({ kind: 'slot', slot: 123 });
});

test('links of other sites are text', () => {
  const link = `https://orb.markets.example/tx/${SIGNATURE}`;
  expect(toSearchTarget(link)).toEqual({ kind: 'text', text: link });
});
