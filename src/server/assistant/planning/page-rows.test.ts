import { expect, test } from 'vitest';
import { createContext } from '#assistant/parse/create-context';
import { toEarlier, withPageRows } from './turn-context.ts';

const shown = [1, 2, 3].map((slot) => ({ kind: 'block' as const, id: String(slot) }));
const about = (text: string, thread: Parameters<typeof toEarlier>[0] = []) =>
  createContext({
    text,
    earlier: withPageRows(toEarlier(thread), { page: '/blocks', shown }),
    nowMs: 0,
    kinds: new Map(),
    names: [],
  }).mentions.map(({ subject }) => subject.id);

test('the second one is the second row of the page', () => {
  expect(about('who produced the second one?')).toEqual(['2']);
});

test('which of these means all rows of the page', () => {
  const hello = { question: 'hi', context: { intent: 'talk.hello', entities: [] } };
  expect(about('which of these has the most transactions', [hello])).toEqual(['1', '2', '3']);
});

test('rows an answer listed on the same page come first', () => {
  const listed = [7, 8].map((slot) => ({ kind: 'block' as const, id: String(slot) }));
  const context = { intent: 'query', entities: [], listed, page: '/blocks' };
  expect(about('who produced the second one?', [{ question: 'failed blocks', context }])).toEqual(['8']);
});

test('after a wallet was explained `those` are not the rows of its page', () => {
  const wallet = { kind: 'account' as const, id: 'DySeyJ9V1ZXhJNo1kAacbcBDwax7u6qQtB7iSzNqszbM' };
  const page = `/account/${wallet.id}`;
  const question = {
    subjects: [wallet],
    want: { kind: 'explain', of: 'account', topic: 'overview' },
    bounds: [],
    shape: {},
    form: 'explanation',
    negated: false,
    language: 'en',
    unused: [],
  };
  const context = { intent: 'account.overview', entities: [wallet], page, question };
  const earlier = toEarlier([{ question: 'what is this wallet mostly doing?', context }]);
  expect(earlier).toHaveLength(1);
  expect(withPageRows(earlier, { page, shown })).toEqual(earlier);
  expect(withPageRows(earlier, { page: '/blocks', shown })).toHaveLength(2);
});
