import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import type { PastPrices } from '#contracts/market/past-prices';
import { SOL_MINT, asAddress } from '#contracts/chain';
import type { Wire } from '#std/json';
import { NamesProvider } from '../../values/names.ts';
import { BalanceChanges } from './balance-changes.tsx';
import { PastUsd } from './past-usd.tsx';
import { toPriced } from './trade-price.ts';

const [DOLLAR, MEME, OTHER] = [asAddress('Do11'), asAddress('Me11'), asAddress('Ot11')];
const MARKET = asAddress('Marketxxxxxxxxxxxxxx');
const names = {
  labels: {},
  tokens: {
    [DOLLAR]: { mint: DOLLAR, decimals: 6, symbol: 'lnUSD' },
    [MEME]: { mint: MEME, decimals: 5, symbol: 'lnKELP' },
    [OTHER]: { mint: OTHER, decimals: 0, symbol: 'CAT' },
  },
} as const;
const SOL = { kind: 'sol' } as const;
const token = (mint: typeof DOLLAR, decimals: number) => ({ kind: 'token', mint, decimals }) as const;

const prices: Wire<PastPrices> = {
  time: 1_000,
  isPending: false,
  rows: [
    { mint: asAddress(SOL_MINT), usd: 150, time: 988, market: MARKET, isThin: false },
    { mint: MEME, usd: 0.25, time: 1_000, market: MARKET, isThin: true },
    { mint: DOLLAR, usd: 1, time: 1_000, market: undefined, isThin: false },
  ],
};

const draw = (asset: Parameters<typeof PastUsd>[0]['asset'], amount: string, of?: typeof prices) =>
  renderToStaticMarkup(
    <NamesProvider value={names}>
      <PastUsd asset={asset} amount={amount} prices={of} />
    </NamesProvider>,
  );

const toTransaction = (balanceChanges: readonly object[]) =>
  ({ balanceChanges, accounts: [], instructions: [], trades: [], missing: [] }) as unknown as Parameters<
    typeof BalanceChanges
  >[0]['transaction']; // addresses are texts on the wire

describe('dollars at the time', () => {
  test('an amount is worth its whole units, with price, age and market on hover', () => {
    const html = draw(SOL, '2500000000', prices);
    expect(html).toContain('>$375.00</span>');
    expect(html).toContain('At $150 then, from a trade 12 s earlier in ');
    expect(draw(SOL, '-2500000000', prices)).toContain('>-$375.00</span>');
  });

  test('a price from a shallow market is marked', () => {
    expect(draw(token(MEME, 5), '400000', prices)).toMatch(/low liquidity.*≈ .*\$1\.00/);
  });

  test('a stablecoin counts as a dollar, and says so', () => {
    expect(draw(token(DOLLAR, 6), '51016035', prices)).toMatch(/counted as a dollar.*\$51\.01/);
  });

  test('what has no price, and everything without an index, shows nothing', () => {
    expect(draw(token(OTHER, 0), '5', prices)).toBe('');
    expect(draw(SOL, '5')).toBe('');
  });

  test('balance changes have a column of dollars only where there are prices', () => {
    const change = {
      owner: 'Owner11111111111111',
      asset: SOL,
      change: '-1000000000',
      before: '3000000000',
      after: '2000000000',
      accounts: [],
    };
    const table = (of?: Wire<PastPrices>) =>
      renderToStaticMarkup(
        <NamesProvider value={names}>
          <BalanceChanges transaction={toTransaction([change])} prices={of} />
        </NamesProvider>,
      );
    expect(table(prices)).toMatch(/Value then.*-\$150\.00/s);
    expect(table()).not.toContain('Value then');
  });

  test('the SOL of an account that wraps it is not valued beside the wrapped SOL', () => {
    const change = { change: '1000000000', before: '0', after: '1000000000', accounts: ['Vault'] };
    const changes = [
      { ...change, owner: 'Vault', asset: SOL },
      { ...change, owner: 'Pool', asset: token(asAddress(SOL_MINT), 9) },
    ];
    const html = renderToStaticMarkup(
      <NamesProvider value={names}>
        <BalanceChanges transaction={toTransaction(changes)} prices={prices} />
      </NamesProvider>,
    );
    expect(html.match(/\$150\.00/g)).toHaveLength(1);
  });
});

describe('the price of an exchange', () => {
  const sol = { asset: SOL, amount: '1' };
  const dollar = { asset: token(DOLLAR, 6), amount: '2' };
  const meme = { asset: token(MEME, 5), amount: '3' };
  const other = { asset: token(OTHER, 0), amount: '4' };

  test.each([
    ['a purchase with dollars', dollar, meme, meme, dollar],
    ['a sale for dollars', meme, dollar, meme, dollar],
    ['SOL bought with dollars', dollar, sol, sol, dollar],
    ['SOL sold for dollars', sol, dollar, sol, dollar],
    ['a purchase with SOL', sol, meme, meme, sol],
    ['a sale for SOL', meme, sol, meme, sol],
    ['one token for another', meme, other, meme, other],
  ])('%s is quoted in dollars, else SOL', (_what, sold, bought, priced, quote) => {
    expect(toPriced({ sold, bought } as Parameters<typeof toPriced>[0], names)).toEqual([priced, quote]);
  });
});
