import { createRequire } from 'node:module';
import type PDFDocument from 'pdfkit';
import { toSimpleGlyph, type OutlineCommand } from './simple-glyph.ts';

const FOLDER = '@fontsource-variable/inter/files/inter';
/** The parts the font comes in, the most used first. */
const PARTS = ['latin', 'latin-ext', 'cyrillic', 'greek', 'vietnamese', 'cyrillic-ext', 'greek-ext'] as const;

interface Glyph {
  readonly id: number;
  readonly path: { readonly commands: readonly OutlineCommand[] };
  readonly advanceWidth: number;
  codePoints: readonly number[];
  _getMetrics(): { readonly leftBearing: number };
}

interface Font {
  readonly unitsPerEm: number;
  hasGlyphForCodePoint(codePoint: number): boolean;
  glyphForCodePoint(codePoint: number): Glyph;
}

/** The parts of pdfkit’s embedded font and fontkit’s subset that are reached into; both are pinned. */
interface Embedded {
  /** Multiplied by it, units are thousandths of the size. */
  readonly scale: number;
  layout(text: string): Layout;
  readonly font: Font & { getGlyph(id: number): Glyph };
  readonly subset: {
    readonly glyf: Uint8Array[];
    readonly loca: { readonly offsets: number[] };
    readonly hmtx: { readonly metrics: object[] };
    offset: number;
    _addGlyph(id: number): number;
  };
}

interface Layout {
  readonly glyphs: readonly Glyph[];
  readonly positions: readonly Position[];
  readonly advanceWidth: number;
}

interface Position {
  readonly xAdvance: number;
  readonly yAdvance: 0;
  readonly xOffset: 0;
  readonly yOffset: 0;
  readonly advanceWidth: number;
}

/** Text in one font. */
export interface Run {
  readonly font: string;
  readonly text: string;
}

export interface PdfFonts {
  /** Width of one character in units of the size; `undefined` where no part of the font has it. */
  advance(char: string): number | undefined;
  /** Text in the fonts that have it; every character was measured before. */
  toRuns(text: string): readonly Run[];
}

/** The font of the product in a document. A part is opened when the first of its characters is measured. */
export function openPdfFonts(document: InstanceType<typeof PDFDocument>): PdfFonts {
  const { resolve } = createRequire(import.meta.url);
  const opened: { readonly key: string; readonly font: Font }[] = [];
  const known = new Map<string, { readonly key: string; readonly advance: number } | undefined>();

  const open = (part: string): void => {
    document.registerFont(part, resolve(`${FOLDER}-${part}-wght-normal.woff2`)).font(part);
    // `_font` is what `font()` just chose; pdfkit’s types leave it out.
    const embedded = (document as unknown as { readonly _font: Embedded })._font;
    const { font, subset, scale } = embedded;
    // One glyph a character, as they were measured: shaping and its cache cost most of the time and the memory.
    embedded.layout = (text) => {
      const glyphs = [...text].map((char) => font.glyphForCodePoint(char.codePointAt(0)!));
      const positions = glyphs.map(({ advanceWidth }): Position => {
        const width = advanceWidth * scale;
        return { xAdvance: width, yAdvance: 0, xOffset: 0, yOffset: 0, advanceWidth: width };
      });
      return { glyphs, positions, advanceWidth: positions.reduce((sum, { xAdvance }) => sum + xAdvance, 0) };
    };
    subset._addGlyph = function addGlyph(id) {
      // fontkit cuts glyphs out of the file’s own table, which WOFF2 keeps in another form.
      const glyph = font.getGlyph(id);
      const bytes = toSimpleGlyph(glyph.path.commands);
      this.glyf.push(bytes);
      this.loca.offsets.push(this.offset);
      this.hmtx.metrics.push({ advance: glyph.advanceWidth, bearing: glyph._getMetrics().leftBearing });
      this.offset += bytes.length;
      return this.glyf.length - 1;
    };
    opened.push({ key: part, font });
  };

  const look = (char: string) => {
    const codePoint = char.codePointAt(0)!;
    for (let i = 0; i < PARTS.length; i++) {
      if (i === opened.length) open(PARTS[i]!);
      const { key, font } = opened[i]!;
      if (!font.hasGlyphForCodePoint(codePoint)) continue;
      const glyph = font.glyphForCodePoint(codePoint);
      // One that was first met as a part of another glyph does not know what it stands for, and could not be copied.
      if (glyph.codePoints.length === 0) glyph.codePoints = [codePoint];
      return { key, advance: glyph.advanceWidth / font.unitsPerEm };
    }
    return undefined;
  };

  const find = (char: string) => {
    if (!known.has(char)) known.set(char, look(char));
    return known.get(char);
  };

  return {
    advance: (char) => find(char)?.advance,
    toRuns(text) {
      const runs: { font: string; text: string }[] = [];
      for (const char of text) {
        const font = find(char)?.key ?? PARTS[0];
        const last = runs.at(-1);
        if (last?.font === font) last.text += char;
        else runs.push({ font, text: char });
      }
      return runs;
    },
  };
}

/** Text of which every character can be drawn; what no font has is spelled `{U+4E2D}`. */
export function toDrawable(text: string, fonts: PdfFonts): string {
  let drawn = '';
  for (const char of text.normalize('NFC').replace(/\s+/g, ' ')) {
    const isSeen = !/[\p{Cc}\p{Cf}\p{Cs}]/u.test(char) && fonts.advance(char) !== undefined;
    drawn += isSeen ? char : `{U+${char.codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0')}}`;
  }
  return drawn;
}

/** Lines that are no wider than `width`, broken at spaces where there are any. */
export function toLines(text: string, width: number, size: number, fonts: PdfFonts): readonly string[] {
  const lines: string[] = [];
  let line = '';
  let used = 0;
  for (const char of text) {
    const advance = (fonts.advance(char) ?? 0) * size;
    if (used + advance > width && line !== '') {
      const space = line.lastIndexOf(' ');
      const cut = space > line.length / 2 ? space : line.length;
      lines.push(line.slice(0, cut));
      line = line.slice(cut).trimStart();
      used = 0;
      for (const shown of line) used += (fonts.advance(shown) ?? 0) * size;
    }
    line += char;
    used += advance;
  }
  return line === '' && lines.length > 0 ? lines : [...lines, line];
}
