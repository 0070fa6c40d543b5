/** Short questions as people put them: what they ask to be done is done, or they are not answered with something else. */
import { describe, expect, test } from 'vitest';
import type { AccountRole } from '../catalogue/define-subject.ts';
import type { Question, Subject, SubjectKind } from '../question/question.ts';
import { sayQuery } from '#contracts/query/say-query';
import type { IndexQuery } from '#contracts/query/index-query';
import { parse } from './parse.ts';

const WALLET = 'BkJNSahZY7tJVWSr9HgDiJr3eHB9NtHCqrX25JxMwetc';
const STAKE = 'CwMfEyrjxgHDfgsq5T2GyqhAnuJKZB3J7ZMhSRpmwpfV';
const MINT = 'GC8zDHdpZqkHpjsF3iMHjdpCqkU5CNcCQ7GL7StESmyj';
const SOL = 'So11111111111111111111111111111111111111112';

const read = (text: string, page?: Subject) =>
  parse({
    text: text.replaceAll('@W', WALLET).replaceAll('@S', STAKE),
    page,
    nowMs: Date.UTC(2026, 9, 1, 14),
    kinds: new Map<string, SubjectKind>([
      [WALLET, 'account'],
      [STAKE, 'account'],
    ]),
    roles: new Map<string, AccountRole>([
      [WALLET, 'wallet'],
      [STAKE, 'stake'],
    ]),
    names: [{ name: 'lnkelp', subject: { kind: 'token', id: MINT } }],
  });
const queryOf = (question: Question | undefined) =>
  question?.want.kind === 'query' ? question.want.query : undefined;
const keysOf = (question: Question | undefined): readonly string[] =>
  question?.want.kind === 'measures'
    ? question.want.keys.map((key) => `${question.want.kind === 'measures' ? question.want.of : ''}.${key}`)
    : [question?.want.kind ?? 'not read'];

const onWallet: Subject = { kind: 'account', id: WALLET };
const onToken: Subject = { kind: 'token', id: MINT };

describe('what is ranked', () => {
  test.each(['costliest fee ever paid', 'what is the dearest transaction so far'])('%s', (text) => {
    expect(queryOf(read(text)?.question)).toMatchObject({
      from: 'transactions',
      order: { by: 'feeLamports', descending: true },
      limit: 1,
    });
  });

  test('a superlative that no word stands for is not left out in silence', () => {
    expect(read('weirdest trades today')?.turning).toContain('weirdest');
  });

  test.each(['during which hour is @W the most active', 'at what hour of the day is @W busiest'])(
    'the hour of one wallet: %s',
    (text) => {
      expect(queryOf(read(text)?.question)).toMatchObject({
        from: 'transactions',
        where: [{ field: 'feePayer', is: '=', value: WALLET }],
        per: 'hour',
        order: { by: 'count', descending: true },
      });
    },
  );

  test('one wallet is not ranked among itself', () => {
    const query = queryOf(read('is this wallet the largest payer', onWallet)?.question);
    expect(query?.from === 'wallets' && query.order !== undefined).toBe(false);
  });
});

test('what rules find in the markets of a token is of the token', () => {
  expect(queryOf(read('was lnKELP ever sandwiched or wash traded, any anomalies')?.question)).toMatchObject({
    from: 'anomalies',
    where: [{ field: 'rule', is: 'in', value: ['sandwich', 'back-and-forth'] }],
    join: { field: 'subject', in: { from: 'markets', where: [{ field: 'base', is: '=', value: MINT }] } },
  });
});

describe('of the whole chain', () => {
  test.each([
    ['record tps and when did it happen', 'network.peakTps'],
    ['how much is staked in all and what percentage of the supply is it', 'network.stakedShare'],
    ['which trader is winning the most', 'network.winners'],
  ])('%s', (text, key) => {
    const parsed = read(text);
    expect([parsed?.question, ...(parsed?.also ?? [])].flatMap(keysOf)).toContain(key);
  });
});

describe('of the thing in front', () => {
  test.each([
    ['is anybody holding over 10 percent of supply', onToken, 'token.topHolders'],
    ['did it make or lose money on lnKELP', onWallet, 'account.profit'],
    ['rent locked up in its token accounts', onWallet, 'account.tokenAccountRent'],
  ])('%s', (text, page, key) => {
    expect(keysOf(read(text, page)?.question)).toEqual([key]);
  });

  test('what is only told besides asks for nothing', () => {
    const parsed = read('slot or block, whats the difference? sorry im a bit confused by them');
    expect(parsed?.question).toMatchObject({ want: { kind: 'concept', topic: 'slot-block' }, unused: [] });
  });

  test('a stake account is active as such', () => {
    expect(read('is @S active')?.question.want).toMatchObject({ kind: 'predicate', key: 'stakeIsActive' });
    expect(read('is @W active')?.question.want).toMatchObject({ kind: 'predicate', key: 'used' });
  });
});

describe('conditions and units', () => {
  test('the other side that is denied is not left out', () => {
    const question = read('list lnKELP buys over 3 SOL, no sells')?.question;
    expect(question?.unused).toEqual([]);
    expect(queryOf(question)?.where).toContainEqual({ field: 'isBuy', is: '=', value: true });
  });

  test.each(['median trade size in SOL', 'average trade size over all pools, in SOL'])('%s', (text) => {
    expect(queryOf(read(text)?.question)?.measures?.[0]).toMatchObject({
      field: 'lamports',
    });
  });

  test('only SOL that came in', () => {
    const question = read('how much came in over the past 3 hours, only SOL', onWallet)?.question;
    expect(JSON.stringify([question?.want, question?.subjects])).toContain(SOL);
  });

  test('an amount of SOL is read back in SOL', () => {
    const query = queryOf(read('transfers to @W above 2 SOL')?.question);
    expect(query === undefined ? '' : sayQuery(query as IndexQuery)).toContain('is more than 2 SOL');
  });

  test('buys to sells is a ratio of both', () => {
    expect(queryOf(read('buy/sell ratio of lnKELP')?.question)?.measures?.[0]).toMatchObject({
      as: 'ratio',
      over: { measure: 'count' },
    });
  });

  test('since a moment is counted from that moment', () => {
    const question = read('by how much did lnKELP change since an hour ago')?.question;
    expect(question).toMatchObject({
      want: { of: 'token', keys: ['change'] },
      time: { text: 'an hour ago' },
    });
  });
});

describe('of blocks that are counted or named', () => {
  test.each([
    ['average block time of the newest 80 blocks', 'network.slotTime', { last: 80 }],
    ['transactions per second in the newest 30 blocks', 'network.tps', { last: 30 }],
    [
      'were any slots skipped from block 200345 to block 200399',
      'network.skippedSlots',
      { from: 200_345, to: 200_399 },
    ],
    [
      'how many skipped slots in block 200345 and the 20 after it',
      'network.skippedSlots',
      { from: 200_345, to: 200_365 },
    ],
  ])('%s', (text, key, slots) => {
    const question = read(text)?.question;
    expect(keysOf(question)[0]).toBe(key);
    expect(question?.time?.slots).toEqual(slots);
  });
});
