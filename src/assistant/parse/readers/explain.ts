/** What a thing is or did, told: `what happened here`, `why did it fail`, or nothing but an address. */
import type { SubjectKind } from '../../question/question.ts';
import { CATALOGUE } from '../../catalogue/catalogue.ts';
import type { Match } from '../../words/spot.ts';
import type { Candidate, ParseContext } from '../context.ts';
import { BONUS, findSubjects, LACKING, pointsBack, type FoundSubject } from '../find-subjects.ts';

/** Keys of `[explain]` in the lexicon with the kinds they tell of; the first is told where nothing else is asked. */
const TOPICS: readonly { readonly topic: string; readonly of: readonly SubjectKind[] }[] = [
  {
    topic: 'overview',
    of: [
      'transaction',
      'account',
      'token',
      'program',
      'block',
      'validator',
      'epoch',
      'pool',
      'domain',
      'network',
    ],
  },
  { topic: 'failure', of: ['transaction'] },
  { topic: 'safety', of: ['transaction'] },
  { topic: 'risk', of: ['token'] },
  { topic: 'chart', of: ['token'] },
  { topic: 'portfolio', of: ['account'] },
];

export default function readExplain(context: ParseContext): readonly Candidate[] {
  return TOPICS.flatMap(({ topic, of }) => {
    const words = context.of('explain').filter(({ key }) => key === topic);
    const isBare = topic === 'overview' && context.tokens.length > 0 && isOnlyNamed(context);
    // Whose a name is, is all there is to it.
    const isName = topic === 'overview' && context.mentions.some(({ subject }) => subject.kind === 'domain');
    if (words.length === 0 && !isBare && !isName) return [];
    return of
      .filter((kind) => words.length > 0 || isBare || kind === 'domain')
      .flatMap((kind): readonly Candidate[] => {
        const [subject] = findSubjects(context, kind);
        if (kind === 'token' && isHeld(context)) return [];
        if (kind === 'network' && !context.has('kind', 'network')) return [];
        if (subject === undefined)
          return words.length === 0 ? [] : [toCandidate(context, kind, topic, words, undefined)];
        return isFit(context, kind, subject) ? [toCandidate(context, kind, topic, words, subject)] : [];
      });
  });
}

/** `how much X do I have in here`, on the page of an account: a balance, and nothing about the token. */
const isHeld = (context: ParseContext): boolean =>
  context.has('ask', 'how-much', 'how-many') &&
  context.has('exists', 'any') &&
  (context.page?.kind === 'account' || context.mentions.some(({ subject }) => subject.kind === 'account'));

/** Whether nothing is said but a thing, its kind and words of questions: `what is token X`. */
function isOnlyNamed(context: ParseContext): boolean {
  const said = new Set(
    [...context.mentions, ...context.of('kind'), ...context.of('ask'), ...context.of('role')].flatMap(
      ({ at }) => [...at],
    ),
  );
  return context.tokens.every(
    (token, index) => token.thing !== undefined || said.has(index) || context.isStop(index),
  );
}

/** `which address is behind toly.sol`, `resolve it`, `who owns it`. */
const OF_NAMES = /^(?:behind|resolv\w*|point\w*|own\w*|register\w*|belong\w*|domain|address|wallet)$/;

/** A mint is explained as a token, not as an account. */
const isFit = (context: ParseContext, kind: SubjectKind, { subject, origin }: FoundSubject): boolean =>
  origin !== 'also' &&
  (origin !== 'named' ||
    context.mentions.some((mention) => mention.subject.id === subject.id && mention.subject.kind === kind));

function toCandidate(
  context: ParseContext,
  kind: SubjectKind,
  topic: string,
  words: readonly Match[],
  /** Absent where the question names nothing of the kind, and has to be asked which. */
  subject: FoundSubject | undefined,
): Candidate {
  const used = new Set(
    [
      ...words,
      ...(subject === undefined ? [] : [subject]),
      ...context.of('kind'),
      ...context.of('ask'),
    ].flatMap(({ at }) => [...at]),
  );
  if (kind === 'domain')
    for (const [index, { stem }] of context.tokens.entries()) if (OF_NAMES.test(stem)) used.add(index);
  const phrase = Math.max(0, ...words.map(({ at }) => at.length)) * 0.03;
  // Words that point back speak of what was answered; a page speaks for what it shows.
  const pointing = subject?.origin === 'earlier' && pointsBack(context) ? 0.05 : 0;
  // A verb of failing is a statement too in many languages; `why` asks for more.
  const reason = topic === 'failure' && context.language !== 'en' && context.has('ask', 'why') ? 0.15 : 0;
  const also = toAlso(context, kind, used);
  for (const index of also.flatMap(({ at }) => at)) used.add(index);
  return {
    used,
    bonus: (subject === undefined ? LACKING : BONUS[subject.origin]) + phrase + pointing + reason - 0.02,
    question: {
      subjects: subject === undefined ? [] : [subject.subject],
      want: {
        kind: 'explain',
        of: kind,
        topic,
        ...(also.length > 0 && { also: [...new Set(also.map(({ key }) => key))].slice(0, 4) }),
      },
      bounds: [],
      shape: {},
      form: 'explanation',
      negated: false,
    },
  };
}

/** Values that are asked for along with it, where it is told by values. */
function toAlso(context: ParseContext, kind: SubjectKind, used: ReadonlySet<number>): readonly Match[] {
  if (context.language === 'en') return [];
  const measures = CATALOGUE.get(kind)?.measures;
  const taken = new Set(used);
  return context.of(kind).filter(({ key, at, isWeak }) => {
    const fits = !isWeak && measures?.has(key) === true && at.every((index) => !taken.has(index));
    if (fits) at.forEach((index) => taken.add(index));
    return fits;
  });
}
