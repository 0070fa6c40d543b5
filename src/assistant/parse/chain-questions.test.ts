/** Transactions in their block, errors, skipped slots, rewards and stake of the chain, as people ask for them. */
import { describe, expect, test } from 'vitest';
import type { Subject } from '../question/question.ts';
import { parse } from './parse.ts';

const TRANSACTION: Subject = {
  kind: 'transaction',
  id: '3WdcAzpvjCrQjBwTvdPdHVUDbrF4sPw4YwiRswng1V6iaWJFfTepVBtxhzGDNRjyA1VJpjtAbkr3iTuWqXCRyrCB',
};
const BLOCK: Subject = { kind: 'block', id: '5134' };

const read = (text: string, page?: Subject) =>
  parse({ text, page, nowMs: Date.UTC(2026, 9, 1, 14), kinds: new Map(), names: [], epoch: 9 });
const wantsOf = (text: string, page?: Subject): readonly string[] => {
  const parsed = read(text, page);
  return [parsed?.question, ...(parsed?.also ?? [])].map((question) => {
    const want = question?.want;
    if (want?.kind === 'measures') return `${want.of}.${want.keys.join('+')}`;
    if (want?.kind === 'predicate') return `${want.of}.${want.key}${want.expects ? '' : '-not'}`;
    return want?.kind === 'compare' ? `compare ${want.key}` : (want?.kind ?? 'not read');
  });
};

describe('a transaction', () => {
  test.each([
    ['was the priority fee here higher than usual for the block?', ['transaction.paysMore']],
    ['which hop got the worst price', ['transaction.poolPrices']],
    ['did it fail in something deeper inside', ['transaction.failedInside']],
    ['is this the first time these two did business', ['transaction.paidBefore-not']],
    ['how long ago was this and is it final', ['transaction.age', 'transaction.finalized']],
  ])('%s', (text, wants) => {
    expect(wantsOf(text, TRANSACTION)).toEqual(wants);
  });

  test('the worst of its hops is the one that cost most', () => {
    expect(read('which hop got the worst price', TRANSACTION)?.question.shape).toMatchObject({
      by: 'slippage',
      order: 'most',
    });
  });
});

describe('a block', () => {
  test('transactions are picked by a fee', () => {
    expect(read('any tx in here that paid more than 0.0001 SOL in fees?', BLOCK)?.question).toMatchObject({
      want: { keys: ['transactionList'] },
      bounds: [{ is: '>', value: '0.0001', field: 'fee' }],
      form: 'yes-no',
    });
  });

  test('a column of them is averaged', () => {
    expect(read('median priority fee in this block', BLOCK)?.question.shape).toMatchObject({
      of: 'priorityFee',
      aggregate: 'median',
    });
  });

  test('it is compared with its neighbour', () => {
    const question = read('was this block bigger than the one before', BLOCK)?.question;
    expect(question?.subjects.map(({ id }) => id)).toEqual(['5134', '5133']);
    expect(question?.want).toMatchObject({ kind: 'compare', key: 'transactions' });
  });

  test('that there are swaps is no answer to how large', () => {
    expect(wantsOf('any swaps here over 100 dollars', BLOCK)).toEqual(['query']);
  });
});

describe('the chain', () => {
  test.each([
    ['which error was most common in the last 10 minutes', ['network.failureReasons']],
    ['how much SOL is cooling down right now', ['network.unstaking']],
    ['how much sol is staked and how much of that isnt earning yet', ['network.stake+activating']],
    ['when would I see the first reward if I stake right now', ['network.firstReward']],
    ['who would need to go offline for the chain to halt', ['network.superminorityList']],
    ['did any validator change its commision, when and from what to what', ['network.commissionChanges']],
  ])('%s', (text, wants) => {
    expect(wantsOf(text)).toEqual(wants);
  });

  test('the previous epoch is the one before the present one', () => {
    const parsed = read(
      'what were total rewards of the previous epoch and which validator got the largest part',
    );
    expect(parsed?.question).toMatchObject({ want: { keys: ['earned'] }, subjects: [{ id: '8' }] });
    expect(parsed?.also?.[0]).toMatchObject({ want: { keys: ['topValidators'] }, subjects: [{ id: '8' }] });
  });

  test('slots are those that are named', () => {
    expect(read('how many slots got skipped in the last 500')?.question.time?.slots).toEqual({ last: 500 });
  });

  test.each([
    ['what tps did we have 10 min ago vs now', 'value', false],
    ['is tps higher than an hour ago', 'yes-no', false],
    ['is tps lower than an hour ago', 'yes-no', true],
  ])('%s stands beside the value of now', (text, form, isLess) => {
    const question = read(text)?.question;
    expect(question).toMatchObject({ want: { keys: ['tps'] }, besideNow: true, form });
    expect(question?.shape.order === 'least').toBe(isLess);
  });

  test.each([
    ['cheapest validator that isnt delinquent and has under 10% of the stake', 'no'],
    ['list validators by commission, lowest first, skip the delinquent ones', 'no'],
  ])('%s', (text, delinquent) => {
    expect(read(text)?.question.bounds).toContainEqual({ is: '=', value: delinquent, field: 'delinquent' });
  });

  test('rows are in the order of the column that is said with it, not of the one they are bounded by', () => {
    expect(read('validators charging more than 5% commission, biggest stake first')?.question.shape).toEqual({
      order: 'most',
      by: 'stake',
    });
  });

  test('what is above the median is a bound', () => {
    expect(read('validators with above-median commission')?.question.bounds).toEqual([
      { is: '>', value: '0', field: 'commission', of: 'median' },
    ]);
  });
});
