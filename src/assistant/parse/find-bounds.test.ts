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
  ['drop trades under 50 dollars', '>= 50 USD'],
  ['trades, ignore anything over 50 dollars', '<= 50 USD'],
  ['trades worth no more than 50 dollars', '<= 50 USD'],
  ['trades of at most 50 dollars', '<= 50 USD'],
  ['wallets with 3 or less trades', '<= 3'],
  ['wallets with exactly 3 trades', '= 3'],
  ['wallets with no fewer than 3 trades', '>= 3'],
  ['trades no larger than 50 dollars', '<= 50 USD'],
  ['trades not over 50 dollars', '<= 50 USD'],
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
  ['de', 'Transfers von nicht mehr als 3 SOL', '<= 3 SOL'],
  ['es', 'transferencias de no más de 3 SOL', '<= 3 SOL'],
  ['fr', 'transferts de pas plus de 3 SOL', '<= 3 SOL'],
  ['pt', 'transferências de não menos de 3 SOL', '>= 3 SOL'],
  ['it', 'trasferimenti di non più di 3 SOL', '<= 3 SOL'],
  ['id', 'transfer tidak lebih dari 3 SOL', '<= 3 SOL'],
  ['vi', 'chuyển khoản không nhiều hơn 3 SOL', '<= 3 SOL'],
  ['ru', 'переводы не выше 3 SOL', '<= 3 SOL'],
  ['uk', 'перекази не нижче 3 SOL', '>= 3 SOL'],
  ['ar', 'تحويلات لا تزيد عن 3 SOL', '<= 3 SOL'],
  ['hi', '3 SOL से कम नहीं हस्तांतरण', '>= 3 SOL'],
  ['tr', '3 SOL dan fazla olmayan transferler', '<= 3 SOL'],
  ['ko', '3 SOL 넘지 않는 전송', '<= 3 SOL'],
  ['zh', '不高于 3 SOL 的转账', '<= 3 SOL'],
])('%s %s: %s', (language, text, bound) => {
  expect(boundOf(text, language)).toBe(bound);
});
