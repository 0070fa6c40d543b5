/** `without votes`, `besides vote and system`: figures and rankings without what the chain does for itself. */
import type { Question, SubjectKind } from '../../../question/question.ts';
import type { ParseContext } from '../../context.ts';
import { withQuery, type ToEdit } from './define-edit.ts';

const VOTES = /^(?:votes?|voting|vote-only|nonvote|non-vote|stimmen|votos?|voti|голосов|голосований)$/;
/** Figures that count votes, with those that do not. */
const WITHOUT: Readonly<Partial<Record<SubjectKind, Readonly<Record<string, string>>>>> = {
  network: { tps: 'tpsWithoutVotes', transactionCount: 'userTransactions' },
  block: { transactions: 'nonVotes' },
};
/** What is left of a whole thing. */
const REMAINING: Readonly<Partial<Record<SubjectKind, string>>> = {
  network: 'userTransactions',
  block: 'nonVotes',
};
/** Programs by the words they go by; two words where one alone says something else. */
const PROGRAMS: readonly (readonly [RegExp, string])[] = [
  [/\bvot(?:e|es|ing)\b/, 'Vote111111111111111111111111111111111111111'],
  [/\bsystem\b/, '11111111111111111111111111111111'],
  [/\bcompute budget\b/, 'ComputeBudget111111111111111111111111111111'],
  [/\bmemo\b/, 'MemoSq4gqABAXKb96qnH8TysNcWxMyWCqXgDLGmfcHr'],
  [/\bstake\b/, 'Stake11111111111111111111111111111111111111'],
  [/\bassociated token\b/, 'ATokenGPvbdGVxr1b2hvZbsiqW5xWH25efTNsLJA8knL'],
  [/\btoken[- ]?2022\b/, 'TokenzQdBNbLqP5VEhdkAS6EPFLC1PHnBqCXEpPxuEb'],
  [/(?<!associated )\btoken program\b/, 'TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA'],
];
const SAID =
  /^(?:votes?|voting|system|compute|budget|memo|stake|associated|token|2022|programs?|ones?|and|the|native|transactions?|txs?)$/;

export const leaveOut: ToEdit = (question, context) => {
  const words = [
    ...context.of('follow').filter(({ key }) => key === 'exclude'),
    ...context.of('shape').filter(({ key }) => key === 'except'),
  ].flatMap(({ at }) => at);
  const isNonVote = /\bnon-?votes?\b/i.test(context.text);
  if (words.length === 0 && !isNonVote) return undefined;
  return withoutVotes(question, context, words) ?? withoutPrograms(question, context, words);
};

function withoutVotes(
  question: Question,
  { tokens }: ParseContext,
  words: readonly number[],
): ReturnType<ToEdit> {
  const { want } = question;
  const at = tokens.flatMap(({ text }, index) => (VOTES.test(text) || text === 'non' ? [index] : []));
  if (want.kind === 'explain' && at.length > 0) {
    const key = REMAINING[want.of];
    return key === undefined
      ? undefined
      : {
          at: [...words, ...at],
          question: { ...question, form: 'value', want: { kind: 'measures', of: want.of, keys: [key] } },
        };
  }
  if (want.kind !== 'measures' || at.length === 0) return undefined;
  const pairs = WITHOUT[want.of] ?? {};
  const keys = want.keys.map((key) => pairs[key] ?? key);
  return keys.every((key, index) => key === want.keys[index])
    ? undefined
    : { at: [...words, ...at], question: { ...question, want: { ...want, keys } } };
}

function withoutPrograms(
  question: Question,
  { tokens, text }: ParseContext,
  words: readonly number[],
): ReturnType<ToEdit> {
  const { want } = question;
  if (want.kind !== 'query' || !(want.query.from === 'programs' || want.query.from === 'calls'))
    return undefined;
  const said = text.toLowerCase();
  const ids = PROGRAMS.flatMap(([name, id]) => (name.test(said) ? [id] : []));
  if (ids.length === 0) return undefined;
  const at = tokens.flatMap((token, index) => (SAID.test(token.text) ? [index] : []));
  const where = [...(want.query.where ?? []), { field: 'program', is: 'not in' as const, value: ids }];
  return { at: [...words, ...at], question: withQuery(question, { ...want.query, where }) };
}
