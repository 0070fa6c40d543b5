import { expect, test } from 'vitest';
import { toSentenceText } from '#contracts/text/value-text';
import { UNKNOWN_TITLE } from '../decode-instruction.ts';
import { addressNamed } from '../testing/build-transaction.ts';
import { at, inputOf, toText, type Step } from '../testing/summary-steps.ts';
import { describeMainAction } from './main-action.ts';
import { withOthers } from './other-calls.ts';
import { summarise } from './summarise.ts';

const ORDERS = addressNamed('book');
const call = (name: string, sentence?: string): Step => ({
  program: ORDERS,
  of: 'Book',
  name,
  ...(sentence !== undefined && { sentence }),
});
const CANCEL = call('cancel all orders', 'Cancel all own orders');
const post: Step = {
  ...call('post', 'Post the raw price {price} to the feed'),
  fields: [{ name: 'price', value: { kind: 'integer', integer: 7 } }],
};
const side = (choice: string): Step => ({
  ...call('place', 'Place an order to {side}'),
  fields: [{ name: 'side', value: { kind: 'choice', choice } }],
});
const trade = (mint: string): Step => ({
  ...call('swap', 'Swap {units}'),
  fields: [{ name: 'units', value: { kind: 'amount', amount: 7n, mint: at(mint), decimals: 2 } }],
});
const SHORT = at('cat').replace(/^(.{4}).*(.{4})$/, '$1…$2');
const say = (steps: readonly Step[]): string => {
  const { template, fields } = summarise(inputOf(steps), undefined).summary;
  return toSentenceText({ template, fields }, { labels: {}, tokens: {} }).replace(/^\S+ /, '');
};

test.each<[readonly Step[], string]>([
  [[CANCEL], 'cancelled all own orders'],
  [[CANCEL, CANCEL, CANCEL], 'cancelled all own orders, with 2 more like it'],
  [
    [CANCEL, call('place order'), call('place order')],
    'cancelled all own orders, and called place order 2 times',
  ],
  [
    [CANCEL, call('place order'), call('settle')],
    'cancelled all own orders, and called place order and called settle',
  ],
  [[CANCEL, call('place', 'Place an order')], 'cancelled all own orders, and placed an order'],
  [
    [CANCEL, call('place', 'Place a limit order on Book'), call('place', 'Place a limit order on Book')],
    'cancelled all own orders, and placed 2 limit orders',
  ],
  [
    [
      CANCEL,
      call('add', 'Add an entry to the book'),
      call('add', 'Add an entry to the book'),
      call('pay', 'Pay it'),
    ],
    'cancelled all own orders, and added 2 entries and paid it',
  ],
  [
    [CANCEL, side('buy'), side('sell'), side('buy')],
    'cancelled all own orders, and placed 3 orders (2 buy, 1 sell)',
  ],
  [
    [CANCEL, call('crank', 'Crank the book'), call('crank', 'Crank the book')],
    'cancelled all own orders, and cranked the book 2 times',
  ],
  [
    [call('post', 'Post the raw price'), call('post', 'Post the raw price')],
    'posted the raw price, with 1 more like it',
  ],
  [[post, post, post], 'posted the raw price 7 to the feed, and 2 more raw prices'],
  [
    [call('run', 'Run a step of the proof'), call('run', 'Run a step of the proof')],
    'ran a step of the proof, and 1 more step',
  ],
  [
    [call('settle', 'Settle the orders of it'), call('settle', 'Settle the orders of it')],
    'settled the orders of it, with 1 more like it',
  ],
  [[CANCEL, call('one'), call('two'), call('three')], 'cancelled all own orders, and 3 more instructions'],
  [[trade('cat'), trade('dog')], `swapped 0.07 ${SHORT}, and made 1 more swap`],
  [[trade('cat'), trade('cat')], `swapped 0.07 ${SHORT}, with 1 more like it`],
])('of %# says what else was called', (steps, expected) => {
  expect(say(steps)).toBe(expected);
});

test('of what failed says what else was asked for, and counts nothing', () => {
  const tell = (steps: readonly Step[]): string => {
    const input = inputOf([CANCEL, ...steps], true);
    const draft = { action: 'call', past: 'cancelled', infinitive: 'cancel', rest: 'all', fields: [] };
    return withOthers(draft, input.instructions[0]!, input).rest;
  };
  expect(tell([call('place', 'Place an order')])).toBe('all and place an order');
  expect(tell([call('place', 'Place an order'), call('pay', 'Pay it')])).toBe(
    'all, place an order and pay it',
  );
  expect(tell([call('one'), call('two'), call('three')])).toBe('all');
});

test('of swaps that failed together the others are swaps that were to be made', () => {
  const input = inputOf([trade('cat'), trade('dog'), trade('dog')], true);
  const draft = describeMainAction(input.instructions[0]!, input)!;
  expect(toText({ ...withOthers(draft, input.instructions[0]!, input), past: 'swap' })).toBe(
    `swap 0.07 ${SHORT} and make 2 more swaps`,
  );
});

const LOST = addressNamed('unknown program');
const unknown = (inner: readonly Step[] = []): Step => ({
  program: LOST,
  of: 'x',
  name: UNKNOWN_TITLE,
  inner,
});

test('of a program nobody knows the one call that is known is told, and its others are calls of it', () => {
  expect(say([unknown([call('place', 'Place an order')])])).toMatch(/^called \S+, which placed an order$/);
  expect(say([unknown(), unknown()])).toMatch(/^called \S+, and 1 more call of it$/);
  expect(say([unknown(), call('one'), call('two'), call('three')])).toMatch(/, and 3 more instructions$/);
});

test('the same once more for somebody else says for whom', () => {
  const give = (item: string, to: string): Step => ({
    ...call('give', 'Give {item} to {receiver}'),
    fields: [
      { name: 'item', value: { kind: 'text', text: item } },
      { name: 'receiver', value: { kind: 'address', address: at(to) } },
    ],
  });
  const short = (name: string): string => at(name).replace(/^(.{4}).*(.{4})$/, '$1…$2');
  expect(say([give('a hat', 'ann'), give('a hat', 'bob')])).toMatch(
    new RegExp(`^gave a hat to ${short('ann')}.*, and another to ${short('bob')}$`),
  );
  expect(say([give('a hat', 'ann'), give('a cap', 'bob')])).toMatch(
    new RegExp(`^gave a hat to ${short('ann')}.*, and a cap to ${short('bob')}$`),
  );
  expect(say([give('a hat', 'ann'), give('a hat', 'bob'), give('a hat', 'eve')])).toMatch(
    /, with 2 more like it to others$/,
  );
  // Twice the same is for nobody else.
  expect(say([give('a hat', 'ann'), give('a hat', 'ann')])).toMatch(/, with 1 more like it$/);
});
