/** What rows, columns and figures of a query are called, in the language of the answer. */
import { findQuerySource } from '#contracts/query/query-sources';
import { BUCKET_KEY, toMeasureKey, type QueryMeasure } from '#contracts/query/index-query';
import { sayMeasure } from '#contracts/query/say-query';
import type { AskedQuery } from '../question/question.ts';
import type { Words } from './words.ts';

type AskedMeasure = NonNullable<AskedQuery['measures']>[number];

/** `Value (USD)` → `value (USD)`, as it stands inside a line; other languages write their titles that way. */
export const toInside = (title: string, { language }: Words): string =>
  language === 'en' ? `${title.charAt(0).toLowerCase()}${title.slice(1)}` : title;

export function titleOfField({ from }: AskedQuery, field: string, words: Words): string {
  const title = findQuerySource(from)?.fields[field]?.title ?? field;
  return words.column(from, field, title);
}

/** `trade` and `trades`; where one side is asked for, `buy` and `buys`. */
export function titleOfRows(
  { from, where = [] }: AskedQuery,
  words: Words,
): readonly [one: string, many: string] {
  const side = where.find(({ field, is }) => is === '=' && (field === 'isBuy' || field === 'isBurn'));
  const key =
    side === undefined
      ? from
      : `${from}-${side.field === 'isBuy' ? (side.value === true ? 'buy' : 'sell') : side.value === true ? 'burn' : 'mint'}`;
  const [one, many] = findQuerySource(from)?.row ?? [from, from];
  return [words.title(`row.${key}`, one), words.title(`rows.${key}`, many)];
}

/** `total value (USD)`, `number of trades`. */
export function titleOfMeasure(query: AskedQuery, asked: AskedMeasure, words: Words): string {
  const { measure, field, as, over } = asked;
  const perOne = toPerOne(query, asked, words);
  if (perOne !== undefined) return perOne;
  if (as !== undefined && !(as === 'each' && over === undefined))
    return words.title(
      `say.figure-${as}`,
      sayMeasure(asked as QueryMeasure, findQuerySource(query.from)!), // checked by the tool
    );
  const name =
    field === undefined ? titleOfRows(query, words)[1] : toInside(titleOfField(query, field, words), words);
  const isTime =
    (measure === 'min' || measure === 'max') &&
    findQuerySource(query.from)?.fields[field ?? '']?.kind === 'time';
  if (measure === 'distinct' && words.language === 'en') return `number of different ${toPlural(name)}`;
  const key = isTime ? (measure === 'min' ? 'first' : 'newest') : measure;
  return words
    .say(`of-${key}`, { field: { kind: 'text', text: name } })
    .map((span) => span.text)
    .join('');
}

/** `average compute units per call`, `median fees per block`: of rows that are sums it is said what they are of. */
function toPerOne(query: AskedQuery, asked: AskedMeasure, words: Words): string | undefined {
  const { measure, field, over, as } = asked;
  const source = findQuerySource(query.from);
  if (field === undefined || source === undefined) return undefined;
  const say = (key: string, one: string): string =>
    words
      .say(`of-${key}-each`, {
        field: { kind: 'text', text: toInside(titleOfField(query, field, words), words) },
        one: { kind: 'text', text: one },
      })
      .map((span) => span.text)
      .join('');
  if (as === 'each' && over?.field !== undefined) {
    const one = toInside(titleOfField(query, over.field, words), words);
    return say('mean', words.language === 'en' ? one.replace(/s$/, '') : one);
  }
  const isOfSums = source.seconds !== undefined || query.from === 'blocks';
  const kind = source.fields[field]?.kind ?? '';
  return (measure === 'mean' || measure === 'median') && isOfSums && SUMMED.has(kind)
    ? say(measure, titleOfRows(query, words)[0])
    : undefined;
}
const SUMMED: ReadonlySet<string> = new Set(['sol', 'usd', 'count', 'integer']);

export const toPlural = (title: string): string => (/(?:s|\))$/.test(title) ? title : `${title}s`);

/** The columns of the rows, in their order. */
export function columnsOf({ show, by, per, measures }: AskedQuery): readonly string[] {
  if (measures === undefined && by === undefined && per === undefined) return show ?? [];
  return [...(per === undefined ? [] : [BUCKET_KEY]), ...(by ?? []), ...(measures ?? []).map(toMeasureKey)];
}

export function titleOfColumn(query: AskedQuery, key: string, words: Words): string {
  const measure = query.measures?.find((one) => toMeasureKey(one) === key);
  if (measure !== undefined) return titleOfMeasure(query, measure, words);
  return key === BUCKET_KEY ? words.title('say.bucket') : titleOfField(query, key, words);
}
