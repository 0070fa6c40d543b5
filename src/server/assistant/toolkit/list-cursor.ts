import type { QueryCondition } from '#contracts/query/index-query';
import { ToolError } from '../tools/define-tool.ts';
import type { QueryRow } from './ask-query.ts';

/**
 * Where a list of a query goes on. Of the newest: at the rows of `slot` and before, of which `skip` were shown;
 * so that what comes in the meantime moves nothing. In another order: after `skip` rows.
 */
export interface ListPlace {
  readonly slot: number | undefined;
  readonly skip: number;
  readonly where: readonly QueryCondition[];
}

/** Rows one query gives at most, so that a list in another order ends there. */
const MOST_SKIPPED = 900;

/** Throws for a text that is no cursor of such a list. */
export function parseListCursor(text: string | undefined, isNewest: boolean): ListPlace {
  if (text === undefined) return { slot: undefined, skip: 0, where: [] };
  const [, slotText, skipText] = /^(?:(\d{1,15})\.)?(\d{1,3})$/.exec(text) ?? [];
  const isOfThis = skipText !== undefined && (slotText !== undefined) === isNewest;
  if (!isOfThis || Number(skipText) > MOST_SKIPPED)
    throw new ToolError('invalid_argument', 'cursor: not one this tool gave.');
  const slot = slotText === undefined ? undefined : Number(slotText);
  return {
    slot,
    skip: Number(skipText),
    where: slot === undefined ? [] : [{ field: 'slot', is: '<=', value: slot }],
  };
}

/** The cursor after `rows`; `null` where the list cannot go on. */
export function toListCursor(place: ListPlace, rows: readonly QueryRow[], isNewest: boolean): string | null {
  const last = rows.at(-1);
  if (last === undefined) return null;
  if (!isNewest) {
    const skip = place.skip + rows.length;
    return skip > MOST_SKIPPED ? null : String(skip);
  }
  const slot = Number(last['slot']);
  const ofSlot = rows.filter((row) => Number(row['slot']) === slot).length;
  const skip = ofSlot + (place.slot === slot ? place.skip : 0);
  return skip > MOST_SKIPPED ? null : `${slot}.${skip}`;
}
