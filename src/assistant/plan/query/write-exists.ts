/** Whether there is such a thing, and how many: the first word is the question’s polarity times the truth. */
import type { Span } from '#contracts/assistant/agent';
import { findQuerySource } from '#contracts/query/query-sources';
import { fits } from '../fits.ts';
import { isWider } from '../wider-time.ts';
import { factAt } from './read-fact.ts';
import { isOfSolAlone, text, writeNone, writeTable, type QueryWriting } from './query-writing.ts';

export function writeExists(writing: QueryWriting): void {
  const { question, query, writer, words, rows, scope, row, many, all, result } = writing;
  const bound = question.bounds.find(({ field }) => field === 'count');
  const isThere = bound === undefined || all === undefined ? rows.length > 0 : fits(all, bound);
  // What is not indexed is neither there nor not.
  if (rows.length === 0 && result.notes.some((note) => note.startsWith('Nothing of this time'))) {
    writeNone(writing);
    return;
  }
  const span = { from: factAt(result, '/from'), to: factAt(result, '/to') };
  // What was there in a whole hour need not have been in the part of it that is asked about.
  const isOfMore =
    rows.length > 0 &&
    question.time !== undefined &&
    findQuerySource(query.from)?.seconds !== undefined &&
    isWider(query.time ?? {}, span);
  // What decides only a part of what was asked has no first word.
  const word =
    question.form === 'yes-no' && !isOfMore && !(rows.length === 0 && isOfSolAlone(query))
      ? words.say(isThere === question.negated ? 'no' : 'yes')
      : undefined;
  if (rows.length === 0) {
    writeNone(writing, word);
    return;
  }
  const isOne = all?.raw === '1';
  const key = bound === undefined ? 'exists' : 'exists-bound';
  writer.spans(
    1,
    trimmed(
      words.say(key, {
        word,
        are: text(words.title(isOne ? 'say.is' : 'say.are')),
        count: all,
        rows: isOne ? row : many,
        scope,
      }),
    ),
  );
  writeTable(writing);
}

/** Without the space behind a word that is not said. */
const trimmed = ([first, ...rest]: readonly Span[]): readonly Span[] =>
  first?.kind === 'text'
    ? [{ ...first, text: first.text.trimStart() }, ...rest]
    : [...(first === undefined ? [] : [first]), ...rest];
