/** One value of a thing in a sentence, a list of them, or rows in a table. */
import type { Span, ToolResult } from '#contracts/assistant/agent';
import { toPath, type Measure } from '../catalogue/define-subject.ts';
import type { Subject } from '../question/question.ts';
import { isFact, leafOfRow, leavesAt, rowsAt, type Leaf } from './facts-at.ts';
import { toSubjectSpan } from './subject-piece.ts';
import { fillTemplate, type Words } from './words.ts';
import { listed, type Piece, type Writer } from './writer.ts';

/** As many values as one sentence holds. */
const IN_A_SENTENCE = 6;
const ROWS = 20;

export const titleOf = (words: Words, { of, key }: Pick<Measure, 'of' | 'key'>): string =>
  words.title(`${of}.${key}`);

export const capitalise = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Values without those that are there twice, such as an address that received two things. */
export function valuesOf(result: ToolResult, measure: Measure): readonly Leaf[] {
  const seen = new Set<string>();
  return leavesAt(result, toPath(measure.at)).filter((leaf) => {
    const id = isFact(leaf) ? `${leaf.kind} ${leaf.raw} ${leaf.unit ?? ''}` : leaf.text;
    return leaf !== undefined && !seen.has(id) && seen.add(id) !== undefined;
  });
}

/** Writes a measure as the answer itself; `isMain` says it before everything else. */
export function writeMeasure(
  writer: Writer,
  words: Words,
  measure: Measure,
  result: ToolResult,
  subject: Subject,
  options: { readonly limit?: number | undefined; readonly wantsList: boolean },
): void {
  const values = valuesOf(result, measure);
  const title = titleOf(words, measure);
  const about: Piece = subject.kind === 'network' ? undefined : toSubjectSpan(subject);
  if (values.length === 0) {
    writer.spans(
      1,
      words.say(measure.absent === 'none' ? 'none' : 'unknown', {
        title: text(capitalise(title)),
        subject: about,
      }),
    );
    return;
  }
  const isRows = measure.columns !== undefined && (options.wantsList || values.length > 1);
  if (!isRows || values.length <= IN_A_SENTENCE) {
    const piece = listed(
      values.slice(0, options.limit ?? IN_A_SENTENCE).map((value) => words.value(value)),
      words.title('say.and'),
    );
    const sentence =
      words.language === 'en' &&
      measure.say !== undefined &&
      (values.length === 1 || measure.at.endsWith('*'))
        ? fillTemplate(measure.say, { value: piece, subject: about })
        : words.say(about === undefined ? 'value-alone' : 'value', {
            title: text(capitalise(title)),
            subject: about,
            value: piece,
          });
    writer.spans(1, sentence);
  } else {
    writer.spans(1, words.say('listed', { title: text(capitalise(title)), subject: about }));
  }
  if (isRows) writeRows(writer, words, measure, result, options.limit);
}

function writeRows(writer: Writer, words: Words, measure: Measure, result: ToolResult, limit = ROWS): void {
  const { columns = [], of } = measure;
  const rows = rowsAt(result, toPath(measure.at)).slice(0, limit);
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
