import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readOne } from '../testing/readings.ts';

const lines = readFileSync(join(import.meta.dirname, '../testing/recorded-cases.txt'), 'utf8').split('\n');
const cases = lines.filter((line) => line !== '' && !line.startsWith('#')).map((line) => line.split(' | '));

/** `name=value name=value`, with `_` for a blank; `-` for none. */
const toRecord = (text: string): Record<string, string> =>
  text === '-' ? {} : Object.fromEntries(text.split(' ').map((pair) => pair.replaceAll('_', ' ').split('=')));

describe('instructions as they stand on chain', () => {
  test('this test sees the cases', () => {
    expect(cases.length).toBeGreaterThan(15);
  });

  test.each(cases)('%s is read', (_signature, program, accounts = '-', hex = '', name, fields = '-') => {
    const read = readOne(program!, accounts === '-' ? [] : accounts.split(' '), Buffer.from(hex, 'hex'));
    expect({ reading: read.reading, name: read.name, fields: read.fields }).toEqual({
      reading: 'decoded',
      name,
      fields: toRecord(fields),
    });
  });
});
