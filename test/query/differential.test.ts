/** The index answers what a plain evaluation over the same rows answers, on every engine. */
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findQueryProblem } from '#contracts/query/check-query';
import type { IndexQuery, IndexQueryAnswer } from '#contracts/query/index-query';
import { createScriptedApp, createScriptedClusters } from '../../src/server/testing/scripted-cluster.ts';
import type { App } from '../../src/server/http/request-context.ts';
import { hasOneAnswer, makeQuery, type Draw } from './make-query.ts';
import { evaluate } from './plain-query.ts';
import { CLICKHOUSE_URL, openQueryStage, POSTGRES_URL, type QueryStage } from './query-stage.ts';

type Found = Extract<IndexQueryAnswer, { readonly kind: 'found' }>;

const RUNS = 1_500;
const AMOUNTS = new Set(['sol', 'usd', 'integer']);

/** A cell as it is compared: a sum of doubles depends on its order in the last digits. */
const toText = (cell: string | number | bigint | boolean | null | undefined, kind: string): string => {
  if (cell === null || cell === undefined) return 'absent';
  if (AMOUNTS.has(kind)) return String(cell);
  return typeof cell === 'number' ? String(Number(cell.toPrecision(9))) : String(cell);
};

async function compare(app: App, stage: QueryStage, query: IndexQuery): Promise<void> {
  const response = await app.request('http://localhost/api/v1/query?cluster=localnet', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(query),
  });
  const text = await response.text();
  expect([response.status, response.status === 200 ? '' : text]).toEqual([200, '']);
  const { rows, columns, hasMore, query: run } = JSON.parse(text) as Found;
  const all = evaluate(run, stage);
  expect([rows.length, hasMore]).toEqual([Math.min(all.length, run.limit!), all.length > run.limit!]);
  const lines = all.map(({ cells }) => cells.map((cell, i) => toText(cell, columns[i]!.kind)).join(' '));
  const left = new Map<string, number[]>();
  lines.forEach((line, i) => left.set(line, [...(left.get(line) ?? []), i]));
  const sorts = rows.map((row) => {
    const line = row.map((cell, i) => toText(cell, columns[i]!.kind)).join(' ');
    const place = left.get(line)?.shift();
    if (place === undefined) expect(line).toBe(`one of ${lines.slice(0, 5).join(' | ')}`);
    return all[place!]!.sort;
  });
  expect(sorts.map(toSorted)).toEqual(all.slice(0, rows.length).map(({ sort }) => toSorted(sort)));
}

const toSorted = (sort: unknown): unknown => (typeof sort === 'number' ? Number(sort.toPrecision(9)) : sort);

interface TokenDay {
  swaps: number;
  buys: number;
  microUsd: bigint;
  unvalued: number;
  /** Dollars for a whole token, trade by trade. */
  readonly prices: number[];
}

/** Trading of each token in the day that ends with the newest block, trade by trade. */
function toDays(stage: QueryStage): ReadonlyMap<string, TokenDay> {
  const decimals = new Map(stage.rows.get('tokens')!.map(({ mint, decimals: n }) => [mint, Number(n)]));
  const days = new Map<string, TokenDay>();
  for (const row of stage.rows.get('trades')!) {
    if (Number(row['time']) < stage.toTime - 86_400) continue;
    const value = row['microUsd'] as bigint | undefined; // as the table has it
    for (const side of ['base', 'quote'] as const) {
      const mint = String(row[side]);
      const day = days.get(mint) ?? { swaps: 0, buys: 0, microUsd: 0n, unvalued: 0, prices: [] };
      days.set(mint, day);
      day.swaps++;
      if (row['isBuy'] === (side === 'base')) day.buys++;
      if (value === undefined) day.unvalued++;
      else day.microUsd += value;
      if (side === 'base' && value !== undefined && value > 0n)
        day.prices.push((Number(value) / 1e6 / Number(row['baseAmount'])) * 10 ** decimals.get(mint)!);
    }
  }
  return days;
}

const URLS = { sqlite: 'none', postgresql: POSTGRES_URL, clickhouse: CLICKHOUSE_URL } as const;

describe.each(['sqlite', 'postgresql', 'clickhouse'] as const)('free queries on %s', (engine) => {
  const isSkipped = URLS[engine] === '';
  let stage: QueryStage;
  let app: App;
  beforeAll(async () => {
    if (isSkipped) return;
    stage = await openQueryStage(engine);
    app = createScriptedApp(createScriptedClusters({ localnet: {} }, {}, { localnet: stage.store }));
  }, 120_000);
  afterAll(async () => {
    await stage?.close();
  });

  test.skipIf(isSkipped)('there are rows of every source to ask about', () => {
    const empty = [...stage.rows].filter(([, rows]) => rows.length === 0).map(([name]) => name);
    // No router sends trades to venues of a localnet.
    expect(empty).toEqual(['routes']);
    expect([...stage.rows.values()].every((rows) => rows.length < 10_000)).toBe(true);
  });

  test.skipIf(isSkipped)('rank tokens by the trades of exactly the last 86,400 seconds', () => {
    const ranked = stage.rows.get('tokenActivity')!;
    const truth = toDays(stage);
    expect(ranked.length).toBeGreaterThan(5);
    expect(ranked.length).toBe(truth.size);
    for (const { mint, swaps, buys, microUsd, unvalued, open, close } of ranked) {
      const day = truth.get(String(mint))!;
      expect({ mint, swaps, buys, microUsd, unvalued }).toEqual({
        mint,
        swaps: day.swaps,
        buys: day.buys,
        microUsd: day.microUsd,
        unvalued: day.unvalued,
      });
      expect([toText(open as number, 'real'), toText(close as number, 'real')]).toEqual([
        toText(day.prices[0], 'real'),
        toText(day.prices.at(-1), 'real'),
      ]);
    }
  });

  test.skipIf(isSkipped)('say what a plain evaluation says', { timeout: 300_000 }, async () => {
    const asked = new Set<string>();
    await fc.assert(
      fc.asyncProperty(fc.gen(), async (draw) => {
        const query = makeQuery(draw as Draw, stage);
        fc.pre(findQueryProblem(query) === undefined && hasOneAnswer(query));
        await compare(app, stage, query);
        asked.add(query.from);
      }),
      { numRuns: RUNS, seed: 14, maxSkipsPerRun: 1_000 },
    );
    expect(asked.size).toBe(stage.rows.size);
  });
});
