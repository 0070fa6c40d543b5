import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readExportConfig, withExportDefaults } from './export-config.ts';

const errorOf = (given: unknown): string => {
  const reading = readExportConfig(given);
  return reading.kind === 'invalid' ? reading.error : 'valid';
};

describe('export configuration', () => {
  test("'Export format is required' when absent", () => {
    for (const given of [undefined, null, {}, { format: '' }, { format: null }, 'csv', []]) {
      expect(errorOf(given)).toBe('Export format is required');
    }
  });

  test("an unsupported format gives 'Unsupported export format: {format}'", () => {
    expect(errorOf({ format: 'docx' })).toBe('Unsupported export format: docx');
    expect(errorOf({ format: 'CSV' })).toBe('Unsupported export format: CSV');
    expect(errorOf({ format: 'constructor' })).toBe('Unsupported export format: constructor');
  });

  test("'Invalid CSV delimiter' unless it is comma, semicolon, tab or pipe", () => {
    for (const delimiter of [',', ';', '\t', '|'])
      expect(errorOf({ format: 'csv', delimiter })).toBe('valid');
    for (const delimiter of ['', ' ', ':', ',,', 'comma', 1, null]) {
      expect(errorOf({ format: 'csv', delimiter })).toBe('Invalid CSV delimiter');
    }
  });

  test("'Invalid PDF page size' unless a4, a3, letter or legal", () => {
    for (const pageSize of ['a4', 'a3', 'letter', 'legal'])
      expect(errorOf({ format: 'pdf', pageSize })).toBe('valid');
    for (const pageSize of ['', 'A4', 'a5', 'toString', 4, null]) {
      expect(errorOf({ format: 'pdf', pageSize })).toBe('Invalid PDF page size');
    }
  });

  test('the six formats are supported', () => {
    for (const format of ['csv', 'json', 'xlsx', 'pdf', 'xml', 'parquet'])
      expect(errorOf({ format })).toBe('valid');
  });

  test('defaults are comma, headers, ISO dates, pretty JSON with metadata, a4', () => {
    expect(withExportDefaults({ format: 'csv' })).toMatchObject({
      delimiter: ',',
      includeHeaders: true,
      quoteStrings: false,
      dateFormat: 'iso',
      includeMetadata: false,
    });
    expect(withExportDefaults({ format: 'json' })).toMatchObject({ pretty: true, includeMetadata: true });
    expect(withExportDefaults({ format: 'pdf' })).toMatchObject({ pageSize: 'a4' });
  });

  test('what it reads is read again as the same, and nothing makes it throw', () => {
    fc.assert(
      fc.property(fc.anything(), fc.constantFrom('csv', 'pdf', 'x'), (given, format) => {
        const whole = typeof given === 'object' && given !== null ? { ...given, format } : given;
        const reading = readExportConfig(whole);
        if (reading.kind === 'valid') expect(readExportConfig(reading.config)).toEqual(reading);
      }),
    );
  });
});
