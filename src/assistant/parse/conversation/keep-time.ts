/** `who traded it most?` after what was traded most in five minutes: a ranking of the same rows is of the same time. */
import type { Question } from '../../question/question.ts';
import type { Candidate, ParseContext } from '../context.ts';
import { toInterval } from '../events/to-time.ts';
import { rootsOf } from './recall.ts';

const BACK = /^(?:it|its|that|this|there|them|those|these|they|their)$/;
const EVER = /^(?:ever|overall|since|always|history)$/;

/** What the rows are that a value was made of. */
const sourceOf = (want: Question['want']): string | undefined =>
  want.kind === 'query'
    ? want.query.from
    : want.kind !== 'measures'
      ? undefined
      : SOURCES.find(([keys]) => keys.test(want.keys[0] ?? ''))?.[1];
const SOURCES: readonly (readonly [keys: RegExp, source: string])[] = [
  [
    /^(?:recentTransfers|transfers|incoming|outgoing|sent|received|netFlow|counterpart|topCounterparty)/,
    'transfers',
  ],
  [/^(?:trade|buys|sells|bought|sold|largestTrade|volume|dayTrades|recentTrades)/, 'trades'],
];

export function keepTime(question: Candidate['question'], context: ParseContext): Candidate['question'] {
  const [root] = rootsOf(context.earlier);
  const { want, time } = question;
  if (want.kind !== 'query' || root?.time === undefined) return question;
  const isRanked = want.query.by !== undefined && want.query.order !== undefined;
  const isSame = want.query.from === sourceOf(root.want);
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
