import { expect, test } from 'vitest';
import { after, afterAll, answered, read, TRANSACTION } from './testing/turns.ts';
import { parse } from './parse.ts';

test.each([
  ['my boss wants to know who signed @T', 'signers'],
  ['for a report i am writing: what is the supply of lnKELP?', 'supply'],
  ['quick question before lunch, how many holders has lnKELP', 'holders'],
  ['para un informe: ¿cuál es el suministro de lnKELP?', 'supply'],
  ['ich schreibe einen bericht: wie viele Halter hat lnKELP?', 'holders'],
])('what it is asked for is no condition of it: %s', (text, key) => {
  const question = read(text);
  expect(question?.want).toMatchObject({ keys: [key] });
  expect(question?.unused).toEqual([]);
});

test.each([
  ['for trades over 5 SOL: who bought lnKELP the most', ['5', 'SOL']],
  ['arbitrage traders of lnKELP', ['arbitrage']],
])('words that mean something are of the question wherever they stand: %s', (text, words) => {
  const question = read(text);
  const isHeld = (question?.bounds.length ?? 0) > 0 || JSON.stringify(question?.want).includes('lamports');
  expect(isHeld || words.some((word) => question?.unused.includes(word))).toBe(true);
});

test('a thing that is called what it is not is told apart', () => {
  const called = (text: string) =>
    parse({ text: text.replace('@T', TRANSACTION), nowMs: 0, kinds: new Map(), names: [] })?.mistaken;
  expect(called('which wallet deployed @T as a program')).toMatchObject({ as: 'program' });
  expect(called('who signed the transaction @T')).toBeUndefined();
  expect(called('is @T a program')).toBeUndefined();
});

test('trades of a token are not those of its mint', () => {
  expect(read('why was lnKELP never traded')?.want).toMatchObject({ of: 'token', key: 'traded' });
});

test('five minutes are no minute', () => {
  expect(
    JSON.stringify(after('volume of lnKELP in the last hour', 'split it per 5 minutes')?.want),
  ).toContain('"per":"fiveMinutes"');
});

test('the other end, another number and as long before are taken from the question before', () => {
  expect(JSON.stringify(after('which tokens gained the most today', 'losers?')?.want)).toContain(
    '"descending":false',
  );
  expect(after('failed transactions in the last 20 minutes', 'no sorry, 30')?.time?.text).toContain('30');
  const first = answered('failed transactions in the last 10 minutes').question?.time;
  const before = after('failed transactions in the last 10 minutes', 'and the ten before that?');
  expect(before?.unused).toEqual([]);
  expect(before?.time?.to).toBe(first?.from);
});

test('a recap tells what was asked, in its order', () => {
  const turns = [answered('price of lnKELP'), answered('supply of lnKELP')];
  expect(read('put all of that in four bullet points', turns)?.want).toMatchObject({ keys: ['supply'] });
  expect(afterAll('price of lnKELP', 'recap so far').map(({ layout }) => layout)).toEqual(['short']);
});

test.each([
  ['my boss wants to know the price of lnKELP', 'price'],
  ['my boss wants to know who created lnKELP', 'creator'],
  ['a customer wants to know the supply of lnKELP', 'supply'],
  ['my boss wants to know the price of lnKELP before we sell', 'price'],
])('who wants to know it is nobody that is asked about: %s', (text, key) => {
  const question = read(text);
  expect(question?.want).toMatchObject({ kind: 'measures', keys: [key] });
  expect(question?.unused).toEqual([]);
});

test('who a wallet belongs to is declined all the same', () => {
  expect(read('does @A belong to my boss')?.want).toMatchObject({ kind: 'decline', why: 'identity' });
});

test.each([
  ['what was the price of lnKELP before i bought it', 'before'],
  ['precio de lnKELP antes de que yo comprara', 'antes'],
  ['prix de lnKELP avant que j’achète', 'avant'],
  ['Preis von lnKELP bevor ich gekauft habe', 'bevor'],
])('a time that cannot be read is named: %s', (text, word) => {
  expect(read(text)?.unused).toContain(word);
});
