/** Answers that stay open in the name of a team leave nothing behind that nobody waits for. */
import { mkdtempSync, readdirSync, readlinkSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { describeOnBothEngines } from '#store/users/testing';
import { createActingApp, createSigner, signIn } from '../sign-in/acting-app.ts';

/** More than a stream reads ahead, so that its file is open until somebody has read it. */
const ROWS = Array.from({ length: 1_000 }, () => ['x'.repeat(500)]);
const SOURCE = { kind: 'rows', title: 'Things', columns: [{ key: 'a', title: 'A' }], rows: ROWS };

describeOnBothEngines('an answer that stays open', (open) => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'open-answers-'));
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  });
  afterEach(() => {
    vi.useRealTimers();
    rmSync(folder, { recursive: true, force: true });
  });
  const start = async () => {
    const { store, close } = await open();
    const browser = createActingApp(store, { DATA_DIR: folder }).openBrowser();
    await signIn(browser, createSigner());
    const team = String((await browser.post('/api/teams', { name: 'Desk' })).body['id']);
    return { store, browser, team, close };
  };
  const startExport = async () => {
    const begun = await start();
    const { browser, team } = begun;
    const made = await browser.post('/api/exports', { team, config: { format: 'csv' }, source: SOURCE });
    const path = `/api/exports/${String(made.body['id'])}`;
    for (;;) {
      const { status } = (await browser.get(`${path}?team=${team}`)).body;
      if (status === 'completed') return { ...begun, path: `${path}/file?team=${team}` };
      await new Promise((resolve) => setImmediate(resolve));
    }
  };
  const filesOpen = () =>
    readdirSync('/proc/self/fd').flatMap((descriptor) => {
      try {
        return [readlinkSync(`/proc/self/fd/${descriptor}`)].filter((path) => path.startsWith(folder));
      } catch {
        return []; // the listing's own is gone by now
      }
    });

  test('watches nobody once the log has been read', async () => {
    const { browser, team, close } = await start();
    const before = vi.getTimerCount();
    expect((await browser.get(`/api/me/audit/file?team=${team}&format=csv`)).status).toBe(200);
    await expect.poll(() => vi.getTimerCount()).toBe(before);
    await close();
  });

  test('watches nobody where only the headers of the log are asked', async () => {
    const { browser, team, close } = await start();
    const before = vi.getTimerCount();
    const reply = await browser.send('HEAD', `/api/me/audit/file?team=${team}&format=csv`);
    expect([reply.status, reply.headers.get('content-type'), reply.text]).toEqual([
      200,
      'text/csv; charset=utf-8',
      '',
    ]);
    await expect.poll(() => vi.getTimerCount()).toBe(before);
    await close();
  });

  test('watches nobody where the log cannot be read', async () => {
    const { store, browser, team, close } = await start();
    const before = vi.getTimerCount();
    const list = vi.spyOn(store.audit, 'list').mockRejectedValue(new Error('the store is away'));
    expect((await browser.get(`/api/me/audit/file?team=${team}&format=csv`)).status).toBe(500);
    expect(vi.getTimerCount()).toBe(before);
    list.mockRestore();
    await close();
  });

  test('watches nobody where only the headers of an exported file are asked', async () => {
    const { browser, path, close } = await startExport();
    const before = vi.getTimerCount();
    const reply = await browser.send('HEAD', path);
    expect([reply.status, Number(reply.headers.get('content-length')) > 0, reply.text]).toEqual([
      200,
      true,
      '',
    ]);
    await expect.poll(() => vi.getTimerCount()).toBe(before);
    await close();
  });

  test.runIf(process.platform === 'linux')('closes an exported file nobody reads', async () => {
    const { browser, path, close } = await startExport();
    const before = filesOpen();
    expect((await browser.send('HEAD', path)).status).toBe(200);
    await expect.poll(() => filesOpen()).toEqual(before);
    await close();
  });
});
