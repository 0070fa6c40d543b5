/** Of a question in a language that is not understood: the thing it names, or that its page shows, is told whole. */
import type { Subject } from '../question/question.ts';
import type { ParseContext } from './context.ts';
import type { Parsed } from './parsed.ts';

/** `undefined` where it names nothing and its page shows nothing. */
export function readThings(
  { mentions, page, language }: ParseContext,
  unreadLanguage: string,
): Parsed | undefined {
  const subject = mentions.find((one) => isCertain(one.subject) && one.isSoft !== true)?.subject ?? page;
  if (subject === undefined || subject.kind === 'network') return undefined;
  return {
    question: {
      subjects: [subject],
      want: { kind: 'explain', of: subject.kind, topic: 'overview' },
      bounds: [],
      shape: {},
      form: 'explanation',
      negated: false,
      language,
      unreadLanguage,
      unused: [],
    },
    score: 1,
    share: 1,
    others: [],
  };
}

/** A name may be a word of the language, an address or a symbol with capitals is none. */
const isCertain = ({ id, said }: Subject): boolean =>
  said === undefined ? id !== '' : /\p{Lu}{2}|\p{Ll}\p{Lu}/u.test(said);
