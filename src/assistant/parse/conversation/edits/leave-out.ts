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
    ...toParted(context),
  ].flatMap(({ at }) => at);
  const isNonVote = /\bnon-?votes?\b/i.test(context.text);
  const denied = deniedVotes(context);
  if (words.length === 0 && denied.length === 0 && !isNonVote) return undefined;
  return (
    withoutVotes(question, context, [...words, ...denied]) ??
    withoutPriority(question, context, words) ??
    withoutPrograms(question, context, words)
  );
};

/** `leave the priority fee out`: a verb with its other part behind what it is of. */
function toParted({ tokens }: ParseContext): readonly { readonly at: readonly number[] }[] {
  const from = tokens.findIndex(({ text }) => PARTED.test(text));
  const to = tokens.findIndex(({ text }, index) => index > from + 1 && /^(?:out|away|off|aside)$/.test(text));
  return from < 0 || to < 0 || to - from > MOST_PARTED ? [] : [{ at: [from, to] }];
}
const PARTED = /^(?:leave|leaving|take|taking|strip|stripping|put|set)$/;
const MOST_PARTED = 5;

/** `without the priority fee`: what a transaction cost is its base fee and what is above it, each under its name. */
function withoutPriority(
  question: Question,
  { tokens }: ParseContext,
  words: readonly number[],
): ReturnType<ToEdit> {
  const { want } = question;
  const at = tokens.flatMap(({ text }, index) => (/^(?:priority|tips?|fees?)$/.test(text) ? [index] : []));
  const isOf = at.some((index) => tokens[index]?.text === 'priority');
  if (want.kind !== 'measures' || want.of !== 'transaction' || !isOf) return undefined;
  if (!want.keys.some((key) => COSTS.has(key))) return undefined;
  return {
    at: [...words, ...at],
    question: { ...question, want: { ...want, keys: ['baseFee', 'priorityFee'] } },
  };
}
const COSTS: ReadonlySet<string> = new Set(['fee', 'payerChange', 'swap', 'rentPaid']);

/** `no votes please`, `not the votes`: the negation right before them. */
const deniedVotes = ({ tokens, ...context }: ParseContext): readonly number[] =>
  context.of('not').flatMap(({ at }) => {
    const next = at.at(-1)! + 1; // a match has tokens
    const isOf = (index: number): boolean => VOTES.test(tokens[index]?.text ?? '');
    return isOf(next) || (tokens[next]?.text === 'the' && isOf(next + 1)) ? at : [];
  });

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
  if (at.length > 0 && isCountOfTransactions(question))
    return {
      at: [...words, ...at],
      question: {
        ...question,
        subjects: [{ kind: 'network', id: '' }],
        want: { kind: 'measures', of: 'network', keys: ['userTransactions'] },
        form: 'value',
        shape: {},
      },
    };
  if (want.kind !== 'measures' || at.length === 0) return undefined;
  const pairs = WITHOUT[want.of] ?? {};
  const keys = want.keys.map((key) => pairs[key] ?? key);
  return keys.every((key, index) => key === want.keys[index])
    ? undefined
    : { at: [...words, ...at], question: { ...question, want: { ...want, keys } } };
}

/** `how many transactions in the last 5 minutes`, which the blocks of that time are added up for. */
const isCountOfTransactions = ({ want, time }: Question): boolean =>
  want.kind === 'query' &&
  time !== undefined &&
  want.query.from === 'blocks' &&
  want.query.by === undefined &&
  want.query.per === undefined &&
  (want.query.where ?? []).length === 0 &&
  want.query.measures?.length === 1 &&
  want.query.measures[0]?.measure === 'sum' &&
  want.query.measures[0].field === 'transactions';

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
