import { describe, expect, test } from 'vitest';
import { findQueryProblem } from './check-query.ts';
import type { IndexQuery } from './index-query.ts';

const MINT = 'So11111111111111111111111111111111111111112';

describe('a query that can be run', () => {
  test.each<IndexQuery>([
    { from: 'trades' },
    { from: 'trades', time: { last: 3_600 }, where: [{ field: 'router', is: 'unknown' }] },
    { from: 'trades', by: ['trader'], measures: [{ measure: 'sum', field: 'microUsd' }] },
    { from: 'trades', by: ['base'], measures: [{ measure: 'sum', field: 'baseAmount' }] },
    {
      from: 'holdings',
      where: [{ field: 'mint', is: '=', value: MINT }],
      by: ['owner'],
      measures: [{ measure: 'share', field: 'amount' }],
      having: [{ field: 'share_amount', is: '>', value: 0.01 }],
      order: { by: 'share_amount', descending: true },
    },
    { from: 'blocks', per: 'minute', measures: [{ measure: 'mean', field: 'transactions' }] },
    {
      from: 'trades',
      by: ['trader'],
      join: { field: 'trader', in: { from: 'transfers', by: ['sender'] } },
    },
    { from: 'trades', where: [{ field: 'microUsd', is: '>=', value: '18446744073709551' }] },
  ])('%j', (query) => {
    expect(findQueryProblem(query)).toBeUndefined();
  });
});

describe('a query that means nothing says why', () => {
  test.each<[IndexQuery, string]>([
    [{ from: 'nowhere' }, 'from: there is no source “nowhere”.'],
    [
      { from: 'wallets', time: { last: 60 } },
      'time: Wallets are not events; compare one of their times with where instead.',
    ],
    [{ from: 'trades', time: { last: 60, from: 1 } }, 'time: give last, or from and to, not both.'],
    [{ from: 'trades', time: { from: 5, to: 5 } }, 'time: to must be after from.'],
    [{ from: 'wallets', per: 'day' }, 'per: Wallets are not events, so they have no time to group by.'],
    [{ from: 'calls', per: 'minute' }, 'per: Instruction calls are counted by the hour and not finer.'],
    [
      { from: 'wallets', by: ['constructor'] },
      'by: Wallets have no field “constructor”; they have wallet, firstTime, lastTime, transactions, failed, feeLamports.',
    ],
    [{ from: 'trades', by: ['trader', 'trader'] }, 'by: “trader” appears twice.'],
    [
      { from: 'trades', where: [{ field: 'trader', is: '<', value: MINT }] },
      'where trader: Trader has no order, so < means nothing; use = or in.',
    ],
    [
      { from: 'trades', where: [{ field: 'trader', is: '=', value: 'me' }] },
      'where trader: Trader is an address, base58 of 32 bytes.',
    ],
    [
      { from: 'trades', where: [{ field: 'microUsd', is: '=', value: 0.5 }] },
      'where microUsd: Value (USD) is a whole number of millionths of a dollar.',
    ],
    [
      { from: 'trades', where: [{ field: 'microUsd', is: '=', value: 2 ** 53 }] },
      'where microUsd: Value (USD) is a whole number of millionths of a dollar.',
    ],
    [
      { from: 'trades', where: [{ field: 'isBuy', is: '=', value: 1 }] },
      'where isBuy: Buy is true or false.',
    ],
    [
      { from: 'trades', where: [{ field: 'microUsd', is: 'in', value: 5 }] },
      'where microUsd: in takes a list.',
    ],
    [
      { from: 'trades', where: [{ field: 'microUsd', is: '=', value: [5] }] },
      'where microUsd: = takes one value, not a list.',
    ],
    [
      { from: 'trades', where: [{ field: 'microUsd', is: 'in', value: [] }] },
      'where microUsd: the list is empty.',
    ],
    [{ from: 'trades', where: [{ field: 'microUsd', is: '=' }] }, 'where microUsd: a value is missing.'],
    [
      { from: 'trades', where: [{ field: 'router', is: 'known', value: MINT }] },
      'where router: known takes no value.',
    ],
    [
      { from: 'anomalies', where: [{ field: 'severity', is: '=', value: 'bad' }] },
      'where severity: Severity is one of notice, warning.',
    ],
    [{ from: 'trades', measures: [{ measure: 'sum' }] }, 'measures: sum of which field?'],
    [
      { from: 'trades', measures: [{ measure: 'count', field: 'trader' }] },
      'measures: count takes no field; distinct counts different values.',
    ],
    [
      { from: 'trades', measures: [{ measure: 'sum', field: 'price' }] },
      'measures: Price (in the quote token) cannot be added up.',
    ],
    [
      { from: 'wallets', measures: [{ measure: 'first', field: 'wallet' }] },
      'measures: Wallets are not events, so none is the first.',
    ],
    [
      { from: 'trades', measures: [{ measure: 'median', field: 'trader' }] },
      'measures: Trader has no order, so no median.',
    ],
    [
      { from: 'trades', by: ['trader'], having: [{ field: 'count', is: '>', value: 1 }] },
      'having: “count” is not a measure of this query; its measures are none.',
    ],
    [
      { from: 'trades', order: { by: 'count' } },
      'order: “count” is not one of the columns: time, slot, signature, trader, base, quote, isBuy, baseAmount, quoteAmount, price, microUsd, lamports, market, venue, router.',
    ],
    [{ from: 'trades', order: { by: 'trader' } }, 'order: Trader has no order of its own.'],
    [
      { from: 'trades', show: ['trader'], by: ['trader'] },
      'show: fields are shown of rows, and this query sums rows up. Give measures or show, not both.',
    ],
    [
      { from: 'blocks', measures: [{ measure: 'count', of: { measure: 'sum', field: 'feeLamports' } }] },
      'measures: of takes two figures of one kind.',
    ],
    [
      {
        from: 'blocks',
        measures: [{ measure: 'median', field: 'failed', over: { measure: 'count' } }],
      },
      'measures: a median is not set in relation to another figure.',
    ],
    [
      {
        from: 'anomalies',
        measures: [{ measure: 'max', field: 'rule', over: { measure: 'count' } }],
      },
      'measures: Rule is not a number that can be compared.',
    ],
    [
      {
        from: 'blocks',
        measures: [{ measure: 'median', field: 'failed', where: [{ field: 'failed', is: '>', value: 3 }] }],
      },
      'measures: a median has no conditions of its own.',
    ],
    [
      { from: 'blocks', measures: [{ measure: 'count', as: 'slot' }] },
      'measures: “slot” cannot be the name of a measure.',
    ],
    [
      { from: 'trades', by: ['trader'], measures: [{ measure: 'count' }], each: { by: 'base', limit: 1 } },
      'each: the groups are not by “base”.',
    ],
    [{ from: 'trades', each: { limit: 1 } }, 'each: give by or per, one of both.'],
    [
      { from: 'trades', join: { field: 'trader', in: { from: 'transfers' } } },
      'join: the other query is grouped by exactly one field, whose values are the filter.',
    ],
    [
      { from: 'trades', join: { field: 'trader', in: { from: 'blocks', by: ['slot'] } } },
      'join: Trader and Slot are of different kinds and never equal.',
    ],
  ])('%j', (query, problem) => {
    expect(findQueryProblem(query)).toBe(problem);
  });
});

describe('amounts of different tokens', () => {
  const mixed = 'Amount is in the units of each token';
  test.each<IndexQuery>([
    { from: 'transfers', measures: [{ measure: 'sum', field: 'amount' }] },
    { from: 'transfers', where: [{ field: 'amount', is: '>', value: 5 }] },
    { from: 'transfers', order: { by: 'amount', descending: true } },
    { from: 'transfers', by: ['mint'], measures: [{ measure: 'share', field: 'amount' }] },
    {
      from: 'transfers',
      by: ['mint'],
      measures: [{ measure: 'sum', field: 'amount' }],
      order: { by: 'sum_amount', descending: true },
    },
    {
      from: 'transfers',
      by: ['mint'],
      measures: [{ measure: 'sum', field: 'amount' }],
      having: [{ field: 'sum_amount', is: '>', value: 5 }],
    },
  ])('are neither added up nor put in an order: %j', (query) => {
    expect(findQueryProblem(query)).toContain(mixed);
    const where = [...(query.where ?? []), { field: 'mint', is: '=', value: MINT } as const];
    expect(findQueryProblem({ ...query, where })).toBeUndefined();
  });
});
