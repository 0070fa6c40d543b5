/** Accounts are asked about as what they are on the chain, and one of what happened is not answered by how often. */
import { describe, expect, test } from 'vitest';
import type { AccountRole } from '../catalogue/define-subject.ts';
import type { Question, SubjectKind } from '../question/question.ts';
import { parse } from './parse.ts';

const WALLET = 'BkJNSahZY7tJVWSr9HgDiJr3eHB9NtHCqrX25JxMwetc';
const OTHER = '8Mnpj42t8aM6AkifbeioGgPLjDD7wVYdrcnwkGE5SjGi';
const STAKE = 'CwMfEyrjxgHDfgsq5T2GyqhAnuJKZB3J7ZMhSRpmwpfV';
const HOLDER = 'Avj4nT9AH2KrVDRKT2ZH9GoM14P7iaJc3XF3eTNAXo4d';
const GONE = '4J7qN4KxmaGotUWqbjXXenpYpe521BAqAamkmDUAe1yr';
const MINT = 'GC8zDHdpZqkHpjsF3iMHjdpCqkU5CNcCQ7GL7StESmyj';
const ROLES: readonly (readonly [string, AccountRole])[] = [
  [WALLET, 'wallet'],
  [OTHER, 'wallet'],
  [STAKE, 'stake'],
  [HOLDER, 'token-account'],
  [GONE, 'none'],
];

const ask = (text: string, page?: string): Question | undefined =>
  parse({
    text,
    page: page === undefined ? undefined : { kind: 'account', id: page },
    nowMs: Date.UTC(2026, 9, 1, 14),
    kinds: new Map(ROLES.map(([address]): [string, SubjectKind] => [address, 'account'])),
    roles: new Map(ROLES),
    names: [{ name: 'kelp', subject: { kind: 'token', id: MINT } }],
  })?.question;

describe('an account is what it is', () => {
  test.each([
    [`how much is delegated from ${STAKE}`, 'staked'],
    [`what is the balance of ${HOLDER}`, 'held'],
    [`what is the balance of ${WALLET}`, 'balance'],
    [`when was ${GONE} closed`, 'closedTime'],
    [`where did the rent of ${GONE} go`, 'closedTo'],
    [`who funded ${WALLET} in the first place`, 'funder'],
    [`what % of the kelp supply does ${WALLET} own`, 'tokenShare'],
  ])('%s', (text, key) => {
    const want = ask(text)?.want;
    expect(want?.kind === 'measures' ? want.keys[0] : want).toBe(key);
  });
});

describe('one of what somebody did', () => {
  test.each([
    [`what did ${WALLET} buy most recently`, 'trades', 'time'],
    [`biggest SOL transfer ${WALLET} ever received`, 'transfers', 'amount'],
    [`when did ${WALLET} last trade`, 'trades', 'time'],
  ])('%s', (text, from, by) => {
    expect(ask(text)?.want).toMatchObject({
      kind: 'query',
      answers: 'first',
      query: { from, order: { by } },
    });
  });
});

test('rows are wanted where their number is said', () => {
  expect(ask('last 5 transactions', WALLET)).toMatchObject({
    want: { kind: 'measures', keys: ['recent'] },
    shape: { limit: 5 },
  });
});

test('what is told before a question denies nothing in it', () => {
  expect(ask(`I can't open ${GONE}. Does it still exist?`)).toMatchObject({
    want: { kind: 'predicate', key: 'exists', expects: true },
    form: 'yes-no',
  });
});

test.each([
  ['is its balance not over 5 SOL', '<=', false],
  ['is its balance over 5 SOL', '>', false],
  ['is its balance no longer over 5 SOL', '>', true],
])('%s is denied once', (text, is, negated) => {
  expect(ask(text, WALLET)).toMatchObject({ form: 'yes-no', bounds: [{ is }], negated });
});

test('up or down is no yes or no', () => {
  expect(ask('did its balance go up or down today?', WALLET)).toMatchObject({
    want: { kind: 'predicate', key: 'grew' },
    form: 'value',
  });
});

test('the page is asked about, not who is named along with it', () => {
  expect(ask(`how much SOL did this wallet get from ${OTHER}`, WALLET)?.want).toMatchObject({
    kind: 'query',
    query: {
      where: expect.arrayContaining([
        { field: 'sender', is: '=', value: OTHER },
        { field: 'receiver', is: '=', value: WALLET },
      ]),
    },
  });
});

describe('validators are told apart by what is asked of them', () => {
  const rows = (text: string) => {
    const question = ask(text);
    return { ...question?.shape, bounds: question?.bounds, want: question?.want };
  };
  const list = { kind: 'measures', keys: ['validatorList'] };

  test.each([
    ['who is the biggest validator', 'stake', 'most'],
    ['cheapest validator', 'commission', 'least'],
    ['which validator charges the least', 'commission', 'least'],
  ])('%s', (text, by, order) => {
    expect(rows(text)).toMatchObject({ by, order, want: list });
  });

  test.each([
    ['is there a validator with 0% commission', { is: '=', value: '0', field: 'commission' }],
    ['which validators take more than 5% commission', { is: '>', value: '5', field: 'commission' }],
    ['does any one validator control more than a third of the stake', { is: '>', field: 'share' }],
  ])('%s', (text, bound) => {
    expect(rows(text)).toMatchObject({ bounds: [bound], want: list });
  });
});

test('what was taken back from a validator is found by what was delegated to it', () => {
  const validator = 'DGJwr3VehPBWjWVF4bEpWXoaovEQx1ssaUgmyUu9fGe9';
  const want = parse({
    text: `did anyone unstake from ${validator} today?`,
    nowMs: Date.UTC(2026, 9, 1, 14),
    kinds: new Map<string, SubjectKind>([[validator, 'validator']]),
    names: [],
  })?.question.want;
  expect(want).toMatchObject({
    kind: 'query',
    query: {
      where: [{ field: 'action', is: '=', value: 'deactivate' }],
      join: { field: 'account', in: { where: [{ field: 'validator', is: '=', value: validator }] } },
    },
  });
});
