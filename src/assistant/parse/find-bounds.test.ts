import { expect, test } from 'vitest';
import { createContext } from './create-context.ts';

const boundOf = (text: string, language?: string): string =>
  createContext({ text, language, nowMs: 1_790_863_200_000, kinds: new Map(), names: [] })
    .bounds.map(({ bound: { is, value, unit } }) => `${is} ${value}${unit === undefined ? '' : ` ${unit}`}`)
    .join(', ');

test.each([
  ['trades over 50 dollars', '> 50 USD'],
  ['trades of more than 50 dollars', '> 50 USD'],
  ['trades of at least 50 dollars', '>= 50 USD'],
  ['trades of no less than 50 dollars', '>= 50 USD'],
  ['wallets with 3 or more trades', '>= 3'],
  ['wallets with a minimum of 3 trades', '>= 3'],
  ['trades below 50 dollars', '< 50 USD'],
  ['trades worth no more than 50 dollars', '<= 50 USD'],
  ['trades of at most 50 dollars', '<= 50 USD'],
  ['wallets with 3 or less trades', '<= 3'],
  ['wallets with exactly 3 trades', '= 3'],
])('%s: %s', (text, bound) => {
  expect(boundOf(text)).toBe(bound);
});

test.each([
  ['de', 'Transfers mit mindestens 3 SOL', '>= 3 SOL'],
  ['de', 'Transfers mit höchstens 3 SOL', '<= 3 SOL'],
  ['es', 'transferencias de más de 3 SOL', '> 3 SOL'],
  ['es', 'transferencias de al menos 3 SOL', '>= 3 SOL'],
  ['fr', "transferts d'au plus 3 SOL", '<= 3 SOL'],
  ['ru', 'переводы не менее 3 SOL', '>= 3 SOL'],
  ['ja', '3 SOL 以上の送金', '>= 3 SOL'],
  ['ja', '3 SOL 未満の送金', '< 3 SOL'],
  ['zh', '至少 3 SOL 的转账', '>= 3 SOL'],
  ['zh', '不超过 3 SOL 的转账', '<= 3 SOL'],
])('%s %s: %s', (language, text, bound) => {
  expect(boundOf(text, language)).toBe(bound);
});
