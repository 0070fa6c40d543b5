import { describe, expect, test } from 'vitest';
import type { AlertRule } from '#contracts/people/people';
import { toLook, type Reading } from './judge-alert.ts';

const amount = (value: bigint): Reading => ({ kind: 'amount', amount: value, text: `it is ${value}` });
const rows = (...keys: string[]): Reading => ({
  kind: 'rows',
  keys,
  what: ['trade', 'trades'],
  text: 'here',
});
const newest = (signature: string | undefined): Reading => ({
  kind: 'newest',
  signature,
  text: `new: ${signature}`,
});

/** What one look after the other reports. */
function tellAll(rule: AlertRule, readings: readonly Reading[]): (string | undefined)[] {
  let memory = '';
  return readings.map((reading) => {
    const look = toLook(rule, reading, memory);
    memory = look.memory;
    return look.fired;
  });
}

describe('an alert', () => {
  test('on a query tells of rows that were not there at the look before, and not at the first', () => {
    const rule: AlertRule = { kind: 'query', query: '{"from":"trades"}' };
    expect(
      tellAll(rule, [rows('a'), rows('a'), rows('b', 'a'), rows('d', 'c', 'b'), rows(), rows('e')]),
    ).toEqual([undefined, undefined, '1 new trade here', '2 new trades here', undefined, '1 new trade here']);
    // Nothing at the first look is also a state to compare with.
    expect(tellAll(rule, [rows(), rows('a')])).toEqual([undefined, '1 new trade here']);
  });

  test('on a balance below a limit tells once when it is passed, and again after it was back above', () => {
    const rule: AlertRule = { kind: 'balance-below', lamports: '100' };
    expect(tellAll(rule, [101n, 100n, 99n, 98n, 100n, 99n].map(amount))).toEqual([
      undefined,
      undefined,
      'it is 99',
      undefined,
      undefined,
      'it is 99',
    ]);
  });

  test('on a balance above a limit counts what is more, not what equals it, to the last u64', () => {
    const rule: AlertRule = { kind: 'balance-above', lamports: '18446744073709551614' };
    expect(tellAll(rule, [18446744073709551614n, 18446744073709551615n].map(amount))).toEqual([
      undefined,
      'it is 18446744073709551615',
    ]);
  });

  test('tells by its first look when the limit is passed already', () => {
    expect(tellAll({ kind: 'price-above', microUsd: '0' }, [amount(1n)])).toEqual(['it is 1']);
  });

  test('on activity tells what is newer than at its first look, once each', () => {
    const readings = [newest('a'), newest('a'), newest('b'), newest('b'), newest('c')];
    expect(tellAll({ kind: 'activity' }, readings)).toEqual([
      undefined,
      undefined,
      'new: b',
      undefined,
      'new: c',
    ]);
  });

  test('on activity of an account without history tells of its first transaction', () => {
    expect(tellAll({ kind: 'activity' }, [newest(undefined), newest('a')])).toEqual([undefined, 'new: a']);
  });

  test('that cannot be looked at says why, tells nothing and forgets nothing', () => {
    expect(toLook({ kind: 'activity' }, { kind: 'unknown', reason: 'no answer' }, 'a')).toEqual({
      memory: 'a',
      problem: 'no answer',
      fired: undefined,
    });
  });
});
