import { Client } from 'pg';
import { describe, expect, test } from 'vitest';
import { describeStore } from '../conformance.ts';
import { addressOf, commitBlocks, mustAcquire } from '../conformance/sample-rows.ts';
import type { StoreUnderTest } from '../conformance/store-under-test.ts';
import { defineQuery } from '../define-query.ts';
import type { StoreWriter } from '../store.ts';
import tokenMints from '../tables/token-mints.ts';
import { openPostgresReader } from './postgres-reader.ts';
import { openPostgresWriter } from './postgres-writer.ts';
import { toPgText } from './run-query.ts';

/** Set by `scripts/with-postgres.mjs`. */
const POSTGRES_URL = process.env['POSTGRES_URL'] ?? '';
let count = 0;

async function administer(...statements: readonly string[]): Promise<void> {
  const client = new Client({ connectionString: POSTGRES_URL });
  await client.connect();
  try {
    for (const statement of statements) await client.query(statement);
  } finally {
    await client.end();
  }
}

async function openSchema(): Promise<StoreUnderTest> {
  const schema = `test_${process.pid}_${count++}`;
  const writers: StoreWriter[] = [];
  return {
    async openWriter() {
      const writer = openPostgresWriter({ url: POSTGRES_URL, schema });
      writers.push(writer);
      await writer.migrate();
      return writer;
    },
    async dispose() {
      for (const writer of writers) await writer.close();
      await administer('SET client_min_messages = warning', `DROP SCHEMA IF EXISTS ${schema} CASCADE`);
    },
    shared: {
      openReader: (limits) => openPostgresReader({ url: POSTGRES_URL, schema, ...limits }),
      pretendLayout: (version) =>
        administer(`UPDATE ${schema}.facts_about_store SET value = '${version}' WHERE name = 'layout'`),
      place: { engine: 'postgresql', url: POSTGRES_URL, schema },
    },
  };
}

describeStore('the distributed engine', openSchema, { isShared: true, isSkipped: POSTGRES_URL === '' });

const someSlot = defineQuery({
  name: 'some-slot',
  about: 'Any slot.',
  sql: 'SELECT slot FROM blocks LIMIT 1',
  parameters: {},
  row: { slot: 'integer' },
});

describe('a PostgreSQL reader', () => {
  test('says that the store is unavailable where no server listens', async () => {
    // Port 1 is nobody's.
    const reader = openPostgresReader({ url: 'postgresql://nobody@127.0.0.1:1/none', schema: 'mainnet' });
    await expect(reader.all(someSlot, {})).rejects.toMatchObject({ code: 'store/unavailable' });
    await reader.close();
  });

  test('takes only a plain word for a schema', () => {
    for (const schema of ['', 'public; DROP', 'a"b', 'A', 'x'.repeat(60)]) {
      expect(() => openPostgresReader({ url: POSTGRES_URL, schema })).toThrow(TypeError);
    }
  });

  test.skipIf(POSTGRES_URL === '')('goes on when its connections were broken', async () => {
    const store = await openSchema();
    const writer = await store.openWriter();
    const reader = store.shared!.openReader();
    const lease = await mustAcquire(writer);
    await commitBlocks(writer, lease, [1]);
    expect(await reader.all(someSlot, {})).toEqual([{ slot: 1 }]);
    await administer(
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name LIKE 'store reader test_${process.pid}_%'`,
    );
    // The pool may give out a connection whose end it has not heard of yet: then this one question fails.
    const first = await reader.all(someSlot, {}).catch((error: unknown) => error);
    if (first instanceof Error) expect(first).toMatchObject({ code: 'store/unavailable' });
    expect(await reader.all(someSlot, {})).toEqual([{ slot: 1 }]);
    await reader.close();
    await store.dispose();
  });

  test.skipIf(POSTGRES_URL === '')('keeps to its schema whatever options the address has', async () => {
    const store = await openSchema();
    await store.openWriter();
    const { schema } = store.shared!.place as { readonly schema: string }; // of this engine
    const reader = openPostgresReader({ url: `${POSTGRES_URL}?options=-c%20search_path%3Dpublic`, schema });
    expect(await reader.all(someSlot, {})).toEqual([]);
    await reader.close();
    await store.dispose();
  });

  test.skipIf(POSTGRES_URL === '')('cannot write', async () => {
    const store = await openSchema();
    await store.openWriter();
    const reader = store.shared!.openReader();
    const wrong = {
      ...someSlot,
      sql: 'WITH gone AS (DELETE FROM blocks RETURNING slot) SELECT slot FROM gone LIMIT 1',
    };
    await expect(reader.all(wrong, {})).rejects.toThrow();
    await reader.close();
    await store.dispose();
  });
});

describe('toPgText', () => {
  test('parameters become numbers with types, and lists arrays', () => {
    const sql =
      'SELECT a FROM t WHERE a = $mint AND b IN ($mints) AND c not in ( $mints ) AND d < $mint LIMIT $limit';
    const types = new Map([
      ['mint', 'bigint'],
      ['mints', 'bigint[]'],
      ['limit', 'bigint'],
    ]);
    expect(toPgText(sql, types)).toBe(
      'SELECT a FROM t WHERE a = $1::bigint AND b = ANY($2::bigint[]) AND c <> ALL($2::bigint[]) AND d < $1::bigint LIMIT $3::bigint',
    );
  });
});

describe('two PostgreSQL writers', () => {
  test.skipIf(POSTGRES_URL === '')(
    'that give numbers to the same addresses at once agree on them',
    async () => {
      const store = await openSchema();
      const writers = [await store.openWriter(), await store.openWriter()];
      const leases = await Promise.all(
        writers.map((writer, shard) => mustAcquire(writer, `holder ${shard}`, shard)),
      );
      const mints = Array.from({ length: 300 }, (_, i) => addressOf(i));
      await Promise.all(
        writers.map((writer, shard) =>
          writer.commit({
            lease: leases[shard]!,
            after: undefined,
            checkpoint: {
              slot: 1,
              blockSlot: 1,
              blockHash: addressOf(1),
              firstSlot: 1,
              time: undefined,
              memory: '',
            },
            facts: [
              {
                table: tokenMints as never, // a batch keeps tables of all columns together
                rows: (shard === 0 ? mints : mints.toReversed()).map((mint, part) => ({
                  slot: 1,
                  position: shard,
                  part,
                  time: 1,
                  mint,
                  creator: mint,
                  decimals: 0,
                  launchpad: undefined,
                })),
              },
            ],
            puts: [],
            revocable: false,
          }),
        ),
      );
      const keysOf = (position: number) => mints.map((_, part) => ({ slot: 1, position, part }));
      const mintsOf = async (position: number) =>
        (await writers[0]!.find(tokenMints, keysOf(position))).map((row) => row?.mint);
      expect(await mintsOf(0)).toEqual(mints);
      expect(await mintsOf(1)).toEqual(mints.toReversed());
      await store.dispose();
    },
  );
});
