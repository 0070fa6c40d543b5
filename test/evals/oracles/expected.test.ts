/** What counts as said. */
import { describe, expect, test } from 'vitest';
import type { Fact } from '#contracts/assistant/agent';
import { sampleFact } from '../samples.ts';
import * as said from './expected.ts';
import { says, type Expected } from './expected.ts';

const isSaid = (fact: Partial<Fact>, expected: Expected): boolean =>
  says({ facts: [sampleFact(fact)], lines: [], lead: [] }, expected);
const isRead = (lines: readonly string[], expected: Expected): boolean =>
  says({ facts: [], lines, lead: lines.slice(0, 1) }, expected);

describe('a fact', () => {
  test('says an amount only when it is equal to the last digit', () => {
    expect(isSaid({ raw: '5000' }, said.sol(5_000n))).toBe(true);
    expect(isSaid({ raw: '5001' }, said.sol(5_000n))).toBe(false);
    expect(isSaid({ raw: '499784039994735508' }, said.sol(499_784_039_994_735_507n))).toBe(false);
  });

  test('says nothing by the same number of another kind', () => {
    expect(isSaid({ kind: 'count', raw: '5000', unit: 'CU' }, said.sol(5_000n))).toBe(false);
    expect(isSaid({ kind: 'slot', raw: '2394' }, said.time(2_394))).toBe(false);
    expect(isSaid({ kind: 'number', raw: '5' }, said.percent(5))).toBe(false);
    expect(isSaid({ kind: 'word', raw: '5000' }, said.sol(5_000n))).toBe(false);
  });

  test('says nothing by the same number of another unit or token', () => {
    expect(isSaid({ raw: '5000', unit: 'lamports' }, said.sol(5_000n))).toBe(false);
    expect(isSaid({ raw: '5000', unit: 'GMJx…RUmg', mint: 'b' }, said.tokens('a', 5_000n))).toBe(false);
    expect(isSaid({ raw: '5000', unit: 'GMJx…RUmg', mint: 'a' }, said.tokens('a', 5_000n))).toBe(true);
    expect(isSaid({ kind: 'price', raw: '37.4', unit: 'SOL' }, said.rounded('price', 37.4, 'USD'))).toBe(
      false,
    );
  });

  test('counts only what was asked about', () => {
    const failed = said.count(3, /failed$/i);
    expect(isSaid({ kind: 'count', raw: '3', label: 'History failed' }, failed)).toBe(true);
    expect(isSaid({ kind: 'count', raw: '3', label: 'Listed' }, failed)).toBe(false);
  });

  test('says a loss by its sign, not by the sum of a gain', () => {
    expect(isSaid({ raw: '-157355' }, said.sol(-157_355n))).toBe(true);
    expect(isSaid({ raw: '157355' }, said.sol(-157_355n))).toBe(false);
  });

  test('says a price within a rounding of the fourth digit, a share within that of its last', () => {
    const price = said.rounded('price', 37.414_889_9, 'USD');
    expect(isSaid({ kind: 'price', raw: '37.4149', unit: 'USD', decimals: undefined }, price)).toBe(true);
    expect(isSaid({ kind: 'price', raw: '37.5', unit: 'USD', decimals: undefined }, price)).toBe(false);
    const share = { kind: 'percent', unit: '%', decimals: undefined } as const;
    expect(isSaid({ ...share, raw: '-0.3369' }, said.percent(-0.336_866))).toBe(true);
    expect(isSaid({ ...share, raw: '0.3369' }, said.percent(-0.336_866))).toBe(false);
    expect(isSaid({ ...share, raw: '96.5116' }, said.percent(3.4884))).toBe(false);
  });

  test('says money that was rounded on its way by its whole units', () => {
    const money = said.rounded('money', 37.4149, 'USD');
    expect(isSaid({ kind: 'money', raw: '37414900', decimals: 6, unit: 'USD' }, money)).toBe(true);
    expect(isSaid({ kind: 'money', raw: '37414900', decimals: 6, unit: 'EUR' }, money)).toBe(false);
  });

  test('says an address or a word only whole', () => {
    expect(isSaid({ kind: 'address', raw: 'abc' }, said.address('ab'))).toBe(false);
    expect(isSaid({ kind: 'word', raw: 'SlippageExceeded' }, said.word('SlippageExceeded'))).toBe(true);
    expect(isSaid({ kind: 'word', raw: 'Slippage' }, said.word('SlippageExceeded'))).toBe(false);
  });
});

describe('words', () => {
  const succeeded = said.line(/\bsucceeded\b/, /\bfailed\b/);

  test('are found in any line', () => {
    expect(isRead(['It is in a block.', 'It succeeded.'], succeeded)).toBe(true);
    expect(isRead(['It is in a block.'], succeeded)).toBe(false);
  });

  test('say nothing where the answer opens with the contrary', () => {
    expect(isRead(['It failed.', 'Another one succeeded.'], succeeded)).toBe(false);
    expect(isRead(['It succeeded.', 'Another one failed.'], succeeded)).toBe(true);
  });
});
