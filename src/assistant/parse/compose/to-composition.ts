/** A composed question, and what it asks within the span of time its first half finds. */
import { askedJoinsOf, type AskedQuery } from '../../question/question.ts';
import type { Composed } from '../composed/composed.ts';
import { COUNT, tokensIn, tokensOf, type Phrase } from '../composed/phrase.ts';
import { toMeasureKey, type QueryMeasure } from '#contracts/query/index-query';
import { composeQuery } from './compose-query.ts';
import { toRowsOfSets, toSetAside, toShareAmong } from './set-aside.ts';

/** `which hour had the most volume, and who was the biggest buyer in it`: what is asked within the span that was found. */
const SECOND =
  /(?: ,)? and (?=(?:who|which (?:token|coin|wallet|trader|pool)|what (?:token|coin)|(?:its|the) (?:top|biggest|largest|leading|main))(?!\w))/;
const IN_IT =
  / (?:(?:during|in|within|of|for|at) )?(?:that|this|the same|the) (?:hour|minute|day|week|time|one|period|span)(?!\w)| (?:in|during|within) (?:it|there)(?!\w)|(?<=and )(?:led|dominated|drove) it(?!\w)|(?<= most) of it(?!\w)| then(?!\w)/;

/** `undefined` where no figure of a group is asked for, or nothing has all of it. */
export function toComposition(phrase: Phrase): Composed | undefined {
  const second = SECOND.exec(phrase.text);
  if (second !== null) {
    const composed = toComposedInside(phrase, second.index, second.index + second[0].length);
    if (composed !== undefined) return composed;
  }
  const aside =
    toSetAside(phrase, composeQuery) ?? toRowsOfSets(phrase) ?? toShareAmong(phrase, composeQuery);
  if (aside !== undefined) return aside;
  const first = FIRST_OF.exec(phrase.text);
  return first === null ? composeQuery(phrase) : toComposedAmong(phrase, first);
}

/** `of the top 10 traders by volume`: who is meant is ranked before anything is asked of them. */
export const FIRST_OF = new RegExp(
  `(?<!\\w)(?:of|among|amongst|out of|from) (?:the )?(?=(?<rank>(?:(?:top|biggest|largest|first|most active) (?:${COUNT})|(?:${COUNT}) (?:top|biggest|largest|most active|busiest)) (?<noun>\\w{4,12})(?: by (?:(?:total|trading|number of|count of) ){0,2}(?:volume|value|trades|swaps|fees|transactions|holders|liquidity|stake|calls|transfers)(?: paid)?)?)(?!\\w))`,
);
const MOST_JOINS = 4;
/** What a row of things is. */
const ROW_KEYS: Readonly<Record<string, string>> = {
  tokens: 'mint',
  tokenActivity: 'mint',
  markets: 'market',
  wallets: 'wallet',
};
const MINTS: ReadonlySet<string> = new Set(['mint', 'base']);

/** `undefined` where nothing more is asked of them, or a part of it is not known: never what is asked before it is ranked. */
function toComposedAmong(phrase: Phrase, found: RegExpExecArray): Composed | undefined {
  const { text } = phrase;
  const { rank = '', noun = '' } = found.groups ?? {};
  const begin = found.index + found[0].length;
  const end = begin + rank.length;
  const inner = composeQuery({
    ...phrase,
    // What is first without a figure is so by what was traded.
    text: `${' '.repeat(begin)}${rank}${/ by /.test(rank) ? '' : /active|busiest/.test(rank) ? ' by trades' : ' by volume'}`,
  });
  const outer = composeQuery({
    ...phrase,
    text: `${text.slice(0, found.index)}${' '.repeat(begin - found.index)}${noun.padEnd(rank.length)}${text.slice(end)}`,
  });
  const [key, ...keys] = inner?.want.query.by ?? [];
  const first = inner?.want.query;
  if (first === undefined || outer === undefined || key === undefined || keys.length > 0) return undefined;
  const { query } = outer.want;
  const field =
    query.by?.[0] ??
    query.measures?.find(({ measure }) => measure === 'distinct')?.field ??
    ROW_KEYS[query.from];
  const joins = askedJoinsOf(query);
  const isAsked = (query.having ?? []).length > 0 || joins.length > 0 || query.where !== undefined;
  const isSame = field === key || (MINTS.has(field ?? '') && MINTS.has(key));
  if (field === undefined || !isSame || first.limit === undefined || !isAsked || joins.length >= MOST_JOINS)
    return undefined;
  const { measures = [], order, show: _show, each: _each, ...rest } = first;
  const ranked = measures.filter(
    (one) => order !== undefined && toMeasureKey(one as QueryMeasure) === order.by,
  ); // names are checked where it is run
  const among: NonNullable<AskedQuery['join']> = {
    field,
    in: { ...rest, ...(order !== undefined && { order }), measures: ranked },
  };
  return {
    ...outer,
    want: { ...outer.want, query: { ...query, join: among, ...(joins.length > 0 && { joins: [...joins] }) } },
    used: [...outer.used, ...(inner?.used ?? []), ...tokensIn(phrase, found.index, end)],
  };
}

function toComposedInside(phrase: Phrase, end: number, begin: number): Composed | undefined {
  const { text } = phrase;
  const first = composeQuery({ ...phrase, text: text.slice(0, end) });
  if (first?.want.query.per === undefined || first.want.answers !== 'first') return undefined;
  const rest = `${' '.repeat(begin)}${text.slice(begin)}`;
  const within = IN_IT.exec(rest);
  const plain =
    within === null
      ? rest
      : `${rest.slice(0, within.index)}${' '.repeat(within[0].length)}${rest.slice(within.index + within[0].length)}`;
  const inner = composeQuery({ ...phrase, text: plain });
  if (inner?.want.query.by === undefined) return undefined;
  const { time: _time, ...query } = inner.want.query;
  return {
    ...first,
    want: { ...first.want, inside: [{ ...query, limit: 3 }] },
    used: [
      ...first.used,
      ...inner.used,
      ...(within === null ? [] : tokensOf({ ...phrase, text: rest }, within)),
    ],
  };
}
