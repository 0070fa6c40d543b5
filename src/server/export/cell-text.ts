import type { FullExportConfig } from '#contracts/export/export-config';
import type { ExportColumn, ExportMetadata } from '#contracts/export/exports';
import { toGrouped as toGroupedInteger } from '#contracts/text/value-text';
import { trimEndOf } from '#std/text';
import type { Cell } from './formats/define-format.ts';

type Looks = Pick<FullExportConfig, 'dateFormat' | 'numberFormat'>;

/** A cell as text, exact; empty for what is not known. */
export function toCellText(cell: Cell, column: ExportColumn, looks: Looks): string {
  if (cell === null) return '';
  switch (column.kind) {
    case 'decimal':
      return typeof cell === 'bigint' ? toDecimalText(cell, column.decimals ?? 0, looks) : String(cell);
    case 'integer':
      return looks.numberFormat === 'grouped' ? toGrouped(String(cell)) : String(cell);
    case 'number':
      return typeof cell === 'number' ? toNumberText(cell, looks) : String(cell);
    case 'time':
      return typeof cell === 'number' ? toTimeText(cell, looks) : String(cell);
    default:
      return String(cell);
  }
}

/** Whether the text of a cell is one of ours rather than somebody’s words: it needs no guarding. */
export function isWritten(cell: Cell, { kind }: ExportColumn): boolean {
  return typeof cell !== 'string' && kind !== 'text' && kind !== 'address' && kind !== 'signature';
}

/** Units as a decimal number with all that is not zero of its fraction: `1500000`, 6 → `1.5`. */
export function toDecimalText(units: bigint, decimals: number, { numberFormat }: Looks): string {
  if (numberFormat === 'units') return units.toString();
  const sign = units < 0n ? '-' : '';
  const digits = (units < 0n ? -units : units).toString().padStart(decimals + 1, '0');
  const whole = digits.slice(0, digits.length - decimals);
  const fraction = decimals === 0 ? '' : trimEndOf(digits.slice(-decimals), '0');
  const shown = numberFormat === 'grouped' ? toGrouped(whole) : whole;
  return `${sign}${shown}${fraction === '' ? '' : `.${fraction}`}`;
}

function toNumberText(value: number, { numberFormat }: Looks): string {
  if (!Number.isFinite(value)) return '';
  return numberFormat === 'grouped' ? toGrouped(String(value)) : String(value);
}

function toGrouped(text: string): string {
  if (text.includes('e')) return text;
  const [whole = '', fraction] = text.split('.');
  const grouped = toGroupedInteger(whole);
  return fraction === undefined ? grouped : `${grouped}.${fraction}`;
}

const MAX_DATE_SECONDS = 8_640_000_000_000;

function toTimeText(seconds: number, { dateFormat }: Looks): string {
  if (!Number.isFinite(seconds)) return '';
  if (dateFormat === 'unix' || Math.abs(seconds) > MAX_DATE_SECONDS) return String(seconds);
  const iso = new Date(Math.round(seconds * 1_000)).toISOString();
  return dateFormat === 'date' ? iso.slice(0, iso.indexOf('T')) : iso.replace('.000Z', 'Z');
}

/** Metadata as pairs, in the order they are written; what is not known is left out. */
export function toMetadataEntries(metadata: ExportMetadata): readonly (readonly [string, string])[] {
  const { title, cluster, source, exportedAt, asOfSlot, asOfTime, window, stale, rows } = metadata;
  const entries: [string, string | undefined][] = [
    ['title', title],
    ['cluster', cluster],
    ['source', source],
    ['exportedAt', exportedAt],
    ['asOfSlot', asOfSlot?.toString()],
    ['asOfTime', asOfTime],
    ['window', window],
    ['stale', String(stale)],
    ['rows', String(rows)],
    ['truncated', String(metadata.truncated)],
    ['truncatedBy', metadata.truncatedBy],
  ];
  return entries.flatMap(([key, value]) => (value === undefined ? [] : [[key, value] as const]));
}
