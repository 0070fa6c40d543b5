import { expect, test } from 'vitest';
import { createLog } from '#std/log';
import { storeError } from '#store';
import { createStoreReport } from './store-report.ts';

function create() {
  const lines: Record<string, unknown>[] = [];
  const heard: unknown[] = [];
  const log = createLog('warn', (line) => lines.push(JSON.parse(line) as Record<string, unknown>));
  return { lines, heard, report: createStoreReport('mainnet', log, (fault) => heard.push(fault)) };
}

const full = storeError('full', {
  cause: Object.assign(new Error('database or disk is full'), { errcode: 13 }),
});

test('a store that takes nothing is said once, and once that it takes something again', () => {
  const { lines, heard, report } = create();
  for (let time = 0; time < 100; time++) expect(report.failed(full)).toBe(true);
  expect(lines).toMatchObject([
    { level: 'error', event: 'index-not-written', cluster: 'mainnet', fault: 'full' },
  ]);
  for (let time = 0; time < 100; time++) report.worked();
  expect(lines.slice(1)).toMatchObject([{ level: 'warn', event: 'index-written-again' }]);
  expect(heard).toEqual(['full', undefined]);
});

test('the first write of a process ends what was said of the one before it', () => {
  const { lines, heard, report } = create();
  report.worked();
  report.worked();
  expect([lines, heard]).toEqual([[], [undefined]]);
});

test('the fault is named also where it is another’s error that brought it', () => {
  const { heard, report } = create();
  report.failed(storeError('unavailable', { cause: Object.assign(new Error('locked'), { errcode: 5 }) }));
  report.failed(Object.assign(new Error('readonly'), { errcode: 8 }));
  report.failed(storeError('unavailable', { cause: new Error('ECONNREFUSED') }));
  expect(heard).toEqual(['locked', 'not-writable', 'unreachable']);
});

test('what trying again does not mend is not the report’s', () => {
  const { lines, heard, report } = create();
  expect(
    report.failed(storeError('damaged', { cause: Object.assign(new Error('bad'), { errcode: 11 }) })),
  ).toBe(false);
  expect(report.failed(new Error('no endpoint'))).toBe(false);
  expect([lines, heard]).toEqual([[], []]);
});
