/** One value of a thing in a sentence, a list of them, or rows in a table. */
import type { Span, ToolResult } from '#contracts/assistant/agent';
import { toPath, type Measure } from '../catalogue/define-subject.ts';
import type { Subject } from '../question/question.ts';
import { isCutAt, isFact, leafOfRow, leavesAt, rowsAt, type Leaf } from './facts-at.ts';
import { toSubjectSpan } from './subject-piece.ts';
import { fillTemplate, type Words } from './words.ts';
import { listed, toSpans, type Piece, type Writer } from './writer.ts';

/** As many values as one sentence holds. */
const IN_A_SENTENCE = 6;
const ROWS = 20;
const LINES = 60;

export const titleOf = (words: Words, { of, key, titled }: Pick<Measure, 'of' | 'key' | 'titled'>): string =>
  words.title(`${of}.${titled ?? key}`);

export const capitalise = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Values without those that are there twice, such as an address that received two things. */
export function valuesOf(result: ToolResult, measure: Measure): readonly Leaf[] {
  const seen = new Set<string>();
  const rows = measure.only === undefined ? undefined : new Set(rowsOf(result, measure));
  const leaves = leavesAt(result, toPath(measure.at)).filter(
    (leaf) => rows === undefined || (isFact(leaf) && rows.has(leaf.path.replace(/\/[^/]*$/, ''))),
  );
  return leaves.filter((leaf) => {
    const id = isFact(leaf) ? `${leaf.kind} ${leaf.raw} ${leaf.unit ?? ''}` : leaf.text;
    return leaf !== undefined && !seen.has(id) && seen.add(id) !== undefined;
  });
}

/** The rows of a list that are meant. */
export function rowsOf(result: ToolResult, { at, only }: Measure): readonly string[] {
  return rowsAt(result, toPath(at)).filter((row) => {
    const leaf = only === undefined ? undefined : leafOfRow(result, row, only.column);
    return only === undefined || (leaf !== undefined && isFact(leaf) && only.is.includes(leaf.raw));
  });
}

/** Writes a measure as the answer itself: a sentence of its own where the language has one, else its title and value. */
export function writeMeasure(
  writer: Writer,
  words: Words,
  measure: Measure,
  result: ToolResult,
  subject: Subject,
  options: {
    readonly limit?: number | undefined;
    /** Whether the last ones are meant and not the first. */
    readonly isFromEnd?: boolean | undefined;
    readonly wantsList: boolean;
    /** Whether a line before it named what it is of. */
    readonly isNamed?: boolean | undefined;
    /** A thing the value is of besides: the profit of a wallet with one token. */
    readonly with?: Subject | undefined;
    /** Those that are meant, where their first line is said already. */
    readonly rows?: readonly string[] | undefined;
  },
): void {
  if (options.rows !== undefined) {
    writeRows(writer, words, measure, result, options.limit, options.rows);
    return;
  }
  const values = valuesOf(result, measure);
  const title = titleOf(words, measure);
  const isAlone = subject.kind === 'network' || options.isNamed === true;
  const own: Piece = isAlone ? undefined : toSubjectSpan(subject);
  const about: Piece =
    options.with === undefined
      ? own
      : own === undefined
        ? toSubjectSpan(options.with)
        : [own, text(' ('), toSubjectSpan(options.with), text(')')];
  const name = `${measure.of}.${measure.key}`;
  if (values.length === 0) {
    // Of a list that is cut it is not known that there is none.
    const isCut = isCutAt(result, toPath(measure.at));
    const isNone = measure.absent === 'none' && !isCut;
    const without = isCut ? undefined : words.sentence(`${name}-none`);
    writer.spans(
      1,
      without === undefined
        ? words.say(`${isNone ? 'none' : 'unknown'}${about === undefined ? '-alone' : ''}`, {
            title: text(capitalise(title)),
            subject: about,
          })
        : fillTemplate(without, { subject: about }),
    );
    return;
  }
  const sentences = toSentences(words, measure, { result, values, about, options });
  const isRows =
    measure.columns !== undefined && (options.wantsList || values.length > 1 || measure.isRow === true);
  if (sentences !== undefined) {
    for (const sentence of sentences) writer.spans(1, sentence);
  } else if (!isRows && values.length > IN_A_SENTENCE && values.some((leaf) => !isFact(leaf))) {
    // Lines of a log are texts of their own.
    writer.spans(1, words.say('listed', { title: text(capitalise(title)), subject: about }));
    writer.list(
      cut(leavesAt(result, toPath(measure.at)), options.limit ?? LINES, options.isFromEnd).map((leaf) =>
        toSpans(leaf),
      ),
      { depth: 1, ordered: true },
    );
  } else if (!isRows || values.length <= IN_A_SENTENCE) {
    const piece = toPiece(result, measure, cut(values, options.limit ?? ROWS, options.isFromEnd), words);
    writer.spans(
      1,
      words.say(about === undefined ? 'value-alone' : 'value', {
        title: text(capitalise(title)),
        subject: about,
        value: piece,
      }),
    );
  } else {
    writer.spans(
      1,
      words.say(about === undefined ? 'listed-alone' : 'listed', {
        title: text(capitalise(title)),
        subject: about,
      }),
    );
  }
  const isWhole = sentences !== undefined && sentences.length >= values.length && !options.wantsList;
  if (isRows && !isWhole) {
    const all = rowsOf(result, measure);
    const limit = options.limit ?? ROWS;
    writeRows(writer, words, measure, result, limit, cut(all, limit, options.isFromEnd));
  }
}

/** The first so many, or the last in the order they stand in. */
const cut = <T>(all: readonly T[], limit: number, isFromEnd = false): readonly T[] =>
  isFromEnd ? all.slice(-limit) : all.slice(0, limit);

/** Its own sentences: one for every row where they tell more of a row than the value. */
function toSentences(
  words: Words,
  measure: Measure,
  {
    result,
    values,
    about,
    options,
  }: {
    readonly result: ToolResult;
    readonly values: readonly Leaf[];
    readonly about: Piece;
    readonly options: { readonly limit?: number | undefined; readonly isFromEnd?: boolean | undefined };
  },
): readonly (readonly Span[])[] | undefined {
  const name = `${measure.of}.${measure.key}`;
  const template =
    (values.length > 1 ? words.sentence(`${name}-many`) : undefined) ?? words.sentence(name) ?? measure.say;
  if (template === undefined || (words.language !== 'en' && words.sentence(name) === undefined))
    return undefined;
  const holes = [...template.matchAll(/\{(\w+)\}/g)].map(([, hole = '']) => hole);
  // `{largest_amount}` is a value elsewhere in the result.
  const ofResult = (hole: string): Leaf | undefined => leavesAt(result, `/${hole.replaceAll('_', '/')}`)[0];
  if (holes.includes('value')) {
    const isOne = values.length > 1 && words.sentence(`${name}-many`) === undefined;
    if (isOne && measure.columns !== undefined) return undefined;
    const shown = cut(values, options.limit ?? ROWS, options.isFromEnd);
    const piece = toPiece(result, measure, shown, words);
    const more = Object.fromEntries(holes.map((hole) => [hole, ofResult(hole)]));
    return [fillTemplate(template, { ...more, value: piece, subject: about })];
  }
  const rows = cut(rowsOf(result, measure), options.limit ?? Infinity, options.isFromEnd);
  if (rows.length > IN_A_SENTENCE) return undefined;
  const sentences = rows.flatMap((row) => {
    const pieces = holes.map((hole): readonly [string, Piece] => {
      const leaf = leafOfRow(result, row, hole) ?? ofResult(hole);
      return [hole, hole === 'subject' ? about : leaf === undefined ? undefined : words.value(leaf)];
    });
    return pieces.some(([, piece]) => piece === undefined)
      ? []
      : [fillTemplate(template, Object.fromEntries(pieces))];
  });
  return sentences.length === 0 ? undefined : sentences;
}

/** The values with commas; of a sentence of the decoder all of it. */
const toPiece = (
  result: ToolResult,
  measure: Measure,
  values: readonly Leaf[],
  words: Words,
): readonly Piece[] => {
  const all = valuesOf(result, measure).length;
  const pieces = values.map((leaf) =>
    measure.at.endsWith('/template') ? toSentence(result, leaf) : words.value(leaf),
  );
  return listed(
    all > values.length && values.length > 1 ? [...pieces, text('…')] : pieces,
    words.title('say.and'),
  );
};

/** `{who} sent {amount} to {to}` with its holes filled from beside it. */
function toSentence(result: ToolResult, leaf: Leaf): Piece {
  if (!isFact(leaf)) return leaf;
  const place = leaf.path.replace(/\/template$/, '');
  const holes = [...leaf.raw.matchAll(/\{(\w+)\}/g)].map(([, hole = '']) => hole);
  return fillTemplate(
    leaf.raw,
    Object.fromEntries(
      holes.map((hole) => [hole, leavesAt(result, `${place}/holes/${hole}`)[0] ?? text('…')]),
    ),
  );
}

function writeRows(
  writer: Writer,
  words: Words,
  measure: Measure,
  result: ToolResult,
  limit = ROWS,
  all = rowsOf(result, measure),
): void {
  const { columns = [], of } = measure;
  const rows = all.slice(0, limit);
  writer.table(
    capitalise(titleOf(words, measure)),
    columns.map((column) => ({ title: capitalise(words.column(of, column)) })),
    rows.map((row) =>
      columns.map((column): Piece => {
        const leaf = leafOfRow(result, row, column);
        return leaf === undefined ? undefined : words.value(leaf);
      }),
    ),
    result.callId,
  );
}

const text = (value: string): Span => ({ kind: 'text', text: value });
