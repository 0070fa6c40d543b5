import { expect, test } from 'vitest';
import type { Asset, Effect } from '#contracts/decoded';
import { at, inputOf, USER, type Step } from '../testing/summary-steps.ts';
import { findShortfall } from './shortfall.ts';

const CAT: Asset = { kind: 'token', mint: at('cat'), decimals: 2 };
const swap: Effect = {
  kind: 'swap',
  venue: 'A',
  trader: USER,
  sold: { asset: { kind: 'sol' }, amount: 1_000n },
  bought: { asset: CAT, amount: 500n },
};
const fee: Effect = {
  kind: 'transfer',
  asset: CAT,
  amount: 20n,
  from: at('account'),
  to: at('fees'),
};
const part = (effect: Effect): Step => ({ program: at('a'), of: 'A', name: 'part', effects: [effect] });
const wouldPay = (inner: readonly Step[]): bigint | undefined => {
  const step: Step = {
    program: at('router'),
    of: 'Router',
    name: 'route',
    sentence: 'Swap {given} for at least {least}',
    fields: [
      { name: 'given', value: { kind: 'lamports', lamports: 1_000n } },
      { name: 'least', value: { kind: 'amount', amount: 600n, mint: at('cat'), decimals: 2 } },
    ],
    inner,
  };
  return findShortfall(inputOf([step]).instructions[0]!, [])?.would.amount;
};

test('what a swap would have paid is less by the fee a router took of it', () => {
  expect(wouldPay([part(swap)])).toBe(500n);
  expect(wouldPay([part(swap), part(fee)])).toBe(480n);
  // What moved before the swap is no part of its proceeds.
  expect(wouldPay([part(fee), part(swap)])).toBe(500n);
});
