import type PDFDocument from 'pdfkit';
import type { ExportColumn } from '#contracts/export/exports';
import { toDrawable, toLines, type PdfFonts } from './pdf-fonts.ts';

const SIZE = 7;
const LINE = 9;
const PADDING = 3;
const MARGIN = 36;
const FOOT = 18;
/** Of one cell; what is longer ends with `…`. */
const MAX_LINES = 30;
const INK = '#111111';
const RULE = '#bbbbbb';

/** Draws rows down a page and goes on to the next, the header on each. */
export interface PdfTable {
  addRow(texts: readonly string[]): void;
  /** Lines of text on a page of their own. */
  addPage(lines: readonly string[]): void;
  /** Number below the last page. */
  finish(): void;
  /** Cells that were cut. */
  cutCells(): number;
}

/** `sample` decides how the width is shared. */
export function createPdfTable(
  document: InstanceType<typeof PDFDocument>,
  fonts: PdfFonts,
  page: { readonly title: string; readonly size: string; readonly hasHeader: boolean },
  columns: readonly ExportColumn[],
  sample: readonly (readonly string[])[],
): PdfTable {
  const layout = columns.length > 6 ? 'landscape' : 'portrait';
  let pages = 0;
  let y = 0;
  let cut = 0;
  let widths: readonly number[] = [];

  const bottom = () => document.page.height - MARGIN - FOOT;
  const draw = (text: string, x: number, top: number, end?: number): void => {
    const runs = fonts.toRuns(text);
    let at = x;
    if (end !== undefined) at = end - widthOf(text);
    for (const run of runs) {
      document.font(run.font).fontSize(SIZE).fillColor(INK).text(run.text, at, top, { lineBreak: false });
      at += widthOf(run.text);
    }
  };
  const widthOf = (text: string): number => {
    let width = 0;
    for (const char of text) width += (fonts.advance(char) ?? 0) * SIZE;
    return width;
  };
  const foot = (): void => {
    if (pages === 0) return;
    const top = document.page.height - MARGIN - LINE;
    draw(toLines(toDrawable(page.title, fonts), document.page.width / 2, SIZE, fonts)[0] ?? '', MARGIN, top);
    draw(`Page ${pages}`, MARGIN, top, document.page.width - MARGIN);
  };
  const begin = (hasHeader: boolean): void => {
    foot();
    document.addPage({ size: page.size.toUpperCase(), layout, margin: 0 });
    pages++;
    y = MARGIN;
    widths = toWidths(columns, sample, document.page.width - 2 * MARGIN);
    if (hasHeader) place(columns.map(({ title }) => title));
  };
  const place = (texts: readonly string[]): void => {
    const cells = texts.map((text, i) => {
      const lines = toLines(toDrawable(text, fonts), widths[i]! - 2 * PADDING, SIZE, fonts);
      if (lines.length <= MAX_LINES) return lines;
      cut++;
      return [...lines.slice(0, MAX_LINES - 1), '…'];
    });
    const height = Math.max(1, ...cells.map((lines) => lines.length)) * LINE + 2 * PADDING;
    if (y + height > bottom() && y > MARGIN + 2 * LINE) begin(page.hasHeader);
    let x = MARGIN;
    for (const [i, lines] of cells.entries()) {
      const end = isFigure(columns[i]!) ? x + widths[i]! - PADDING : undefined;
      for (const [n, line] of lines.entries()) draw(line, x + PADDING, y + PADDING + n * LINE, end);
      x += widths[i]!;
    }
    y += height;
    document
      .moveTo(MARGIN, y)
      .lineTo(document.page.width - MARGIN, y)
      .lineWidth(0.4)
      .stroke(RULE);
  };

  begin(page.hasHeader);
  return {
    addRow: place,
    addPage(lines) {
      begin(false);
      for (const text of lines) {
        for (const line of toLines(toDrawable(text, fonts), document.page.width - 2 * MARGIN, SIZE, fonts)) {
          draw(line, MARGIN, y);
          y += LINE * 1.4;
        }
      }
    },
    finish: foot,
    cutCells: () => cut,
  };
}

function isFigure({ kind }: ExportColumn): boolean {
  return kind === 'integer' || kind === 'decimal' || kind === 'number';
}

/** The page’s width shared by how long texts are: none so narrow that it cannot be read. */
function toWidths(
  columns: readonly ExportColumn[],
  sample: readonly (readonly string[])[],
  width: number,
): readonly number[] {
  const weights = columns.map(({ title }, i) => {
    const longest = Math.max(title.length, ...sample.map((texts) => texts[i]?.length ?? 0));
    return Math.min(40, Math.max(5, longest));
  });
  const sum = weights.reduce((all, weight) => all + weight, 0);
  return weights.map((weight) => (weight / sum) * width);
}
