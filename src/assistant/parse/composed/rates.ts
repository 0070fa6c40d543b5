/** Ratios of groups: who fails most often as a rate, what a transaction costs on average, buys among trades. */
import type { AskedQuery } from '../../question/question.ts';
import type { Composed } from './composed.ts';
import { FAILED_PART, sum, toThings, type Measure, type Where } from './figures.ts';
import { findGroups, GROUP_FIELDS } from './groups.ts';
import { toPhraseTime } from './phrase-time.ts';
import { tokensIn, tokensOf, withoutBounds, type Phrase } from './phrase.ts';
import { findRank } from './ranks.ts';

interface Rate {
  readonly measure: Measure;
  readonly also: readonly Measure[];
  readonly from: string;
  readonly isEvents: boolean;
  readonly match: RegExpExecArray;
}

const FAILS =
  /\b(?:failure|error|fail|failing) rates?\b|\bfails? (?:the )?(?:most|least)(?: often)?\b|\bfails? most\b|\b(?:share|percentage|fraction|proportion|rate|portion) of (?:their |its )?(?:\w{1,40} )?(?:failed|failing|failures)(?: transactions?| txs?| calls?)?\b|\bmost failures as a rate\b|\bsuccess rates?\b|\bfailed (?:share|part|ratio|percentage)\b|\bfail(?:ed|s)? more(?: often)? than (?:they |it |he |she )?(?:succeed(?:ed|s)?|worked)\b|\bmore (?:failed|failing|failures)(?: transactions?| calls?| txs?)? than (?:successful|succeeded|successes|succeeding)(?: ones| transactions?| calls?| txs?)?\b|\bmostly fail(?:ed|s|ing)?\b/;
/** More than half of them. */
const MAJORITY = /\bthan (?:they |it |he |she )?(?:succe|worked)|\bmostly fail/;
const BUY_PART =
  /\b(?:share|percentage|fraction|proportion|portion|ratio) of (?:buys|buyers|buying)\b|\bbuys? share\b/;
const BUYS_TO_SELLS = /\bbuys?(?:[ -]|\s?\/\s?| (?:to|versus|vs) )?sells? ratio\b/;
const FEE =
  /\baverage fees?(?: (?:per|for each|a|of (?:a|each|its|their)) ?(?:transactions?|tx))?\b|\bfees? per (?:transaction|tx)\b/;
const PER_WHO = /\b(?:average |mean )?(?:trading )?volume per (?:trader|wallet)\b/;
const TRADES_PER = /\b(?:average |mean )?(?:number of )?(?:trades|swaps) per (?:trader|wallet)\b/;
const PER_BLOCK =
  /\b(?:average|mean|avg) (?:number of )?(?<what>transactions?|txs?|trades|swaps|fees?|failed transactions|failed|failures|transfers|votes)(?: \w{1,40})? (?:per|in a|of a|in each) (?<over>block|slot|hour)\b|\b(?<what2>transactions?|txs?|trades|swaps|fees|transfers) per (?<over2>block|slot)\b/;

export function toRates(phrase: Phrase): Composed | undefined {
  const { text, context } = phrase;
  if (context.mentions.some(({ subject }) => subject.kind === 'transaction')) return undefined;
  const groups = findGroups(phrase);
  const rate = findRate(
    phrase,
    groups.map(({ key, per }) => key ?? per ?? ''),
  );
  if (rate === undefined) return undefined;
  const fields = GROUP_FIELDS[rate.from] ?? {};
  const by: string[] = [];
  let per: AskedQuery['per'];
  const used: number[] = [];
  for (const group of groups) {
    const inside = group.place >= rate.match.index && group.place < rate.match.index + rate.match[0].length;
    if (inside && !/^(?:which|what)/.test(text.slice(group.place))) continue;
    const field = group.key === undefined ? undefined : fields[group.key];
    if (group.per !== undefined && rate.isEvents) per = group.per;
    else if (field !== undefined && !by.includes(field)) by.push(field);
    else continue;
    used.push(...group.at);
  }
  if (by.length === 0 && per === undefined) {
    // `trades per trader` groups by none.
    const head =
      /\b(?<noun>wallets?|programs?|tokens?|coins?|pools?|blocks?|hours?|traders?|instructions?)\b/.exec(
        outside(text, rate.match),
      );
    const noun = head?.groups?.['noun']?.replace(/s$/, '') ?? '';
    const key = noun === 'wallet' || noun === 'trader' ? 'trader' : noun === 'coin' ? 'token' : noun;
    if (noun === 'hour' && rate.isEvents) per = 'hour';
    else if (fields[key] !== undefined && rate.from !== 'blocks') by.push(fields[key]);
    else if (rate.from === 'blocks' && noun === 'block' && /\b(?:which|what) block|\bblocks\b/.test(text))
      by.push('slot');
    if (head !== null && (by.length > 0 || per !== undefined)) used.push(...tokensOf(phrase, head));
  }
  const isGrouped = by.length > 0 || per !== undefined;
  const things = toThings(phrase, rate.from);
  if (things === undefined) return undefined;
  const rank = findRank(phrase);
  const floor = toFloor(phrase, rate);
  if (!isGrouped) {
    if (rate.measure === FAILED_PART) return undefined;
    return finish(
      phrase,
      rate,
      things,
      { from: rate.from, measures: [rate.measure, ...rate.also] },
      'figure',
      used,
    );
  }
  const isSeries = per !== undefined && !rank.isSaid && !/\b(?:which|what) (?:hour|day)|busiest\b/.test(text);
  const isLow =
    /\b(?:lowest|least|smallest|fewest|cheapest)\b/.test(withoutBounds(text)) !== /\bsuccess rate/.test(text);
  const isOne =
    !isSeries &&
    rank.limit === undefined &&
    /\b(?:which|what|who) (?:program|wallet|token|coin|pool|hour|day|block|trader|has|pays|fails)(?!s)\b/.test(
      text,
    );
  const measures = [rate.measure, ...rate.also];
  const half: readonly Where[] = MAJORITY.test(rate.match[0])
    ? [{ field: rate.measure.as ?? '', is: '>', value: 0.5 }]
    : [];
  const having = [...half, ...floor.having];
  const query: AskedQuery = {
    from: rate.from,
    ...(by.length > 0 && { by }),
    ...(per !== undefined && { per }),
    measures,
    ...(having.length > 0 && { having }),
    order: isSeries ? { by: 'bucket', descending: false } : { by: rate.measure.as ?? '', descending: !isLow },
    limit: rank.limit ?? (isSeries ? 200 : isOne ? 5 : 20),
  };
  return finish(phrase, rate, things, query, isOne ? 'first' : 'rows', [...used, ...rank.at, ...floor.at]);
}

/** Without the words of the rate itself, whose place stays. */
const outside = (text: string, { 0: { length }, index }: RegExpExecArray): string =>
  `${text.slice(0, index)}${' '.repeat(length)}${text.slice(index + length)}`;

function findRate({ text }: Phrase, keys: readonly string[]): Rate | undefined {
  const is = (key: string): boolean => keys.includes(key);
  const fails = FAILS.exec(text);
  if (fails !== null) {
    const from =
      is('program') || /\bprograms?\b/.test(text)
        ? 'programs'
        : is('instruction')
          ? 'calls'
          : is('trader') || /\b(?:wallets?|traders?|accounts?|who|users?|payers?)\b/.test(text)
            ? 'wallets'
            : is('block') ||
                /\b(?:which|what) block\b|\bblocks\b/.test(text) ||
                is('minute') ||
                is('fiveMinutes')
              ? 'blocks'
              : 'chainHours';
    const part: Measure =
      from === 'calls'
        ? { measure: 'sum', field: 'failed', of: sum('calls'), as: 'failedPart' }
        : FAILED_PART;
    return {
      measure: part,
      also: from === 'calls' ? [sum('failed'), sum('calls')] : [sum('failed'), sum('transactions')],
      from,
      isEvents: from !== 'wallets',
      match: fails,
    };
  }
  const sides = BUYS_TO_SELLS.exec(text);
  if (sides !== null) {
    const [bought, sold] = [true, false].map((value): Measure => ({
      measure: 'count',
      where: [{ field: 'isBuy', is: '=', value }],
    })) as [Measure, Measure]; // of two
    return {
      measure: { ...bought, over: sold, as: 'ratio' },
      also: [
        { ...bought, as: 'buys' },
        { ...sold, as: 'sells' },
      ],
      from: 'trades',
      isEvents: true,
      match: sides,
    };
  }
  const buys = BUY_PART.exec(text);
  if (buys !== null)
    return {
      measure: {
        measure: 'count',
        where: [{ field: 'isBuy', is: '=', value: true }],
        of: { measure: 'count' },
        as: 'buyPart',
      },
      also: [{ measure: 'count' }, sum('microUsd')],
      from: 'trades',
      isEvents: true,
      match: buys,
    };
  const fee = FEE.exec(text);
  if (fee !== null && (is('trader') || /\b(?:wallets?|payers?|who|traders?)\b/.test(text)))
    return {
      measure: { ...sum('feeLamports'), over: sum('transactions'), as: 'feeEach' },
      also: [sum('feeLamports'), sum('transactions')],
      from: 'wallets',
      isEvents: false,
      match: fee,
    };
  if (fee !== null && (is('hour') || is('day')))
    return {
      measure: { ...sum('feeLamports'), over: sum('transactions'), as: 'feeEach' },
      also: [sum('feeLamports'), sum('transactions')],
      from: 'chainHours',
      isEvents: true,
      match: fee,
    };
  const volume = PER_WHO.exec(text);
  if (volume !== null)
    return {
      measure: { ...sum('microUsd'), over: { measure: 'distinct', field: 'trader' }, as: 'volumeEach' },
      also: [sum('microUsd'), { measure: 'distinct', field: 'trader' }],
      from: 'trades',
      isEvents: true,
      match: volume,
    };
  const trades = TRADES_PER.exec(text);
  if (trades !== null)
    return {
      measure: { measure: 'count', over: { measure: 'distinct', field: 'trader' }, as: 'tradesEach' },
      also: [{ measure: 'count' }, { measure: 'distinct', field: 'trader' }],
      from: 'trades',
      isEvents: true,
      match: trades,
    };
  const block = PER_BLOCK.exec(text);
  if (block !== null) {
    const what = block.groups?.['what'] ?? block.groups?.['what2'] ?? '';
    const over = block.groups?.['over'] ?? block.groups?.['over2'] ?? '';
    const field = what.startsWith('fail')
      ? 'failed'
      : /^(?:trades|swaps)/.test(what)
        ? 'swaps'
        : what.startsWith('fee')
          ? 'feeLamports'
          : what.startsWith('transfers')
            ? 'transfers'
            : what.startsWith('votes')
              ? 'votes'
              : 'transactions';
    return {
      measure: { measure: 'mean', field, as: 'each' },
      also: [sum(field), { measure: 'count' }],
      from: over === 'hour' ? 'chainHours' : 'blocks',
      isEvents: true,
      match: block,
    };
  }
  return undefined;
}

/** `with at least 20 calls`, `minimum 20 transactions`. */
function toFloor(
  phrase: Phrase,
  { from, also }: Rate,
): { readonly having: readonly Where[]; readonly at: readonly number[] } {
  const { context } = phrase;
  const having: Where[] = [];
  const at: number[] = [];
  for (const { bound, at: said } of context.bounds) {
    if (bound.unit !== undefined) continue;
    const end = said.at(-1)!; // a bound has tokens
    const isFailed = context.tokens[end + 1]?.text.startsWith('fail') === true;
    const key = isFailed
      ? 'sum_failed'
      : from === 'trades'
        ? also.some(({ measure }) => measure === 'count')
          ? 'count'
          : undefined
        : from === 'calls'
          ? 'sum_calls'
          : 'sum_transactions';
    if (key === undefined) continue;
    having.push({ field: key, is: bound.is, value: Number(bound.value) });
    at.push(...said, end + 1);
  }
  return { having, at };
}

function finish(
  phrase: Phrase,
  rate: Rate,
  things: { readonly where: readonly Where[]; readonly at: readonly number[] },
  query: AskedQuery,
  answers: 'figure' | 'first' | 'rows',
  used: readonly number[],
): Composed {
  const { context } = phrase;
  const isOdd = (text: string): boolean =>
    /^(?:rate|ratio|often|min|minimum|ranked|list|show|among|most|least|highest|lowest|largest|smallest|first|their|whose|sorted|average|mean|number|pay|pays|paid|use|uses|have|has|had)$/.test(
      text,
    );
  return {
    want: {
      kind: 'query',
      answers,
      query: {
        ...query,
        ...(rate.isEvents && { time: toPhraseTime(context) }),
        ...(things.where.length > 0 && { where: [...things.where] }),
      },
    },
    bounds: [],
    used: [
      ...used,
      ...things.at,
      ...tokensIn(phrase, rate.match.index, rate.match.index + rate.match[0].length),
      ...context.of('ask').flatMap(({ at }) => at),
      ...context.tokens.flatMap(({ text }, index) => (isOdd(text) ? [index] : [])),
    ],
    notes: [],
  };
}
