import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { NO_NAMES } from '../../values/names.ts';
import type { FoundAccount } from './account-summary.tsx';
import { Holdings } from './holdings.tsx';

const PRICE = { usd: 3.7e-15, sol: 2e-17, path: [], time: 1, isThin: false, isStale: false };

/** Cells of the one holding of a wallet, of which `valued` is worth something. */
function cellsOf(amount: string, valued: readonly object[]): readonly string[] {
  const found = {
    address: 'Owner',
    names: NO_NAMES,
    holdings: [{ mint: 'Mint', account: 'Account', amount, decimals: 6, frozen: false }],
    worth: { holdings: [{ mint: 'Sol' }, ...valued] },
  } as unknown as FoundAccount; // all that is read of it
  const cells = renderToStaticMarkup(<Holdings found={found} />)
    .split('<td ')
    .slice(1);
  return cells.map((cell) => cell.replace(/^[^>]{0,200}>/, '').replaceAll(/<[^>]{0,200}>/g, ''));
}

test('a token account that holds nothing is not said to hold what has no price', () => {
  const [, , price, value] = cellsOf('0', []);
  expect([price, value]).toEqual(['–Balance is zero', '–Balance is zero']);
  expect(cellsOf('5', [])[2]).toBe('–No price');
});

test('a holding that is worth next to nothing is not worth nothing', () => {
  const [, , , value] = cellsOf('2797067791768', [{ mint: 'Mint', price: PRICE }]);
  expect(value).toBe('&lt;$0.01');
});
