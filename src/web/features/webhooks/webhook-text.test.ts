import { expect, test } from 'vitest';
import { toHealth, toSubscriptionWords } from './webhook-text.ts';

const ADDRESS = 'So11111111111111111111111111111111111111112';

test.each([
  [{ event: 'alert.fired' }, 'Every alert of yours that fires'],
  [{ event: 'alert.fired', alert: 'a' }, 'One alert of yours that fires'],
  [
    { event: 'address.activity', cluster: 'mainnet', address: ADDRESS },
    'Transactions of So11…1112 on Mainnet',
  ],
  [
    { event: 'address.activity', cluster: 'mainnet', address: ADDRESS, outcome: 'failed' },
    'Failed transactions of So11…1112 on Mainnet',
  ],
  [
    {
      event: 'program.called',
      cluster: 'devnet',
      program: ADDRESS,
      instruction: 'swap',
      outcome: 'succeeded',
    },
    'Successful transactions that call swap of So11…1112 on Devnet',
  ],
  [
    { event: 'query.matched', cluster: 'localnet', query: 'Whales' },
    'New rows of the query Whales on Localnet',
  ],
  [{ event: 'dashboard.matched', dashboard: 'x', tile: 't1' }, 'New rows in a tile of a dashboard'],
] as const)('%o is said in words', (subscription, words) => {
  expect(toSubscriptionWords(subscription)).toBe(words);
});

test('a webhook is on, failing, full, paused, stopped or not confirmed', () => {
  const of = (state: 'on' | 'paused' | 'stopped' | 'unconfirmed', waiting = 0, failingSinceMs?: number) =>
    toHealth({ state, waiting, failingSinceMs }).text;
  expect([
    of('on'),
    of('on', 1, 5),
    of('on', 500, 5),
    of('paused'),
    of('stopped'),
    of('unconfirmed'),
  ]).toEqual(['on', 'failing', 'full', 'paused', 'stopped', 'not confirmed']);
});
