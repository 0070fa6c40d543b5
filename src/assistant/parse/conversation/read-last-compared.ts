/** `is that more than B has?`, `more than the first?`, `and that one, is it busier?`: the last value beside another. */
import { findMeasure, findPredicate } from '../../catalogue/catalogue.ts';
import type { Question, Subject, SubjectKind } from '../../question/question.ts';
import type { Match } from '../../words/spot.ts';
import { pickApart, type Candidate, type Mention, type ParseContext } from '../context.ts';
import { chooseOperands, isNumber } from './operands.ts';
import { rootsOf, turnsBack } from './recall.ts';
import { restOf } from './rest-of.ts';

const BONUS = { of: 0.5, alone: 0.55, beside: 1.1, moved: 1.3 } as const;

export function readLastCompared(context: ParseContext): readonly Candidate[] {
  const moved = toMoved(context);
  if (moved.length > 0) return moved;
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
  // `print more of it` compares nothing.
  if (/\b(?:more|less) of\b/i.test(context.text)) return [];
  if (named.length === 0) return toPair(context, words, isLess);
  const [one, second] = named;
  if (one === undefined || second !== undefined) return [];
  const { subject, at } = one;
  const isThan = context.tokens.some(({ text }) => text === 'than');
  const measure = findNamed(context, one);
  const left = restOf(context, new Set([...words, ...at, ...(measure?.at ?? [])]));
  if (left.rest.length > 0) return [];
  // `the one before, was it busier`: what is named is the greater one.
  const question = toCompared(context, subject, isLess, { key: measure?.key, isNamedFirst: !isThan });
  return question === undefined
    ? []
    : [{ question, used: left.used, bonus: isThan ? BONUS.of : BONUS.beside }];
}

/** The value of it that the words name. */
const findNamed = (context: ParseContext, { subject: { kind }, at }: Mention): Match | undefined =>
  pickApart(
    context.of(kind).filter(({ key, at: own }) => {
      if (own.some((index) => at.includes(index))) return false;
      const measure = findMeasure(kind, key);
      return measure !== undefined && measure.columns === undefined && !measure.at.includes('*');
    }),
  )[0];

/** What one value of a thing did between two times: `up or down?`, `so what is the change`. */
function toMoved(context: ParseContext): readonly Candidate[] {
  const [newer, older] = turnsBack(context.earlier);
  const [a, b] = [newer?.question, older?.question];
  if (context.language !== 'en' || a?.want.kind !== 'measures' || b?.want.kind !== 'measures') return [];
  const isSame =
    a.want.of === b.want.of &&
    a.want.keys[0] === b.want.keys[0] &&
    a.subjects[0]?.id === b.subjects[0]?.id &&
    endOf(a) !== endOf(b);
  const said = context.tokens.some(({ text }) => MOVES.test(text));
  const isAll = context.tokens.every(
    ({ text }, index) => MOVES.test(text) || MOVED.test(text) || context.isStop(index),
  );
  const values = [newer, older].map((turn) => turn?.values.find(isNumber));
  const [last, before] = endOf(a) > endOf(b) ? values : values.toReversed();
  if (!isSame || !said || !isAll || last === undefined || before === undefined) return [];
  const isOfPart = context.tokens.some(({ text }) => /^(?:change|changed|percent|percentage)$/.test(text));
  return [
    {
      used: new Set(context.tokens.keys()),
      bonus: BONUS.moved,
      question: {
        subjects: [],
        want: { kind: 'compute', op: isOfPart ? 'change' : 'more' },
        // A change is of the first to the second, and what is more is so beside the one before it.
        operands: isOfPart ? [[before], [last]] : [[last], [before]],
        bounds: [],
        shape: {},
        form: 'value',
        negated: false,
      },
    },
  ];
}

/** Up to when it is; what says no time is of now. */
const endOf = ({ time }: Question): number => time?.to ?? time?.at ?? Infinity;
const MOVES =
  /^(?:up|down|change|changed|rise|rising|rose|risen|fall|falling|fell|fallen|grow|grew|growing|shrink|shrank|shrinking|increase|increased|increasing|decrease|decreased|decreasing|drop|dropped|dropping|climb|climbed)$/;
const MOVED =
  /^(?:percent|percentage|trend|trending|direction|way|go|going|went|gone|between|two|net|then|since)$/;

const PLAIN = /^(?:than|that|this|it|has|have|had|does|did|one|or|same|before|what|much|even|still|have)$/;

/** The last measure of its thing and of the other, or the one that is named. */
function toCompared(
  context: ParseContext,
  other: Subject,
  isLess: boolean,
  { key, isNamedFirst = false }: { readonly key?: string | undefined; readonly isNamedFirst?: boolean } = {},
): Candidate['question'] | undefined {
  const root = rootsOf(context.earlier).find((one) => toMeasured(one) !== undefined || key !== undefined);
  const measured = root === undefined ? undefined : toMeasured(root);
  const first = root?.subjects.find(
    ({ kind, id }) => kind !== 'network' && id !== other.id && (key === undefined || kind === other.kind),
  );
  const of = key === undefined ? measured?.of : other.kind;
  const own = key ?? measured?.key;
  if (root === undefined || first === undefined || of === undefined || own === undefined) return undefined;
  const isFit =
    other.kind === of || (of === 'account' && other.kind !== 'transaction' && other.kind !== 'block');
  if (!isFit || findMeasure(of, own) === undefined) return undefined;
  const sides = [
    { ...first, kind: of },
    { ...other, kind: of },
  ];
  return {
    subjects: isNamedFirst ? sides.toReversed() : sides,
    want: { kind: 'compare', of, key: own },
    time: root.time,
    bounds: [],
    shape: isLess ? { order: 'least' } : {},
    form: 'yes-no',
    negated: context.isNegated,
  };
}

/** The value a question was about; of a yes or no the one that shows it. */
function toMeasured({ want }: Question): { readonly of: SubjectKind; readonly key: string } | undefined {
  const key =
    want.kind === 'measures'
      ? want.keys[0]
      : want.kind === 'predicate'
        ? findPredicate(want.of, want.key)?.because?.[0]
        : undefined;
  // Of two lists none is more.
  return key !== undefined && 'of' in want && findMeasure(want.of, key)?.columns === undefined
    ? { of: want.of, key }
    : undefined;
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
