/** The new word of a follow-up is in its reading, or said to be left out: never an old figure in its place. */
import { describe, expect, test } from 'vitest';
import type { TurnValue } from '#contracts/assistant/agent';
import { after, afterAll, answered, read, OTHER, TOKEN, TRANSACTION, WALLET } from '../testing/turns.ts';

const queryOf = (question: ReturnType<typeof read>) =>
  question?.want.kind === 'query' ? question.want.query : undefined;
const usd = (raw: string): TurnValue => ({
  label: 'volume',
  kind: 'money',
  raw,
  decimals: 6,
  place: 'list_trades /sums/volume',
});

describe('an end of an order', () => {
  test.each(['when was the earliest', 'when did that happen first'])(
    'is the one that is asked for: %s',
    (text) => {
      const query = queryOf(after('did @A sell lnKELP?', text));
      expect(query?.order).toEqual({ by: 'time', descending: false });
    },
  );

  test('who was the first is not who sold most', () => {
    const question = after('largest sale of lnKELP', 'and who was the first to sell it?');
    expect(queryOf(question)?.order).toEqual({ by: 'time', descending: false });
  });

  test('both ends are two questions', () => {
    const all = afterAll('how many transactions did @A sign', 'last and first time');
    const keys = all.flatMap(({ want }) => (want.kind === 'measures' ? want.keys : []));
    expect(keys).toEqual(expect.arrayContaining(['firstTime', 'lastTime']));
  });

  test('what is put in order by size stays a list', () => {
    const query = queryOf(after('buys of lnKELP in the last 3 hours', 'order by size'));
    expect(query).toMatchObject({ order: { by: 'microUsd', descending: true }, limit: 10 });
  });
});

describe('something else', () => {
  test.each(['what else did he launch', 'which others did they create'])(
    'is without what was told: %s',
    (text) => {
      const turn = answered('who created lnKELP', [
        {
          label: 'creator',
          kind: 'address',
          raw: OTHER,
          entity: { kind: 'account', id: OTHER },
          place: 'get_token /creator',
        },
      ]);
      expect(queryOf(read(text, [turn]))?.where).toEqual(
        expect.arrayContaining([
          { field: 'creator', is: '=', value: OTHER },
          { field: 'mint', is: '!=', value: TOKEN.id },
        ]),
      );
    },
  );

  test('no state of the same thing is told for it', () => {
    const question = after(
      'who can upgrade LocaLnetAMM11111111111111111111111111111111',
      'what else do they control',
    );
    expect([question?.unused, question?.want.kind]).not.toEqual([[], 'predicate']);
  });
});

describe('what did it do between two times', () => {
  const turns = [
    answered('volume of lnKELP from 11:00 to 12:00 today', [usd('2000000')]),
    answered('volume of lnKELP in the last hour', [usd('3000000')]),
  ];
  test.each(['so did it rise or fall?', 'up or down'])('is of the figures that were told: %s', (text) => {
    const question = read(text, turns);
    expect(question?.want).toEqual({ kind: 'compute', op: 'more' });
    // The later time is compared with the earlier one, in whatever order they were asked.
    expect(question?.operands?.map(([value]) => value?.raw)).toEqual(['3000000', '2000000']);
  });
});

test('decimals of a token are no number of trades its supply is shared out over', () => {
  const values: readonly TurnValue[] = [
    { label: 'supply', kind: 'amount', raw: '900', decimals: 0, place: 'get_token /supply' },
    { label: 'decimals', kind: 'count', raw: '5', place: 'get_token /decimals' },
  ];
  const question = after('what is lnKELP', 'average?', values);
  expect(question?.want).not.toEqual({ kind: 'compute', op: 'mean' });
});

test.each(['never mind, what is the current slot', 'forget that. what is the current slot?'])(
  'what was said is taken back: %s',
  (text) => {
    expect(after('sells of lnKELP today', text)?.want).toEqual({
      kind: 'measures',
      of: 'network',
      keys: ['slot'],
    });
  },
);

test('what is left out narrows the rows, and is not explained', () => {
  expect(queryOf(after('trades by @A', 'but not lnKELP'))?.where).toEqual(
    expect.arrayContaining([{ field: 'base', is: 'not in', value: [TOKEN.id] }]),
  );
});

test.each(['why did @T choke', 'why did @T fall over'])('plain words for a failure: %s', (text) => {
  expect(read(text)).toMatchObject({ want: { topic: 'failure' }, subjects: [{ id: TRANSACTION }] });
});

test('how many landed in it is of the epoch that was spoken of', () => {
  const question = after(
    'how much of epoch 4 is left',
    'how many transactions were there in it, excluding votes?',
  );
  expect(question?.want).toMatchObject({ window: { of: 'epoch', id: '4' } });
  expect(queryOf(question)?.measures).toMatchObject([{ as: 'nonVotes' }]);
});

test('beside another thing the last value is compared', () => {
  expect(after('did @A make a profit?', 'compare that with @B')).toMatchObject({
    want: { kind: 'compare', of: 'account', key: 'totalProfit' },
    subjects: [{ id: WALLET }, { id: OTHER }],
  });
});
