/** Whatever is posted as a query gets an answer or a reason, and changes nothing. */
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createScriptedApp, createScriptedClusters } from '../../src/server/testing/scripted-cluster.ts';
import type { App } from '../../src/server/http/request-context.ts';
import { makeQuery, type Draw } from './make-query.ts';
import { openQueryStage, type QueryStage } from './query-stage.ts';
import { spoil } from './spoil-query.ts';

/** `QUERY_RUNS=100000 QUERY_SEED=…` tries more of them. */
const RUNS = Number(process.env['QUERY_RUNS'] ?? 3_000);
const SEED = Number(process.env['QUERY_SEED'] ?? 14);

let stage: QueryStage;
let app: App;
beforeAll(async () => {
  stage = await openQueryStage('sqlite');
  app = createScriptedApp(createScriptedClusters({ localnet: {} }, {}, { localnet: stage.store }));
}, 120_000);
afterAll(async () => {
  await stage?.close();
});

async function post(body: string): Promise<{ status: number; text: string }> {
  const response = await app.request('http://localhost/api/v1/query?cluster=localnet', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
  });
  return { status: response.status, text: await response.text() };
}

test('no query fails, and none writes', { timeout: 3_600_000 }, async () => {
  const before = await stage.digest();
  const statuses: Record<number, number> = {};
  await fc.assert(
    fc.asyncProperty(fc.gen(), async (gen) => {
      const draw = gen as Draw;
      const made = makeQuery(draw, stage);
      const kind = draw(fc.nat, { max: 9 });
      const body =
        kind === 0
          ? JSON.stringify(made).slice(0, draw(fc.nat, { max: 200 }))
          : JSON.stringify(kind < 6 ? made : spoil(draw, made));
      const { status, text } = await post(body);
      statuses[status] = (statuses[status] ?? 0) + 1;
      expect([status < 500, text]).toEqual([true, text]);
      // A refusal says what is wrong.
      if (status !== 200) expect(text).toMatch(/"message":"[^"]{10,}/);
    }),
    { numRuns: RUNS, seed: SEED, endOnFailure: RUNS > 10_000 },
  );
  // Seen where a run of many is reported.
  if (RUNS > 10_000) process.stdout.write(`${JSON.stringify(statuses)}\n`);
  expect(Object.keys(statuses).map(Number)).toEqual([200, 400]);
  expect(statuses[200]).toBeGreaterThan(RUNS / 10);
  expect(await stage.digest()).toBe(before);
});

test('the connection of queries refuses to write', async () => {
  const before = await stage.digest();
  for (const sql of [
    'DELETE FROM blocks RETURNING slot',
    'UPDATE blocks SET votes = 0 RETURNING slot',
    'DROP TABLE swaps',
  ]) {
    const query = { name: 'bad', about: 'Writes.', sql, parameters: {}, row: { slot: 'integer' } } as const;
    await expect(stage.store.all(query, {})).rejects.toMatchObject({ code: 'store/unavailable' });
  }
  expect(await stage.digest()).toBe(before);
});
