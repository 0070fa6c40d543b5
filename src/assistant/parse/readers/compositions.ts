/** Questions of several clauses: filters over filters, shares, ratios, the first of each group. */
import { findQueryProblem } from '#contracts/query/check-query';
import type { IndexQuery } from '#contracts/query/index-query';
import { isTimed } from '../../question/is-timed.ts';
import { askedJoinsOf, type AskedQuery } from '../../question/question.ts';
import type { Candidate, ParseContext } from '../context.ts';
import type { Composed } from '../composed/composed.ts';
import type { QueryWant } from '../events/query-shape.ts';
import { toBounded } from '../composed/bounded.ts';
import { toComparisons } from '../composed/comparisons.ts';
import { findExclusions } from '../composed/exclusions.ts';
import { DENIED_THING } from '../composed/denials.ts';
import { toEachTop } from '../composed/each-top.ts';
import { toExtremes } from '../composed/extremes.ts';
import { toPhrase, tokensOf, type Phrase } from '../composed/phrase.ts';
import { toRates } from '../composed/rates.ts';
import { toSentence } from '../composed/sentences.ts';
import { toTopShare } from '../compose/top-share.ts';
import { toSeveralRows } from '../composed/several-rows.ts';
import { toShares } from '../composed/shares.ts';
import { toWindowed } from '../composed/windows.ts';
import { toWalletSets } from '../composed/wallet-sets.ts';
import { toComposition } from '../compose/to-composition.ts';

type Reader = (phrase: Phrase) => Composed | undefined;
/** These know what is left out from what is meant. */
const EXCLUDING: readonly Reader[] = [toShares, toWalletSets];
const READERS: readonly Reader[] = [
  toSeveralRows,
  toTopShare,
  toWindowed,
  toComparisons,
  toExtremes,
  toEachTop,
  toRates,
  toShares,
  toBounded,
  toWalletSets,
];
/** Over other readings, which know one clause. */
const BONUS = 0.7;
/** Of what knows all of it, before those that know it in part. */
const WHOLE = 0.02;
/** Of sentences of one form, whatever else their words may be. */
const SENTENCE = 0.05;

export default function readCompositions(context: ParseContext): readonly Candidate[] {
  if (context.language !== 'en') return [];
  const phrase = toPhrase(context);
  const leavesOut = DENIED_THING.test(phrase.text) || findExclusions(phrase).length > 0;
  const whole = toComposition(phrase);
  const candidates =
    whole !== undefined && isValid(whole) && isComplete(context, whole)
      ? [{ ...toCandidate(context, whole), bonus: BONUS + (isLead(context, 0) ? -WHOLE : WHOLE) }]
      : [];
  const sentence = toSentence(phrase);
  if (sentence !== undefined && isValid(sentence))
    return [...candidates, { ...toCandidate(context, sentence), bonus: BONUS + SENTENCE }];
  for (const read of leavesOut ? EXCLUDING : READERS) {
    const composed = withAfterwards(phrase, read(phrase));
    if (composed !== undefined && isValid(composed)) return [...candidates, toCandidate(context, composed)];
  }
  return candidates;
}

/** `bought before slot 5 and sold afterwards`: what the second clause is of begins where the first one ends. */
const AFTERWARDS = /(?<!\w)(?:afterwards?|after that|later(?: on)?|thereafter|since then|from then on)(?!\w)/;

function withAfterwards(phrase: Phrase, composed: Composed | undefined): Composed | undefined {
  const found = AFTERWARDS.exec(phrase.text);
  if (composed === undefined || found === null) return composed;
  const { query } = composed.want;
  const end = query.where?.find(({ field, is }) => field === 'slot' && (is === '<' || is === '<='));
  const { join } = query;
  if (end === undefined || join === undefined || join.in.from !== query.from || query.joins !== undefined)
    return composed;
  const begin = { field: 'slot', is: end.is === '<' ? ('>=' as const) : ('>' as const), value: end.value };
  const own = (join.in.where ?? []).filter(({ field }) => field !== 'slot');
  return {
    ...composed,
    want: {
      ...composed.want,
      query: { ...query, join: { ...join, in: { ...join.in, where: [...own, begin] } } },
    },
    used: [...composed.used, ...tokensOf(phrase, found)],
  };
}

/** Words that hardly say anything elsewhere, and turn what is composed around. */
const OPERATIVE =
  /^(?:not|no|never|none|without|except|other|else|same|between|than|only|first|last|before|after|if)$/;

/** Whether every word with content has a place in it, or of many figures one or two have none, which it says. */
function isComplete(context: ParseContext, { used, want, apart = [] }: Composed): boolean {
  const taken = new Set([...used, ...apart, ...(context.time?.at ?? [])]);
  const left = context.tokens.filter((_token, index) => !taken.has(index) && !isLead(context, index));
  if (left.some(({ text }) => OPERATIVE.test(text))) return false;
  const content = context.tokens.filter(
    (_token, index) => !taken.has(index) && !context.isStop(index) && !isLead(context, index),
  );
  return content.length === 0 || (content.length <= 2 && (want.query.measures?.length ?? 0) > 2);
}

/** `list …`, `show me …`: they only say that it is to be told. */
const isLead = ({ tokens }: ParseContext, index: number): boolean =>
  index <= 1 && LEADS.test(tokens[index]?.text ?? '');
const LEADS = /^(?:list|show|give|display|print|find|get|name|me)$/;

const isValid = ({ want: { query, against, inside = [] }, also = [] }: Composed): boolean =>
  [query, against, ...inside, ...also.map((one) => one.query)].every(
    (one) =>
      one === undefined || (!contradictsItself(one) && findQueryProblem(one as IndexQuery) === undefined), // names are what is checked
  );

/** Rows whose field must be in no group of rows that are these, or more of them: there is none, whatever happened. */
const contradictsItself = ({ from, where = [], time, ...query }: AskedQuery): boolean =>
  askedJoinsOf({ from, ...query }).some(
    ({ field, not, in: inner }) =>
      not === true &&
      inner.from === from &&
      inner.by?.[0] === field &&
      inner.having === undefined &&
      inner.limit === undefined &&
      JSON.stringify(inner.time) === JSON.stringify(time) &&
      (inner.where ?? []).every((one) => where.some((own) => JSON.stringify(own) === JSON.stringify(one))),
  );

function toCandidate(
  context: ParseContext,
  { want, bounds, used, apart, notes, said, also }: Composed,
): Candidate {
  const { time } = context;
  // Words of a time that no query is of are left over; a time of an earlier question has no words here.
  const isOfTime = isTimed(want) || time?.at.length === 0;
  const toQuestion = (one: QueryWant): Candidate['question'] => ({
    subjects: context.mentions.map(({ subject }) => subject).slice(0, 8),
    want: { ...one, ...(notes.length > 0 && { notes: [...notes] }) },
    ...(said !== undefined
      ? { time: { text: said } }
      : time !== undefined && isOfTime && { time: time.value }),
    bounds: [...bounds],
    shape: one.query.limit === undefined ? {} : { limit: one.query.limit },
    form: one.answers === 'figure' ? 'value' : one.query.per === undefined ? 'list' : 'series',
    negated: false,
  });
  return {
    used: new Set([
      ...used,
      ...(isOfTime ? (time?.at ?? []) : []),
      ...context.tokens.flatMap((_token, index) => (isLead(context, index) ? [index] : [])),
    ]),
    bonus: BONUS,
    ...(apart !== undefined && { apart: new Set(apart) }),
    question: toQuestion(want),
    ...(also !== undefined && { also: also.map(toQuestion) }),
  };
}
