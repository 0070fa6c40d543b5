/** One export at the cap of its format, in a process of its own: prints seconds, bytes, memory and loop delay. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { monitorEventLoopDelay, performance } from 'node:perf_hooks';
import { EXPORT_FORMATS, type ExportColumn, type ExportFormat } from '../../src/contracts/export/exports.ts';
import type { RowSource } from '../../src/server/export/export-rows.ts';
import type { Row } from '../../src/server/export/formats/define-format.ts';
import { runExport } from '../../src/server/export/run-export.ts';

const BATCH = 1_000;
const format = process.argv[2] as ExportFormat; // given by `export-rows.ts`
const total = EXPORT_FORMATS[format].rowCap;
const columns: readonly ExportColumn[] = [
  { key: 'signature', title: 'Signature', kind: 'signature' },
  { key: 'slot', title: 'Slot', kind: 'number' },
  { key: 'time', title: 'Time', kind: 'time' },
  { key: 'amount', title: 'Amount', kind: 'integer' },
  { key: 'fee', title: 'Fee (SOL)', kind: 'decimal', decimals: 9 },
  { key: 'failed', title: 'Failed', kind: 'boolean' },
  { key: 'summary', title: 'Summary', kind: 'text' },
];
const SIGNATURE = '5VERv8NMvzbJMEkV8xnrLkEaWRtSz9CosKDYjCJjBRnbJLgp8uirBgmQpjKhoR4tjF3ZpRzrFmBV6UjKdiSZkQUW';

const toRow = (i: number): Row => [
  SIGNATURE,
  400_000_000 + i,
  1_789_430_400 + i,
  18_446_744_073_709_551_615n - BigInt(i),
  5_000n + BigInt(i),
  i % 7 === 0,
  i % 11 === 0 ? '=HYPERLINK("x")' : `Sent ${i} units, "quoted"`,
];
const source: RowSource = {
  title: 'Transactions',
  columns,
  total,
  async *batches() {
    for (let i = 0; i < total; i += BATCH) {
      yield Array.from({ length: Math.min(BATCH, total - i) }, (_, k) => toRow(i + k));
    }
  },
  about: () => ({ source: 'bench', stale: false }),
};

const folder = mkdtempSync(join(tmpdir(), 'export-bench-'));
const delay = monitorEventLoopDelay({ resolution: 10 });
const before = process.memoryUsage.rss();
let peak = before;
const watching = setInterval(() => (peak = Math.max(peak, process.memoryUsage.rss())), 20);
delay.enable();
const startedAt = performance.now();
const { bytes } = await runExport({
  config: { format },
  title: 'Transactions',
  cluster: 'localnet',
  source,
  partPath: join(folder, 'part'),
  path: join(folder, 'file'),
  signal: new AbortController().signal,
  nowMs: Date.now,
  onRows: () => {},
});
const seconds = (performance.now() - startedAt) / 1_000;
clearInterval(watching);
delay.disable();
peak = Math.max(peak, process.memoryUsage.rss());
rmSync(folder, { recursive: true });
console.log(
  JSON.stringify({
    seconds,
    bytes,
    rows: total,
    rssGrowthMb: (peak - before) / 2 ** 20,
    loopDelayMsP99: delay.percentile(99) / 1e6,
  }),
);
process.exit(0);
