import {
  CSV_DELIMITERS,
  DATE_FORMATS,
  EXPORT_FORMATS,
  EXPORT_TEXTS,
  isExportFormat,
  NUMBER_FORMATS,
  PDF_PAGE_SIZES,
  type ExportConfig,
} from './exports.ts';

const MAX_EXCLUDED = 200;

export type ConfigReading =
  | { readonly kind: 'valid'; readonly config: ExportConfig }
  | { readonly kind: 'invalid'; readonly error: string };

/**
 * Checks what a form or a client gives as a configuration. Keys it does not know are dropped; options of other
 * formats stay when they are valid, so that a change of format loses nothing.
 */
export function readExportConfig(given: unknown): ConfigReading {
  const texts = toRecord(given);
  const { format } = texts;
  if (format === undefined || format === null || format === '') return invalid(EXPORT_TEXTS.formatRequired);
  if (typeof format !== 'string' || !isExportFormat(format))
    return invalid(EXPORT_TEXTS.unsupported(toShown(format)));
  const { delimiter, pageSize, dateFormat, numberFormat, filename } = texts;
  if (delimiter !== undefined && !isOneOf(Object.values(CSV_DELIMITERS), delimiter)) {
    return invalid(EXPORT_TEXTS.badDelimiter);
  }
  if (pageSize !== undefined && !isOneOf(PDF_PAGE_SIZES, pageSize)) return invalid(EXPORT_TEXTS.badPageSize);
  if (dateFormat !== undefined && !isOneOf(DATE_FORMATS, dateFormat)) return invalid('Invalid date format');
  if (numberFormat !== undefined && !isOneOf(NUMBER_FORMATS, numberFormat)) {
    return invalid('Invalid number format');
  }
  if (filename !== undefined && typeof filename !== 'string') return invalid('Invalid file name');
  const excludeFields = texts['excludeFields'] ?? [];
  if (!isTexts(excludeFields)) return invalid('Invalid list of fields to leave out');
  return {
    kind: 'valid',
    config: {
      format,
      ...(filename !== undefined && filename.trim() !== '' && { filename: filename.slice(0, 200) }),
      ...(delimiter !== undefined && { delimiter }),
      ...(pageSize !== undefined && { pageSize }),
      ...(dateFormat !== undefined && { dateFormat }),
      ...(numberFormat !== undefined && { numberFormat }),
      ...flag(texts, 'includeHeaders'),
      ...flag(texts, 'quoteStrings'),
      ...flag(texts, 'includeMetadata'),
      ...flag(texts, 'pretty'),
      ...(excludeFields.length > 0 && { excludeFields }),
    },
  };
}

/** Every option, the defaults filled in. */
export type FullExportConfig = {
  readonly [Key in Exclude<keyof ExportConfig, 'filename'>]-?: NonNullable<ExportConfig[Key]>;
};

export function withExportDefaults(config: ExportConfig): FullExportConfig {
  return {
    format: config.format,
    delimiter: config.delimiter ?? ',',
    includeHeaders: config.includeHeaders ?? true,
    quoteStrings: config.quoteStrings ?? false,
    dateFormat: config.dateFormat ?? 'iso',
    numberFormat: config.numberFormat ?? 'plain',
    pageSize: config.pageSize ?? 'a4',
    includeMetadata: config.includeMetadata ?? EXPORT_FORMATS[config.format].hasMetadataByDefault,
    pretty: config.pretty ?? true,
    excludeFields: config.excludeFields ?? [],
  };
}

function invalid(error: string): ConfigReading {
  return { kind: 'invalid', error };
}

function toRecord(given: unknown): Readonly<Record<string, unknown>> {
  return typeof given === 'object' && given !== null ? { ...given } : {};
}

function isOneOf<T extends string>(list: readonly T[], given: unknown): given is T {
  return list.some((entry) => entry === given);
}

function isTexts(given: unknown): given is readonly string[] {
  return (
    Array.isArray(given) && given.length <= MAX_EXCLUDED && given.every((key) => typeof key === 'string')
  );
}

function flag(texts: Readonly<Record<string, unknown>>, key: string): Readonly<Record<string, boolean>> {
  const value = texts[key];
  return typeof value === 'boolean' ? { [key]: value } : {};
}

/** What a client named as its format, short enough to say back. */
function toShown(format: unknown): string {
  return (typeof format === 'string' ? format : `a ${typeof format}`).slice(0, 40);
}
