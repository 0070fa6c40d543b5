import { describe, expect, test } from 'vitest';
import type { Fact } from '#contracts/assistant/agent';
import { isRounding } from './rounding.ts';

const of = (kind: Fact['kind'], raw: string, decimals?: number): Fact => ({
  id: 'r1.x',
  path: '/x',
  kind,
  label: 'X',
  raw,
  ui: '',
  ...(decimals !== undefined && { decimals }),
});
const WALLET = '7xKXtg2CW87d97TXJSDpbD5jBkheTqA83TZRuJosgAsU';

describe('a fact in a model’s own writing', () => {
  test.each([
    ['1.235', of('amount', '1234500000', 9)],
    ['1.2345', of('amount', '1234500000', 9)],
    ['2.5', of('amount', '-2500000000', 9)],
    ['0.000', of('amount', '0', 9)],
    ['1.2k', of('count', '1249')],
    ['1,249', of('count', '1249')],
    ['12 %', of('percent', '12.3')],
    ['two million', of('money', '2000000000000', 6)],
    ['2026-11-16', of('time', '1794832496')],
    ['7xKX…gAsU', of('address', WALLET)],
    ['600', of('word', 'It is (600-byte) long.')],
  ])('%s is one', (text, fact) => {
    expect(isRounding(text, fact)).toBe(true);
  });

  test.each([
    ['1.24', of('amount', '1234500000', 9)],
    ['-1.2345', of('amount', '1234500000', 9)],
    ['0.00', of('amount', '1', 9)],
    ['0', of('percent', '0.4')],
    ['3', of('percent', '3.4')],
    ['1.3k', of('count', '1249')],
    ['12,49', of('count', '1249')],
    ['a dozen', of('count', '13')],
    ['2026-11-17', of('time', '1794832496')],
    ['7xKX…gAsV', of('address', WALLET)],
    ['7xK', of('address', WALLET)],
    ['60', of('word', 'It is 600 bytes long.')],
    ['5', of('word', 'It is 1.5 or 5,000 bytes long.')],
    ['', of('word', 'x')],
  ])('%s is none', (text, fact) => {
    expect(isRounding(text, fact)).toBe(false);
  });
});
