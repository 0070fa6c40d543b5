/** `does he still hold it` after an answer that found nobody: who is meant is not there. */
import type { Candidate, Earlier, ParseContext } from '../context.ts';
import { LISTS, PERSON } from './find-references.ts';
import { answered, isOfNobody, isOfUnknown, turnsBack } from './recall.ts';

const BONUS = 0.9;
/** `did that one also send to B`: who acts is somebody. */
const ACTING =
  /\bthat one (?:\w{1,20} ){0,2}(?:send|sent|buy|bought|sell|sold|pay|paid|hold|holds|own|owns)\b/;
const isWithoutPerson = (turn: Earlier): boolean => {
  const [first] = turn.question?.subjects ?? [];
  return (
    turn.question?.want.kind === 'query' &&
    first?.kind === 'account' &&
    answered(turn).every(({ isPerson }) => !isPerson)
  );
};

export function readNobody({ tokens, mentions, earlier, page }: ParseContext): readonly Candidate[] {
  const [last] = turnsBack(earlier);
  const isAsked = tokens.some(
    ({ text }, index) =>
      // `rank them` is of rows.
      PERSON.test(text) && !(text === 'them' && LISTS.test(tokens[index - 1]?.text ?? '')),
  );
  if (last === undefined) return [];
  const isActing = ACTING.test(tokens.map(({ text }) => text).join(' ')) && isWithoutPerson(last);
  const isNobody =
    isAsked && mentions.length === 0 && page?.kind !== 'account' && (isOfNobody(last) || isOfUnknown(last));
  if (!isNobody && !(isActing && mentions.every(({ isOrdinal }) => isOrdinal !== true))) return [];
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
