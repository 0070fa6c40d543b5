/** Titles and rows, in texts. */
export interface Records {
  readonly titles: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

/** How a column writes itself; without `csv` it is left out. */
export interface CsvColumn<Row> {
  readonly title: string;
  /** Its title in a file, where that says more, as the unit. */
  readonly csvTitle?: string | undefined;
  readonly csv?: ((row: Row) => string) | undefined;
  /** What its cell shows besides, each as a column behind it. */
  readonly beside?: readonly CsvColumn<Row>[] | undefined;
}

/** Titles and rows of the columns that have a text. */
export function toRecords<Row>(columns: readonly CsvColumn<Row>[], rows: readonly Row[]): Records {
  const written = columns.flatMap(toWritten);
  return {
    titles: written.map(({ title }) => title),
    rows: rows.map((row) => written.map(({ csv }) => csv(row))),
  };
}

function toWritten<Row>({
  title,
  csvTitle = title,
  csv,
  beside = [],
}: CsvColumn<Row>): readonly Written<Row>[] {
  return [...(csv ? [{ title: csvTitle, csv }] : []), ...beside.flatMap(toWritten)];
}

interface Written<Row> {
  readonly title: string;
  readonly csv: (row: Row) => string;
}

/** Titles and rows of a table whose columns have no texts, as a reader sees them. */
export function readShownTable(table: HTMLTableElement): Records {
  const titles = [...table.querySelectorAll('thead th')].map(toShownText);
  const rows = [...table.querySelectorAll<HTMLTableRowElement>('tbody tr[data-row]')].map((row) =>
    [...row.cells].map(toShownText),
  );
  return { titles, rows };
}

/** Text of an element; what is shortened and what is an age is written whole. */
function toShownText(element: Element): string {
  return toPlainNumber(readNode(element).replaceAll(/\s+/g, ' ').trim());
}

/** `9,057` → `9057`: digits are grouped for the eye only. */
export function toPlainNumber(text: string): string {
  return /^[-+]?\d{1,3}(?:,\d{3})+(?:\.\d+)?$/.test(text) ? text.replaceAll(',', '') : text;
}

function readNode(node: Node): string {
  if (node.nodeType === Node.TEXT_NODE) return node.textContent ?? '';
  if (!(node instanceof Element) || isSilent(node)) return '';
  const whole = node.getAttribute('datetime') ?? node.getAttribute('title');
  const inside = [...node.childNodes].map(readNode).join(node.childElementCount > 1 ? ' ' : '');
  if (whole !== null && (node.tagName === 'TIME' || inside.includes('…'))) return whole;
  return inside;
}

/** Drawings, buttons and what only a screen reader hears. */
function isSilent(element: Element): boolean {
  return element.matches('button, svg, canvas, .visually-hidden, [aria-hidden="true"]');
}
