/** `in percent?`, `what share is that?`: of the thing that was told, the share that belongs to its last value. */
import { findMeasure } from '../../catalogue/catalogue.ts';
import type { SubjectKind } from '../../question/question.ts';
import type { Candidate, ParseContext } from '../context.ts';
import { rankedFirst, rootsOf, turnsBack } from './recall.ts';
import { restOf } from './rest-of.ts';

const BONUS = 0.88;
/** Values with the share they have of the whole of their kind. */
const SHARES: Readonly<Partial<Record<SubjectKind, Readonly<Record<string, string>>>>> = {
  network: {
    failedTransactions: 'failedShare',
    voteTransactions: 'voteShare',
    stake: 'stakedShare',
    circulating: 'circulatingShare',
    delinquentStake: 'delinquentShare',
    epochSlot: 'epochProgress',
  },
  account: {
    failed: 'failedShare',
    succeeded: 'succeededShare',
    tokenBalance: 'tokenShare',
    holds: 'tokenShare',
    balance: 'shareOfSol',
  },
  block: { failed: 'failedShare', computeUsed: 'computeShare' },
  transaction: { computeUsed: 'computeShare' },
  validator: { stake: 'share', skipped: 'skipShare' },
  program: { failed: 'failedShare' },
  token: { topHolder: 'topHolderShare', topHolderAmount: 'topHolderShare' },
};
const PLAIN =
  /^(?:in|as|of|a|the|what|that|is|it|total|all|whole|percents?|prozent|them|those|how|much|overall|supply)$/;

export function readShareOfSaid(context: ParseContext): readonly Candidate[] {
  const [root] = rootsOf(context.earlier);
  const word = [...context.of('follow'), ...context.of('shape')].find(({ key }) => key === 'share');
  const isUnit = context.of('unit').find(({ key }) => key === 'percent');
  const sign = word ?? isUnit;
  if (
    sign === undefined ||
    (root?.want.kind !== 'measures' && root?.want.kind !== 'predicate') ||
    context.isYesNo ||
    context.time !== undefined
  )
    return [];
  if (context.numbers.length > 0 || context.mentions.some(({ isSoft }) => isSoft !== true)) return [];
  const said = root.want.kind === 'predicate' ? root.want.key : (root.want.keys[0] ?? '');
  // Of rows that were put in order the one that leads is meant, by what they are in order of.
  const [turn] = turnsBack(context.earlier);
  const lead = turn === undefined ? undefined : rankedFirst(turn);
  const of = lead?.kind ?? root.want.of;
  const key = SHARES[of]?.[lead === undefined ? said : (root.shape.by ?? '')];
  const measure = key === undefined ? undefined : findMeasure(of, key);
  if (measure === undefined) return [];
  // A token has a supply of its own, an account only that of the token it was asked about.
  if (measure.needs !== undefined && root.subjects.length < 2) return [];
  const plain = context.tokens.flatMap(({ text }, index) => (PLAIN.test(text) ? [index] : []));
  const left = restOf(context, new Set(sign.at), [
    ...plain,
    ...[...context.of('unit'), ...context.of('shape'), ...context.of('follow')].flatMap(({ at }) => at),
  ]);
  if (left.rest.length > 0) return [];
  return [
    {
      used: left.used,
      bonus: BONUS,
      question: {
        subjects: lead === undefined ? [...root.subjects] : [lead],
        want: { kind: 'measures', of, keys: [measure.key] },
        ...(root.time !== undefined && { time: root.time }),
        bounds: [],
        shape: {},
        form: 'value',
        negated: false,
      },
    },
  ];
}
