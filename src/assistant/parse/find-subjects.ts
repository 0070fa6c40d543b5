/** What a question is about: what it names, else what was pointed at, what the page shows, or what was asked before. */
import type { Subject, SubjectKind } from '../question/question.ts';
import type { ParseContext } from './context.ts';

export interface FoundSubject {
  readonly subject: Subject;
  /** Tokens that name it; none where the page or the conversation tells. */
  readonly at: readonly number[];
  /** `also`: it is named, and is of this kind besides its own, as a mint is an account too. */
  readonly origin: 'named' | 'also' | 'given' | 'page' | 'earlier' | 'shown' | 'none';
}

/** Words that point at what was spoken of before. */
const POINTING =
  /^(?:it|its|it's|they|them|their|he|she|his|her|him|that|those|these|this|there|one|the|same)$/;

/** What may be the subject of a kind, the likeliest first. Nothing but `network` is a subject without being named. */
export function findSubjects(context: ParseContext, kind: SubjectKind): readonly FoundSubject[] {
  const isKind = ({ kind: own }: Subject): boolean =>
    own === kind || (kind === 'account' && ACCOUNTS.has(own));
  const named = context.mentions
    .filter(({ subject, also }) => subject.kind === kind || also.includes(kind))
    .map(({ subject, at, isOrdinal }): FoundSubject => ({
      subject: { ...subject, kind },
      at,
      origin: subject.kind === kind ? (isOrdinal === true ? 'given' : 'named') : 'also',
    }));
  if (named.length > 0) return named;
  if (kind === 'network') return [{ subject: { kind, id: '' }, at: [], origin: 'none' }];
  const as = (subject: Subject, origin: FoundSubject['origin']): FoundSubject => ({
    subject: { ...subject, kind },
    at: [],
    origin: subject.kind === kind ? origin : 'also',
  });
  const given = context.given.filter(isKind).map((one) => as(one, 'given'));
  const page = context.page !== undefined && isKind(context.page) ? [as(context.page, 'page')] : [];
  const earlier = context.earlier
    .flatMap(({ subjects }) => subjects)
    .filter(isKind)
    .map((one) => as(one, 'earlier'));
  const shown = context.earlier
    .flatMap(({ things }) => things)
    .filter(isKind)
    .map((one) => as(one, 'shown'));
  // `he` and `they` are people an answer named; `it` is what was asked about.
  const people = kind === 'account' && context.tokens.some(({ text }) => PERSON.test(text));
  const before = people ? [...shown, ...earlier] : [...earlier, ...shown];
  return [...given, ...(pointsBack(context) ? [...before, ...page] : [...page, ...before])];
}

const PERSON = /^(?:he|she|his|her|him|hers|they|them|their|who|person|guy|dude|someone)$/;

const ACCOUNTS: ReadonlySet<SubjectKind> = new Set(['validator', 'program', 'token', 'pool']);

/** Whether words point at what was spoken of, and nothing is named. */
export const pointsBack = ({ tokens, earlier, mentions }: ParseContext): boolean =>
  earlier.length > 0 &&
  mentions.length === 0 &&
  tokens.some(({ text }) => POINTING.test(text) && text !== 'this');

export const BONUS: Readonly<Record<FoundSubject['origin'], number>> = {
  named: 0.35,
  also: 0.15,
  given: 0.3,
  page: 0.25,
  earlier: 0.2,
  shown: 0.12,
  none: 0,
};

/** Of a reading whose thing is not named anywhere: less than one about the whole network, more where words point at one. */
export const LACKING = -0.06;
