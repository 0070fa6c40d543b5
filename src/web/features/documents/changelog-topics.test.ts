import { expect, test } from 'vitest';
import type { ListItem } from '#std/markdown/markdown-tree';
import { toTopics, toTopicTitle } from './changelog-topics.ts';

const item = (text: string): ListItem => ({
  children: [{ kind: 'paragraph', children: [{ kind: 'text', text }] }],
});

test('a change belongs to what its text begins with, not to what it mentions later', () => {
  expect(toTopicTitle('The assistant names pools')).toBe('Assistant');
  expect(toTopicTitle('`/api/launches` takes up to 100 mints')).toBe('API, exports and webhooks');
  expect(toTopicTitle('For those who run it: an index in a ClickHouse')).toBe('Self-hosting');
  expect(toTopicTitle('The localnet has perpetuals')).toBe('Localnet');
  expect(toTopicTitle('A filter chosen while the page loads is no longer lost.')).toBe(
    'Pages, look and keys',
  );
  expect(
    toTopicTitle(
      `Charts of sums over time are bars from zero, in intervals chosen by how much ${'is '.repeat(20)}asked of the assistant`,
    ),
  ).toBe('Pages, look and keys');
});

test('every change is in one topic, and keeps its order there', () => {
  const items = ['The assistant a', 'The localnet b', 'The assistant c', 'Six themes'].map(item);
  const topics = toTopics(items);
  expect(topics.map(({ title }) => title)).toEqual(['Assistant', 'Localnet', 'Pages, look and keys']);
  expect(topics[0]?.items).toEqual([items[0], items[2]]);
  expect(topics.flatMap((topic) => topic.items)).toHaveLength(items.length);
});
