/** Follow-ups as they are understood after one answer: what stays of the last question, and what the new words change. */
import { describe, expect, test } from 'vitest';
import type { TurnValue } from '#contracts/assistant/agent';
import type { Earlier } from '../context.ts';
import { after, answered, NOW, OTHER, read, sol, TOKEN, TRANSACTION, WALLET } from '../testing/turns.ts';

describe('one side of what was told', () => {
  test.each([
    ['is lnkelp mintable?', 'by whom?', 'mintAuthority'],
    ['who created lnkelp', 'when?', 'created'],
    ['was @T successful', 'when was that?', 'time'],
    ['fee of @T', 'and who paid it?', 'feePayer'],
    ['what was sold in @T', 'for how much?', 'bought'],
    ['how many transactions in block 2394', 'when was it?', 'time'],
    ['did @A make a profit?', 'how much', 'totalProfit'],
  ])('%s – %s', (first, follow, key) => {
    expect(after(first, follow)?.want).toMatchObject({ kind: 'measures', keys: [key] });
  });

  test.each([
    ['largest SOL transfer today', 'who sent it?', 'sender'],
    ['largest SOL transfer today', 'who got it?', 'receiver'],
    ['biggest swap of the last 6 hours', 'when?', 'time'],
    ['biggest swap of the last 6 hours', 'who made it?', 'trader'],
    ['biggest swap of the last 6 hours', 'link?', 'signature'],
  ])('of the row: %s – %s', (first, follow, column) => {
    const want = after(first, follow)?.want;
    expect(want).toMatchObject({ kind: 'query', answers: 'part', query: { limit: 1 } });
    expect(want?.kind === 'query' && want.query.show?.[0]).toBe(column);
  });

  test('of several rows the sizes are added up', () => {
    expect(after('did @A send SOL to @B?', 'how much?')?.want).toMatchObject({
      answers: 'figure',
      query: { measures: [{ measure: 'sum', field: 'amount' }, { measure: 'count' }] },
    });
  });
});

describe('the last question, changed in one thing', () => {
  test('the biggest of the rows keeps their filters', () => {
    const want = after('sells of @A yesterday', 'the biggest of these?')?.want;
    expect(want).toMatchObject({
      answers: 'first',
      query: { from: 'trades', limit: 1, order: { by: 'microUsd', descending: true } },
    });
    expect(want?.kind === 'query' && want.query.where).toHaveLength(2);
    expect(want?.kind === 'query' && want.query.time?.to).toBe(NOW / 1_000 - 14 * 3_600);
  });

  test('how many is no place: top 3', () => {
    const earlier = { ...answered('trades of @A yesterday'), listed: [TOKEN, TOKEN, TOKEN] };
    expect(read('top 3 instead', [earlier])?.want).toMatchObject({
      answers: 'rows',
      query: { limit: 3, order: { by: 'microUsd' } },
    });
  });

  test.each([
    ['how many failed in block 2394', 'and in the block before?', '2393'],
    ['when does epoch 5 end?', 'and the next one?', '6'],
    ['leader of block 2394?', 'the one after that?', '2395'],
  ])('the next and the one before: %s – %s', (first, follow, id) => {
    expect(after(first, follow)?.subjects[0]?.id).toBe(id);
  });

  test('the hour before is as long and ends where the last one began', () => {
    const question = after('how many swaps happened in the last hour', 'and the hour before?');
    expect(question?.want).toMatchObject({
      query: { time: { from: NOW / 1_000 - 7_200, to: NOW / 1_000 - 3_600 } },
    });
  });

  test('what does not fit the last question goes on from the one before', () => {
    const first = answered('is lnkelp mintable?');
    const second = answered('balance of @A', [sol('5')], [first]);
    expect(read('and @B?', [second, first])?.want).toMatchObject({ of: 'account', keys: ['balance'] });
    expect(read('by whom?', [first])?.want).toMatchObject({ keys: ['mintAuthority'] });
  });

  test('after a comparison another thing is compared with the first', () => {
    const first = answered('fee of @A');
    expect(first.question).toBeDefined();
    const compared: Earlier = {
      ...first,
      question: {
        ...first.question!,
        want: { kind: 'compare', of: 'account', key: 'balance' },
        subjects: [{ kind: 'account', id: WALLET }, TOKEN],
      },
    };
    expect(read('and @B?', [compared])?.subjects.map(({ id }) => id)).toEqual([WALLET, OTHER]);
  });
});

describe('values', () => {
  test.each([
    ['half of that?', 'by', '2'],
    ['times 3', 'times', '3'],
    ['double it', 'times', '2'],
    ['and how much is 5% of that', 'part', '5'],
    ['divided by 30', 'by', '30'],
  ])('with a number: %s', (follow, op, raw) => {
    const question = after('balance of @A', follow, [sol('1000')]);
    expect(question?.want).toEqual({ kind: 'compute', op });
    expect(question?.operands?.[0]?.[0]?.raw).toBe(raw);
    expect(question?.operands?.[1]?.[0]?.raw).toBe('1000');
  });

  test('is that more than another has', () => {
    const question = after('balance of @A', 'is that more than @B has?', [sol('1000')]);
    expect(question).toMatchObject({ form: 'yes-no', want: { kind: 'compare', key: 'balance' } });
    expect(question?.subjects.map(({ id }) => id)).toEqual([WALLET, OTHER]);
  });

  test('did it go up compares the last two answers', () => {
    const first = answered('balance of @A', [sol('1')]);
    const second = answered('balance of @B', [sol('2')], [first]);
    expect(read('so did it go up?', [second, first])?.want).toEqual({ kind: 'compute', op: 'more' });
  });
});

describe('another form', () => {
  test.each([
    ['as a table please', 'table'],
    ['in bullets', 'list'],
    ['shorter', 'short'],
    ['explain simply', 'short'],
  ])('%s', (follow, layout) => {
    expect(after('fee of @T', follow)).toMatchObject({ layout, want: { keys: ['fee'] } });
  });

  test('in another language', () => {
    expect(after('fee of @T', 'in spanish?')).toMatchObject({ language: 'es', want: { keys: ['fee'] } });
  });
});

test('a whole new question is not bent by the thread', () => {
  expect(after('largest SOL transfer today', 'what is the fee of @T')?.want).toEqual({
    kind: 'measures',
    of: 'transaction',
    keys: ['fee'],
  });
});

describe('rows a value was made of', () => {
  test.each([
    ['how many trades did @A make yesterday', 'just sells', { isBuy: false }],
    ['trades of @A yesterday', 'only buys', { isBuy: true }],
  ])('are narrowed: %s – %s', (first, follow, { isBuy }) => {
    const want = after(first, follow)?.want;
    expect(want).toMatchObject({ kind: 'query', query: { from: 'trades' } });
    expect(want?.kind === 'query' && want.query.where).toContainEqual({
      field: 'isBuy',
      is: '=',
      value: isBuy,
    });
    expect(want?.kind === 'query' && want.query.time?.to).toBe(NOW / 1_000 - 14 * 3_600);
  });
});

describe('people and moments of the last answer', () => {
  const trade: readonly TurnValue[] = [
    {
      label: 'trader',
      kind: 'address',
      raw: OTHER,
      entity: { kind: 'account', id: OTHER },
      place: 'query_index /rows/0/trader',
    },
    { label: 'time', kind: 'time', raw: String(NOW / 1_000 - 7_200), place: 'query_index /rows/0/time' },
    {
      label: 'token',
      kind: 'address',
      raw: TOKEN.id,
      entity: { kind: 'token', id: TOKEN.id },
      place: 'query_index /rows/0/base',
    },
  ];

  test('what he did after that begins where it was', () => {
    expect(after('biggest swap today', 'what did he do after that?', trade)?.want).toMatchObject({
      query: {
        from: 'transactions',
        where: [{ field: 'feePayer', value: OTHER }],
        time: { from: NOW / 1_000 - 7_199, to: NOW / 1_000 },
      },
    });
  });

  test('how much of it he bought is of him and of it', () => {
    expect(after('biggest swap today', 'how much of it has he bought?', trade)?.want).toMatchObject({
      answers: 'figure',
      query: {
        where: [
          { field: 'isBuy', value: true },
          { field: 'trader', value: OTHER },
          { field: 'base', value: TOKEN.id },
        ],
      },
    });
  });

  test('who was not found is nobody', () => {
    expect(after('biggest buy of lnkelp today', 'does he still hold any?')?.want).toMatchObject({
      kind: 'decline',
      why: 'nobody',
    });
  });

  test('the largest of the rows that were told', () => {
    const row = (index: number, id: string, raw: string): readonly TurnValue[] => [
      {
        label: 'market',
        kind: 'address',
        raw: id,
        entity: { kind: 'account', id },
        place: `get_market /markets/${index}/market`,
      },
      {
        label: 'liquidity',
        kind: 'money',
        raw,
        decimals: 6,
        unit: 'USD',
        place: `get_market /markets/${index}/liquidity`,
      },
    ];
    const question = after('pools of lnkelp', 'which has most liquidity?', [
      ...row(0, WALLET, '10'),
      ...row(1, OTHER, '9000000'),
    ]);
    expect(question?.want).toEqual({ kind: 'compute', op: 'most-row' });
    expect(question?.subjects).toEqual([{ kind: 'pool', id: OTHER }]);
  });
});

test('an earlier thing is gone back to', () => {
  const first = answered('fee of @T');
  const second = answered('balance of @A', [], [first]);
  expect(read('back to the transaction: who signed it?', [second, first])?.subjects[0]?.id).toBe(TRANSACTION);
});

test('SOL that is refused gives way to the token', () => {
  expect(after('how much SOL does @A have?', 'not SOL, lnkelp')?.want).toMatchObject({
    keys: ['tokenBalance'],
  });
});

describe('what is no follow-up of a unit', () => {
  test('the epoch that is asked for is none of the last duration', () => {
    const age: TurnValue = { label: 'age', kind: 'duration', raw: '2592' };
    expect(after('age of @T', 'what epoch are we in?', [age])?.want).toMatchObject({ keys: ['epoch'] });
    expect(after('age of @T', 'and that in minutes?', [age])?.want).toMatchObject({ kind: 'convert' });
  });

  test('how much of a token after a balance is held, not converted', () => {
    expect(after('sol balance of @A', 'and how much lnkelp', [sol('5')])?.want).toMatchObject({
      keys: ['tokenBalance'],
    });
  });
});

test('two things are compared by what was told of the first', () => {
  const question = after('balance of @A', 'compare it with @B', [sol('5')]);
  expect(question).toMatchObject({ form: 'value', want: { kind: 'compare', key: 'balance' } });
});

test('which of the addresses are pools is asked of all of them', () => {
  const first = answered('top 5 holders of lnkelp');
  const listed = { ...first, listed: [WALLET, OTHER].map((id) => ({ kind: 'account', id }) as const) };
  expect(read('is any of them a pool?', [listed])?.want).toMatchObject({
    answers: 'exists',
    query: { from: 'markets', where: [{ field: 'market', is: 'in', value: [WALLET, OTHER] }] },
  });
});

describe('a word alone, and what is corrected', () => {
  test.each([
    ['is lnkelp mintable?', 'and freeze?', { kind: 'predicate', key: 'freezable', expects: true }],
    ['is lnkelp mintable?', 'market cap?', { kind: 'measures', keys: ['marketCap'] }],
    ['fee of @T', 'compute?', { kind: 'measures', keys: ['computeUsed'] }],
    ['fee of @T', 'is it the same slot as 2346', undefined],
  ])('%s – %s', (first, follow, want) => {
    const found = after(first, follow)?.want;
    if (want === undefined) expect(found).not.toMatchObject({ kind: 'compare' });
    else expect(found).toMatchObject(want);
  });

  test('the present slot is asked of the network, whatever was spoken of', () => {
    expect(after('balance of @A', "thanks. btw what's the current slot")?.want).toMatchObject({
      of: 'network',
      keys: ['slot'],
    });
  });

  test('the same thing is the token of the trade that was told', () => {
    const amount: TurnValue = { ...sol('5'), place: 'query_index /rows/0/baseAmount', mint: TOKEN.id };
    expect(after('last trade of @A', 'did @B trade the same thing?', [amount])?.want).toMatchObject({
      kind: 'query',
      answers: 'exists',
      query: { where: [{ value: OTHER }, { value: TOKEN.id }] },
    });
  });

  test('two wallets that were compared are compared by another figure', () => {
    expect(after('compare @A and @B: number of trades', 'now volume')).toMatchObject({
      want: { kind: 'compare', of: 'account', key: 'tradedValue' },
      subjects: [{ id: WALLET }, { id: OTHER }],
    });
  });

  test('the same of another block is compared', () => {
    expect(after('leader of block 2394', 'same leader as 2346?')).toMatchObject({
      want: { kind: 'compare', of: 'block', key: 'leader', same: true },
      subjects: [{ id: '2394' }, { id: '2346' }],
    });
  });

  test('what of a block is counted is of the block, and of no person', () => {
    expect(after('how many transactions in block 2394', 'how many of them failed')?.subjects).toMatchObject([
      { kind: 'block', id: '2394' },
    ]);
  });

  test('another thing is told where the last question cannot be asked of it', () => {
    expect(after('is lnkelp mintable?', 'no not that, i mean @T')).toMatchObject({
      want: { kind: 'explain', of: 'transaction', topic: 'overview' },
    });
  });

  test('a balance and a fee are no total, unless both are pointed at', () => {
    const fee: TurnValue = { ...sol('5000'), label: 'fee', place: 'get_transaction /fee' };
    const balance: TurnValue = { ...sol('57'), place: 'get_account /balance' };
    expect(after('fee of @T', 'on average?', [fee, balance])?.want.kind).not.toBe('compute');
    expect(after('fee of @T', 'add both', [fee, balance])?.want).toMatchObject({
      kind: 'compute',
      op: 'sum',
    });
  });
});

describe('what cannot be told of the last answer', () => {
  const count = (place: string, raw: string): TurnValue => ({ label: 'rank', kind: 'count', raw, place });
  const holders = [count('get_holders /holders/0/rank', '1'), count('get_holders /holders/1/rank', '2')];

  test.each(['what share do the first 3 have', 'now top 3 with percentages', 'and the ratio?'])(
    'a rank is nothing to compute with: %s',
    (text) => {
      expect(after('top holders of lnkelp', text, holders)?.want.kind).not.toBe('compute');
    },
  );

  test('the median of transactions is not that of blocks', () => {
    expect(after('fees last 5 minutes: average?', 'median?')?.want).not.toMatchObject({ kind: 'query' });
    expect(after('total fees today by blocks', 'on average?')?.want).not.toMatchObject({
      query: { measures: [{ measure: 'mean' }] },
    });
  });
});
