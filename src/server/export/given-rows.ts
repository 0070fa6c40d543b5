import type { ColumnKind, ExportColumn, GivenRows } from '#contracts/export/exports';
import type { Cell, Row } from './formats/define-format.ts';

const INTEGER = /^(?:0|-?[1-9]\d{0,76})$/;
const INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d{3})?Z$/;

/** Rows a page sent as texts, in columns whose kind all their texts allow; nothing of a text is lost by it. */
export function readGivenRows({ columns, rows }: GivenRows): {
  readonly columns: readonly ExportColumn[];
  readonly rows: readonly Row[];
} {
  const taken = new Set<string>();
  const typed = columns.map(({ key, title }, i): ExportColumn => {
    let unique = key;
    for (let n = 2; taken.has(unique); n++) unique = `${key}-${n}`;
    taken.add(unique);
    return { key: unique, title, kind: toKind(rows.map((row) => row[i] ?? '')) };
  });
  return {
    columns: typed,
    rows: rows.map((row) => typed.map(({ kind }, i) => toCell(row[i] ?? '', kind))),
  };
}

function toKind(texts: readonly string[]): ColumnKind {
  const said = texts.filter((text) => text !== '');
  if (said.length === 0) return 'text';
  if (said.every(isPlainNumber)) return 'number';
  if (said.every((text) => INTEGER.test(text))) return 'integer';
  if (said.every((text) => INSTANT.test(text) && isSameInstant(text))) return 'time';
  return 'text';
}

/** Whether a double gives back this very text. */
function isPlainNumber(text: string): boolean {
  const value = Number(text);
  return (
    /^-?\d/.test(text) &&
    String(value) === text &&
    Number.isFinite(value) &&
    (!Number.isInteger(value) || Number.isSafeInteger(value))
  );
}

function isSameInstant(text: string): boolean {
  const ms = Date.parse(text);
  return !Number.isNaN(ms) && new Date(ms).toISOString().replace('.000Z', 'Z') === text.replace('.000Z', 'Z');
}

function toCell(text: string, kind: ColumnKind): Cell {
  if (kind === 'text') return text;
  if (text === '') return null;
  if (kind === 'integer') return BigInt(text);
  return kind === 'time' ? Date.parse(text) / 1_000 : Number(text);
}
