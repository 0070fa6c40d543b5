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
      : [...toOrder(context, kind, subjects), ...toSame(context, kind, subjects)];
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
