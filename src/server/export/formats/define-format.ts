import type { FullExportConfig } from '#contracts/export-config';
import {
  EXPORT_ROW_CAPS,
  type ExportColumn,
  type ExportFormat,
  type ExportMetadata,
} from '#contracts/exports';

/** By the kind of its column: text, `bigint` of an integer or of decimal units, seconds of a time. */
export type Cell = string | bigint | number | boolean | null;
/** One cell a column. */
export type Row = readonly Cell[];

/** What is written: its title, its columns, and where it comes from. */
export interface Sheet {
  readonly title: string;
  readonly columns: readonly ExportColumn[];
  /** Known once the last row was given; not before. */
  readonly metadata: () => ExportMetadata;
}

export interface FormatDefinition {
  readonly key: ExportFormat;
  /** As in the name of a file, without its dot. */
  readonly extension: string;
  readonly mimeType: string;
  /** Pulls the next rows only when what it wrote before was taken. */
  write(
    rows: AsyncIterable<readonly Row[]>,
    sheet: Sheet,
    config: FullExportConfig,
  ): AsyncIterable<Uint8Array>;
}

export interface Format extends FormatDefinition {
  /** Most rows of one file. */
  readonly rowCap: number;
}

/** One way to write rows into a file. */
export function defineFormat(definition: FormatDefinition): Format {
  return { ...definition, rowCap: EXPORT_ROW_CAPS[definition.key] };
}
