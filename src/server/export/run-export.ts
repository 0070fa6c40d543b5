import { rename } from 'node:fs/promises';
import { withExportDefaults } from '#contracts/export/export-config';
import { EXPORT_FORMATS, type ExportConfig, type ExportMetadata } from '#contracts/export/exports';
import { ExportFault, type RowSource } from './export-rows.ts';
import type { Row } from './formats/define-format.ts';
import { createFileWriter } from './write-file.ts';

/** A list that is not at its end by then is cut there. */
const READING_MS = 5 * 60_000;

export interface ExportRun {
  readonly config: ExportConfig;
  readonly title: string;
  readonly cluster: ExportMetadata['cluster'];
  readonly source: RowSource;
  readonly partPath: string;
  readonly path: string;
  readonly signal: AbortSignal;
  readonly nowMs: () => number;
  readonly onRows: (rows: number) => void;
}

export interface Exported {
  readonly bytes: number;
  readonly metadata: ExportMetadata;
}

/** Writes all rows of a source into a file, up to the format’s cap. Rejects when the signal ends it. */
export async function runExport(run: ExportRun): Promise<Exported> {
  const { source, signal, nowMs } = run;
  const config = withExportDefaults(run.config);
  const left = new Set(config.excludeFields);
  const chosen = source.columns.flatMap(({ key }, i) => (left.has(key) ? [] : [i]));
  if (chosen.length === 0) throw new ExportFault('All fields are left out.');
  const columns = chosen.map((i) => source.columns[i]!);
  const cap = EXPORT_FORMATS[config.format].rowCap;
  const startedMs = nowMs();
  const writer = createFileWriter({ path: run.partPath, title: run.title, columns, config }, signal);
  try {
    let rows = 0;
    let cutBy: string | undefined;
    for await (const batch of source.batches()) {
      signal.throwIfAborted();
      const fitting = batch.slice(0, cap - rows);
      if (fitting.length > 0) {
        await writer.write(
          chosen.length === source.columns.length
            ? fitting
            : fitting.map((row): Row => chosen.map((i) => row[i] ?? null)),
        );
      }
      rows += fitting.length;
      run.onRows(rows);
      if (fitting.length < batch.length) {
        cutBy = `A file of this format holds ${cap} rows.`;
        break;
      }
      if (nowMs() - startedMs > READING_MS) {
        cutBy = 'Reading the list was stopped after five minutes.';
        break;
      }
    }
    const { truncatedBy = cutBy, ...about } = source.about();
    const metadata: ExportMetadata = {
      title: run.title,
      cluster: run.cluster,
      exportedAt: new Date(nowMs()).toISOString(),
      ...about,
      rows,
      truncated: (cutBy ?? truncatedBy) !== undefined,
      ...((cutBy ?? truncatedBy) !== undefined && { truncatedBy: cutBy ?? truncatedBy }),
    };
    const bytes = await writer.end(metadata);
    signal.throwIfAborted();
    await rename(run.partPath, run.path);
    return { bytes, metadata };
  } finally {
    await writer.stop();
  }
}
