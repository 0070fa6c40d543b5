/** Follow-ups as they are said: a gap between rows, a second thing with the same, another try, what is left out. */
import type { TurnValue } from '#contracts/assistant/agent';
import { describe, expect, test } from 'vitest';
import { after, answered, OTHER, read, TRANSACTION, WALLET } from '../testing/turns.ts';

const address = (kind: 'validator' | 'account', raw: string, place: string): TurnValue => ({
  label: 'row',
  kind: 'address',
  raw,
  entity: { kind, id: raw },
  place,
});

const dollars = (raw: string, place: string): TurnValue => ({ label: 'value', kind: 'money', raw, place });

describe('a row and how far it is from the first', () => {
  const rows = answered('which wallet traded the most lnKELP', [
    address('account', WALLET, 'query_index /rows/0/trader'),
    dollars('900', 'query_index /rows/0/sum_microUsd'),
    address('account', OTHER, 'query_index /rows/1/trader'),
    dollars('400', 'query_index /rows/1/sum_microUsd'),
  ]);
  test.each([
    'whats the second one, and how far behind is it',
    'how far behind is the second?',
    'and by how much',
    'how big is the gap',
    'how far ahead is the first one',
  ])('%s', (text) => {
    const question = read(text, [rows]);
    expect(question?.want).toMatchObject({ kind: 'compute', op: 'difference' });
    expect(question?.operands?.map(([value]) => value?.raw)).toEqual(['400', '900']);
  });

  test.each(['how far behind the tip is it', 'by how much did the price of lnKELP fall'])(
    'what is of something else is no gap of rows: %s',
    (text) => expect(read(text, [rows])?.want).not.toMatchObject({ kind: 'compute' }),
  );
});

describe('a bounded value of each of two', () => {
  const most = answered('Which validator has the most stake?', [
    address('validator', WALLET, 'list_validators /rows/0/vote'),
  ]);
  const least = answered(
    'and the smallest one that still votes',
    [address('validator', OTHER, 'list_validators /rows/3/vote')],
    [most],
  );
  test.each(['does either of them charge more than 5% commission', 'does either charge over 5%?'])(
    '%s',
    (text) => {
      const question = read(text, [least, most]);
      expect(question?.want).toMatchObject({ of: 'validator', keys: ['commission'] });
      expect(question?.subjects[0]?.id).toBe(WALLET);
      // Of two there is no one yes.
      expect(question?.form).toBe('value');
    },
  );
});

test('another thing beside the one that was told of, with what it was told with', () => {
  const question = after('did @A make money on lnKELP', 'compare that with @B on the same token');
  expect(question?.want).toMatchObject({ keys: ['profit'] });
  expect(question?.unused).toEqual([]);
});

test.each(['did @A end up ahead or behind on lnKELP', 'is @A up or down on lnKELP'])(
  'which of the two is told by the profit and no yes: %s',
  (text) => expect(read(text)).toMatchObject({ want: { keys: ['profit'] }, form: 'value' }),
);

test.each(['no votes pls', 'not the votes', 'without votes', 'leave the votes out'])(
  'a count of transactions without votes: %s',
  (text) =>
    expect(after('how many transactions in the last 5 minutes', text)?.want).toMatchObject({
      keys: ['userTransactions'],
    }),
);

test.each(['and if i leave the priority fee out?', 'without the priority fee'])(
  'what a transaction cost without a part of it: %s',
  (text) =>
    expect(after('what is the fee of @T', text)?.want).toMatchObject({ keys: ['baseFee', 'priorityFee'] }),
);

test('a verb behind a question of whether is asked on, and no order', () => {
  expect(after('can more lnKELP be minted?', 'ok and freeze my tokens?')?.want).toMatchObject({
    kind: 'predicate',
    key: 'freezable',
  });
  expect(read('freeze my tokens')?.want.kind).toBe('decline');
});

describe('another try after a transaction that failed', () => {
  const failed = answered('why did @T fail', [
    {
      label: 'fee payer',
      kind: 'address',
      raw: WALLET,
      entity: { kind: 'account', id: WALLET },
      place: 'get_transaction /feePayer',
    },
    { label: 'time', kind: 'time', raw: '1790860000', place: 'get_transaction /time' },
  ]);
  test.each([
    'did the same wallet try again after that and get through?',
    'did they try again',
    'did he retry later',
  ])('%s', (text) => {
    const question = read(text, [failed]);
    expect(question?.want).toMatchObject({ query: { from: 'trades', time: { from: 1_790_860_001 } } });
    expect(question?.form).toBe('list');
  });
  test('the transaction itself is no other try', () =>
    expect(JSON.stringify(read('what did it cost', [failed])?.want)).not.toContain('trades'));
  test('the transaction is spoken of', () => expect(failed.subjects[0]?.id).toBe(TRANSACTION));
});
