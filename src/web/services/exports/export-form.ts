import { readExportConfig } from '#contracts/export/export-config';
import {
  type CsvDelimiter,
  type DateFormat,
  type ExportConfig,
  type ExportSource,
  type NumberFormat,
  type PdfPageSize,
  EXPORT_FORMATS,
  MAX_GIVEN_ROWS,
} from '#contracts/export/exports';
import type { ExportRequest } from '../../ui/table/export-request.ts';

export type ExportScope = 'shown' | 'list';

/** The form as it stands; `config` holds what was chosen, whatever the format. */
export interface ExportForm {
  readonly config: Partial<ExportConfig>;
  readonly scope: ExportScope;
}

/** How the form opens: the whole list where there is one, else the rows. */
export function toFirstForm(request: ExportRequest): ExportForm {
  return { config: { format: 'csv' }, scope: request.list === undefined ? 'shown' : 'list' };
}

/** The configuration to send: only what the chosen format knows. */
export function toSentConfig({ config }: ExportForm): Partial<ExportConfig> {
  const { format, filename, excludeFields } = config;
  if (format === undefined) return {};
  const options = Object.fromEntries(
    EXPORT_FORMATS[format].options.flatMap((key) => (config[key] === undefined ? [] : [[key, config[key]]])),
  );
  return {
    format,
    ...(filename !== undefined && filename.trim() !== '' && { filename: filename.trim() }),
    ...options,
    ...(excludeFields !== undefined && excludeFields.length > 0 && { excludeFields }),
  };
}

/** What is wrong with the form, in the words the server would use; `undefined` when nothing is. */
export function findFormError(form: ExportForm, fields: readonly Field[]): string | undefined {
  const reading = readExportConfig(toSentConfig(form));
  if (reading.kind === 'invalid') return reading.error;
  const left = new Set(form.config.excludeFields);
  return fields.length > 0 && fields.every(({ key }) => left.has(key))
    ? 'All fields are left out.'
    : undefined;
}

/** A column that can be left out. */
export interface Field {
  readonly key: string;
  readonly title: string;
}

/** Columns of the table itself; `undefined` where those of the list behind it are written. */
export function toShownFields({ shown }: ExportRequest, scope: ExportScope): readonly Field[] | undefined {
  if (scope === 'list' || shown === undefined) return undefined;
  return toFieldKeys(shown.titles).map((key, i) => ({ key, title: shown.titles[i]! }));
}

/** A key of plain letters for each title, each of them once. */
export function toFieldKeys(titles: readonly string[]): readonly string[] {
  const taken = new Set<string>();
  return titles.map((title, i) => {
    const words = title.match(/[\p{L}\p{N}]+/gu) ?? [];
    const stem =
      words.map((word, n) => (n === 0 ? word.toLowerCase() : toCapital(word))).join('') || `column${i + 1}`;
    let key = stem;
    for (let n = 2; taken.has(key); n++) key = `${stem}${n}`;
    taken.add(key);
    return key;
  });
}

const toCapital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1).toLowerCase();

/** Rows to send, or the list to ask for. `pages` of one is the page as it is shown. */
export function toSource(request: ExportRequest, scope: ExportScope): ExportSource {
  const { title, shown, list } = request;
  if (scope === 'shown' && shown !== undefined) {
    const keys = toFieldKeys(shown.titles);
    return {
      kind: 'rows',
      title,
      columns: shown.titles.map((name, i) => ({ key: keys[i]!, title: name })),
      rows: shown.rows.slice(0, MAX_GIVEN_ROWS),
    };
  }
  const input = Object.fromEntries(
    Object.entries(list?.input ?? {}).flatMap(([key, value]) => (value === undefined ? [] : [[key, value]])),
  );
  // The whole list begins at its beginning, wherever the page stands.
  if (scope === 'list') for (const place of ['page', 'cursor', 'before']) delete input[place];
  return { kind: 'list', list: list?.list ?? '', input, ...(scope === 'shown' && { pages: 1 }) };
}

export const DELIMITER_TITLES: Readonly<Record<CsvDelimiter, string>> = {
  ',': 'comma',
  ';': 'semicolon',
  '\t': 'tab',
  '|': 'pipe',
};
export const DATE_TITLES: Readonly<Record<DateFormat, string>> = {
  iso: 'ISO 8601',
  date: 'date only',
  unix: 'seconds since 1970',
};
export const NUMBER_TITLES: Readonly<Record<NumberFormat, string>> = {
  plain: '1234.5',
  grouped: '1,234.5',
  units: 'smallest units',
};
export const PAGE_TITLES: Readonly<Record<PdfPageSize, string>> = {
  a4: 'A4',
  a3: 'A3',
  letter: 'Letter',
  legal: 'Legal',
};
