import { expect, test } from 'vitest';
import { readAnswer } from './question-types.ts';

const endpoint = (run: string, more = ''): string =>
  `import type { EpochAnswer } from '#contracts/network/epochs';\nimport type { Row } from '../reading/rows.ts';\n${more}export default defineEndpoint({ name: 'a', ${run} });`;

test('the answer is read with where its types come from', () => {
  for (const run of ['async run(ask): Promise<EpochAnswer> {}', 'run: (): Promise<EpochAnswer> => read()']) {
    expect(readAnswer('a.ts', endpoint(run))).toEqual({
      text: 'EpochAnswer',
      imports: new Map([['#contracts/network/epochs', ['EpochAnswer']]]),
    });
  }
});

test('an answer may be written out', () => {
  const { text, imports } = readAnswer(
    'a.ts',
    endpoint('async run(): Promise<{ readonly slots: readonly number[] }> {}'),
  );
  expect([text, imports.size]).toEqual(['{ readonly slots: readonly number[] }', 0]);
});

test.each([
  ['async run(ask) {}', '', 'write the answer of run out'],
  ['run', '', 'write the answer of run out'],
  ['async run(): Promise<Row> {}', '', 'clients cannot see Row'],
  ['async run(): Promise<readonly Own[]> {}', 'interface Own { a: 1 }\n', 'clients cannot see Own'],
])('%s: %s%s', (run, more, message) => {
  expect(() => readAnswer('a.ts', endpoint(run, more))).toThrow(message);
});
