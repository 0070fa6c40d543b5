import { describe, expect, test } from 'vitest';
import type { WalletHolding } from '#contracts/people/wallet';
import { asAddress } from '#contracts/chain';
import type { Wire } from '#std/json';
import { toParts } from './portfolio.tsx';

const holding = (mint: string, microUsd: string | undefined): Wire<WalletHolding> => ({
  mint: asAddress(mint),
  amount: '1',
  decimals: 0,
  price: undefined,
  microUsd,
});

describe('shares of a net worth', () => {
  test('the largest come first, and what has no price or value has no part', () => {
    const parts = toParts([
      holding('sol', '250000'),
      holding('a', '750000'),
      holding('b', undefined),
      holding('c', '0'),
    ]);
    expect(parts).toEqual([
      { of: 'a', microUsd: '750000', share: 0.75 },
      { of: 'SOL', microUsd: '250000', share: 0.25 },
    ]);
  });

  test('more than six are five and the rest, which together are the whole', () => {
    const parts = toParts(
      ['sol', 'a', 'b', 'c', 'd', 'e', 'f', 'g'].map((mint, i) => holding(mint, `${i + 1}0`)),
    );
    expect(parts.map(({ of, microUsd }) => [of, microUsd])).toEqual([
      ['g', '80'],
      ['f', '70'],
      ['e', '60'],
      ['d', '50'],
      ['c', '40'],
      [undefined, '60'],
    ]);
    expect(parts.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1, 4);
  });

  test('six all have their names', () => {
    const parts = toParts(['sol', 'a', 'b', 'c', 'd', 'e'].map((mint) => holding(mint, '10')));
    expect(parts.map(({ of }) => of)).toEqual(['SOL', 'a', 'b', 'c', 'd', 'e']);
  });

  test('wrapped SOL is a holding of its own beside SOL', () => {
    const parts = toParts([holding('So111', '30'), holding('So111', '10')]);
    expect(parts.map(({ of }) => of)).toEqual(['SOL', 'So111']);
  });

  test('a wallet without value has no parts', () => {
    expect(toParts([holding('sol', undefined)])).toEqual([]);
  });
});
