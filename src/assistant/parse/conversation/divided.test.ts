/** Follow-ups that divide, reorder or go on from what was told, in words of their own. */
import { expect, test } from 'vitest';
import { after, afterAll } from '../testing/turns.ts';

test.each([
  ['top 5 tokens by volume', 'and by number of trades', 'count', 5],
  ['pools by number of trades', 'order them by volume instead', 'sum_microUsd', 50],
  ['biggest traders by volume today', 'rank them by profit', 'soldLessBought', 50],
  ['pools by volume', 'now by number of traders', 'distinct_trader', 50],
])('the same rows in another order: %s – %s', (first, follow, by, limit) => {
  expect(after(first, follow)?.want).toMatchObject({
    kind: 'query',
    query: { from: 'trades', order: { by, descending: true }, limit },
  });
});

test.each(['per token', 'broken down by token', 'for each token', 'by token please'])(
  'a figure of a wallet, divided: %s',
  (follow) => {
    expect(after('realised profit of @A', follow)?.want).toMatchObject({
      kind: 'query',
      query: { from: 'trades', by: ['base'], measures: [{ as: 'soldLessBought' }, { measure: 'count' }] },
    });
  },
);

test.each([
  ['top 3 traders by profit', 'and the worst three', 3],
  ['top 10 pools by volume', 'now the bottom 4', 4],
])('from the other end: %s – %s', (first, follow, limit) => {
  expect(after(first, follow)?.want).toMatchObject({ query: { order: { descending: false }, limit } });
});

test.each([
  ['number of trades in the last hour', 'and the hour before that', '2026-10-01 12:00 – 2026-10-01 13:00'],
  [
    'what happened in the last 10 minutes',
    'the 10 minutes before those',
    '2026-10-01 13:40 – 2026-10-01 13:50',
  ],
  [
    'volume of trades in the last 30 minutes',
    'and 30 minutes before that',
    '2026-10-01 13:00 – 2026-10-01 13:30',
  ],
])('the span before: %s – %s', (first, follow, text) => {
  expect(after(first, follow)?.time?.text).toBe(text);
});

test.each([
  ['total stake', 'the top one’s share', { kind: 'measures', keys: ['validatorList'] }],
  ['what epoch is it', 'how many slots are in one', { kind: 'convert', from: 'epochs', to: 'slots' }],
  [
    'average fee',
    'and the median?',
    { query: { from: 'transactions', measures: [{ measure: 'median' }, {}] } },
  ],
])('one of the kind that was spoken of: %s – %s', (first, follow, want) => {
  expect(after(first, follow)?.want).toMatchObject(want);
});

test.each([
  ['how full was block 2394', 'is that above average', 'computeUnits', 'greater'],
  ['transactions in block 2394', 'is that less than usual', 'transactions', 'less'],
  ['fees of block 2394', 'was that more than in other blocks', 'feeLamports', 'greater'],
])('a block beside all others: %s – %s', (first, follow, field, expects) => {
  expect(after(first, follow)?.want).toMatchObject({
    query: { where: [{ field: 'slot', is: '=', value: 2394 }], measures: [{ measure: 'mean', field }] },
    against: { where: [{ field: 'slot', is: '!=', value: 2394 }] },
    expects,
  });
});

test('groups that are told already are cut to the first of them', () => {
  expect(after('who sent SOL to @A', 'sum per sender, top few')?.want).toMatchObject({
    query: { by: ['sender'], order: { by: 'sum_amount' }, limit: 5 },
  });
});

test.each(['n sells?', 'and sells?'])('counted as the last was: %s', (follow) => {
  const question = after('how many buys of lnkelp', follow);
  expect(question?.language).toBe('en');
  expect(question?.want).toMatchObject({ answers: 'figure', query: { measures: [{ measure: 'count' }] } });
});

test.each(['in which tx did that happen', 'link to the transaction of that'])(
  'a right that is given up, and the changes of it: %s',
  (follow) => {
    const [question, ...also] = afterAll('is the mint authority of lnkelp revoked', follow);
    expect(question?.want).toMatchObject({ kind: 'predicate', key: 'mintable' });
    expect(also.map(({ want }) => want)).toMatchObject([{ query: { from: 'authorityChanges' } }]);
  },
);
