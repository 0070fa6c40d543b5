/** Exports: files a signed-in person has made of a table or a whole list. */
import type { Cluster } from '../cluster.ts';
import type { InTeam } from '../people/roles.ts';
import { EXPORT_FORMATS } from './export-formats.gen.ts';

export { EXPORT_FORMATS };

/** A key of a file in `server/export/formats`. */
export type ExportFormat = keyof typeof EXPORT_FORMATS;

export const isExportFormat = (text: string): text is ExportFormat => Object.hasOwn(EXPORT_FORMATS, text);

export const CSV_DELIMITERS = { comma: ',', semicolon: ';', tab: '\t', pipe: '|' } as const;
export type CsvDelimiter = (typeof CSV_DELIMITERS)[keyof typeof CSV_DELIMITERS];

export const PDF_PAGE_SIZES = ['a4', 'a3', 'letter', 'legal'] as const;
export type PdfPageSize = (typeof PDF_PAGE_SIZES)[number];

/** `iso`: `2026-09-15T00:00:00Z`; `date`: its first ten characters; `unix`: seconds since 1970. */
export const DATE_FORMATS = ['iso', 'date', 'unix'] as const;
export type DateFormat = (typeof DATE_FORMATS)[number];

/** `plain`: `1234.5`; `grouped`: `1,234.5`; `units`: amounts in their smallest unit, `1234500000000`. */
export const NUMBER_FORMATS = ['plain', 'grouped', 'units'] as const;
export type NumberFormat = (typeof NUMBER_FORMATS)[number];

export interface ExportConfig {
  readonly format: ExportFormat;
  /** As wished; the server makes the name of the file from it. */
  readonly filename?: string | undefined;
  readonly delimiter?: CsvDelimiter | undefined;
  readonly includeHeaders?: boolean | undefined;
  readonly quoteStrings?: boolean | undefined;
  readonly dateFormat?: DateFormat | undefined;
  readonly numberFormat?: NumberFormat | undefined;
  readonly pageSize?: PdfPageSize | undefined;
  readonly includeMetadata?: boolean | undefined;
  readonly pretty?: boolean | undefined;
  /** Keys of columns that are left out. */
  readonly excludeFields?: readonly string[] | undefined;
}

/** What can be chosen of a format. */
export type ExportOption = Exclude<keyof ExportConfig, 'format' | 'filename' | 'excludeFields'>;

/** Rows a page may send; the bytes are of the whole request. */
export const MAX_GIVEN_ROWS = 10_000;
export const MAX_GIVEN_BYTES = 4 * 2 ** 20;
export const MAX_GIVEN_COLUMNS = 100;

export interface GivenRows {
  readonly kind: 'rows';
  readonly title: string;
  readonly columns: readonly { readonly key: string; readonly title: string }[];
  readonly rows: readonly (readonly string[])[];
}

/** A list of the product, asked for on the server page by page. */
export interface AskedList {
  readonly kind: 'list';
  /** A key of the registry of lists. */
  readonly list: string;
  /** Of the question behind the list, as a URL would give it. */
  readonly input: Readonly<Record<string, string>>;
  /** Stops after so many of the list’s own pages. */
  readonly pages?: number | undefined;
}

/** Which list of the product a table shows a part of; texts that are not set are left out. */
export interface ShownList {
  readonly list: string;
  readonly input: Readonly<Record<string, string | undefined>>;
}

export type ExportSource = GivenRows | AskedList;

export type ColumnKind =
  | 'text'
  /** `bigint`, exact. */
  | 'integer'
  /** `bigint` of units, of which 10^`decimals` make a whole. */
  | 'decimal'
  | 'number'
  | 'boolean'
  /** Seconds since 1970. */
  | 'time'
  | 'address'
  | 'signature';

export interface ExportColumn {
  readonly key: string;
  readonly title: string;
  readonly kind: ColumnKind;
  readonly decimals?: number | undefined;
}

export const EXPORT_STATUSES = ['idle', 'preparing', 'exporting', 'completed', 'error'] as const;
export type ExportStatus = (typeof EXPORT_STATUSES)[number];

/** Where the rows come from and how far they go. */
export interface ExportMetadata {
  readonly title: string;
  readonly cluster: Cluster;
  readonly source: string;
  /** ISO 8601: when the file was made. */
  readonly exportedAt: string;
  readonly asOfSlot?: number | undefined;
  /** ISO 8601: the moment the rows are true for. */
  readonly asOfTime?: string | undefined;
  /** What part of time or of the chain they cover, in words. */
  readonly window?: string | undefined;
  readonly stale: boolean;
  readonly rows: number;
  readonly truncated: boolean;
  /** Why rows are missing, in words. */
  readonly truncatedBy?: string | undefined;
}

export interface ExportResult {
  readonly success: true;
  /** The same as `downloadUrl`: the file is only ever read from there. */
  readonly url: string;
  readonly downloadUrl: string;
  readonly filename: string;
  readonly size: number;
  readonly format: ExportFormat;
  readonly metadata: ExportMetadata;
  /** Unix milliseconds. */
  readonly expiresAt: number;
}

/** Times are unix milliseconds. */
export interface ExportJob {
  readonly id: string;
  readonly name: string;
  readonly format: ExportFormat;
  readonly config: ExportConfig;
  /** What is exported, without its rows. */
  readonly data: ExportDataSummary;
  readonly status: ExportStatus;
  /** 0 to 100; of a list whose length nobody knows, the share of what was asked for. */
  readonly progress: number;
  readonly rows: number;
  readonly error?: string | undefined;
  readonly result?: ExportResult | undefined;
  readonly createdAt: number;
  readonly startedAt?: number | undefined;
  readonly completedAt?: number | undefined;
  /** Id of the owner. */
  readonly createdBy: string;
  readonly tenantId?: string | undefined;
}

export interface ExportDataSummary {
  readonly kind: 'rows' | 'list';
  readonly title: string;
  readonly list?: string | undefined;
  readonly input?: Readonly<Record<string, string>> | undefined;
  readonly cluster: Cluster;
}

export interface ExportTemplate {
  readonly id: string;
  readonly name: string;
  readonly format: ExportFormat;
  readonly config: ExportConfig;
  readonly createdBy: string;
  readonly tenantId?: string | undefined;
  /** Unix milliseconds. */
  readonly createdAt: number;
}

export const EXPORT_TEXTS = {
  formatRequired: 'Export format is required',
  badDelimiter: 'Invalid CSV delimiter',
  badPageSize: 'Invalid PDF page size',
  cancelled: 'Cancelled by user',
  notAuthenticated: 'User not authenticated',
  unsupported: (format: string) => `Unsupported export format: ${format}`,
} as const;

/** What a signed-in person does with exports; without a session each answers 401. */
export interface ExportActions {
  exports: { input: InTeam; answer: { readonly jobs: readonly ExportJob[] } };
  createExport: {
    input: InTeam & {
      name?: string | undefined;
      /** An `ExportConfig`; what is wrong with it is said in the words of the catalogue. */
      config?: unknown;
      /** Of the page; that of the cookie when left out. */
      cluster?: Cluster | undefined;
      source: ExportSource;
    };
    answer: ExportJob;
  };
  exportJob: { input: InTeam & { id: string }; answer: ExportJob };
  cancelExport: { input: InTeam & { id: string }; answer: ExportJob };
  retryExport: { input: InTeam & { id: string }; answer: ExportJob };
  clearExport: { input: InTeam & { id: string }; answer: undefined };
  /** The file itself: fetched by a link rather than through the client. */
  exportFile: { input: InTeam & { id: string }; answer: undefined };
  /** The columns of a list of the product; nobody need be signed in. */
  exportList: {
    input: { list: string };
    answer: { readonly title: string; readonly columns: readonly ExportColumn[] };
  };
  exportTemplates: { input: InTeam; answer: { readonly templates: readonly ExportTemplate[] } };
  saveExportTemplate: { input: InTeam & { name: string; config?: unknown }; answer: ExportTemplate };
  deleteExportTemplate: { input: InTeam & { id: string }; answer: undefined };
}
