/** `does he still hold it` after an answer that found nobody: who is meant is not there. */
import type { Candidate, ParseContext } from '../context.ts';
import { PERSON } from './find-references.ts';
import { isOfNobody, turnsBack } from './recall.ts';

const BONUS = 0.9;

export function readNobody({ tokens, mentions, earlier, page }: ParseContext): readonly Candidate[] {
  const [last] = turnsBack(earlier);
  const isAsked = tokens.some(({ text }) => PERSON.test(text));
  if (last === undefined || !isAsked || mentions.length > 0 || page?.kind === 'account') return [];
  if (!isOfNobody(last)) return [];
  return [
    {
      used: new Set(tokens.keys()),
      bonus: BONUS,
      question: {
        subjects: [],
        want: { kind: 'decline', why: 'nobody' },
        bounds: [],
        shape: {},
        form: 'value',
        negated: false,
      },
    },
  ];
}
