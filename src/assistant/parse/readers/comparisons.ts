/** Two things beside each other without a word of size: which came first, and whether they have the same. */
import { CATALOGUE } from '../../catalogue/catalogue.ts';
import type { Question, SubjectKind } from '../../question/question.ts';
import type { Match } from '../../words/spot.ts';
import { pickApart, type Candidate, type ParseContext } from '../context.ts';
import { findSubjects, type FoundSubject } from '../find-subjects.ts';

/** Kinds whose things have one time each. */
const DATED: readonly SubjectKind[] = ['transaction', 'block'];
const EARLIER = /^(?:first|earlier|earliest|before|older|sooner|prior|precede|preceded|precedes|previous)$/;
const LATER = /^(?:later|latest|last|after|newer|recent|follow|followed|second|next)$/;
/** What a thing does at its time, and words that bind two of them. */
const HAPPENED =
  /^(?:happen|happened|come|came|land|landed|execute|executed|processed|occur|occurred|made|order|these|two|one|of|sent|done|took|place|go|went|produced|in|time|more|or|chronological|chronologically|was|run|ran)$/;
const SAME = /^(?:same|identical|equal|equally|alike|equals|match|matching|shared|share|common)$/;
const DIFFERENT = /^(?:different|differ|differently|unlike|differing|distinct)$/;
const BONUS = { order: 0.6, same: 0.6 } as const;
/** What a reason is compared by. */
const AS: Readonly<Record<string, string>> = {
  errorReason: 'error',
  errorMessage: 'error',
  succeeded: 'error',
  age: 'time',
};

export default function readComparisons(context: ParseContext): readonly Candidate[] {
  if (context.language !== 'en') return [];
  return [...CATALOGUE.values()].flatMap(({ kind }) => {
    const subjects = findSubjects(context, kind).filter(({ origin }) => origin === 'named');
    return subjects.length < 2
      ? []
      : [
          ...toOrder(context, kind, subjects),
          ...toSame(context, kind, subjects),
          ...toSeveral(context, kind, subjects),
          ...toWhole(context, kind, subjects),
          ...toPerson(context, kind, subjects),
        ];
  });
}

/** `which of these happened first: A or B?` */
function toOrder(
  context: ParseContext,
  kind: SubjectKind,
  subjects: readonly FoundSubject[],
): readonly Candidate[] {
  if (!DATED.includes(kind)) return [];
  const at = indexesOf(context, EARLIER);
  const isEarlier = at.length > 0;
  const words = isEarlier ? at : indexesOf(context, LATER);
  if (words.length === 0) return [];
  return [
    toCandidate(context, subjects, [...words, ...indexesOf(context, HAPPENED)], {
      want: { kind: 'compare', of: kind, key: 'time' },
      order: isEarlier ? 'least' : 'most',
      negated: false,
      bonus: BONUS.order,
    }),
  ];
}

/** `did A and B fail for the same reason?` */
function toSame(
  context: ParseContext,
  kind: SubjectKind,
  subjects: readonly FoundSubject[],
): readonly Candidate[] {
  const same = indexesOf(context, SAME);
  const different = indexesOf(context, DIFFERENT);
  if (same.length + different.length === 0) return [];
  const measures = CATALOGUE.get(kind)?.measures;
  const picked = pickApart(
    context.of(kind).filter(({ key }) => measures?.has(AS[key.replace(/-not$/, '')] ?? key) === true),
  );
  const [match] = picked.toSorted((a, b) => rank(a) - rank(b));
  if (match === undefined) return [];
  const isNot = context.of('not').some(({ at }) => at.some((index) => index > 1));
  return [
    toCandidate(context, subjects, [...same, ...different, ...picked.flatMap(({ at }) => at)], {
      want: {
        kind: 'compare',
        of: kind,
        key: AS[match.key.replace(/-not$/, '')] ?? match.key,
        same: same.length > 0 !== isNot,
      },
      negated: false,
      bonus: BONUS.same,
    }),
  ];
}

/** Of values that are rows their number is compared. */
const COUNTED: Readonly<Record<string, string>> = {
  trades: 'tradeCount',
  recent: 'transactions',
  fees: 'feesPaid',
};

/** `compare A and B: trades, volume, win rate, fees`: each value of both. */
function toSeveral(
  context: ParseContext,
  kind: SubjectKind,
  subjects: readonly FoundSubject[],
): readonly Candidate[] {
  const measures = CATALOGUE.get(kind)?.measures;
  const isAsked =
    context.has('ask', 'compare') || context.tokens.some(({ text }) => /^(?:vs|versus)$/.test(text));
  if (measures === undefined || !isAsked || context.time !== undefined) return [];
  // A comma parts what a list names.
  const isWhole = ({ at }: Match): boolean =>
    !/[,;]/.test(context.text.slice(context.tokens[at[0]!]!.end, context.tokens[at.at(-1)!]!.start)); // a match has tokens
  const picked = pickApart(
    context.of(kind).filter((match) => match.at.length < 2 || isWhole(match)),
  ).toSorted(
    (a, b) => a.at[0]! - b.at[0]!, // as above
  );
  const toCounted = (one: string): string =>
    measures.get(one)?.columns === undefined ? one : (COUNTED[one] ?? one);
  const keys = [...new Set(picked.map(({ key }) => toCounted(key)))].filter((key) => {
    const measure = measures.get(key);
    return measure !== undefined && measure.columns === undefined;
  });
  const [key, ...others] = keys;
  if (key === undefined || others.length === 0 || others.length >= MOST_VALUES) return [];
  const to = (one: string): Candidate =>
    toCandidate(
      context,
      subjects,
      picked.flatMap(({ at }) => at),
      {
        want: { kind: 'compare', of: kind, key: one },
        negated: false,
        bonus: BONUS.same,
      },
    );
  return [{ ...to(key), also: others.map((one) => to(one).question) }];
}
const MOST_VALUES = 5;

/** What things of a kind are set beside each other by, where nothing is said. */
const MAIN: Readonly<Partial<Record<SubjectKind, readonly string[]>>> = {
  token: ['marketCap', 'liquidity', 'holders'],
  account: ['balance', 'tradedValue'],
  validator: ['stake', 'commission'],
  pool: ['liquidity', 'trades'],
  block: ['transactions', 'computeUsed'],
};
const COMPARING =
  /^(?:compare|comparison|comparing|compared|versus|vs|difference|differences|differ|against|between|and|with|to|of|the|me|please|pls|do|how|what|is|are|both|two|side|by|beside|head)$/;

/** `compare T0 and T1`: by what is asked of them most. */
function toWhole(
  context: ParseContext,
  kind: SubjectKind,
  subjects: readonly FoundSubject[],
): readonly Candidate[] {
  const keys = (MAIN[kind] ?? []).filter((key) => CATALOGUE.get(kind)?.measures.has(key) === true);
  const [key, ...others] = keys;
  const named = new Set(subjects.flatMap(({ at }) => [...at]));
  const asks =
    context.has('ask', 'compare') || context.tokens.some(({ text }) => /^(?:vs|versus|compare)$/.test(text));
  const isAll = context.tokens.every(
    ({ text }, index) =>
      named.has(index) || COMPARING.test(text) || context.of('kind').some(({ at }) => at.includes(index)),
  );
  if (key === undefined || !asks || !isAll || context.time !== undefined) return [];
  const to = (one: string): Candidate =>
    toCandidate(context, subjects, [...context.tokens.keys()], {
      want: { kind: 'compare', of: kind, key: one },
      negated: false,
      bonus: BONUS.same,
    });
  return [{ ...to(key), also: others.map((one) => to(one).question) }];
}

const PERSON =
  /\b(?:(?:the )?same (?:person|people|owner|guy|entity|user|human|team|individual|controller|hand)|(?:belong|belongs|owned|controlled|run|operated) (?:to|by) (?:the )?same|alts? of|an alt|one and the same|linked|related|connected|the same\b.{0,9}(?:behind|controls?|owns?))\b/i;

/** `are A and B the same person`: the chain names none, but who funded each of them first. */
function toPerson(
  context: ParseContext,
  kind: SubjectKind,
  subjects: readonly FoundSubject[],
): readonly Candidate[] {
  if (kind !== 'account' || !PERSON.test(context.text)) return [];
  return [
    {
      ...toCandidate(context, subjects, [...context.tokens.keys()], {
        want: { kind: 'compare', of: kind, key: 'funder', same: true },
        negated: false,
        bonus: BONUS.same + BONUS.same,
      }),
    },
  ].map((one) => ({ ...one, question: { ...one.question, form: 'value' as const } }));
}

/** A reason before that there was a failure. */
const rank = ({ key, isWeak }: Match): number => (isWeak ? 2 : 0) + (key.startsWith('succeeded') ? 1 : 0);

const indexesOf = ({ tokens }: ParseContext, word: RegExp): readonly number[] =>
  tokens.flatMap(({ text, thing }, index) => (thing === undefined && word.test(text) ? [index] : []));

function toCandidate(
  context: ParseContext,
  subjects: readonly FoundSubject[],
  words: readonly number[],
  {
    want,
    order,
    negated,
    bonus,
  }: Pick<Question, 'want' | 'negated'> & {
    readonly order?: 'most' | 'least';
    readonly bonus: number;
  },
): Candidate {
  const used = new Set([
    ...words,
    ...[
      ...subjects,
      ...context.of('ask'),
      ...context.of('kind'),
      ...context.of('role'),
      ...context.of('not'),
    ].flatMap(({ at }) => [...at]),
  ]);
  return {
    used,
    bonus,
    question: {
      subjects: subjects.slice(0, 4).map(({ subject }) => subject),
      want,
      bounds: [],
      shape: order === undefined ? {} : { order },
      form: context.isYesNo ? 'yes-no' : 'value',
      negated,
    },
  };
}
