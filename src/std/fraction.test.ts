import { describe, expect, test } from 'vitest';
import {
  ceilOf,
  divide,
  floorOf,
  fractionOf,
  isWhole,
  multiply,
  parseFraction,
  toDecimalText,
  toFraction,
} from './fraction.ts';

const textOf = (text: string, places = 20) => toDecimalText(parseFraction(text)!, places).text;

describe('a fraction', () => {
  test.each([
    ['1.5', '1.5'],
    ['.25', '0.25'],
    ['-0.10', '-0.1'],
    ['1e-9', '0.000000001'],
    ['12e3', '12000'],
    ['18446744073709551615.000000001', '18446744073709551615.000000001'],
  ])('%s is read as it is written', (text, expected) => {
    expect(textOf(text)).toBe(expected);
  });

  test.each(['', '.', '1,5', 'NaN', '0x10', '1.2.3', '--1'])('%j is no number', (text) => {
    expect(parseFraction(text)).toBeUndefined();
  });

  test('nothing is lost where floating point loses', () => {
    expect(toDecimalText(multiply(fractionOf(0.1), toFraction(3)), 20)).toEqual({
      text: '0.3',
      isExact: true,
    });
  });

  test('what does not end is cut, and said to be', () => {
    expect(toDecimalText(divide(toFraction(2), toFraction(-3)), 4)).toEqual({
      text: '-0.6666',
      isExact: false,
    });
    expect(toDecimalText(divide(toFraction(-1), toFraction(300)), 2)).toEqual({ text: '0', isExact: false });
  });

  test('whole numbers around it', () => {
    const half = parseFraction('-1.5')!;
    expect([floorOf(half), ceilOf(half), isWhole(half)]).toEqual([-2n, -1n, false]);
    expect([floorOf(toFraction(4, 2)), ceilOf(toFraction(4, 2)), isWhole(toFraction(4, 2))]).toEqual([
      2n,
      2n,
      true,
    ]);
  });

  test('nothing is divided by zero', () => {
    expect(() => divide(toFraction(1), toFraction(0))).toThrow(RangeError);
  });
});
