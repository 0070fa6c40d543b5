/** `for each hour the largest transfer`, `top 3 traders for each pool`: the first rows or groups of every group. */
import { toMeasureKey } from '#contracts/query/index-query';
import type { AskedQuery } from '../../question/question.ts';
import { EVENTS_BY_KEY } from '../../catalogue/events.ts';
import { SOL_MINT } from '../../question/sol.ts';
import type { Composed } from './composed.ts';
import { toSizes, toThings, type Measure, type Where } from './figures.ts';
import { findGroups, GROUP_FIELDS } from './groups.ts';
import { toPhraseTime } from './phrase-time.ts';
import { COUNT, toCount, tokensOf, type Phrase } from './phrase.ts';

const ORDER =
  '(?<order>top|largest|biggest|highest|most active|best|leading|heaviest|smallest|least|lowest|first|earliest|last|latest|newest|main|number one|most traded|most expensive|busiest)';
const NOUN =
  '(?<noun>transfers?|trades?|swaps?|buys?|sales?|sells?|payments?|traders?|buyers?|sellers?|senders?|receivers?|recipients?|tokens?|coins?|pools?|wallets?|blocks?|address(?:es)?)';
export const RANKED = new RegExp(
  `\\b${ORDER}(?: single)?(?: (?<count>${COUNT}))?(?: (?:single|sol|T\\d{1,20}|by volume|active|\\w{1,20}est)){0,9}? ${NOUN}(?!\\w)`,
);
const WHO = /\bwho (?<verb>bought|sold|traded|sent|received)(?: the)? (?:most|largest|biggest)\b/;

/** Events by their nouns: a row is one of them. */
const ROWS: Readonly<Record<string, string>> = {
  transfer: 'transfer',
  payment: 'transfer',
  trade: 'trade',
  swap: 'trade',
  buy: 'buy',
  sale: 'sell',
  sell: 'sell',
  block: 'block',
};
const THINGS: Readonly<Record<string, { from: string; field: string; where?: readonly Where[] }>> = {
  trader: { from: 'trades', field: 'trader' },
  wallet: { from: 'trades', field: 'trader' },
  address: { from: 'trades', field: 'trader' },
  buyer: { from: 'trades', field: 'trader', where: [{ field: 'isBuy', is: '=', value: true }] },
  seller: { from: 'trades', field: 'trader', where: [{ field: 'isBuy', is: '=', value: false }] },
  token: { from: 'trades', field: 'base' },
  coin: { from: 'trades', field: 'base' },
  pool: { from: 'trades', field: 'market' },
  sender: { from: 'transfers', field: 'sender' },
  receiver: { from: 'transfers', field: 'receiver' },
  recipient: { from: 'transfers', field: 'receiver' },
};
const VERBS: Readonly<Record<string, string>> = {
  bought: 'buyer',
  sold: 'seller',
  traded: 'trader',
  sent: 'sender',
  received: 'receiver',
};

export function toEachTop(phrase: Phrase): Composed | undefined {
  const { text, context } = phrase;
  const ranked = RANKED.exec(text);
  const who = ranked === null ? WHO.exec(text) : null;
  const match = ranked ?? who;
  if (match === null) return undefined;
  const noun = who === null ? singular(match.groups?.['noun'] ?? '') : VERBS[who.groups?.['verb'] ?? '']!; // the pattern has these
  const groups = findGroups(phrase).filter(
    ({ place, isEpoch }) =>
      isEpoch !== true && (place < match.index || place >= match.index + match[0].length),
  );
  const row = EVENTS_BY_KEY.get(ROWS[noun] ?? '');
  const thing = THINGS[noun];
  const from = row?.source ?? thing?.from;
  if (from === undefined) return undefined;
  const group = groups.find(
    (one) =>
      /^(?:for (?:each|every|all)|(?:of|in|from|on) (?:each|every)|each|every|per|by|hourly|daily)/.test(
        text.slice(one.place),
      ) &&
      (one.per !== undefined || toField(from, one.key, thing?.field) !== undefined),
  );
  if (group === undefined) return undefined;
  // `largest trades by value` has no groups.
  if (
    text.startsWith('by ', group.place) &&
    row !== undefined &&
    group.per === undefined &&
    !/^by (?:each|token|pool|trader|wallet|sender|receiver)/.test(text.slice(group.place))
  )
    return undefined;
  const field = toField(from, group.key, thing?.field);
  const things = toThings(phrase, from);
  if (things === undefined) return undefined;
  const sizes = toSizes(phrase, from, things.where);
  const order = match.groups?.['order'] ?? 'most';
  const isOld = /^(?:first|earliest)$/.test(order);
  const isNew = /^(?:last|latest|newest)$/.test(order);
  const low = /^(?:smallest|least|lowest)$/.test(order);
  const limit = toCount(phrase, match.groups?.['count']) ?? 1;
  const each = { ...(group.per === undefined ? { by: field! } : { per: group.per }), limit }; // one of both is there
  const hasMint =
    things.where.some((one) => one.field === 'mint') || sizes.where.some((one) => one.field === 'mint');
  // Amounts of different tokens have no common size.
  const isOfSol = from === 'transfers' && !hasMint;
  const where = [
    ...(row?.where ?? thing?.where ?? []),
    ...things.where,
    ...sizes.where,
    ...(isOfSol ? [{ field: 'mint', is: '=' as const, value: SOL_MINT }] : []),
  ];
  const base = { from, time: toPhraseTime(context), ...(where.length > 0 && { where }) };
  const query: AskedQuery =
    row !== undefined
      ? {
          ...base,
          show: [...row.show],
          order:
            isOld || isNew ? { by: 'time', descending: isNew } : { by: row.size ?? 'time', descending: !low },
          each,
          limit: 100,
        }
      : toGroupQuery(phrase, base, { key: thing!.field, field, per: group.per, each, low }); // one of both is there
  return {
    want: { kind: 'query', answers: 'rows', query },
    bounds: [],
    used: [
      ...tokensOf(phrase, match),
      ...group.at,
      ...things.at,
      ...sizes.at,
      ...context.of('ask').flatMap(({ at }) => at),
      ...context.tokens.flatMap((token, index) => (PLAIN.has(token.text) ? [index] : [])),
      ...(isOfSol ? context.of('unit').flatMap(({ key, at }) => (key === 'SOL' ? at : [])) : []),
    ],
    notes: isOfSol && !/\bsol\b/.test(text) ? ['note-sol-alone'] : [],
  };
}

const PLAIN: ReadonlySet<string> = new Set(
  'volume value single most size each every list table number ranked sent it they active amount usd dollars'.split(
    ' ',
  ),
);

function toGroupQuery(
  { text }: Phrase,
  base: Pick<AskedQuery, 'from' | 'time' | 'where'>,
  {
    key,
    field,
    per,
    each,
    low,
  }: {
    readonly key: string;
    readonly field: string | undefined;
    readonly per: AskedQuery['per'];
    readonly each: NonNullable<AskedQuery['each']>;
    readonly low: boolean;
  },
): AskedQuery {
  const size: Measure =
    base.from === 'transfers' ? { measure: 'sum', field: 'amount' } : { measure: 'sum', field: 'microUsd' };
  const isCount = /\bmost active\b|\bby (?:number|count)\b|\bmost (?:trades|swaps)\b|\bbusiest\b/.test(text);
  const measures: Measure[] = isCount ? [{ measure: 'count' }, size] : [size, { measure: 'count' }];
  const [first] = measures;
  return {
    ...base,
    by: per === undefined ? [field!, key] : [key], // one of both is there
    ...(per !== undefined && { per }),
    measures,
    order: {
      by: toMeasureKey(first!),
      descending: !low,
    }, // there are two
    each,
    limit: 100,
  };
}

function toField(from: string, key: string | undefined, other: string | undefined): string | undefined {
  const field = key === undefined ? undefined : GROUP_FIELDS[from]?.[key];
  return field === other ? undefined : field;
}

const singular = (noun: string): string => noun.replace(/(?<=ss)es$|s$/, '').replace(/^addres$/, 'address');
