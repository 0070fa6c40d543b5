/** What a question is about: what it names, else what was pointed at, what the page shows, or what was asked before. */
import type { Subject, SubjectKind } from '../question/question.ts';
import { answeredBy, turnsBack } from './conversation/recall.ts';
import type { ParseContext } from './context.ts';

export interface FoundSubject {
  readonly subject: Subject;
  /** Tokens that name it; none where the page or the conversation tells. */
  readonly at: readonly number[];
  /** `also`: it is named, and is of this kind besides its own, as a mint is an account too. */
  readonly origin: 'named' | 'also' | 'given' | 'page' | 'earlier' | 'shown' | 'old' | 'none';
}

/** Words that point at what was spoken of before; with a page in front, `the fee` is that of the page. */
const POINTING = /^(?:it|its|they|them|their|he|she|his|her|him|that|those|these|same)$/;
const WEAK = /^(?:there|one|the)$/;

/** What may be the subject of a kind, the likeliest first. Nothing but `network` is a subject without being named. */
export function findSubjects(context: ParseContext, kind: SubjectKind): readonly FoundSubject[] {
  const isOfToken = context.mentions.some(
    ({ isSoft, subject }) => isSoft === true && subject.kind === 'token',
  );
  const isKind = ({ kind: own }: Subject): boolean =>
    own === kind || (kind === 'account' && ACCOUNTS.has(own) && !(own === 'token' && isOfToken));
  const named = context.mentions
    .filter(({ subject, also }) => subject.kind === kind || also.includes(kind))
    .map(({ subject, at, isOrdinal }): FoundSubject => ({
      subject: { ...subject, kind },
      at,
      origin: subject.kind === kind ? (isOrdinal === true ? 'given' : 'named') : 'also',
    }));
  if (named.length > 0) return joinSame(named);
  // `it` is a validator or a pool before it is an account.
  const soft = context.mentions.find(({ isSoft, subject }) => isSoft === true && ACCOUNTS.has(subject.kind));
  // What only accounts have is of the account in front, and of no token.
  const isOther =
    soft?.subject.kind === 'token' ||
    (context.page?.kind === 'account' && context.page.id !== soft?.subject.id);
  if (kind === 'account' && soft !== undefined && !isOther)
    return [{ subject: { ...soft.subject, kind }, at: soft.at, origin: 'old' }];
  if (kind === 'network') return [{ subject: { kind, id: '' }, at: [], origin: 'none' }];
  const as = (subject: Subject, origin: FoundSubject['origin']): FoundSubject => ({
    subject: { ...subject, kind },
    at: [],
    // Of another kind it is less likely, and named it is not.
    origin: subject.kind === kind ? origin : 'shown',
  });
  const given = context.given.filter(isKind).map((one) => as(one, 'given'));
  const page = context.page !== undefined && isKind(context.page) ? [as(context.page, 'page')] : [];
  const isPerson = kind === 'account' && context.tokens.some(({ text }) => PERSON.test(text));
  const before = turnsBack(context.earlier).flatMap((turn) => {
    const asked = turn.subjects.filter(isKind).map((one) => as(one, 'earlier'));
    // `it` is what an answer is about or says, and nothing that it only tells along with it.
    const said = pointsAtThing(context)
      ? answeredBy(turn)
      : // `these` are rows, of which none is meant alone.
        turn.things.filter(({ row }) => row === undefined || !pointsAtMany(context));
    const shown = said.flatMap(({ subject }) => (isKind(subject) ? [as(subject, 'shown')] : []));
    // `he` and `they` are people an answer named; `it` is what was asked about.
    return isPerson ? [...shown, ...asked] : [...asked, ...shown];
  });
  // An account in front is meant before the account of a validator or a pool that was spoken of.
  const ids = new Set(
    turnsBack(context.earlier).flatMap(({ subjects, things }) =>
      [...subjects, ...things.map(({ subject }) => subject)].flatMap((one) =>
        one.kind === kind ? [one.id] : [],
      ),
    ),
  );
  const exact = before.filter(({ subject }) => ids.has(subject.id));
  // The account in front is meant, unless another one was asked about since.
  const [newest] = turnsBack(context.earlier);
  const isElsewhere = newest?.subjects.some((one) => one.kind === 'account' && one.id !== context.page?.id);
  const isFront = context.page?.kind === 'account' && isElsewhere !== true && !isPerson;
  if (pointsBack(context) && kind === 'account' && (soft !== undefined || isFront))
    return [...given, ...page, ...before];
  if (pointsBack(context))
    return [...given, ...exact, ...page, ...before.filter((one) => !exact.includes(one))];
  // What a page shows is meant before what was said elsewhere.
  const old = context.page === undefined ? before : before.map((one) => ({ ...one, origin: 'old' as const }));
  return [...given, ...page, ...old];
}

/** `how much of it`, `is that final`: one thing is meant that has been spoken of. */
const pointsAtThing = ({ tokens }: ParseContext): boolean =>
  tokens.some(({ text }) => /^(?:it|its|that)$/.test(text));

const pointsAtMany = ({ tokens }: ParseContext): boolean =>
  tokens.some(({ text }) => /^(?:these|those|them)$/.test(text));

const PERSON = /^(?:he|she|his|her|him|hers|they|them|their|who|person|guy|dude|someone)$/;

const ACCOUNTS: ReadonlySet<SubjectKind> = new Set(['validator', 'program', 'token', 'pool']);

/** Whether words point at what was spoken of, and nothing is named. */
export const pointsBack = ({ tokens, earlier, mentions, page }: ParseContext): boolean =>
  earlier.length > 0 &&
  mentions.every(({ isSoft }) => isSoft === true) &&
  tokens.some(({ text }) => POINTING.test(text) || (page === undefined && WEAK.test(text)));

export const BONUS: Readonly<Record<FoundSubject['origin'], number>> = {
  named: 0.35,
  also: 0.15,
  given: 0.3,
  page: 0.25,
  earlier: 0.2,
  shown: 0.12,
  old: 0.02,
  none: 0,
};

/** Of a reading whose thing is not named anywhere: less than one about the whole network, more where words point at one. */
export const LACKING = -0.06;

/** A thing that is named twice is one subject, and all words that name it are used. */
function joinSame(named: readonly FoundSubject[]): readonly FoundSubject[] {
  const joined = new Map<string, FoundSubject>();
  for (const one of named) {
    const first = joined.get(one.subject.id);
    joined.set(
      one.subject.id,
      first === undefined ? one : { ...first, at: [...new Set([...first.at, ...one.at])] },
    );
  }
  return [...joined.values()];
}
