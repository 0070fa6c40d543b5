import type { QueryCondition } from '#contracts/query/index-query';
import { found, ToolError, type ToolAsk } from '../tools/define-tool.ts';
import { slotArgument } from './arguments.ts';

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
