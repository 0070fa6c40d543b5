import { expect, test } from 'vitest';
import { canCancel, canClear, canDownload, canRetry, toJobNotes, toJobText, type Job } from './job-texts.ts';

const job = (status: Job['status'], more: Partial<Job> = {}): Job => ({
  id: '0'.repeat(32),
  name: 'Blocks',
  format: 'csv',
  config: { format: 'csv' },
  data: { kind: 'list', title: 'Blocks', cluster: 'localnet' },
  status,
  progress: 0,
  rows: 0,
  createdAt: 0,
  createdBy: 'a',
  ...more,
});
const result: NonNullable<Job['result']> = {
  success: true,
  url: '/api/exports/0/file',
  downloadUrl: '/api/exports/0/file',
  filename: 'x.csv',
  size: 2048,
  format: 'csv',
  expiresAt: 1_000,
  metadata: {
    title: 'Blocks',
    cluster: 'localnet',
    source: 'x',
    exportedAt: '2026-09-15T00:00:00.000Z',
    stale: true,
    rows: 1_000,
    truncated: true,
    truncatedBy: 'A file of this format holds 1000 rows.',
  },
};

test('only preparing and exporting jobs can be cancelled, failed ones retried, finished and failed ones cleared', () => {
  const of = (can: (one: Job) => boolean) =>
    (['idle', 'preparing', 'exporting', 'completed', 'error'] as const).filter((status) => can(job(status)));
  expect(of(canCancel)).toEqual(['preparing', 'exporting']);
  expect(of(canRetry)).toEqual(['error']);
  expect(of(canClear)).toEqual(['completed', 'error']);
});

test('a job says how far it has come, what went wrong, and what is missing', () => {
  expect(toJobText(job('preparing'), 0)).toBe('Preparing');
  expect(toJobText(job('exporting', { progress: 40, rows: 1_200 }), 0)).toBe('Exporting, 40 % (1,200 rows)');
  expect(toJobText(job('error', { error: 'Cancelled by user' }), 0)).toBe('Cancelled by user');
  const done = job('completed', { result, progress: 100 });
  expect(toJobText(done, 999)).toBe('Completed: 1,000 rows, 2 KiB');
  expect(canDownload(done, 999)).toBe(true);
  expect(toJobText(done, 1_000)).toBe('Completed: 1,000 rows, 2 KiB. The file is no longer stored.');
  expect(canDownload(done, 1_000)).toBe(false);
  expect(toJobNotes(done)).toEqual([
    'The file is incomplete. A file of this format holds 1000 rows.',
    'Part of it is older: no node could be reached for it.',
  ]);
});
