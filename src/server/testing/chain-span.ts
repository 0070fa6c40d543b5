import type { TableRow } from '#store';
import chainSpans from '#store/tables/chain-spans';

/** A span of the whole chain, covered from end to end and otherwise quiet unless configured. */
export function chainSpanOf(
  width: number,
  bucket: number,
  more: Partial<TableRow<typeof chainSpans>> = {},
): TableRow<typeof chainSpans> {
  return {
    width,
    bucket,
    blocks: 0,
    skipped: 0,
    transactions: 0,
    votes: 0,
    failed: 0,
    feeLamports: 0n,
    priorityFeeLamports: 0n,
    computeUnits: 0,
    swaps: 0,
    transfers: 0,
    tokenMints: 0,
    microUsd: 0n,
    users: 0,
    newUsers: 0,
    firstTime: bucket,
    lastTime: bucket + width - 1,
    ...more,
  };
}
