/** Times that are known only from the chain: an epoch, the hour after a token was created, what came after a transaction. */
import { findQuerySource } from '#contracts/query/query-sources';
import type { ToolResult } from '#contracts/assistant/agent';
import type { AskedQuery, AskedWindow } from '../../question/question.ts';
import type { Step } from '../define-plan.ts';
import { factAt } from './read-fact.ts';

const NETWORK = 'network';

/** The calls that tell when it is; the last of them is called `id`. */
export function toWindowSteps(window: AskedWindow, id: string): readonly Step[] {
  switch (window.of) {
    case 'epoch':
      return /^\d+$/.test(window.id)
        ? [toEpochStep(id, () => window.id, [])]
        : [
            {
              id: NETWORK,
              tool: 'get_network',
              title: 'Read the epoch',
              args: () => ({ topics: ['epoch'] }),
            },
            toEpochStep(id, (results) => toEpoch(results, Number(window.id.slice(3))), [NETWORK]),
          ];
    case 'created':
      return [
        {
          id,
          tool: 'query_index',
          title: 'Read when it was created',
          args: () => ({
            from: 'tokens',
            where: [{ field: 'mint', is: '=', value: window.id }],
            show: ['mint', 'createdTime'],
            limit: 1,
          }),
        },
      ];
    case 'transaction':
      return [
        {
          id,
          tool: 'get_transaction',
          title: 'Read the transaction',
          args: () => ({ signature: window.id }),
        },
      ];
    case 'beginning':
      return [
        {
          id,
          tool: 'query_index',
          title: 'Read the first block',
          args: () => ({ from: 'blocks', time: {}, show: ['slot', 'time'], order: { by: 'time' }, limit: 1 }),
        },
      ];
  }
}

const toEpochStep = (
  id: string,
  epochOf: (results: ReadonlyMap<string, ToolResult>) => string | undefined,
  after: readonly string[],
): Step => ({
  id,
  tool: 'get_epoch',
  title: 'Read the epoch',
  after,
  args(results) {
    const epoch = epochOf(results);
    return epoch === undefined ? undefined : { epoch };
  },
});

export const NETWORK_STEP: Step = {
  id: NETWORK,
  tool: 'get_network',
  title: 'Read the epoch',
  args: () => ({ topics: ['epoch'] }),
};

/** The number of the epoch so many before the present one. */
export function toEpoch(results: ReadonlyMap<string, ToolResult>, ago: number): string | undefined {
  const now = factAt(results.get(NETWORK), '/epoch/epoch')?.raw;
  const epoch = Number(now) - ago;
  return now === undefined || epoch < 0 ? undefined : String(epoch);
}

/** The query within the window; `undefined` where that is not known. */
export function inWindow(
  body: AskedQuery,
  window: AskedWindow,
  result: ToolResult | undefined,
): AskedQuery | undefined {
  if (window.of === 'epoch') return inEpoch(body, result);
  if (window.of === 'transaction') {
    const slot = factAt(result, '/slot')?.raw;
    if (slot === undefined) return undefined;
    const is = window.side === 'after' ? '>' : '<';
    return { ...body, time: {}, where: [...(body.where ?? []), { field: 'slot', is, value: Number(slot) }] };
  }
  const raw = factAt(result, window.of === 'created' ? '/rows/0/createdTime' : '/rows/0/time')?.raw;
  if (raw === undefined) return undefined;
  const begin = Number(raw);
  const seconds = window.seconds ?? 0;
  return window.side === 'before'
    ? { ...body, time: { from: begin - seconds, to: begin } }
    : { ...body, time: { from: begin, ...(seconds > 0 && { to: begin + seconds }) } };
}

function inEpoch(body: AskedQuery, result: ToolResult | undefined): AskedQuery | undefined {
  const [from, to, first, last] = ['/begin', '/end', '/firstSlot', '/lastSlot'].map(
    (place) => factAt(result, place)?.raw,
  );
  if (from === undefined || first === undefined || last === undefined) return undefined;
  // Its end is the time of its last block, which is in it.
  const time = { from: Number(from), ...(to !== undefined && { to: Number(to) + 1 }) };
  if (findQuerySource(body.from)?.fields['slot'] === undefined) return { ...body, time };
  const slots = [
    { field: 'slot', is: '>=' as const, value: Number(first) },
    { field: 'slot', is: '<=' as const, value: Number(last) },
  ];
  return { ...body, time, where: [...(body.where ?? []), ...slots] };
}
