/** `without him, what is the volume`: what leaves out somebody an answer named keeps the conditions and the time of that answer. */
import type { AskedQuery } from '../../question/question.ts';
import type { Earlier, ParseContext } from '../context.ts';
import type { Chosen } from '../parsed.ts';

/** Words between what leaves out and who is. */
const NEAR = 3;

const leavesOut = (context: ParseContext): boolean => {
  const signs = [
    ...context.of('shape').filter(({ key }) => key === 'except'),
    ...context.of('follow').filter(({ key }) => key === 'exclude'),
  ];
  return context.mentions.some(
    ({ at: [index = 0], isOrdinal, isSoft }) =>
      (isOrdinal === true || isSoft === true) &&
      signs.some(({ at }) => index > at.at(-1)! && index - at.at(-1)! <= NEAR), // a match has tokens
  );
};

export function keepConditions(
  whole: Chosen | undefined,
  context: ParseContext,
  { question: root }: Earlier,
): Chosen | undefined {
  const want = whole?.question.want;
  if (whole === undefined || want?.kind !== 'query' || root?.want.kind !== 'query') return whole;
  const { query: before } = root.want;
  if (want.query.from !== before.from || !leavesOut(context)) return whole;
  const keep = (query: AskedQuery): AskedQuery => {
    const own = query.where ?? [];
    const more = (before.where ?? []).filter(({ field }) => !own.some((one) => one.field === field));
    return {
      ...query,
      where: [...own, ...more],
      ...(context.time === undefined && before.time !== undefined && { time: before.time }),
    };
  };
  return {
    ...whole,
    question: {
      ...whole.question,
      ...(context.time === undefined && root.time !== undefined && { time: root.time }),
      want: {
        ...want,
        query: keep(want.query),
        ...(want.against !== undefined && { against: keep(want.against) }),
      },
    },
  };
}
