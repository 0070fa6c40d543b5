/** Questions that go on from the last one: another subject, time or filter, arithmetic over what was answered. */
import { CATALOGUE } from '../../catalogue/catalogue.ts';
import type { Question, Subject } from '../../question/question.ts';
import type { Match } from '../../words/spot.ts';
import type { Candidate, ParseContext } from '../context.ts';

/** More words of its own than this, and a question stands for itself. */
const MOST_WORDS = 5;

export default function readFollowUps(context: ParseContext): readonly Candidate[] {
  const [last] = context.earlier;
  if (last === undefined) return [];
  const { question } = last;
  return [
    ...(question === undefined ? [] : toChanged(context, question)),
    ...toArithmetic(context, last.values.length),
  ];
}

/** The last question with what the new words change. */
function toChanged(context: ParseContext, last: Question): readonly Candidate[] {
  const own = context.tokens.filter((_token, index) => !context.isStop(index));
  if (own.length > MOST_WORDS + context.mentions.length) return [];
  const candidates: Candidate[] = [];
  const used = (matches: readonly { readonly at: readonly number[] }[]): Set<number> => {
    const all = new Set(matches.flatMap(({ at }) => [...at]));
    for (const { at } of [...context.of('follow'), ...context.of('role'), ...context.of('kind')])
      at.forEach((index) => all.add(index));
    return all;
  };
  const add = (
    question: Question,
    from: readonly { readonly at: readonly number[] }[],
    bonus: number,
  ): void => {
    const { language: _language, unused: _unused, ...rest } = question;
    candidates.push({ question: rest, used: used(from), bonus });
  };
  const named = context.mentions.filter(({ isOrdinal }) => isOrdinal !== true);
  const time = context.time === undefined ? [] : [{ at: context.time.at }];
  if (named.length > 0) {
    const changed = withSubject(
      last,
      named.map(({ subject }) => subject),
    );
    if (changed !== undefined) add(withTime(changed, context), [...named, ...time], 0.3);
  } else if (context.time !== undefined) {
    add(withTime(last, context), time, 0.3);
  }
  const shapes = context.of('shape').filter(({ key }) => key === 'per-hour' || key === 'per-day');
  if (last.want.kind === 'query') {
    const { want } = last;
    const [per] = shapes;
    if (per !== undefined) {
      const measures = want.query.measures ?? [{ measure: 'count' }];
      const { show: _show, order: _order, by: _by, ...query } = want.query;
      const step = per.key === 'per-hour' ? 'hour' : 'day';
      add(
        {
          ...withTime(
            {
              ...last,
              want: {
                ...want,
                query: {
                  ...query,
                  per: step,
                  measures,
                  order: { by: 'bucket', descending: false },
                  limit: 48,
                },
                answers: 'rows',
              },
            },
            context,
          ),
          form: 'series',
        },
        [per, ...time],
        0.35,
      );
    }
    const summed = toSummed(last, context.of('follow'));
    if (summed !== undefined) add(summed.question, [summed.match], 0.3);
    for (const { bound, at } of context.bounds) {
      const size =
        want.query.from === 'transfers' ? 'amount' : want.query.from === 'trades' ? 'microUsd' : undefined;
      if (size === undefined || bound.unit === undefined) continue;
      const scale = bound.unit === 'SOL' ? 9 : bound.unit === 'USD' ? 6 : undefined;
      if (scale === undefined) continue;
      const where = [
        ...(want.query.where ?? []),
        { field: size, is: bound.is, value: toScaled(bound.value, scale) },
      ];
      add({ ...last, want: { ...want, query: { ...want.query, where } } }, [{ at }], 0.35);
    }
  }
  const numbers = context.numbers.filter(
    ({ unit, value }) => unit === undefined && /^[1-9]\d{0,2}$/.test(value),
  );
  if (numbers.length === 1 && own.length <= 2) {
    add({ ...last, shape: { ...last.shape, limit: Number(numbers[0]!.value) } }, numbers, 0.1); // there is one
  }
  return candidates;
}

function withTime(question: Question, context: ParseContext): Question {
  if (context.time === undefined) return question;
  const { value } = context.time;
  if (question.want.kind !== 'query') return { ...question, time: value };
  const { from, to } = value;
  const time = { ...(from !== undefined && { from }), ...(to !== undefined && { to }) };
  return { ...question, time: value, want: { ...question.want, query: { ...question.want.query, time } } };
}

/** The same question about other things; `undefined` where it cannot be asked of them. */
function withSubject(question: Question, subjects: readonly Subject[]): Question | undefined {
  const { want } = question;
  const [first] = subjects;
  if (first === undefined) return undefined;
  switch (want.kind) {
    case 'measures':
    case 'predicate':
    case 'compare': {
      const kind = first.kind === want.of || want.of === 'account' ? want.of : first.kind;
      const keys = want.kind === 'measures' ? want.keys : [want.key];
      const catalogue = CATALOGUE.get(kind);
      if (
        !keys.every((key) => catalogue?.measures.has(key) === true || catalogue?.predicates.has(key) === true)
      )
        return undefined;
      return { ...question, subjects: subjects.map(({ id }) => ({ kind, id })), want: { ...want, of: kind } };
    }
    case 'explain':
      return { ...question, subjects: [first], want: { ...want, of: first.kind } };
    case 'query': {
      // The condition of the old subject gets the new one.
      const old = question.subjects.filter(({ kind }) => kind === first.kind).map(({ id }) => id);
      const where = (want.query.where ?? []).map((one) =>
        typeof one.value === 'string' && old.includes(one.value) ? { ...one, value: first.id } : one,
      );
      const isChanged = JSON.stringify(where) !== JSON.stringify(want.query.where ?? []);
      if (!isChanged) return undefined;
      return {
        ...question,
        subjects: question.subjects.map((one) => (one.kind === first.kind ? first : one)),
        want: { ...want, query: { ...want.query, where } },
      };
    }
    default:
      return undefined;
  }
}

/** Rows that were listed, added up, averaged or counted. */
function toSummed(
  last: Question,
  words: readonly Match[],
): { readonly question: Question; readonly match: Match } | undefined {
  if (last.want.kind !== 'query') return undefined;
  const match = words.find(({ key }) => key === 'sum' || key === 'mean' || key === 'count');
  const { query } = last.want;
  if (match === undefined || query.by !== undefined || query.per !== undefined) return undefined;
  const field = ({ trades: 'microUsd', transfers: 'amount', transactions: 'feeLamports' } as const)[
    query.from as 'trades'
  ];
  if (match.key !== 'count' && field === undefined) return undefined;
  const { show: _show, order: _order, limit: _limit, ...rest } = query;
  const measures =
    match.key === 'count' ? [{ measure: 'count' }] : [{ measure: match.key, field }, { measure: 'count' }];
  return {
    match,
    question: {
      ...last,
      form: 'value',
      negated: false,
      want: { ...last.want, query: { ...rest, measures }, answers: 'figure' },
    },
  };
}

const OPERATIONS: Readonly<Record<string, string>> = {
  difference: 'difference',
  ratio: 'ratio',
  share: 'share',
  product: 'product',
  sum: 'sum',
  mean: 'average',
};

/** `divide them`, `the difference`: over the values of the last answers, which the plan finds. */
function toArithmetic(context: ParseContext, values: number): readonly Candidate[] {
  const own = context.tokens.filter((_token, index) => !context.isStop(index));
  if (context.mentions.length > 0 || own.length > MOST_WORDS || (values === 0 && context.earlier.length < 2))
    return [];
  const used = new Set(context.of('follow').flatMap(({ at }) => [...at]));
  for (const { at } of [
    ...context.of('ask'),
    ...context.of('ordinal'),
    ...context.of('unit'),
    ...context.of('kind'),
  ])
    at.forEach((index) => used.add(index));
  return context.of('follow').flatMap(({ key }): readonly Candidate[] => {
    const op = OPERATIONS[key];
    if (op === undefined) return [];
    return [
      {
        used,
        bonus: 0.15,
        question: {
          subjects: [],
          want: { kind: 'compute', op },
          operands: context.earlier.map((turn) => turn.values),
          bounds: [],
          shape: {},
          form: 'value',
          negated: false,
        },
      },
    ];
  });
}

function toScaled(value: string, places: number): string {
  const [whole = '0', fraction = ''] = value.split('.');
  return (whole + fraction.padEnd(places, '0').slice(0, places)).replace(/^0+(?=\d)/, '');
}
