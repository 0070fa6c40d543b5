/** Price impact, prices beside each other, holders without pools, first buyers, creators of launches, and alerts. */
import { expect, test } from 'vitest';
import type { Question, Subject } from '../../question/question.ts';
import type { Earlier } from '../context.ts';
import { parse } from '../parse.ts';

const KELP: Subject = { kind: 'token', id: 'CpN5kcnHeojauyN55gjkxYgpYow2iCcw7aTJRXdaSKe3' };
const WALLET: Subject = { kind: 'account', id: 'DySeyJ9V1ZXhJNo1kAacbcBDwax7u6qQtB7iSzNqszbM' };
const POOLS: readonly Subject[] = [
  { kind: 'pool', id: '6Bxis73NhvTNA9ENU4jWcwxWxWvoVqgBXYtKYKymRqqC' },
  { kind: 'pool', id: 'A3ov7tKbEeXURvcPF2eRQh2Fb3f9mCC5LTtT7eW2iQXH' },
];
const NOW = 1_795_855_200;
const NAMES = [{ name: 'lnkelp', subject: KELP }];

const ask = (text: string, page?: Subject, earlier: readonly Earlier[] = []): Question | undefined =>
  parse({
    text,
    nowMs: NOW * 1_000,
    kinds: new Map(POOLS.map(({ id }) => [id, 'pool'])),
    names: NAMES,
    page,
    earlier,
  })?.question;

const after = (question: Partial<Question>): readonly Earlier[] => [
  {
    question: {
      subjects: [],
      want: { kind: 'measures', of: 'token', keys: ['topHolders'] },
      bounds: [],
      shape: {},
      form: 'value',
      negated: false,
      language: 'en',
      unused: [],
      ...question,
    },
    subjects: question.subjects ?? [],
    things: [],
    listed: [],
    values: [],
  },
];

test.each([
  ['what would happen to the price if i sold 1000 of these in the deepest pool', '1000 tokens sell'],
  ['if i dump 20 sol worth into the deepest pool how much does the price move', '20 SOL sell'],
  ['how much would a $5000 sale move the price', '5000 USD sell'],
  ['whats the price impact if i buy 3 SOL of lnKELP', '3 SOL buy'],
  ['how much slippage would i get selling 5 million of this', '5000000 tokens sell'],
  ['how much would the price drop if someone dumps 100000000 at once', '100000000 tokens sell'],
])('a trade of a size and the price: %s', (text, wanted) => {
  const question = ask(text, KELP);
  const want = question?.want;
  expect(want?.kind === 'convert' && `${want.value} ${want.from} ${want.to}`).toBe(wanted);
  expect(want?.kind === 'convert' && want.what).toBe('impact');
  expect(question?.subjects.map(({ id }) => id)).toEqual([KELP.id]);
});

test('a trade of a size after two pools were compared is asked of both', () => {
  const earlier = after({
    subjects: [...POOLS],
    want: { kind: 'compare', of: 'pool', key: 'fee' },
  });
  const question = ask('for a 500 SOL trade would that still be true?', undefined, earlier);
  expect(question?.want).toMatchObject({ what: 'impact', value: '500', from: 'SOL', to: 'buy' });
  expect(question?.subjects).toEqual(POOLS);
});

test.each(['how many times was 1000 sold', 'what happened to the price yesterday', 'who sold 1000 of these'])(
  'no trade that is supposed: %s',
  (text) => {
    expect(ask(text, KELP)?.want).not.toMatchObject({ what: 'impact' });
  },
);

test('now and a moment ago are the ends of an interval', () => {
  const question = ask('whats the price in SOL now vs 10 min ago', KELP);
  expect(question?.want).toMatchObject({ kind: 'measures', keys: ['changeInSol'] });
  expect(question?.time).toMatchObject({ from: NOW - 600, to: NOW });
});

test('the better price of two pools is compared in dollars', () => {
  const [a, b] = POOLS.map(({ id }) => id);
  const question = ask(`where do I get a better price for lnKELP, ${a} or ${b}?`);
  expect(question?.want).toEqual({ kind: 'compare', of: 'pool', key: 'priceInUsd' });
  expect(question?.subjects).toEqual(POOLS);
});

test.each([
  ['top 5 holders and their share, leave out the pools', 'holdersBesidePools', 5],
  ['how much of the supply do the biggest 5 hold', 'holderShares', 5],
  ['what share do the top 3 wallets own, not counting lps', 'sharesBesidePools', 3],
])('holders: %s', (text, key, limit) => {
  const question = ask(text, KELP);
  expect(question?.want).toMatchObject({ kind: 'measures', keys: [key] });
  expect(question?.shape.limit).toBe(limit);
  expect(question?.unused).toEqual([]);
});

test('whether one of the holders is the creator is told by the list', () => {
  const question = ask('is any of them the creator', KELP, after({ subjects: [KELP], shape: { limit: 5 } }));
  expect(question).toMatchObject({ want: { keys: ['topHolders'] }, shape: { limit: 5 } });
});

test('whether the first buyers still hold is asked of them alone', () => {
  const read = parse({
    text: 'who were the first three buyers and do they still hold',
    nowMs: NOW * 1_000,
    kinds: new Map(),
    names: NAMES,
    page: KELP,
  });
  expect(read?.question.want).toMatchObject({ query: { from: 'trades', by: ['trader'], limit: 3 } });
  expect(read?.also?.[0]?.want).toMatchObject({
    query: { from: 'holdings', join: { field: 'owner', in: { from: 'trades', limit: 3 } } },
  });
});

test('creators with several launches are told with how many graduated', () => {
  expect(ask('which creators launched more than one token')?.want).toMatchObject({
    query: { from: 'tokens', by: ['creator'], having: [{ field: 'count', is: '>', value: 1 }] },
  });
  expect(ask("who's the most active dev")?.want).toMatchObject({ query: { by: ['creator'] } });
});

test.each([
  ['is this whale buying or selling lnKELP lately', true],
  ['is it accumulating or dumping lnKELP rn?', true],
])('what is bought beside what is sold: %s', (text, isBuy) => {
  const read = parse({ text, nowMs: NOW * 1_000, kinds: new Map(), names: NAMES, page: WALLET });
  expect(JSON.stringify(read?.question.want)).toContain(`"field":"isBuy","is":"=","value":${isBuy}`);
  expect(JSON.stringify(read?.also?.[0]?.want)).toContain('"field":"isBuy","is":"=","value":false');
});

test('what is to come is not promised: what has happened is told with that', () => {
  const want = ask(`tell me when ${WALLET.id} moves more than 100 SOL`)?.want;
  expect(want).toMatchObject({ kind: 'query', notes: ['note-alerts'] });
  expect(ask('let me know when lnKELP hits $1')?.want).toEqual({ kind: 'product', topic: 'alerts' });
  expect(ask('tell me when lnKELP was created')?.want).toMatchObject({ kind: 'measures', keys: ['created'] });
});

test.each([
  ['how much sol is this wallet up or down since the first block you have', 'balanceChange', 'from'],
  ['whats its sol balance at the start of the data you have', 'balance', 'at'],
])('all there is as a time: %s', (text, key, end) => {
  const question = ask(text, WALLET);
  expect(question?.want.kind === 'measures' && question.want.keys).toContain(key);
  expect(question?.time?.[end as 'from']).toBe(1);
});

test.each([
  ['how much of its bag is in lnKELP, percent wise', 'portfolioShare'],
  ['what percent of his portfolio is lnKELP', 'portfolioShare'],
  ['what share of the supply does this wallet hold of lnKELP', 'tokenShare'],
])('a part of a wallet, or of the supply: %s', (text, key) => {
  expect(ask(text, WALLET)?.want).toMatchObject({ keys: [key] });
});

test('how far a curve is and what is missing', () => {
  expect(
    ask('how far along the curve is it, and how much sol is still missing to graduate', KELP)?.want,
  ).toMatchObject({ keys: ['curve', 'solMissing'] });
  expect(ask('how many of its launches have graduated', WALLET)?.want).toMatchObject({
    keys: ['graduatedLaunches'],
  });
});
