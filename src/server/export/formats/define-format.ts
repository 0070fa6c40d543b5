import type { FullExportConfig } from '#contracts/export/export-config';
import type { ExportColumn, ExportMetadata, ExportOption } from '#contracts/export/exports';

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
  readonly key: string;
  /** As people call it; the export dialog shows it. */
  readonly title: string;
  /** As in the name of a file, without its dot. */
  readonly extension: string;
  readonly mimeType: string;
  /** Most rows of one file; what lies beyond is left out and the job says so. */
  readonly rowCap: number;
  /** What of the configuration it follows, in the order the dialog shows it. */
  readonly options: readonly ExportOption[];
  /** Whether a file says where its rows come from unless that is declined; `true` when left out. */
  readonly hasMetadataByDefault?: boolean;
  /** Pulls the next rows only when what it wrote before was taken. */
  write(
    rows: AsyncIterable<readonly Row[]>,
    sheet: Sheet,
    config: FullExportConfig,
  ): AsyncIterable<Uint8Array>;
}

export type Format = Required<FormatDefinition>;

/** One way to write rows into a file. */
export function defineFormat(definition: FormatDefinition): Format {
  return { hasMetadataByDefault: true, ...definition };
}
