/** `share of blocks with more than 3 failed transactions`: those rows of all, counted or added up. */
import { SOL_MINT } from '../../question/sol.ts';
import { toScaled } from '../find-numbers.ts';
import type { Composed } from './composed.ts';
import { deny, findDenial } from './denials.ts';
import { findExclusions, withoutExclusions } from './exclusions.ts';
import { toSizes, toThings, type Measure, type Where } from './figures.ts';
import { toPhraseTime } from './phrase-time.ts';
import { tokensIn, tokensOf, type Phrase } from './phrase.ts';

const SHARE =
  /\b(?:share|percentages?|percent|fraction|proportion|portion|pct)\b|\bwhat part\b|\bhow (?:big|large) a part\b|\bhow (?:much|many) of (?=(?:my|his|her|its|their|all) )/;
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
  const parts = from === 'trades' ? toTradeParts(phrase, noun, said) : toPlainParts(phrase, from);
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

const BUYS = /\b(?:buys|purchases|buying|bought|purchased)\b/;
const SELLS = /\b(?:sells|sales|selling|sold)\b/;
const ROUTED = /\b(?:through|via|by|over|with|using) (?:an? |any |the )?(?:routers?|aggregators?)\b/;
/** What is said of the noun: `were buys`, `does T0 make up`; not `that were buys`, which is the noun itself. */
const SAYS =
  /(?<!\b(?:that|which|who) )\b(?:is|are|was|were|do|does|did|has|have|had)\b|(?<!\b(?:that|which|who) )\b(?:comes?|came|goes?|went|belongs?|belonged|involves?|involved)\b/;
/** `share of W0 in the total volume`. */
const PART_IN = /\bof [TWPG]\d{1,20} in (?:the |all )?(?:total |whole )?$/;

interface Region {
  readonly where: readonly Where[];
  readonly at: readonly number[];
}

/** What is said of trades is the part of them, what they are called by is the whole: `of T0 trades by W0, how many were buys`. */
function toTradeParts(
  phrase: Phrase,
  { 0: noun, index, groups }: RegExpExecArray,
  said: RegExpExecArray | null,
): Parts | undefined {
  const { text } = phrase;
  const end = index + noun.length;
  const says = SAYS.exec(text.slice(end));
  const cut = says === null ? undefined : end + says.index;
  const exclusions = findExclusions(phrase);
  if (exclusions.some(({ isOfPools, ids, tokens }) => isOfPools || ids.length + tokens.length === 0))
    return undefined;
  const plain = withoutExclusions(phrase);
  const inRegion = (from: number, to: number) => toRegion(plain, from, to);
  const [before, behind, stated] = [
    inRegion(0, index),
    inRegion(end, cut ?? text.length),
    cut === undefined ? NOTHING : inRegion(cut, text.length),
  ];
  if (before === undefined || behind === undefined || stated === undefined) return undefined;
  const left: readonly Where[] = exclusions.flatMap(({ ids, tokens }) => [
    ...ids.map((value): Where => ({ field: 'trader', is: '!=', value })),
    ...tokens.map((value): Where => ({ field: 'base', is: '!=', value })),
  ]);
  const toParts = (part: readonly Where[], whole: readonly Where[]): Parts => ({
    part,
    all: [...whole, ...left],
    at: [before, behind, stated, ...exclusions].flatMap(({ at }) => at),
  });
  if (cut !== undefined)
    return stated.where.length === 0 ? undefined : toParts(stated.where, [...before.where, ...behind.where]);
  if (behind.where.length === 0) {
    const first = plain.text.search(/\b[TWPG]\d/);
    const from = said?.index ?? 0;
    const isOwner = first >= 0 && (first < from || PART_IN.test(text.slice(0, index)));
    return isOwner || SAYS.test(text.slice(from, index)) ? toParts(before.where, []) : undefined;
  }
  // `share of trades of T0 by W0`: a token limits them, who made them and how large they were is the part.
  const isToken = ({ field }: Where): boolean => field === 'base' || field === 'market' || field === 'venue';
  const rest = behind.where.filter((one) => !isToken(one));
  return rest.length === 0 || groups?.['noun'] === 'traders'
    ? toParts(behind.where, before.where)
    : toParts(rest, [...before.where, ...behind.where.filter(isToken)]);
}

const NOTHING: Region = { where: [], at: [] };

/** Conditions said between two places; `undefined` where they are denied and it cannot be told which. */
function toRegion(phrase: Phrase, from: number, to: number): Region | undefined {
  const { text, context } = phrase;
  const own = `${' '.repeat(from)}${text.slice(from, to)}`;
  const tokens = new Set(tokensIn(phrase, from, to));
  const things = toThings(phrase, 'trades', own);
  if (things === undefined) return undefined;
  const bounds = context.bounds.filter(({ at }) => at.some((index) => tokens.has(index)));
  const sizes = toSizes({ ...phrase, context: { ...context, bounds } }, 'trades', things.where);
  const side = BUYS.exec(own) ?? SELLS.exec(own);
  const routed = ROUTED.exec(own);
  const sides: readonly Where[] =
    side === null ? [] : [{ field: 'isBuy', is: '=', value: BUYS.test(side[0]) }];
  const denial = findDenial(phrase, from, to);
  const routes: readonly Where[] = routed === null ? [] : [{ field: 'router', is: 'known' }];
  const where = deny([...things.where, ...sides, ...routes, ...sizes.where], denial);
  return where === undefined
    ? undefined
    : {
        where,
        at: [
          ...things.at,
          ...sizes.at,
          ...[side, routed].flatMap((found) => (found === null ? [] : tokensOf(phrase, found))),
          ...denial,
        ],
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
    const denial = findDenial(phrase);
    // Sizes are of one token, so that all of them are of it too.
    const said =
      sizes.where.length > 0
        ? sizes.where.filter(({ field }) => field !== 'mint')
        : isSol
          ? [sol]
          : things.where;
    const part = findExclusions(phrase).length > 0 ? undefined : deny(said, denial);
    if (part === undefined) return undefined;
    return {
      part,
      all: sizes.where.length > 0 ? [sol, ...things.where.filter(({ field }) => field !== 'mint')] : [],
      at: [
        ...denial,
        ...things.at,
        ...sizes.at,
        ...context.of('unit').flatMap(({ key, at }) => (key === 'SOL' ? at : [])),
      ],
    };
  }
  const fields = COUNTED[from] ?? [];
  const part: Where[] = [];
  const at: number[] = [];
  const none = NONE.exec(text);
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
    const empty = /\b(?:empty|nonempty)\b/.exec(text);
    if (empty !== null) {
      part.push({ field: 'transactions', is: empty[0] === 'empty' ? '=' : '>', value: 0 });
      at.push(...tokensOf(phrase, empty));
    }
  }
  // `without any failed` is said by its own word already.
  // `more than 10 holders but not frozen` denies something else.
  const denial = findDenial(phrase).filter((index) => !at.includes(index) && index < Math.max(...at));
  const denied = deny(part, denial);
  return denied === undefined ? undefined : { part: denied, all: [], at: [...at, ...denial] };
}
