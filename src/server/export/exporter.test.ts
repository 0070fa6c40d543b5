import { mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Api } from '#contracts/api';
import type { ExportJob, ExportSource } from '#contracts/export/exports';
import { silentLog } from '#std/log';
import { openUserStore, type UserStore } from '#store/users/user-store';
import { createApi } from '../answering/answer.ts';
import { NodeError, createScriptedClusters, type Script } from '../testing/scripted-cluster.ts';
import { openExporter, type Exporter, type ExporterParts, type ExportWish } from './exporter.ts';
import { composeAnswers } from '../compose.ts';
import { createHub } from '../shared-state/in-process.ts';

const ALICE = { userId: 'a'.repeat(32), tenant: '' };
const BOB = { userId: 'b'.repeat(32), tenant: '' };
const NOW = Date.UTC(2026, 8, 15);

const rows = (count: number): ExportSource => ({
  kind: 'rows',
  title: 'Things',
  columns: [
    { key: 'a', title: 'A' },
    { key: 'b', title: 'B' },
  ],
  rows: Array.from({ length: count }, (_, i) => [String(i), `=${i}`]),
});
const wish = (source: ExportSource, more: Partial<ExportWish> = {}): ExportWish => ({
  name: 'Things',
  config: { format: 'csv' },
  source,
  cluster: 'localnet',
  ...more,
});
/** Newest block 99; nothing answers below the slots where `gate` waits. */
function createNode(gate: { readonly wait: (first: number) => Promise<void> | undefined }): Script {
  return {
    getSlot: () => 99,
    getBlocks: async ([first, last]) => {
      await gate.wait(Number(first));
      return Array.from({ length: Number(last) - Number(first) + 1 }, (_, i) => Number(first) + i);
    },
    getSlotLeaders: () => [],
    getBlock: () => {
      throw new NodeError(-32009);
    },
    getMultipleAccounts: ([addresses]) => ({
      context: { slot: 99 },
      value: (addresses as string[]).map(() => null),
    }),
  };
}

describe('export jobs', () => {
  let folder: string;
  let users: UserStore;
  let exporter: Exporter;
  let nowMs: number;
  let gate: { wait: (first: number) => Promise<void> | undefined };

  const start = (parts: Partial<ExporterParts> = {}) => {
    const clusters = createScriptedClusters({ localnet: createNode({ wait: (first) => gate.wait(first) }) });
    return openExporter({
      folder: join(folder, 'exports'),
      jobs: users.exports,
      log: silentLog,
      nowMs: () => nowMs,
      apiOf: (cluster): Api => createApi(composeAnswers({ clusters, log: silentLog }), cluster),
      ...parts,
    });
  };
  /** The job once `isThere` says so. */
  const until = async (id: string, isThere: (job: ExportJob) => boolean): Promise<ExportJob> => {
    for (;;) {
      const job = await exporter.get(ALICE, id);
      if (isThere(job)) return job;
      await new Promise((resolve) => setImmediate(resolve));
    }
  };
  const finished = (id: string) => until(id, ({ status }) => status === 'completed' || status === 'error');
  const never = () => new Promise<void>(() => {});
  const files = () => readdirSync(join(folder, 'exports')).filter((name) => name !== 'server-id');

  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'exports-'));
    users = await openUserStore({ kind: 'memory' });
    for (const { userId } of [ALICE, BOB])
      await users.accounts.ofWallet(userId.repeat(2).slice(0, 43), userId, 0);
    nowMs = NOW;
    gate = { wait: () => undefined };
    exporter = await start();
  });
  afterEach(async () => {
    await exporter.close();
    await users.close();
    rmSync(folder, { recursive: true, force: true });
  });

  test('a job begins with preparing and ends completed with progress 100 and a result', async () => {
    const job = await exporter.create(ALICE, wish(rows(3)));
    expect(job).toMatchObject({ status: 'preparing', progress: 0, name: 'Things', createdBy: ALICE.userId });
    expect(job.id).toMatch(/^[0-9a-f]{32}$/);
    expect(job).not.toHaveProperty('result');
    const done = await finished(job.id);
    expect(done).toMatchObject({
      status: 'completed',
      progress: 100,
      createdAt: NOW,
      startedAt: NOW,
      completedAt: NOW,
      result: {
        success: true,
        filename: 'export-2026-09-15T00-00-00Z.csv',
        format: 'csv',
        url: `/api/exports/${job.id}/file`,
        downloadUrl: `/api/exports/${job.id}/file`,
        metadata: { title: 'Things', cluster: 'localnet', rows: 3, truncated: false, stale: false },
      },
    });
    const file = await exporter.file(ALICE, job.id);
    expect(readFileSync(file.path, 'utf8')).toBe("A,B\r\n0,'=0\r\n1,'=1\r\n2,'=2\r\n");
    expect(file.size).toBe(done.result!.size);
  });

  test('a whole list is read page by page on the server, with where it comes from', async () => {
    const source = { kind: 'list', list: 'blocks', input: {} } as const;
    const { id } = await exporter.create(ALICE, wish(source, { config: { format: 'json' } }));
    const { result } = await finished(id);
    expect(result?.metadata).toMatchObject({
      title: 'Blocks',
      source: 'embedded localnet',
      asOfSlot: 99,
      rows: 100,
      truncated: false,
    });
    const { rows: blocks } = JSON.parse(readFileSync((await exporter.file(ALICE, id)).path, 'utf8')) as {
      rows: { slot: number }[];
    };
    expect(blocks.map(({ slot }) => slot)).toEqual(Array.from({ length: 100 }, (_, i) => 99 - i));
  });

  test('one page of a list is all of it when only that was asked for, and the job says so', async () => {
    const source = { kind: 'list', list: 'blocks', input: {}, pages: 1 } as const;
    const { id } = await exporter.create(ALICE, wish(source));
    expect((await finished(id)).result?.metadata).toMatchObject({
      rows: 50,
      truncated: true,
      truncatedBy: 'Only the rows of the page were asked for.',
    });
  });

  test('rows beyond the cap of a format are left out, and the job says so', async () => {
    const { id } = await exporter.create(ALICE, wish(rows(10_001), { config: { format: 'pdf' } }));
    expect((await finished(id)).result?.metadata).toMatchObject({
      rows: 10_000,
      truncated: true,
      truncatedBy: 'A file of this format holds 10000 rows.',
    });
  }, 60_000);

  test('fields that are excluded are not in the file; without any field there is an error', async () => {
    const { id } = await exporter.create(
      ALICE,
      wish(rows(1), { config: { format: 'csv', excludeFields: ['b'] } }),
    );
    await finished(id);
    expect(readFileSync((await exporter.file(ALICE, id)).path, 'utf8')).toBe('A\r\n0\r\n');
    const none = await exporter.create(
      ALICE,
      wish(rows(1), { config: { format: 'csv', excludeFields: ['a', 'b'] } }),
    );
    expect(await finished(none.id)).toMatchObject({ status: 'error', error: 'All fields are left out.' });
  });

  test("cancelling a job that prepares sets the error 'Cancelled by user' and frees its place", async () => {
    gate.wait = never;
    const source = { kind: 'list', list: 'blocks', input: {} } as const;
    const first = await exporter.create(ALICE, wish(source));
    await exporter.create(ALICE, wish(source));
    expect(await exporter.cancel(ALICE, first.id)).toMatchObject({
      status: 'error',
      error: 'Cancelled by user',
    });
    expect((await exporter.create(ALICE, wish(source))).status).toBe('preparing');
  });

  test('cancelling a job that exports ends its thread and leaves no file', async () => {
    gate.wait = (first) => (first < 50 ? never() : undefined);
    const { id } = await exporter.create(ALICE, wish({ kind: 'list', list: 'blocks', input: {} }));
    const job = await until(id, ({ status, rows: count }) => status === 'exporting' && count === 50);
    expect(job.progress).toBe(50);
    expect(await exporter.cancel(ALICE, id)).toMatchObject({ status: 'error', error: 'Cancelled by user' });
    expect(files().filter((name) => !name.endsWith('.part'))).toEqual([]);
    await expect(exporter.file(ALICE, id)).rejects.toMatchObject({ status: 404 });
  });

  test('only jobs that are being made can be cancelled', async () => {
    const { id } = await exporter.create(ALICE, wish(rows(1)));
    await finished(id);
    await expect(exporter.cancel(ALICE, id)).rejects.toMatchObject({ status: 409 });
    expect((await exporter.get(ALICE, id)).status).toBe('completed');
  });

  test('a failed job is retried as a new one and the old one is deleted', async () => {
    gate.wait = never;
    const { id } = await exporter.create(ALICE, wish({ kind: 'list', list: 'blocks', input: {}, pages: 1 }));
    await exporter.cancel(ALICE, id);
    gate.wait = () => undefined;
    const again = await exporter.retry(ALICE, id);
    expect(again.id).not.toBe(id);
    await expect(exporter.get(ALICE, id)).rejects.toMatchObject({ status: 404 });
    expect(await finished(again.id)).toMatchObject({ status: 'completed', name: 'Things' });
    await expect(exporter.retry(ALICE, again.id)).rejects.toMatchObject({ status: 409 });
  });

  test('completed and failed jobs can be cleared with their files, others not', async () => {
    const { id } = await exporter.create(ALICE, wish(rows(1)));
    await finished(id);
    expect(files()).toEqual([id]);
    await exporter.clear(ALICE, id);
    expect(files()).toEqual([]);
    expect(await exporter.list(ALICE)).toEqual([]);
    gate.wait = never;
    const busy = await exporter.create(ALICE, wish({ kind: 'list', list: 'blocks', input: {} }));
    await expect(exporter.clear(ALICE, busy.id)).rejects.toMatchObject({ status: 409 });
  });

  test('two jobs of a person run at once and a third is refused; others do not wait', async () => {
    gate.wait = never;
    const source = { kind: 'list', list: 'blocks', input: {} } as const;
    const started = await Promise.allSettled([1, 2, 3].map(() => exporter.create(ALICE, wish(source))));
    expect(started.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected']);
    await expect(exporter.create(ALICE, wish(source))).rejects.toMatchObject({ status: 429 });
    expect((await exporter.create(BOB, wish(source))).status).toBe('preparing');
  });

  test('every id of Alice is unknown to Bob, and to Alice in an organisation', async () => {
    const { id } = await exporter.create(ALICE, wish(rows(1)));
    await finished(id);
    for (const other of [BOB, { ...ALICE, tenant: 'acme' }]) {
      for (const ask of ['get', 'cancel', 'retry', 'clear', 'file'] as const) {
        await expect(exporter[ask](other, id), ask).rejects.toMatchObject({ status: 404 });
      }
      expect(await exporter.list(other)).toEqual([]);
    }
    expect((await exporter.file(ALICE, id)).filename).toBe('export-2026-09-15T00-00-00Z.csv');
  });

  test('a file is stored for an hour', async () => {
    const { id } = await exporter.create(ALICE, wish(rows(1)));
    await finished(id);
    nowMs = NOW + 3_599_999;
    expect(await exporter.file(ALICE, id)).toBeDefined();
    nowMs = NOW + 3_600_000;
    await expect(exporter.file(ALICE, id)).rejects.toMatchObject({ status: 410 });
  });

  test('a restart turns what was being made into an error that can be retried, and removes half a file', async () => {
    gate.wait = (first) => (first < 50 ? never() : undefined);
    const { id } = await exporter.create(ALICE, wish({ kind: 'list', list: 'blocks', input: {} }));
    await until(id, ({ status }) => status === 'exporting');
    await exporter.close();
    exporter = await start();
    expect(await exporter.get(ALICE, id)).toMatchObject({
      status: 'error',
      error: 'The server was restarted while it made the file. Try again.',
    });
    expect(files()).toEqual([]);
    gate.wait = () => undefined;
    const again = await exporter.retry(ALICE, id);
    expect((await finished(again.id)).status).toBe('completed');
  });

  test('a folder that took nothing is tried again, though nobody exports, until it takes something', async () => {
    await exporter.close();
    const heard: unknown[] = [];
    const { promise: isBack, resolve } = Promise.withResolvers<void>();
    exporter = await start({
      sweepMs: 5,
      hear(failure) {
        heard.push(failure);
        if (failure === undefined) resolve();
      },
    });
    const away = join(folder, 'away');
    renameSync(join(folder, 'exports'), away);
    const { id } = await exporter.create(ALICE, wish(rows(1)));
    expect((await finished(id)).status).toBe('error');
    expect(heard[0]).toBeInstanceOf(Error);
    renameSync(away, join(folder, 'exports'));
    await isBack;
    expect(files()).toEqual([]);
  });

  test('a list that cannot be had is an error in the words of its answer', async () => {
    const source = { kind: 'list', list: 'tokens', input: {} } as const;
    const { id } = await exporter.create(ALICE, wish(source));
    const { status, error } = await finished(id);
    expect(status).toBe('error');
    expect(error).toMatch(/index/i);
    const wrong = await exporter.create(
      ALICE,
      wish({ kind: 'list', list: 'blocks', input: { before: 'x' } }),
    );
    expect((await finished(wrong.id)).error).toMatch(/before: must be a slot/);
  });

  test('a file of another server is refused as that, or found in the folder both see', async () => {
    const there = await start({ folder: join(folder, 'there') });
    const { id } = await exporter.create(ALICE, wish(rows(1)));
    await finished(id);
    expect(await there.get(ALICE, id)).toMatchObject({ status: 'completed' });
    await expect(there.file(ALICE, id)).rejects.toMatchObject({
      status: 503,
      message: 'This file is on another server of this site. Try again in a moment.',
    });
    await there.close();

    const sharedFolder = join(folder, 'shared');
    await exporter.close();
    exporter = await start({ sharedFolder });
    const seeing = await start({ folder: join(folder, 'there'), sharedFolder });
    const shared = await exporter.create(ALICE, wish(rows(1)));
    await finished(shared.id);
    const { path } = await seeing.file(ALICE, shared.id);
    expect(readFileSync(path, 'utf8')).toBe("A,B\r\n0,'=0\r\n");
    // A third one that begins takes nothing from those that are at work.
    writeFileSync(join(sharedFolder, `${'c'.repeat(32)}.part`), 'half');
    await (await start({ folder: join(folder, 'third'), sharedFolder })).close();
    expect(readdirSync(sharedFolder)).toHaveLength(2);
    await seeing.clear(ALICE, shared.id);
    expect(readdirSync(sharedFolder)).toEqual([`${'c'.repeat(32)}.part`]);
    await seeing.close();
  });

  test('a job of another server is given up there when it is cancelled', async () => {
    const hub = createHub();
    await exporter.close();
    exporter = await start({ messages: hub.join().messages });
    const there = await start({ folder: join(folder, 'there'), messages: hub.join().messages });
    gate.wait = never;
    const source = { kind: 'list', list: 'blocks', input: {} } as const;
    const { id } = await exporter.create(ALICE, wish(source));
    await exporter.create(ALICE, wish(source));
    await expect(exporter.create(ALICE, wish(source))).rejects.toMatchObject({ status: 429 });
    expect(await there.cancel(ALICE, id)).toMatchObject({ status: 'error', error: 'Cancelled by user' });
    gate.wait = () => undefined;
    let next: ExportJob | undefined;
    while (next === undefined) {
      await new Promise((resolve) => setImmediate(resolve));
      next = await exporter.create(ALICE, wish(source)).catch(() => undefined);
    }
    await there.close();
  });
});
