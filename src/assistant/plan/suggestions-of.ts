/** What may be asked next of a thing. */
import type { Subject } from '../question/question.ts';
import type { Words } from '../write/words.ts';
import { toText } from './write-passages.ts';

/** Two questions about a thing, as a visitor would ask them. */
export function suggestionsOf(subject: Subject, words: Words): readonly string[] {
  return ['1', '2'].flatMap((number) => {
    const key = `suggest-${subject.kind}-${number}`;
    return words.has(key) ? [toText(words.say(key, { subject: { kind: 'text', text: subject.id } }))] : [];
  });
}
