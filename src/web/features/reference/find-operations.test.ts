import { expect, test } from 'vitest';
import type { OperationRow } from '#contracts/reference';
import { findOperations } from './find-operations.ts';

const row = (name: string, subject: string, method: OperationRow['method'] = 'GET'): OperationRow => ({
  name,
  subject,
  method,
  kind: 'question',
  path: `/api/${name}`,
  says: `All about ${name}.`,
});
const all = [row('blocks', 'Blocks'), row('epoch', 'Blocks'), row('earn', 'Credits', 'POST')];
const namesOf = (search: string) =>
  findOperations(all, search).map(({ subject, operations }) => [subject, operations.map(({ name }) => name)]);

test('without a search every request stands with its subject', () => {
  expect(namesOf('  ')).toEqual([
    ['Blocks', ['blocks', 'epoch']],
    ['Credits', ['earn']],
  ]);
});

test('a search finds requests in which all its words stand, whatever their case', () => {
  expect(namesOf('BLOCKS epo')).toEqual([['Blocks', ['epoch']]]);
  expect(namesOf('post')).toEqual([['Credits', ['earn']]]);
  expect(namesOf('post epoch')).toEqual([]);
});
