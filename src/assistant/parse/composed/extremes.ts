/** `busiest hour`, `which 5 minute window had the most swaps and what dominated it`. */
import { BUCKETS, toMeasureKey } from '#contracts/query/index-query';
import type { AskedQuery } from '../../question/question.ts';
import type { Composed } from './composed.ts';
import { findFigure, type Figure } from './figures.ts';
import { toPhraseTime } from './phrase-time.ts';
import { COUNT, toCount, tokensIn, tokensOf, type Phrase } from './phrase.ts';

const SPAN =
  '(?<span>hours?|days?|minutes?|weeks?|(?:#\\d{1,20}|five)[ -]min(?:ute)?s?(?: (?:window|interval|span|bucket|period))?s?|(?:#\\d{1,20}|five)[ -]min(?:ute)?s? (?:window|interval|span|bucket|period)s?)';
export const BUSY = new RegExp(
  `\\b(?<busy>busiest|top|quietest|most active|least active|slowest|peak|calmest|liveliest|best|worst)(?: (?<count>${COUNT}))? (?:trading )?${SPAN}`,
);
export const WITH = new RegExp(
  `\\b(?:the |which |what |in which )?${SPAN.replace('<span>', '<span2>')}(?: \\w{1,40})?? (?:with|had|saw|has|have|having)(?: the)? (?<order>most|least|highest|lowest|fewest|largest|biggest|smallest)\\b`,
);

/** `which hour was the busiest`. */
export const WAS = new RegExp(
  `\\b(?:which|what|in which) ${SPAN.replace('<span>', '<span3>')} (?:was|is|were|has been|had been|got)(?: the)? (?:busiest|quietest|most active|least active|slowest|calmest|liveliest)\\b`,
);
/** `when did the chain process the most transactions`: the hour of it, where what is counted is said. */
const WHEN =
  /^(?:when|(?:at )?what time) (?:did|was|were|has|have|is|does|do) .{1,90}?\b(?:most|least|highest|lowest|fewest|busiest|quietest|peak)\b(?! recent)/;

/** One transaction or block is asked for, and not the hour of most of them. */
const OF_ONE =
  /\b(?:most expensive|largest|biggest|highest|smallest|lowest|cheapest|slowest|fastest) (?:\w{1,40} )?(?:transaction|tx|trade|swap|transfer|block|buy|sale|purchase|payment)\b/;

export function toExtremes(phrase: Phrase): Composed | undefined {
  const { text, context } = phrase;
  const found = BUSY.exec(text) ?? WITH.exec(text) ?? WAS.exec(text);
  const match = found ?? (OF_ONE.test(text) ? null : WHEN.exec(text));
  if (match === null || (found === null && findFigure(phrase, text) === undefined)) return undefined;
  const { groups = {} } = match;
  const plain = groups['span'] ?? groups['span2'] ?? groups['span3'] ?? 'hour';
  // `busiest 5 minutes` is one span.
  const isLength = groups['count'] !== undefined && plain.startsWith('min');
  const span = isLength ? `${groups['count']} minutes` : plain;
  if (/failure rate|share of failed|fail/.test(text)) return undefined;
  const per = toSpan(phrase, span);
  if (per === undefined) return undefined;
  const inside =
    /\b(?:which|what|who|and) (?:token|coin|wallet|trader|pool)s? (?:led|dominated|was|were|had|did|traded|drove)|\bdominated\b|\bled it\b|\bwho (?:traded|dominated|drove)\b/.exec(
      text.slice(match.index),
    );
  const head = inside === null ? text : text.slice(0, match.index + inside.index);
  // What the chain is busy with is not what one thing on it is.
  const figure = findFigure(phrase, head) ?? (/(?<!\w)[WTPG]\d/.test(head) ? undefined : toDefault(text));
  if (figure === undefined) return undefined;
  const [measure] = figure.measures;
  if (measure === undefined) return undefined;
  const isLow = /\b(?:quietest|least|slowest|lowest|fewest|smallest|calmest)\b/.test(match[0]);
  const limit = isLength ? undefined : toCount(phrase, groups['count']);
  const isFive = span.startsWith('#') || span.startsWith('five');
  const several = limit !== undefined || (span.endsWith('s') && !isFive);
  const query: AskedQuery = {
    from: figure.from,
    time: toTime(phrase, per, isLow),
    ...(figure.where.length > 0 && { where: [...figure.where] }),
    per,
    measures: [...figure.measures],
    order: {
      by: toMeasureKey(measure),
      descending: !isLow,
    },
    limit: limit ?? (several ? 10 : 5),
  };
  const within = inside === null ? [] : toInside(text, figure);
  return {
    want: {
      kind: 'query',
      answers: several ? 'rows' : 'first',
      query,
      ...(within.length > 0 && { inside: within }),
    },
    bounds: [],
    used: [
      ...tokensOf(phrase, match),
      ...figure.at,
      ...(inside === null ? [] : tokensIn(phrase, match.index + inside.index, text.length)),
      ...context.of('ask').flatMap(({ at }) => at),
      ...context.tokens.flatMap((token, index) =>
        /^(?:most|by|number|total|trading|window)$/.test(token.text) ? [index] : [],
      ),
    ],
    notes: [],
  };
}

/** The span that is not over yet is the least of any. */
function toTime(
  { context }: Phrase,
  per: NonNullable<AskedQuery['per']>,
  isLow: boolean,
): AskedQuery['time'] {
  const time = toPhraseTime(context);
  return isLow && time.to === undefined
    ? { ...time, to: context.nowSeconds - (context.nowSeconds % BUCKETS[per]) }
    : time;
}

const LENGTHS: Readonly<Record<string, AskedQuery['per']>> = {
  1: 'minute',
  5: 'fiveMinutes',
  10: 'tenMinutes',
  15: 'quarterHour',
  30: 'halfHour',
};

function toSpan(phrase: Phrase, span: string): AskedQuery['per'] {
  if (span.startsWith('hour')) return 'hour';
  if (span.startsWith('day')) return 'day';
  if (span.startsWith('week')) return 'week';
  if (span.startsWith('five')) return 'fiveMinutes';
  const number = /^#(\d+)/.exec(span)?.[1];
  if (number === undefined) return 'minute';
  const value = phrase.context.numbers[Number(number)]?.value;
  return LENGTHS[value ?? ''];
}

/** Where nothing is counted: what a chain is busy with. */
const toDefault = (text: string): Figure | undefined =>
  /\b(?:led|dominated|token)\b/.test(text)
    ? {
        from: 'trades',
        measures: [{ measure: 'count' }, { measure: 'sum', field: 'microUsd' }],
        where: [],
        at: [],
      }
    : {
        from: 'blocks',
        measures: [
          { measure: 'sum', field: 'transactions' },
          { measure: 'sum', field: 'failed' },
        ],
        where: [],
        at: [],
      };

/** What led within it: tokens, traders or both. */
function toInside(text: string, figure: Figure): AskedQuery[] {
  const by = (field: string): AskedQuery => ({
    from: 'trades',
    by: [field],
    measures: [{ measure: 'sum', field: 'microUsd' }, { measure: 'count' }],
    order: { by: figure.measures[0]?.measure === 'count' ? 'count' : 'sum_microUsd', descending: true },
    limit: 3,
  });
  const wantsToken = /\b(?:token|coin)s?\b/.test(text);
  const wantsTrader = /\b(?:wallet|trader|who)s?\b/.test(text);
  const wantsPool = /\bpools?\b/.test(text);
  return [
    ...(wantsToken || (!wantsTrader && !wantsPool) ? [by('base')] : []),
    ...(wantsTrader || (!wantsToken && !wantsPool) ? [by('trader')] : []),
    ...(wantsPool ? [by('market')] : []),
  ].slice(0, 2);
}
