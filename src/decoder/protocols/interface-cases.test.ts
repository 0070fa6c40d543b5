import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { listProtocols } from '../protocol-registry.ts';
import { readOne } from '../testing/readings.ts';

const lines = readFileSync(join(import.meta.dirname, '../testing/interface-cases.txt'), 'utf8').split('\n');
const cases = lines.filter((line) => line !== '' && !line.startsWith('#')).map((line) => line.split(' | '));

/** `name=value name=value`, with `_` for a blank; `-` for none. */
const toRecord = (text: string): Record<string, string> =>
  text === '-' ? {} : Object.fromEntries(text.split(' ').map((pair) => pair.replaceAll('_', ' ').split('=')));

describe('interfaces of published IDLs', () => {
  test('this test sees the cases', () => {
    expect(cases.length).toBeGreaterThan(100);
  });

  test.each(cases)(
    '%s reads an instruction as its IDL writes it',
    (key, program, count, hex, name, ...said) => {
      const [fields = '-', accounts = '-'] = said;
      const names = Array.from({ length: Number(count) }, (_unused, i) => `a${i}`);
      const read = readOne(program!, names, Buffer.from(hex!, 'hex'));
      expect({ reading: read.reading, name: read.name, fields: read.fields }).toEqual({
        reading: 'decoded',
        name,
        fields: toRecord(fields),
      });
      expect(read.accounts).toMatchObject(toRecord(accounts));
      const protocol = listProtocols().find(({ definition }) => definition.programs.includes(program!));
      expect(protocol?.definition.key).toBe(key);
    },
  );
});
