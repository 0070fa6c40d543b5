import type { SchemaElement } from 'hyparquet';
import type { ExportColumn } from '#contracts/export/exports';
import { toCellText, toMetadataEntries } from '../cell-text.ts';
import { toXmlNames } from '../xml-text.ts';
import { defineFormat, type Cell, type Row } from './define-format.ts';

const GROUP_ROWS = 20_000;
const EXACT = { dateFormat: 'iso', numberFormat: 'plain' } as const;

/** Row groups of typed columns: times as milliseconds, integers and decimals as text with every digit. */
export default defineFormat({
  key: 'parquet',
  title: 'Parquet',
  extension: 'parquet',
  mimeType: 'application/vnd.apache.parquet',
  rowCap: 1_000_000,
  options: ['includeMetadata'],
  async *write(batches, { columns, metadata }, config) {
    // Only who writes Parquet loads what it takes.
    const { ByteWriter, ParquetWriter } = await import('hyparquet-writer');
    const names = toXmlNames(columns.map(({ key }) => key));
    const writer = new ByteWriter(1 << 16);
    const file = new ParquetWriter({ writer, schema: toSchema(columns, names) });
    const flush = (): Uint8Array => {
      const bytes = writer.getBytes().slice();
      writer.index = 0; // `offset` goes on: places in the file are counted by it
      return bytes;
    };
    let held: Row[] = [];
    const writeHeld = async (): Promise<Uint8Array> => {
      await file.write({
        columnData: columns.map((column, i) => ({
          name: names[i]!,
          data: held.map((row) => toParquetCell(row[i] ?? null, column)),
        })),
        rowGroupSize: GROUP_ROWS,
      });
      held = [];
      return flush();
    };
    for await (const rows of batches) {
      for (const row of rows) {
        held.push(row);
        if (held.length === GROUP_ROWS) yield await writeHeld();
      }
    }
    if (held.length > 0) yield await writeHeld();
    if (config.includeMetadata) {
      file.kvMetadata = toMetadataEntries(metadata()).map(([key, value]) => ({ key, value }));
    }
    await file.finish();
    yield flush();
  },
});

function toSchema(columns: readonly ExportColumn[], names: readonly string[]): SchemaElement[] {
  return [
    { name: 'root', num_children: columns.length },
    ...columns.map(({ kind }, i): SchemaElement => {
      const shape = { name: names[i]!, repetition_type: 'OPTIONAL' } as const;
      if (kind === 'number') return { ...shape, type: 'DOUBLE' };
      if (kind === 'boolean') return { ...shape, type: 'BOOLEAN' };
      if (kind === 'time') return { ...shape, type: 'INT64', converted_type: 'TIMESTAMP_MILLIS' };
      return { ...shape, type: 'BYTE_ARRAY', converted_type: 'UTF8' };
    }),
  ];
}

function toParquetCell(cell: Cell, column: ExportColumn): unknown {
  if (cell === null) return undefined;
  if (column.kind === 'boolean') return Boolean(cell);
  if (column.kind === 'number') return Number.isFinite(cell) ? cell : undefined;
  if (column.kind === 'time') return BigInt(Math.round(Number(cell) * 1_000));
  return toCellText(cell, column, EXACT);
}
