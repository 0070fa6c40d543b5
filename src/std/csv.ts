/** A number as spreadsheets read it without evaluating anything. */
const PLAIN_NUMBER = /^[+-]?(?:\d+(?:\.\d+)?|\.\d+)(?:[eE][+-]?\d+)?$/;

/** What spreadsheets skip before they look whether a cell is a formula: white space, controls, invisible marks. */
const SKIPPED = /^[\s\p{Z}\p{Cc}\p{Cf}]+/u;

const FORMULA_START = /^[=+\-@]/;

/** Whether a spreadsheet could run `text` as a formula, full-width signs and leading blanks included. */
export function looksLikeFormula(text: string): boolean {
  if (PLAIN_NUMBER.test(text)) return false;
  const first = text.charCodeAt(0);
  if (first === 9 || first === 10 || first === 13) return true;
  // Plain letters and digits are most of what is written; only signs and what could become one go further.
  if ((first >= 48 && first <= 57) || (first >= 65 && first <= 90) || (first >= 97 && first <= 122)) {
    return false;
  }
  return FORMULA_START.test(text.replace(SKIPPED, '').slice(0, 4).normalize('NFKC').replace(SKIPPED, ''));
}

export interface CsvCellOptions {
  /** One character; a comma when left out. */
  readonly delimiter?: string | undefined;
  /** Quotes also where nothing asks for it. */
  readonly quoteAlways?: boolean | undefined;
}

/**
 * One cell by RFC 4180; text a spreadsheet would run as a formula gets a leading `'`, signed numbers stay as
 * they are.
 */
export function toCsvCell(text: string, { delimiter = ',', quoteAlways }: CsvCellOptions = {}): string {
  const safe = looksLikeFormula(text) ? `'${text}` : text;
  return quoteAlways || /["\r\n\0]/.test(safe) || safe.includes(delimiter)
    ? `"${safe.replaceAll('"', '""')}"`
    : safe;
}

/** Records as RFC 4180 text; every line, the last too, ends with CR LF. */
export function toCsv(records: readonly (readonly string[])[]): string {
  return records.map((cells) => `${cells.map((cell) => toCsvCell(cell)).join(',')}\r\n`).join('');
}
