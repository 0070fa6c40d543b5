import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { hasBlock } from '../decoder/block-input.ts';
import { measure } from '../decoder/measure.ts';
import type { BenchRow } from '../row.ts';

/**
 * Goals 5 and 10. Reading needs a filled store, which takes half an hour and 15 GB to make: `FILLED_STORE` names a folder
 * that `fill-store.ts` filled; without it that row is left out.
 */
export function indexRows(goals: ReadonlySet<number>): readonly BenchRow[] {
  const rows: BenchRow[] = [];
  if (goals.has(5) && hasBlock()) rows.push(trades());
  if (goals.has(10) && hasBlock()) rows.push(indexing());
  const filled = process.env['FILLED_STORE'];
  if (goals.has(10) && filled !== undefined && existsSync(filled)) rows.push(reading(filled));
  return rows;
}

const higher = (name: string, wanted: number, reached: number) => ({
  name,
  wanted,
  reached,
  better: 'higher' as const,
});
const lower = (name: string, wanted: number, reached: number) => ({
  name,
  wanted,
  reached,
  better: 'lower' as const,
});

function trades(): BenchRow {
  const r = measure(['trades:ours', 'trades:dex-parser']);
  const ours = r['trades:ours']!;
  const peer = r['trades:dex-parser']!;
  return {
    goal: 5,
    work: 'JSON bytes → trades, none of failed transactions',
    ours,
    unit: 'tx per CPU s',
    peers: [{ name: 'solana-dex-parser parseTrades', value: peer }],
    ratios: [higher('× dex-parser', 8, ours / peer)],
    note: 'dex-parser starts from objects web3.js made; ours from JSON text.',
  };
}

function indexing(): BenchRow {
  const r = measure(['index:ours', 'index:dex-parser with DuckDB']);
  const ours = r['index:ours']!;
  const peer = r['index:dex-parser with DuckDB']!;
  return {
    goal: 10,
    work: 'blocks → every fact and rollup, committed',
    ours,
    unit: 'tx per CPU s',
    peers: [{ name: 'dex-parser with DuckDB (trades only)', value: peer }],
    ratios: [higher('× peer', 5, ours / peer), higher('tx per CPU s', 10_000, ours)],
  };
}

interface Reading {
  readonly swaps: number;
  readonly hourCandles: { readonly p95: number };
  readonly topTokens: { readonly p95: number };
  readonly hotCandlesMs: number;
  readonly scanMs: number;
  readonly rssMb: number;
}

function reading(folder: string): BenchRow {
  const output = execFileSync(process.execPath, [join(import.meta.dirname, 'read-store.ts'), folder], {
    encoding: 'utf8',
  });
  const { swaps, hourCandles, topTokens, hotCandlesMs, scanMs, rssMb } = JSON.parse(output) as Reading; // it printed one line
  return {
    goal: 10,
    work: `candles of one market over 30 days, among ${swaps.toLocaleString('en')} swaps`,
    ours: hourCandles.p95,
    unit: 'ms at p95',
    peers: [{ name: 'raw scan of the hottest market, ms', value: scanMs }],
    ratios: [
      lower('candles p95, ms', 50, hourCandles.p95),
      lower('top 100 tokens p95, ms', 50, topTokens.p95),
      lower('hot candles ÷ raw scan', 0.15, hotCandlesMs / scanMs),
    ],
    note: `${rssMb} MB held by the reading process.`,
  };
}
