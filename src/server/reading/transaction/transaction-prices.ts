import type { Asset, DecodedTransaction } from '#contracts/decoded';
import type { PastPrices } from '#contracts/market/past-prices';
import { WRAPPED_SOL } from '#decoder';
import { withTimeout } from '#std/concurrency';
import { readPastPrices } from '../market/past-prices.ts';
import type { QuestionContext } from '../question-context.ts';

/** How long a transaction waits for what its amounts were worth. */
const PRICES_MS = 800;
/** Assets priced for one transaction, in the order they are shown. */
const MOST_MINTS = 24;

/**
 * What the assets of a transaction cost when it ran. `undefined` where no index covers that time, and for a
 * transaction without a time; an index that does not answer keeps nobody from the transaction.
 */
export async function readTransactionPrices(
  ask: QuestionContext,
  transaction: DecodedTransaction,
): Promise<PastPrices | undefined> {
  const { index } = ask.reader;
  const { slot, blockTime: time } = transaction;
  if (index === undefined || slot === undefined || time === undefined) return undefined;
  const pending: PastPrices = { time, rows: [], isPending: true };
  const read = async (): Promise<{ readonly prices: PastPrices | undefined }> => {
    const covered = await index.coverage();
    if (covered === undefined || slot > covered.toSlot) return { prices: pending };
    if (slot < covered.fromSlot) return { prices: undefined };
    const prices = await readPastPrices(index, listMints(transaction), { slot, time });
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

/** Mints of what was traded, said and moved; SOL, in which fees are paid, is first. */
function listMints({ trades, summary, balanceChanges }: DecodedTransaction): readonly string[] {
  const mints = new Set<string>([WRAPPED_SOL.mint]);
  const add = (asset: Asset): void => {
    if (asset.kind === 'token' && asset.mint !== undefined) mints.add(asset.mint);
  };
  for (const { sold, bought, swaps } of trades) {
    for (const each of [{ sold, bought }, ...swaps]) {
      add(each.sold.asset);
      add(each.bought.asset);
    }
  }
  for (const { value } of summary.fields) {
    if (value.kind === 'amount' && value.mint !== undefined) mints.add(value.mint);
  }
  for (const { asset } of balanceChanges) add(asset);
  return [...mints].slice(0, MOST_MINTS);
}
