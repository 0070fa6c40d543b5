import { describe, expect, test } from 'vitest';
import { addressNamed, bytesOf, type BytePart } from '../testing/build-transaction.ts';
import { readOne } from '../testing/readings.ts';

const PUMP = '6EF8rrecthR5Dkzon8Nwu78hRvfCKubJ14M5uBEwF6P';
const EVENT = Uint8Array.from(Buffer.from('e445a52e51cb9a1dbddb7fd34ee661ee', 'hex'));
const [MINT, TRADER, FEES, CREATOR, QUOTE] = ['mint', 'trader', 'fees', 'creator', 'quote'].map(addressNamed);

/** The trade event as it was first, then with all that was appended since. */
const trade = (sol: bigint, ...later: readonly BytePart[]) =>
  readOne(
    PUMP,
    ['authority'],
    bytesOf(EVENT, MINT!, [sol, 8], [5_000_000n, 8], 1, TRADER!, [0n, 8], [30n, 8], [900n, 8], ...later),
  );
const rates = (...amounts: readonly bigint[]): BytePart[] => amounts.map((amount) => [amount, 8]);
const appended = (quoteAmount: bigint): readonly BytePart[] =>
  rates(10n, 11n).concat(
    [FEES!],
    rates(95n, 1n),
    [CREATOR!],
    rates(5n, 2n),
    [1],
    rates(0n, 0n, 0n, 0n),
    [[3n, 4] as const, new TextEncoder().encode('buy'), 0],
    rates(0n, 0n, 0n, 0n),
    [[0n, 4] as const, QUOTE!],
    rates(quoteAmount, 0n, 0n),
  );

describe('trades on Pump.fun', () => {
  const tokens = {
    asset: { kind: 'token', mint: MINT, decimals: 6 },
    amount: 5_000_000n,
  };

  test('an event of the first version is a purchase for SOL', () => {
    const { effects, fields } = trade(70n);
    expect(effects).toEqual([
      {
        kind: 'swap',
        venue: 'Pump.fun',
        trader: TRADER,
        sold: { asset: { kind: 'sol' }, amount: 70n },
        bought: tokens,
      },
    ]);
    expect(fields['realSolReserves']).toBe('none');
  });

  test('a curve against another token counts that token, not SOL', () => {
    const { effects, fields } = trade(0n, ...appended(3_517_192n));
    expect(effects).toMatchObject([
      { sold: { asset: { kind: 'token', mint: QUOTE }, amount: 3_517_192n }, bought: tokens },
    ]);
    expect(fields['instruction']).toBe('buy');
  });

  test('a later event of a curve against SOL still counts SOL', () => {
    expect(trade(70n, ...appended(70n)).effects).toMatchObject([
      { sold: { asset: { kind: 'sol' }, amount: 70n } },
    ]);
  });
});
