/** Whether there is such a thing, and how many: the first word is the question’s polarity times the truth. */
import { fits } from '../fits.ts';
import { text, writeNone, writeTable, type QueryWriting } from './query-writing.ts';

export function writeExists(writing: QueryWriting): void {
  const { question, writer, words, rows, scope, row, many, all, result } = writing;
  const bound = question.bounds.find(({ field }) => field === 'count');
  const isThere = bound === undefined || all === undefined ? rows.length > 0 : fits(all, bound);
  // What is not indexed is neither there nor not.
  if (rows.length === 0 && result.notes.some((note) => note.startsWith('Nothing of this time'))) {
    writeNone(writing);
    return;
  }
  const word = words.say(isThere === question.negated ? 'no' : 'yes');
  if (rows.length === 0) {
    writeNone(writing, word);
    return;
  }
  const isOne = all?.raw === '1';
  const key = bound === undefined ? 'exists' : 'exists-bound';
  writer.spans(
    1,
    words.say(key, {
      word,
      are: text(words.title(isOne ? 'say.is' : 'say.are')),
      count: all,
      rows: isOne ? row : many,
      scope,
    }),
  );
  writeTable(writing);
}
