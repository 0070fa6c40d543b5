import { describe, expect, test } from 'vitest';
import { asAddress } from '../chain.ts';
import {
  toByteSizeText,
  toDecimal,
  toDurationText,
  toGrouped,
  toInstantText,
  toPercentText,
  toRatioText,
  toSentenceText,
  toShortAddress,
  toValueText,
} from './value-text.ts';

const NAMES = { labels: {}, tokens: {} };

describe('values as text', () => {
  test('amounts are exact to the last digit of a u64', () => {
    expect(toDecimal(2n ** 64n - 1n, 9)).toBe('18,446,744,073.709551615');
    expect(toDecimal('18446744073709551615', 0)).toBe('18,446,744,073,709,551,615');
    expect(toDecimal(1n, 9)).toBe('0.000000001');
    expect(toDecimal(-1_500_000n, 6)).toBe('-1.5');
    expect(toDecimal(0n, 6)).toBe('0');
    expect(toDecimal(1_000_000_000n, 9)).toBe('1');
    expect(toGrouped(-1234567n)).toBe('-1,234,567');
  });

  test('a price is rounded to six digits, whatever the decimals', () => {
    const sol = { units: 2_500_000_000n, decimals: 9 };
    const usdc = { units: 368_600_000n, decimals: 6 };
    expect(toRatioText(usdc, sol)).toBe('147.44');
    expect(toRatioText(sol, usdc)).toBe('0.00678242');
    expect(toRatioText({ units: 2n ** 64n - 1n, decimals: 0 }, { units: 3n, decimals: 9 })).toBe(
      '6,148,914,691,236,517,205,000,000,000',
    );
    expect(toRatioText({ units: 2n, decimals: 0 }, { units: 3n, decimals: 0 })).toBe('0.666667');
    expect(toRatioText({ units: 1n, decimals: 0 }, { units: 3n, decimals: 0 })).toBe('0.333333');
    expect(toRatioText(sol, { units: 0n, decimals: 6 })).toBeUndefined();
  });

  test('derived units are exact', () => {
    expect(toPercentText(150n)).toBe('1.5 %');
    expect(toPercentText(5)).toBe('0.05 %');
    expect(toDurationText(273_600n)).toBe('3 d 4 h');
    expect(toDurationText(0)).toBe('0 s');
    expect(toDurationText(-61)).toBe('-1 min 1 s');
    expect(toByteSizeText(165)).toBe('165 B');
    expect(toByteSizeText(10_240)).toBe('10 KiB');
    expect(toByteSizeText(10_485_760)).toBe('10 MiB');
    expect(toInstantText(1_700_000_000n)).toBe('2023-11-14T22:13:20Z');
    expect(toInstantText(2n ** 63n - 1n)).toBe('9,223,372,036,854,775,807 s');
  });

  test('addresses are cut only when that makes them shorter', () => {
    expect(toShortAddress('So11111111111111111111111111111111111111112')).toBe('So11…1112');
    expect(toShortAddress('short')).toBe('short');
  });

  test('a sentence fills its holes from values in code and on the wire', () => {
    const mint = asAddress('EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v');
    const names = { labels: {}, tokens: { [mint]: { mint, symbol: 'USDC', decimals: 6 } } };
    const template = 'sent {amount} and {sol}{missing}';
    expect(
      toSentenceText(
        {
          template,
          fields: [
            { name: 'amount', value: { kind: 'amount', amount: 1_843_200_000n, mint, decimals: 6 } },
            { name: 'sol', value: { kind: 'lamports', lamports: 12_500_000_000n } },
          ],
        },
        names,
      ),
    ).toBe('sent 1,843.2 USDC and 12.5 SOL…');
    expect(toValueText({ kind: 'lamports', lamports: '9007199254740993' }, NAMES)).toBe(
      '9,007,199.254740993 SOL',
    );
  });

  test('an amount without decimals says that it is raw', () => {
    const mint = asAddress('EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v');
    expect(toValueText({ kind: 'amount', amount: 5n, mint }, NAMES)).toBe('5 raw units of EPjF…Dt1v');
  });
});
