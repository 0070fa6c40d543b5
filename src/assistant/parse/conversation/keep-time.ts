/** `who traded it most?` after what was traded most in five minutes: a ranking of the same rows is of the same time. */
import type { Candidate, ParseContext } from '../context.ts';
import { toInterval } from '../events/to-time.ts';
import { rootsOf } from './recall.ts';

const BACK = /^(?:it|its|that|this|there|them|those|these|they|their)$/;
const EVER = /^(?:ever|overall|since|always|history)$/;

export function keepTime(question: Candidate['question'], context: ParseContext): Candidate['question'] {
  const [root] = rootsOf(context.earlier);
  const { want, time } = question;
  if (want.kind !== 'query' || root?.want.kind !== 'query' || root.time === undefined) return question;
  const isRanked = want.query.by !== undefined && want.query.order !== undefined;
  const isSame = want.query.from === root.want.query.from;
  const isBack = context.tokens.some(({ text }) => BACK.test(text));
  const isOther = time !== undefined || context.time !== undefined || context.has('time', 'ever');
  if (!isRanked || !isSame || !isBack || isOther || context.tokens.some(({ text }) => EVER.test(text)))
    return question;
  return {
    ...question,
    time: root.time,
    want: { ...want, query: { ...want.query, time: toInterval(root.time) } },
  };
}
