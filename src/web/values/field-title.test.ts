import { expect, test } from 'vitest';
import { toFieldTitle } from './field-title.ts';

test('a label does not name another unit than the value is shown in', () => {
  expect(toFieldTitle('rateBasisPoints', 'basis-points')).toBe('Rate');
  expect(toFieldTitle('loanToValueBasisPoints', 'basis-points')).toBe('Loan to value');
  expect(toFieldTitle('sellerFeeBasisPoints', 'integer')).toBe('Seller fee basis points');
  expect(toFieldTitle('fee_bps', 'basis-points')).toBe('Fee');
  expect(toFieldTitle('basisPoints', 'basis-points')).toBe('Basis points');
  expect(toFieldTitle('microLamports', 'compute-price')).toBe('Price');
});

test('SOL is written as everywhere else', () => {
  expect(toFieldTitle('solVault')).toBe('SOL vault');
  expect(toFieldTitle('virtualSol', 'lamports')).toBe('Virtual SOL');
  expect(toFieldTitle('curveLpToken')).toBe('Curve LP token');
  expect(toFieldTitle('solution')).toBe('Solution');
});

test('letters that stand for words, and one that tells two things apart, are capitals', () => {
  expect(toFieldTitle('blsKey')).toBe('BLS key');
  expect(toFieldTitle('uri')).toBe('URI');
  expect(toFieldTitle('mintA')).toBe('Mint A');
  expect(toFieldTitle('vault_b')).toBe('Vault B');
  expect(toFieldTitle('curious')).toBe('Curious');
});

test('a number of an epoch stands apart', () => {
  expect(toFieldTitle('epoch9')).toBe('Epoch 9');
  expect(toFieldTitle('epoch')).toBe('Epoch');
});
