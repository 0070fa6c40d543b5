import type { PastPrices } from '#contracts/market/past-prices';
import { withTimeout } from '#std/concurrency';
import type { QuestionContext } from '../question-context.ts';
import { readPastPrices } from './past-prices.ts';

/** How long an answer waits for what its amounts were worth. */
const PRICES_MS = 800;

/**
 * What mints cost in the block of a slot. `undefined` where no index covers that time, and without a time; an index
 * that does not answer keeps nobody from the rest.
 */
export async function readPricesThen(
  ask: QuestionContext,
  { slot, blockTime: time }: { readonly slot?: number | undefined; readonly blockTime?: number | undefined },
  mints: readonly string[],
): Promise<PastPrices | undefined> {
  const { index } = ask.reader;
  if (index === undefined || slot === undefined || time === undefined) return undefined;
  const pending: PastPrices = { time, rows: [], isPending: true };
  const read = async (): Promise<{ readonly prices: PastPrices | undefined }> => {
    const covered = await index.coverage();
    if (covered === undefined || slot > covered.toSlot) return { prices: pending };
    if (slot < covered.fromSlot) return { prices: undefined };
    const prices = await readPastPrices(index, mints, { slot, time });
    return { prices: { time, rows: [...prices.values()], isPending: false } };
  };
  const found = await withTimeout(
    PRICES_MS,
    read().catch((error: unknown) => {
      ask.log.warn('index not read', { cluster: ask.cluster, error });
      throw error;
    }),
  );
  return found === undefined ? pending : found.prices;
}
