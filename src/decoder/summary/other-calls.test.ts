import { expect, test } from 'vitest';
import { toSentenceText } from '#contracts/text/value-text';
import { addressNamed } from '../testing/build-transaction.ts';
import { inputOf, type Step } from '../testing/summary-steps.ts';
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
])('of %# says what else was called', (steps, expected) => {
  expect(say(steps)).toBe(expected);
});

test('of what failed says what else was asked for, and counts nothing', () => {
  const tell = (steps: readonly Step[]): string => {
    const input = inputOf([CANCEL, ...steps], true);
    const draft = { action: 'call', past: 'cancelled', infinitive: 'cancel', rest: 'all', fields: [] };
    return withOthers(draft, input.instructions[0]!, input).rest;
  };
  expect(tell([call('place', 'Place an order')])).toBe('all, and place an order');
  expect(tell([call('one'), call('two'), call('three')])).toBe('all');
});
