import type { ToolSource } from '#contracts/assistant/agent';
import type { Absence } from '#contracts/answers';
import type { IndexCoverage } from '#contracts/market/market';
import { isAppError } from '#std/errors';
import * as leaf from '../figures/figure.ts';
import type { ToolAsk } from '../tools/define-tool.ts';

/** Where a figure of the index comes from. */
export const indexSource = (
  { toSlot }: Pick<IndexCoverage, 'toSlot'>,
  nowMs: number,
): Omit<ToolSource, 'cluster'> => ({
  provider: 'index',
  finality: 'index',
  slot: String(toSlot),
  fetchedAt: new Date(nowMs).toISOString(),
});

/** What the index holds, as leaves. */
export const toCoverageTree = ({ fromTime, toTime, toSlot }: IndexCoverage) => ({
  from: leaf.time(fromTime),
  to: leaf.time(toTime),
  slot: leaf.slot(toSlot),
});

type FoundPart<T> = Extract<T, { readonly kind: 'found' }>;

/** A part an answer can do without: `undefined` when it is absent or cannot be read. */
export async function readPart<T extends { readonly kind: string }>(
  ask: Pick<ToolAsk, 'signal'>,
  asked: Promise<T | Absence>,
): Promise<FoundPart<T> | undefined> {
  try {
    const answer = await asked;
    return answer.kind === 'found' ? (answer as FoundPart<T>) : undefined; // the answer of that kind
  } catch (error) {
    if (ask.signal.aborted) throw ask.signal.reason;
    if (isAppError(error)) return undefined;
    throw error;
  }
}
