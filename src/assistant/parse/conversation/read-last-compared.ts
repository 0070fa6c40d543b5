/** `is that more than B has?`, `more than the first?`, `so did it go up?`: the last value beside another. */
import { findMeasure } from '../../catalogue/catalogue.ts';
import type { Question, Subject } from '../../question/question.ts';
import type { Candidate, ParseContext } from '../context.ts';
import { chooseOperands } from './operands.ts';
import { rootsOf, turnsBack } from './recall.ts';
import { restOf } from './rest-of.ts';

const BONUS = { of: 0.5, alone: 0.55 } as const;

export function readLastCompared(context: ParseContext): readonly Candidate[] {
  const signs = context.of('follow').filter(({ key }) => key === 'greater' || key === 'less');
  const [sign] = signs;
  if (sign === undefined && context.has('ask', 'compare')) return toBeside(context);
  if (sign === undefined || !context.isYesNo) return [];
  const named = context.mentions.filter(({ isSoft }) => isSoft !== true);
  const isLess = sign.key === 'less' && !signs.some(({ key }) => key === 'greater');
  const words = [
    ...signs.flatMap(({ at }) => at),
    ...context.tokens.flatMap(({ text }, index) => (PLAIN.test(text) ? [index] : [])),
  ];
  if (named.length === 0) return toPair(context, words, isLess);
  if (named.length !== 1 || !context.tokens.some(({ text }) => text === 'than')) return [];
  const [{ subject, at }] = named as [(typeof named)[number]];
  const left = restOf(context, new Set([...words, ...at]));
  if (left.rest.length > 0) return [];
  const question = toCompared(context, subject, isLess);
  return question === undefined ? [] : [{ question, used: left.used, bonus: BONUS.of }];
}

const PLAIN = /^(?:than|that|this|it|has|have|had|does|did|one|or|same|before|what|much|even|still|have)$/;

/** The last measure of its thing and of the other. */
function toCompared(
  context: ParseContext,
  other: Subject,
  isLess: boolean,
): Candidate['question'] | undefined {
  const root = rootsOf(context.earlier).find(({ want }) => want.kind === 'measures');
  const [first] = root?.subjects ?? [];
  if (root?.want.kind !== 'measures' || first === undefined || first.id === other.id) return undefined;
  const { of, keys } = root.want;
  const isFit =
    other.kind === of || (of === 'account' && other.kind !== 'transaction' && other.kind !== 'block');
  if (!isFit || findMeasure(of, keys[0]!) === undefined) return undefined; // there is one
  return {
    subjects: [
      { ...first, kind: of },
      { ...other, kind: of },
    ],
    want: { kind: 'compare', of, key: keys[0]! }, // there is one
    time: root.time,
    bounds: [],
    shape: isLess ? { order: 'least' } : {},
    form: 'yes-no',
    negated: context.isNegated,
  };
}

/** The values of the last two answers. */
function toPair(context: ParseContext, words: readonly number[], isLess: boolean): readonly Candidate[] {
  const isEither = context.has('follow', 'greater') && context.has('follow', 'less');
  const turns = turnsBack(context.earlier).map(({ values }) => values);
  const chosen = chooseOperands('difference', turns);
  const left = restOf(context, new Set(words));
  if (chosen === undefined || left.rest.length > 0 || turns.length < 2) return [];
  const question: Omit<Question, 'unused' | 'language'> = {
    subjects: [],
    want: { kind: 'compute', op: isLess ? 'less' : 'more' },
    operands: turns,
    bounds: [],
    shape: {},
    // `more or less` asks which.
    form: isEither ? 'value' : 'yes-no',
    negated: false,
  };
  return [{ question, used: left.used, bonus: BONUS.alone }];
}

/** `compare it with B`: the last measure of both. */
function toBeside(context: ParseContext): readonly Candidate[] {
  const [first, second] = context.mentions.filter(({ isSoft }) => isSoft !== true);
  if (first === undefined || second !== undefined) return [];
  const words = context.of('ask').flatMap(({ key, at }) => (key === 'compare' ? at : []));
  const plain = context.tokens.flatMap(({ text }, index) =>
    PLAIN.test(text) || text === 'with' ? [index] : [],
  );
  const left = restOf(context, new Set([...words, ...first.at]), plain);
  const question = left.rest.length > 0 ? undefined : toCompared(context, first.subject, false);
  return question === undefined
    ? []
    : [{ question: { ...question, form: 'value' }, used: left.used, bonus: BONUS.of }];
}
