import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import type { Chain } from '#chain';
import { silentLog } from '#std/log';
import { FolderArchive } from './archive/folder-archive.ts';
import { openArchive, runFetching, type SourceParts } from './open-sources.ts';
import { createStoreReport } from './store-report.ts';

const SCHEDULE = {
  slotsPerEpoch: 1_000,
  leaderScheduleSlotOffset: 1_000,
  warmup: false,
  firstNormalEpoch: 0,
  firstNormalSlot: 0,
};
const LEDGER = { cluster: 'mainnet', genesisHash: 'GenesisHash', schedule: SCHEDULE };
const chain: Chain = {
  cluster: 'mainnet',
  async request<T>(method: string) {
    if (method === 'getGenesisHash') return LEDGER.genesisHash as T;
    if (method === 'getEpochSchedule') return SCHEDULE as T;
    throw new Error(`${method} is not answered`);
  },
};

const folder = mkdtempSync(join(tmpdir(), 'sources-'));
afterEach(() => rmSync(folder, { recursive: true }));

/** Whether somebody else writes it. */
function isHeld(): boolean {
  const archive = FolderArchive.open(folder, LEDGER);
  archive.close();
  return archive.readOnly !== undefined;
}

test('a fetcher that has no stream, or is ended, leaves its archive to others', async () => {
  const ending = new AbortController();
  const parts: SourceParts = {
    chain,
    slots: { wait: async () => ending.abort(), close: () => {} },
    pollMs: 0,
    from: 1,
    mayReset: false,
    archive: {
      place: { kind: 'folder', folder },
      report: createStoreReport('mainnet', silentLog, undefined, 'archive'),
    },
    log: silentLog,
    signal: ending.signal,
  };
  const open = await openArchive(parts);
  expect(isHeld()).toBe(true);
  await open!.close();
  await expect(runFetching(parts)).rejects.toMatchObject({ code: 'indexer/bad-option' });
  expect(isHeld()).toBe(false);
  // Nobody listens there, and the chain gives no slot: it waits, and is ended while it does.
  await runFetching({ ...parts, stream: { url: 'nats://127.0.0.1:9', maxBytes: 1 } });
  expect(isHeld()).toBe(false);
});
