import type { Asset, DecodedTransaction } from '#contracts/decoded';
import type { PastPrices } from '#contracts/market/past-prices';
import { WRAPPED_SOL } from '#decoder';
import { readPricesThen } from '../market/prices-then.ts';
import type { QuestionContext } from '../question-context.ts';

/** Assets priced for one transaction, in the order they are shown. */
const MOST_MINTS = 24;

/** What the assets of a transaction cost when it ran. */
export const readTransactionPrices = (
  ask: QuestionContext,
  transaction: DecodedTransaction,
): Promise<PastPrices | undefined> => readPricesThen(ask, transaction, listMints(transaction));

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
