import { expect, test } from 'vitest';
import { filterQueries, groupQueries } from './query-subjects.ts';

const query = (name: string, about: string, ...tables: readonly string[]) => ({ name, about, tables });
const QUERIES = [
  query('new-trades', 'The newest trades.', 'swaps', 'transactions'),
  query('coverage', 'First and newest slot of the index.', 'blocks', 'checkpoints'),
  query('newest-of-moons', 'Of a table nobody put anywhere.', 'moons'),
  query('block-sums', 'What happened in the blocks of some slots.', 'blocks'),
];
const names = (queries: readonly { readonly name: string }[]) => queries.map(({ name }) => name);

test('groups follow the order of the subjects, and a table of no subject comes last', () => {
  expect(groupQueries(QUERIES).map(({ title, queries }) => [title, names(queries)])).toEqual([
    ['Network', ['coverage', 'block-sums']],
    ['Trades', ['new-trades']],
    ['Other', ['newest-of-moons']],
  ]);
});

test('every word has to be found, in the name, the question or a table', () => {
  expect(names(filterQueries(QUERIES, { q: 'NEWEST slot', subject: undefined }))).toEqual(['coverage']);
  expect(names(filterQueries(QUERIES, { q: 'checkpoints', subject: undefined }))).toEqual(['coverage']);
  expect(names(filterQueries(QUERIES, { q: 'newest', subject: 'trades' }))).toEqual(['new-trades']);
  expect(filterQueries(QUERIES, { q: undefined, subject: 'anomalies' })).toEqual([]);
});
