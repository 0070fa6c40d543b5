import { expect, test } from 'vitest';
import { after, answered, read, sol, WALLET } from '../testing/turns.ts';

const unused = (text: string): readonly string[] => read(text)?.unused ?? ['not read'];

test.each([
  'average trade size of lnKELP per hour, and which hour was the highest',
  'transfers over 10 SOL that did not come from @A, newest first',
  'avg trade size of lnKELP per pool, biggest first',
  'transfers over 1 SOL between 1 and 2 hours ago',
  'spread the trades of lnKELP by hour',
  'recent stake and unstake events',
  'avg fee people pay',
  'does @A hold lnKELP tho',
  'сколько всего свопов было за последние 2 часа?',
  'qual validador cobra menos comissão?',
  '@A에서 @B로 보낸 적 있어?',
  'lnKELP前十大持有者占比多少',
  'how much did @A buy and sell of lnKELP in the last 3 hours',
  'tokens with at least 2 holders but zero trades in the last hour',
  'buys vs sells of lnKELP in the last hour compared to the hour before, in SOL',
  'anybody who bought and sold lnKELP in a single block?',
])('nothing that is held is said to be left out: %s', (text) => {
  expect(unused(text)).toEqual([]);
});

test.each([
  ['list validators with commission under 10% and more stake than the average', ['more', 'than', 'average']],
  ['of the wallets that bought lnKELP, how many sold everything', ['everything']],
  ['traders who traded more than one token', ['more than one']],
  ['tokens with more than 10 holders but not frozen', ['not', 'frozen']],
  ['trades of lnKELP where the price was more than 10% away', ['more than 10', 'away']],
  ['did @A pay more fees today than he made on trades?', ['more', 'than', 'trades']],
  ['ada berapa trader yg beli lnKELP lebih dari sekali', ['lebih dari sekali']],
])('a condition that no part of the question has is named: %s', (text, words) => {
  expect(unused(text)).toEqual(words);
});

test.each([
  'did supply of lnKELP change since launch, any mint or burn?',
  'did @A pay more fees today than he made on trades?',
  'is @A a good trader',
])('a part decides no yes or no: %s', (text) => {
  const question = read(text);
  expect(question?.unused).not.toEqual([]);
  expect(question?.form).toBe('value');
});

test('a row that an ordinal names is used, and so is a unit with the one it is not', () => {
  const list = { ...answered('top holders of lnKELP'), listed: [{ kind: 'account' as const, id: WALLET }] };
  expect(read('has the first one sold anything', [list])?.unused).toEqual([]);
  expect(after('fee of @T', 'in sol not lamports', [sol('5000')])?.unused).toEqual([]);
});

test('what is asked of now is not told by what was so in a transaction', () => {
  expect(after('what did @T do', 'how much sol is staked there now')?.unused).toContain('now');
});

test('a thing that no condition holds is named', () => {
  const first = answered('who traded the most today');
  const list = { ...first, listed: [{ kind: 'account' as const, id: WALLET }] };
  const question = read('show me everything the first one did with lnKELP', [list]);
  const isHeld = JSON.stringify(question?.want).includes('GC8zDHdpZqkHpjsF3iMHjdpCqkU5CNcCQ7GL7StESmyj');
  expect(isHeld || question?.unused.includes('lnKELP')).toBe(true);
});

test.each([
  ['volume of lnKELP in the last hour', undefined],
  ['volume of lnKELP yesterday', true],
])('only what reaches to now is of the windows up to now: %s', (text, isPast) => {
  expect(read(text)?.time?.isPast).toBe(isPast);
});

test('what is left out by its receiver is no condition on its sender', () => {
  const question = read('transfers over 5 SOL, not to @A');
  const where = question?.want.kind === 'query' ? question.want.query.where : [];
  expect(where).toContainEqual(expect.objectContaining({ field: 'receiver', is: '!=' }));
  expect(where?.some(({ field }) => field === 'sender')).toBe(false);
});

test('what is denied behind a bound leaves the bound as it is', () => {
  const { want } = read('tokens with more than 10 holders that cannot be frozen') ?? {};
  expect(want?.kind === 'query' && want.query.where).toEqual([{ field: 'holders', is: '>', value: '10' }]);
});
