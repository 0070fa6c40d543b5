import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describeStore } from '../conformance.ts';
import type { StoreUnderTest } from '../conformance/store-under-test.ts';
import type { StoreWriter } from '../store.ts';
import { setFact } from './schema.ts';
import { openSqliteReader } from './sqlite-reader.ts';
import { openSqliteWriter } from './sqlite-writer.ts';

async function openFile(): Promise<StoreUnderTest> {
  const folder = await mkdtemp(join(tmpdir(), 'store-'));
  const path = join(folder, 'below', 'index.sqlite');
  const writers: StoreWriter[] = [];
  return {
    async openWriter() {
      const writer = openSqliteWriter(path);
      writers.push(writer);
      await writer.migrate();
      return writer;
    },
    async dispose() {
      for (const writer of writers) await writer.close();
      await rm(folder, { recursive: true });
    },
    shared: {
      openReader: (limits) => openSqliteReader(path, limits),
      async pretendLayout(version) {
        const database = new DatabaseSync(path);
        setFact(database, 'layout', version);
        database.close();
      },
      place: { engine: 'sqlite', path },
    },
  };
}

/** Its one writer stands for all, for nothing else can open it. */
async function openMemory(): Promise<StoreUnderTest> {
  const writer = openSqliteWriter(':memory:');
  return {
    async openWriter() {
      await writer.migrate();
      return writer;
    },
    dispose: () => writer.close(),
  };
}

describeStore('the embedded engine, in a file', openFile, { isShared: true });
describeStore('the embedded engine, in memory', openMemory, { isShared: false });
