/** Whether there is such a thing, and how many: the first word is the question’s polarity times the truth. */
import type { Fact } from '#contracts/assistant/agent';
import type { Bound } from '../../question/question.ts';
import { text, writeNone, writeTable, type QueryWriting } from './query-writing.ts';

export function writeExists(writing: QueryWriting): void {
  const { question, writer, words, rows, scope, row, many, all, result } = writing;
  const bound = question.bounds.find(({ field }) => field === 'count');
  const isThere = bound === undefined || all === undefined ? rows.length > 0 : holds(all, bound);
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

function holds({ raw }: Fact, { is, value }: Bound): boolean {
  const [count, other] = [Number(raw), Number(value)];
  switch (is) {
    case '>':
      return count > other;
    case '>=':
      return count >= other;
    case '<':
      return count < other;
    case '<=':
      return count <= other;
    case '=':
      return count === other;
  }
}
