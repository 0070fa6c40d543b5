/** `how much of the volume is done by the top 10 % of traders`: what the first of a ranking make up of all. */
import type { AskedQuery } from '../../question/question.ts';
import type { Composed } from '../composed/composed.ts';
import { toThings, type Measure } from '../composed/figures.ts';
import { toPhraseTime } from '../composed/phrase-time.ts';
import { COUNT, mentionOf, numberOf, toCount, tokensOf, type Phrase } from '../composed/phrase.ts';

export const TOP = new RegExp(
  `(?:(?:by|from|of|did|do|to|belongs? to|done by|made by|came from|comes from|made up by) )?(?:the |its )?(?:(?:top|biggest|largest|most active|first) (?<count>${COUNT})|(?<number>${COUNT}) (?:top|biggest|largest|most active))(?: percent)?(?: of)?(?: all| the)?(?: most active| biggest| largest)? (?<who>traders|wallets|buyers|sellers|holders|pools|markets|tokens|coins)(?: of (?<token>T\\d{1,20}))?(?!\\w)`,
);
const SHARE =
  /(?<!\w)(?:share|percent|percentage|fraction|part|portion|proportion|how much)(?!\w)|compared (?:to|with) (?:everyone else|everybody else|the rest|all others|the others)/;
const FIGURE =
  /(?<!\w)(?<value>(?:(?:trading|swap|trade|total|all|buy|sell) ){0,3}volume|traded|trade(?= |$)|turnover)(?!\w)|(?<!\w)(?<count>trades|swaps|trading activity)(?!\w)/;
const FIELDS: Readonly<Record<string, string>> = {
  pools: 'market',
  markets: 'market',
  tokens: 'base',
  coins: 'base',
};

export function toTopShare(phrase: Phrase): Composed | undefined {
  const { text, context } = phrase;
  const [top, share] = [TOP.exec(text), SHARE.exec(text)];
  if (top === null || share === null || context.isYesNo) return undefined;
  const { count, number, who = '', token } = top.groups ?? {};
  const rest = `${text.slice(0, top.index)}${' '.repeat(top[0].length)}${text.slice(top.index + top[0].length)}`;
  const figure = FIGURE.exec(rest);
  const size = toSize(phrase, count ?? number);
  if (figure === null || size === undefined) return undefined;
  const things = toThings(phrase, 'trades', rest);
  const mint = token === undefined ? undefined : mentionOf(phrase, token)?.subject.id;
  const named = things?.where.find(({ field }) => field === 'base')?.value ?? mint;
  if (things === undefined || (who === 'holders' && typeof named !== 'string')) return undefined;
  // The token whose holders they are is the one that is traded.
  const where = [
    ...things.where,
    ...(mint !== undefined && named === mint && !things.where.some(({ field }) => field === 'base')
      ? [{ field: 'base', is: '=' as const, value: mint }]
      : []),
  ];
  const value: Measure =
    figure.groups?.['count'] === undefined ? { measure: 'sum', field: 'microUsd' } : { measure: 'count' };
  const among = toSet(who, { where, value, named, size, time: toPhraseTime(context) });
  return {
    want: {
      kind: 'query',
      answers: 'figure',
      query: {
        from: 'trades',
        time: toPhraseTime(context),
        ...(where.length > 0 && { where }),
        measures: [{ ...value, among, of: value, as: 'part' }, { ...value, among, as: 'partOf' }, value],
      },
    },
    bounds: [],
    used: [
      ...tokensOf(phrase, top),
      ...tokensOf(phrase, share),
      ...tokensOf({ ...phrase, text: rest }, figure),
      ...things.at,
      ...context.of('ask').flatMap(({ at }) => at),
      ...context.of('shape').flatMap(({ key, at }) => (key === 'share' ? at : [])),
    ],
    notes: [],
  };
}

const PERCENT = /^ ?(?:%|percent|per cent)/;

type Size = { readonly limit: number } | { readonly percent: number };

function toSize(phrase: Phrase, sign: string | undefined): Size | undefined {
  const number = sign?.startsWith('#') === true ? numberOf(phrase, sign) : undefined;
  const { text, tokens } = phrase.context;
  const end = number === undefined ? undefined : tokens[number.at.at(-1)!]?.end; // a number has tokens
  if (number !== undefined && end !== undefined && PERCENT.test(text.slice(end, end + 9))) {
    const percent = Number(number.value);
    return Number.isInteger(percent) && percent >= 1 && percent <= 99 ? { percent } : undefined;
  }
  const limit = toCount(phrase, sign);
  return limit === undefined ? undefined : { limit };
}

function toSet(
  who: string,
  {
    where,
    value,
    named,
    size,
    time,
  }: {
    readonly where: NonNullable<AskedQuery['where']>;
    readonly value: Measure;
    readonly named: unknown;
    readonly size: Size;
    readonly time: NonNullable<AskedQuery['time']>;
  },
): NonNullable<AskedQuery['join']> {
  if (who === 'holders')
    return {
      field: 'trader',
      in: {
        from: 'holdings',
        where: [
          { field: 'mint', is: '=', value: String(named) },
          { field: 'amount', is: '>', value: 0 },
        ],
        by: ['owner'],
        measures: [{ measure: 'sum', field: 'amount' }],
        order: { by: 'sum_amount', descending: true },
        ...size,
      },
    };
  const field = FIELDS[who] ?? 'trader';
  const side = who === 'buyers' ? true : who === 'sellers' ? false : undefined;
  const own = [...where, ...(side === undefined ? [] : [{ field: 'isBuy', is: '=' as const, value: side }])];
  return {
    field,
    in: {
      from: 'trades',
      time,
      ...(own.length > 0 && { where: own }),
      by: [field],
      measures: [value],
      order: { by: value.field === undefined ? 'count' : 'sum_microUsd', descending: true },
      ...size,
    },
  };
}
