import type { QueryCondition } from '#contracts/query/index-query';
import { found, ToolError, type ToolAsk } from '../tools/define-tool.ts';
import { slotArgument } from './arguments.ts';
import { askQuery, isTooMuch } from './ask-query.ts';

/** A range of slots instead of a time. */
export const slotBoundArguments = {
  fromSlot: slotArgument.optional().describe('First slot of a range, instead of a time.'),
  toSlot: slotArgument.optional().describe('Last slot of the range; the first one when left out.'),
};

export interface Bounds {
  /** Unix seconds, both included. */
  readonly from: number | undefined;
  readonly to: number | undefined;
  readonly where: readonly QueryCondition[];
}

/** The time of a range of slots, by which the index finds it, and the slots themselves. Throws for both, and for none of the index. */
export async function toBounds(
  ask: Pick<ToolAsk, 'ask'>,
  asked: Readonly<Partial<Record<'from' | 'to', number | undefined>>> &
    Readonly<Partial<Record<'fromSlot' | 'toSlot', string | undefined>>>,
): Promise<Bounds> {
  const { from, to } = asked;
  const [first, last] = [asked.fromSlot ?? asked.toSlot, asked.toSlot ?? asked.fromSlot];
  if (first === undefined || last === undefined) return { from, to, where: [] };
  if (from !== undefined || to !== undefined) {
    throw new ToolError('invalid_argument', 'fromSlot: give a time or slots, not both.');
  }
  const range = found(await ask.ask('rate', { fromSlot: first, toSlot: last }));
  if (range.blocks === 0) {
    throw new ToolError('not_found', range.missing ?? 'None of these slots has a block in the index.');
  }
  return {
    from: range.from,
    // A range ends behind its last second.
    to: range.to - 1,
    where: [
      { field: 'slot', is: '>=', value: Number(first) },
      { field: 'slot', is: '<=', value: Number(last) },
    ],
  };
}

/** The first and the last slot with a block of a time, by the index. Throws where it has none of it. */
export async function toSlotRange(
  ask: Pick<ToolAsk, 'ask'>,
  { from, to }: Pick<Bounds, 'from' | 'to'>,
): Promise<{ readonly from: number; readonly to: number }> {
  const table = await askQuery(ask, {
    from: 'blocks',
    time: { ...(from !== undefined && { from }), ...(to !== undefined && { to }) },
    measures: [
      { measure: 'min', field: 'slot' },
      { measure: 'max', field: 'slot' },
    ],
  });
  const row = isTooMuch(table) ? undefined : table.rows[0];
  const [first, last] = [row?.['min_slot'], row?.['max_slot']];
  if (first === undefined || last === undefined)
    throw new ToolError('unavailable', 'No block of that time is indexed.');
  return { from: Number(first), to: Number(last) };
}
