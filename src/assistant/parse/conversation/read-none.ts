/** `which program?`, `list them`, `mostly why?` after a count of none: there is nothing to split, list or explain. */
import type { Candidate, ParseContext } from '../context.ts';
import { turnsBack } from './recall.ts';
import { restOf } from './rest-of.ts';

const BONUS = 1;
/** Words that ask for more about what was counted. */
const PLAIN =
  /^(?:group|grouped|split|break|broken|down|most|mostly|often|many|them|those|these|it|one|example|blame|cause|caused|happen|happened|percent|percentage|per|by|each|name|fail|failed|failing|fails|failures?|errors?|main|mainly|usually|frequent|frequently|common)$/;

export function readNone(context: ParseContext): readonly Candidate[] {
  const [turn] = turnsBack(context.earlier);
  const [value] = turn?.values ?? [];
  const isCount =
    turn?.question?.want.kind === 'measures' ||
    (turn?.question?.want.kind === 'query' && turn.question.want.answers === 'figure');
  const isFigure = value?.kind === 'count' || value?.kind === 'percent';
  if (!isFigure || value.raw !== '0' || !isCount) return [];
  if (context.time !== undefined || context.numbers.length > 0 || context.isYesNo) return [];
  if (context.mentions.some(({ isSoft }) => isSoft !== true)) return [];
  const asks =
    context.has('ask', 'why', 'which', 'who', 'list', 'where') ||
    context.has('follow', 'list', 'share') ||
    context.has('shape', 'by', 'most', 'share');
  const plain = context.tokens.flatMap(({ text }, index) => (PLAIN.test(text) ? [index] : []));
  const words = [
    ...['shape', 'kind', 'ask'].flatMap((section) => context.of(section)),
    ...context
      .of('follow')
      .filter(({ key }) => key === 'list' || key === 'share' || key === 'change-subject'),
  ].flatMap(({ at }) => at);
  const left = restOf(context, new Set(words), plain);
  if (!asks || left.rest.length > 0) return [];
  return [
    {
      used: left.used,
      bonus: BONUS,
      question: {
        subjects: [],
        want: { kind: 'decline', why: 'none' },
        bounds: [],
        shape: {},
        form: 'value',
        negated: false,
      },
    },
  ];
}
