/** `share of blocks with more than 3 failed transactions`: those rows of all, counted or added up. */
import { SOL_MINT } from '../../question/sol.ts';
import { toScaled } from '../find-numbers.ts';
import type { Composed } from './composed.ts';
import { toSizes, toThings, type Measure, type Where } from './figures.ts';
import { toPhraseTime } from './phrase-time.ts';
import { tokensOf, type Phrase } from './phrase.ts';

const SHARE =
  /\b(?:share|percentages?|percent|fraction|proportion|portion|pct)\b|\bwhat part\b|\bhow (?:big|large) a part\b/;
const SIGN = /%/;
const NOUN =
  /\b(?<noun>blocks|slots|trades|swaps|transfers|wallets|hours|tokens|volume|trading volume|traders)\b/;

const SOURCES: Readonly<Record<string, string>> = {
  blocks: 'blocks',
  slots: 'blocks',
  trades: 'trades',
  swaps: 'trades',
  volume: 'trades',
  'trading volume': 'trades',
  transfers: 'transfers',
  wallets: 'wallets',
  traders: 'trades',
  hours: 'chainHours',
  tokens: 'tokens',
};

export function toShares(phrase: Phrase): Composed | undefined {
  const { text, context } = phrase;
  const said = SHARE.exec(text);
  if (said === null && !SIGN.test(context.text)) return undefined;
  if (/\b(?:for each|per|by (?:hour|token|pool|trader|day)|which|rank|top|largest|biggest)\b/.test(text))
    return undefined;
  const noun = NOUN.exec(text);
  const name = noun?.groups?.['noun'];
  if (noun === null || name === undefined) return undefined;
  const from = SOURCES[name]!; // every noun has one
  const isVolume = name === 'volume' || name === 'trading volume';
  const parts = from === 'trades' ? toTradeParts(phrase, noun.index) : toPlainParts(phrase, from);
  if (parts === undefined || parts.part.length === 0) return undefined;
  const value: Measure = isVolume
    ? { measure: 'sum', field: 'microUsd' }
    : name === 'traders'
      ? { measure: 'distinct', field: 'trader' }
      : { measure: 'count' };
  const isEvents = from !== 'wallets' && from !== 'tokens';
  return {
    want: {
      kind: 'query',
      answers: 'figure',
      query: {
        from,
        ...(isEvents && { time: toPhraseTime(context) }),
        ...(parts.all.length > 0 && { where: [...parts.all] }),
        measures: [
          { ...value, where: [...parts.part], of: value, as: 'part' },
          { ...value, where: [...parts.part], as: 'partOf' },
          value,
        ],
      },
    },
    bounds: [],
    used: [
      ...(said === null ? [] : tokensOf(phrase, said)),
      ...tokensOf(phrase, noun),
      ...parts.at,
      ...context.of('ask').flatMap(({ at }) => at),
    ],
    notes: [],
  };
}

interface Parts {
  /** Of those that count, and of all. */
  readonly part: readonly Where[];
  readonly all: readonly Where[];
  readonly at: readonly number[];
}

const BUYS = /\b(?:are|were|is|was|being)?(?: \w{1,40})? ?(?:buys|purchases|buying)\b/;
const SELLS = /\b(?:are|were|is|was|being)?(?: \w{1,40})? ?(?:sells|sales|selling)\b/;

/** A token limits all trades; who made them, how large they were and their side are the part. */
function toTradeParts(phrase: Phrase, noun: number): Parts | undefined {
  const { text } = phrase;
  const things = toThings(phrase, 'trades');
  if (things === undefined) return undefined;
  const sizes = toSizes(phrase, 'trades', things.where);
  const side = BUYS.exec(text) ?? SELLS.exec(text);
  const sides: readonly Where[] = side === null ? [] : [{ field: 'isBuy', is: '=', value: BUYS.test(text) }];
  const who = things.where.filter(({ field }) => field === 'trader');
  const rest = things.where.filter(({ field }) => field !== 'trader');
  const part = [...who, ...sides, ...sizes.where];
  // `what share of trades are of T0`: the token is the part where nothing else is.
  const isThing =
    part.length === 0 &&
    /\b(?:in|of|through|on|with|are|were|is|for) (?:\w{1,40} )?[TPG]\d{1,20}/.test(text.slice(noun));
  return {
    part:
      isThing ||
      (part.length === 0 && /[TPG]\d{1,20} (?:make|made|account|take|is|have|has|hold|get)\b/.test(text))
        ? rest
        : part,
    all: part.length === 0 ? [] : rest,
    at: [...things.at, ...sizes.at, ...(side === null ? [] : tokensOf(phrase, side))],
  };
}

/** Fields a bound may be of, in the words that follow it. */
const COUNTED: Readonly<Record<string, readonly (readonly [pattern: RegExp, field: string])[]>> = {
  blocks: [
    [/^failed|^failures|^failing|^errors/, 'failed'],
    [/^(?:trades|swaps)/, 'swaps'],
    [/^transfers/, 'transfers'],
    [/^votes/, 'votes'],
    [/^(?:transactions|txs|non-vote)/, 'transactions'],
  ],
  chainHours: [
    [/^failed|^failures/, 'failed'],
    [/^(?:trades|swaps)/, 'swaps'],
    [/^transfers/, 'transfers'],
    [/^(?:transactions|txs)/, 'transactions'],
    [/^skipped/, 'skipped'],
  ],
  wallets: [
    [/^failed|^failures|^failing/, 'failed'],
    [/^(?:transactions?|txs?)/, 'transactions'],
  ],
  tokens: [
    [/^holders?/, 'holders'],
    [/^(?:trades?|swaps?)/, 'swaps'],
  ],
};
const NONE =
  /\b(?:no|without(?: any| a)?|zero|not a single|had no|have no|has no) (?<what>failed|failures|failing|trades?|swaps?|transfers?|transactions?|holders?)(?: transactions?| txs?)?\b/;
const ANY =
  /\b(?:any|a|some|contain(?:ed|ing)?|at least one|with|had|have) (?<what>failed|failures|failing|trades?|swaps?|transfers?)(?: transactions?| txs?)?\b/;

export function toPlainParts(phrase: Phrase, from: string): Parts | undefined {
  const { text, context } = phrase;
  if (from === 'transfers') {
    const things = toThings(phrase, from);
    if (things === undefined) return undefined;
    const sizes = toSizes(phrase, from, things.where);
    const isSol = /\b(?:of|in|are|were|is) sol\b/.test(text) && sizes.where.length === 0;
    const sol: Where = { field: 'mint', is: '=', value: SOL_MINT };
    // Sizes are of one token, so that all of them are of it too.
    return {
      part:
        sizes.where.length > 0
          ? sizes.where.filter(({ field }) => field !== 'mint')
          : isSol
            ? [sol]
            : things.where,
      all: sizes.where.length > 0 ? [sol, ...things.where.filter(({ field }) => field !== 'mint')] : [],
      at: [
        ...things.at,
        ...sizes.at,
        ...context.of('unit').flatMap(({ key, at }) => (key === 'SOL' ? at : [])),
      ],
    };
  }
  const fields = COUNTED[from] ?? [];
  const part: Where[] = [];
  const at: number[] = [];
  for (const { bound, at: said } of context.bounds) {
    const after = context.tokens
      .slice(said.at(-1)! + 1) // a bound has tokens
      .map((token) => token.text)
      .join(' ');
    const field = fields.find(([pattern]) => pattern.test(after))?.[1];
    if (field === undefined) continue;
    part.push({ field, is: bound.is, value: toScaled(bound.value, 0) });
    at.push(...said, said.at(-1)! + 1, said.at(-1)! + 2); // as above
  }
  if (part.length === 0) {
    const none = NONE.exec(text);
    const any =
      none ??
      (/\bwith one failed|at least one failed/.test(text)
        ? /\b(?:at least )?one (?<what>failed)(?: transactions?)?/.exec(text)
        : ANY.exec(text));
    const what = any?.groups?.['what'];
    const field = what === undefined ? undefined : fields.find(([pattern]) => pattern.test(what))?.[1];
    if (any !== null && field !== undefined) {
      part.push(none === null ? { field, is: '>', value: 0 } : { field, is: '=', value: 0 });
      at.push(...tokensOf(phrase, any));
    }
  }
  if (part.length === 0 && from === 'blocks') {
    const empty = /\bempty\b/.exec(text);
    if (empty !== null) {
      part.push({ field: 'transactions', is: '=', value: 0 });
      at.push(...tokensOf(phrase, empty));
    }
  }
  return { part, all: [], at };
}
