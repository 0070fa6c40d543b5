import { expect, test } from 'vitest';
import { onExportRequest, requestExport, type ExportRequest } from './export-request.ts';
import { toPlainNumber } from './shown-records.ts';

test('a request made before the dialog is loaded waits for it, the newest one only', () => {
  const seen: ExportRequest[] = [];
  requestExport({ title: 'first' });
  requestExport({ title: 'second' });
  const stop = onExportRequest((request) => seen.push(request));
  requestExport({ title: 'third' });
  stop();
  expect(seen.map(({ title }) => title)).toEqual(['second', 'third']);
});

test('grouped digits of a shown number are written together, other texts as they are', () => {
  expect(toPlainNumber('9,057')).toBe('9057');
  expect(toPlainNumber('-1,234,567.25')).toBe('-1234567.25');
  for (const text of ['8 (4 votes)', '1,23', 'a,bcd', '0.5 SOL', '12'])
    expect(toPlainNumber(text)).toBe(text);
});
