/** `what would happen to the price if I sold 1000 of these`: what a trade of a size would do to the price of a pool. */
import type { Subject } from '../../question/question.ts';
import { isSol } from '../../question/sol.ts';
import type { AskedNumber, Candidate, ParseContext } from '../context.ts';
import { turnsBack } from '../conversation/recall.ts';
import { findSubjects, type FoundSubject } from '../find-subjects.ts';

const BONUS = 0.9;
const SELL = /^(?:sell|sells|sold|selling|dump|dumps|dumped|dumping|unload|unloads|unloaded|offload|sale)$/;
const BUY = /^(?:buy|buys|bought|buying|ape|aped|purchase|purchased)$/;
const TRADE = /^(?:trade|swap|order|trades|swaps|size)$/;
/** That the price, or how it moves, is what is asked for. */
const IMPACT =
  /\b(?:price impact|impact|slippage|slip)\b|\b(?:move|moves|moving|nuke|nukes|tank|tanks|crash|crashes|push|drop|drops|dent) (?:the |its )?(?:price|chart)\b|\bprice (?:would |will )?(?:move|moves|change|changes|drop|drops|fall|falls|rise|rises|go|goes|tank|tanks|crash|dump|pump|slip|react)\b|\bhappens? to (?:the |its )?price\b/i;
const PAST = /\b(?:did|was|were|has|had|who|when|after)\b/i;
/** After a comparison of pools: whether it is so for a trade of that size. */
const STILL = /\b(?:still|also) (?:be )?(?:true|so|hold|holds|the case|better|cheaper|best|the cheapest)\b/i;
/** Words that belong to such a question and say nothing else. */
const PLAIN =
  /^(?:if|i|can|without|we|someone|somebody|would|will|what|happen|happens|price|move|moves|moved|moving|change|changes|drop|drops|fall|falls|rise|rises|go|goes|impact|slippage|slip|worth|deepest|biggest|largest|pool|pools|into|in|of|these|it|this|that|them|the|a|for|last|one|how|much|far|does|do|sol|usd|dollars|tokens|coins|token|coin|still|true|so|hold|be|hm|hmm|case|also|tank|tanks|nuke|nukes|crash|push|chart|down|up|at|once|right|now|to|by|on|its|my|me|there|here|with|get|suffer|react|million|thousand|k|m|dollar|usdc|cheaper|cheapest|better|best)$/;

export default function readPriceImpacts(context: ParseContext): readonly Candidate[] {
  const { language, text, tokens } = context;
  // What was done is read from what happened.
  if (language !== 'en' || context.time !== undefined || PAST.test(text)) return [];
  const number = findSize(context);
  const isStill = STILL.test(text);
  if (number === undefined || !(IMPACT.test(text) || isStill)) return [];
  const has = (words: RegExp): boolean => tokens.some((token) => words.test(token.text));
  const side = has(SELL) ? 'sell' : has(BUY) || has(TRADE) ? 'buy' : undefined;
  const from = toUnit(number);
  // How much of something else buys so many tokens is not what a pool is asked.
  if (side === undefined || from === undefined || (side === 'buy' && from === 'tokens')) return [];
  const things = findThings(context, number, isStill);
  if (things.length === 0) return [];
  const used = new Set([
    ...number.at,
    ...things.flatMap(({ at }) => [...at]),
    ...tokens.flatMap(({ text: word }, index) =>
      [SELL, BUY, TRADE, PLAIN].some((words) => words.test(word)) ? [index] : [],
    ),
  ]);
  return [
    {
      used,
      bonus: BONUS,
      question: {
        subjects: things.map(({ subject }) => subject),
        want: { kind: 'convert', what: 'impact', value: number.value, from, to: side },
        bounds: [],
        shape: {},
        form: 'value',
        negated: false,
      },
    },
  ];
}

/** The only number that is no time. */
function findSize({ numbers, time, mentions }: ParseContext): AskedNumber | undefined {
  // What may be a slot elsewhere is a size here: `5 million of this`.
  const slots = mentions.flatMap(({ subject, at }) =>
    subject.kind === 'block' ? [{ value: subject.id, at }] : [],
  );
  const sizes = [...numbers, ...slots].filter(
    ({ at }) => !at.some((index) => time?.at.includes(index) === true),
  );
  return sizes.length === 1 && /^\d{1,18}(?:\.\d{1,9})?$/.test(sizes[0]!.value) ? sizes[0] : undefined;
}

const toUnit = ({ unit, token }: AskedNumber): 'tokens' | 'SOL' | 'USD' | undefined =>
  unit === 'SOL' || (token !== undefined && isSol(token))
    ? 'SOL'
    : unit === 'USD'
      ? 'USD'
      : unit === undefined
        ? 'tokens'
        : undefined;

/** Pools that are named, or were compared; else the token. */
function findThings(
  context: ParseContext,
  { token }: AskedNumber,
  isStill: boolean,
): readonly Pick<FoundSubject, 'subject' | 'at'>[] {
  const pools = findSubjects(context, 'pool');
  const named = pools.filter(({ origin }) => origin === 'named');
  if (named.length > 0) return named.slice(0, 2);
  const before = turnsBack(context.earlier)[0]?.subjects.filter(({ kind }) => kind === 'pool') ?? [];
  if (isStill && before.length > 0) return before.slice(0, 2).map((subject) => ({ subject, at: [] }));
  if (isStill) return [];
  const own = token === undefined || isSol(token) ? undefined : token;
  if (own !== undefined) return [{ subject: own, at: [] }];
  const [found] = findSubjects(context, 'token').filter(
    ({ subject }: { subject: Subject }) => !isSol(subject),
  );
  if (found !== undefined) return [found];
  return pools.filter(({ origin }) => origin === 'page').slice(0, 1);
}
