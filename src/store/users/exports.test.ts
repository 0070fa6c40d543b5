import { afterEach, beforeEach, expect, test } from 'vitest';
import type { StoredExportJob } from './exports.ts';
import { describeOnBothEngines, type StoreUnderTest } from './testing.ts';

const ALICE = { userId: 'a'.repeat(32), tenant: '' };
const BOB = { userId: 'b'.repeat(32), tenant: '' };
const HOUR = 3_600_000;

const jobOf = (id: string, owner = ALICE, createdMs = 1_000): StoredExportJob => ({
  ...owner,
  id,
  server: 's1',
  name: 'Blocks',
  format: 'csv',
  config: '{"format":"csv"}',
  summary: '{}',
  status: 'idle',
  rowCount: 0,
  error: '',
  result: '',
  createdMs,
  startedMs: 0,
  completedMs: 0,
});

describeOnBothEngines('exports of people', (open) => {
  let under: StoreUnderTest;
  beforeEach(async () => {
    under = await open();
    await under.store.accounts.ofWallet('A'.repeat(43), ALICE.userId, 0);
    await under.store.accounts.ofWallet('B'.repeat(43), BOB.userId, 0);
  });
  afterEach(() => under.close());
  const statusOf = async (id: string) => (await under.store.exports.find(ALICE, id))?.status;

  test('a job goes from idle to preparing to exporting to completed, and no other way', async () => {
    const { exports } = under.store;
    await exports.add(jobOf('j1'), '{}');
    expect(await statusOf('j1')).toBe('idle');
    expect(await exports.begin('j1')).toBe(false);
    expect(await exports.complete('j1', '{}', 1, 2)).toBe(false);
    expect(await exports.prepare('j1', 2)).toBe(true);
    expect(await exports.prepare('j1', 2)).toBe(false);
    expect(await statusOf('j1')).toBe('preparing');
    expect(await exports.begin('j1')).toBe(true);
    expect(await statusOf('j1')).toBe('exporting');
    expect(await exports.complete('j1', '{"x":1}', 7, 3)).toBe(true);
    expect(await exports.find(ALICE, 'j1')).toMatchObject({
      status: 'completed',
      result: '{"x":1}',
      rowCount: 7,
      startedMs: 2,
      completedMs: 3,
    });
    expect(await exports.fail('j1', 'late', 4)).toBe(false);
  });

  test('only preparing and exporting jobs can be cancelled, only finished ones removed', async () => {
    const { exports } = under.store;
    await exports.add(jobOf('j1'), '{}');
    expect(await exports.cancel(ALICE, 'j1', 'Cancelled by user', 5)).toBe(false);
    expect(await exports.remove(ALICE, 'j1')).toBe(false);
    await exports.prepare('j1', 2);
    expect(await exports.cancel(ALICE, 'j1', 'Cancelled by user', 5)).toBe(true);
    expect(await exports.find(ALICE, 'j1')).toMatchObject({ status: 'error', error: 'Cancelled by user' });
    expect(await exports.cancel(ALICE, 'j1', 'Cancelled by user', 5)).toBe(false);
    expect(await exports.remove(ALICE, 'j1')).toBe(true);
    expect(await exports.list(ALICE)).toEqual([]);
  });

  test('nothing of one owner or tenant is reached by another', async () => {
    const { exports } = under.store;
    await exports.add(jobOf('j1'), '{"secret":1}');
    await exports.prepare('j1', 2);
    await exports.addTemplate({ ...ALICE, id: 't1', name: 'x', format: 'csv', config: '{}', createdMs: 1 });
    for (const other of [BOB, { ...ALICE, tenant: 'acme' }]) {
      expect(await exports.find(other, 'j1')).toBeUndefined();
      expect(await exports.sourceOf(other, 'j1')).toBeUndefined();
      expect(await exports.list(other)).toEqual([]);
      expect(await exports.cancel(other, 'j1', 'no', 3)).toBe(false);
      expect(await exports.remove(other, 'j1')).toBe(false);
      expect(await exports.templates(other)).toEqual([]);
      expect(await exports.removeTemplate(other, 't1')).toBe(false);
    }
    expect(await exports.sourceOf(ALICE, 'j1')).toBe('{"secret":1}');
    expect(await exports.templates(ALICE)).toHaveLength(1);
  });

  test('a restart fails the jobs of its own server and no others', async () => {
    const { exports } = under.store;
    await exports.add(jobOf('j1'), '{}');
    await exports.prepare('j1', 2);
    await exports.begin('j1');
    await exports.add({ ...jobOf('j2'), server: 's2' }, '{}');
    expect(await exports.failAll('s1', 'restarted', 9)).toBe(1);
    expect(await exports.find(ALICE, 'j1')).toMatchObject({ status: 'error', error: 'restarted' });
    expect(await statusOf('j2')).toBe('idle');
  });

  test('fifty finished jobs and fifty templates are stored', async () => {
    const { exports } = under.store;
    for (let i = 0; i < 52; i++) {
      await exports.add(jobOf(`j${i}`, ALICE, 1_000 + i), '{}');
      await exports.fail(`j${i}`, 'x', 1);
    }
    await exports.add(jobOf('last', ALICE, 2_000), '{}');
    expect(await exports.list(ALICE)).toHaveLength(50);
    expect(await statusOf('j0')).toBeUndefined();
    const add = (id: string) =>
      exports.addTemplate({ ...ALICE, id, name: 'x', format: 'csv', config: '{}', createdMs: 1 });
    for (let i = 0; i < 50; i++) expect(await add(`t${i}`)).toBe(true);
    expect(await add('t50')).toBe(false);
  });

  test('jobs of everyone are counted by status', async () => {
    const { exports } = under.store;
    await exports.add(jobOf('j1'), '{}');
    await exports.add(jobOf('j2'), '{}');
    await exports.add(jobOf('j3', BOB), '{}');
    await exports.prepare('j2', 2);
    expect(await exports.countByStatus()).toEqual({ idle: 2, preparing: 1 });
  });

  test('jobs are forgotten after a day', async () => {
    const { exports } = under.store;
    await exports.add(jobOf('j1', ALICE, 1_000), '{}');
    await under.store.sweep(24 * HOUR);
    expect(await exports.list(ALICE)).toHaveLength(1);
    await under.store.sweep(24 * HOUR + 1_000);
    expect(await exports.list(ALICE)).toEqual([]);
  });
});
