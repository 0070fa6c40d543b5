import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { toSqlName } from '../column.ts';
import type { Query } from '../define-query.ts';
import { queries } from '../queries/index.gen.ts';
import { listTables } from '../tables.ts';
import { openSqliteWriter } from './sqlite-writer.ts';

/** A row a shard, a row a day, or read from the end of the key: these may be looked through. */
const SMALL = new Set(['checkpoints', 'leases', 'chain_spans', 'cohorts', 'reference_prices']);
const TABLES = new Set(listTables().map(({ name }) => toSqlName(name)));

let folder: string;
let database: DatabaseSync;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'plans-'));
  const path = join(folder, 'index.sqlite');
  await openSqliteWriter(path).close();
  database = new DatabaseSync(path, { readOnly: true });
});

afterAll(() => {
  database.close();
  rmSync(folder, { recursive: true, force: true });
});

const all = queries.flatMap((group) => Object.values(group)) as unknown as readonly Query[];

test('there are statements to look at', () => {
  expect(all.length).toBeGreaterThan(60);
});

test.each(all.map((query) => [query.name, query] as const))('%s looks through no table', (_name, query) => {
  let { sql } = query;
  for (const [name, kind] of Object.entries(query.parameters)) {
    if (kind.endsWith('[]')) sql = sql.replaceAll(new RegExp(`\\$${toSqlName(name)}\\b`, 'g'), '1, 2, 3');
  }
  const steps = database
    .prepare(`EXPLAIN QUERY PLAN ${sql}`)
    .all()
    .map(({ detail }) => String(detail));
  const wrong = steps.filter((step) => {
    const [, scanned] = /^SCAN (\w+)/.exec(step) ?? [];
    if (scanned !== undefined && TABLES.has(scanned)) {
      // In the order of an index and up to a limit, it ends soon.
      return !SMALL.has(scanned) && !step.includes('USING');
    }
    const [, searched] = /^SEARCH (\w+) USING PRIMARY KEY \(width=\?\)$/.exec(step) ?? [];
    return searched !== undefined && !SMALL.has(searched);
  });
  expect(wrong).toEqual([]);
});
