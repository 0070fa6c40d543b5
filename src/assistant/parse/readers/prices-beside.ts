/** Two prices beside each other: of a token now and then (`price in SOL now vs 10 min ago`), and of two pools. */
import { isSol } from '../../question/sol.ts';
import type { Candidate, ParseContext } from '../context.ts';
import { findSubjects, type FoundSubject } from '../find-subjects.ts';

const BONUS = 0.8;
const PRICE = /^(?:price|prices|rate|worth|trading|cost|costs|quote)$/;
const NOW = /^(?:now|currently|rn|today|present)$/;
const VERSUS = /^(?:vs|versus|compared|compare|against)$/;
const BESIDE = /^(?:vs|versus|compared|compare|against|than|and|or|relative|from|between)$/;
const THEN =
  /^(?:compare|does|vs|versus|compared|against|than|and|relative|from|to|with|it|was|is|the|in|what|whats|how|much|of|right|has|have|did|does|whats)$/;
const BETTER = /^(?:better|best|cheaper|cheapest|lower|lowest|higher|highest|good)$/;
const AROUND =
  /^(?:where|do|i|get|a|the|for|which|pool|has|have|is|can|to|buy|sell|one|of|at|in|these|two|would)$/;

export default function readPricesBeside(context: ParseContext): readonly Candidate[] {
  if (context.language !== 'en' || context.bounds.length > 0) return [];
  return [...readThen(context), ...readPools(context)];
}

/** A moment and now make an interval, at whose ends the price is read. */
function readThen(context: ParseContext): readonly Candidate[] {
  const { tokens, time, nowSeconds } = context;
  const at = time?.value.at;
  const has = (words: RegExp): boolean => tokens.some(({ text }) => words.test(text));
  const isBeside = has(BESIDE) && (has(NOW) || has(VERSUS));
  if (time === undefined || at === undefined || !has(PRICE) || !isBeside) return [];
  const [found] = findSubjects(context, 'token').filter(({ subject }) => !isSol(subject));
  if (found === undefined || at >= nowSeconds) return [];
  const inSol = has(/^sol$/);
  return [
    toCandidate(context, [found], [PRICE, NOW, BESIDE, THEN, ...(inSol ? [/^sol$/] : [])], time.at, {
      want: { kind: 'measures', of: 'token', keys: [inSol ? 'changeInSol' : 'change'] },
      time: { ...time.value, at: undefined, from: at, to: nowSeconds },
    }),
  ];
}

function readPools(context: ParseContext): readonly Candidate[] {
  const pools = findSubjects(context, 'pool').filter(({ origin }) => origin === 'named' || origin === 'also');
  const has = (words: RegExp): boolean => context.tokens.some(({ text }) => words.test(text));
  if (pools.length !== 2 || !has(PRICE) || !has(BETTER) || context.time !== undefined) return [];
  // A token both of them trade is what their price is of.
  const tokens = context.mentions.flatMap(({ subject, at }) => (subject.kind === 'token' ? [...at] : []));
  return [
    toCandidate(context, pools, [PRICE, BETTER, BESIDE, AROUND], tokens, {
      want: { kind: 'compare', of: 'pool', key: 'priceInUsd' },
    }),
  ];
}

function toCandidate(
  { tokens }: ParseContext,
  things: readonly FoundSubject[],
  words: readonly RegExp[],
  more: readonly number[],
  asked: Pick<Candidate['question'], 'want' | 'time'>,
): Candidate {
  return {
    used: new Set([
      ...things.flatMap(({ at }) => [...at]),
      ...more,
      ...tokens.flatMap(({ text }, index) => (words.some((word) => word.test(text)) ? [index] : [])),
    ]),
    bonus: BONUS,
    question: {
      subjects: things.map(({ subject }) => subject),
      bounds: [],
      shape: {},
      form: 'value',
      negated: false,
      ...asked,
    },
  };
}
