import { listPrioritizationFees } from '#chain';
import { FEE_SLOTS } from '#contracts/network/forecasts';
import { toGrouped } from '#contracts/text/value-text';
import { defineForecast } from '../define-forecast.ts';
import { toMedian } from '../statistics/quantile.ts';
import { toRollingCases, type SeriesModel } from '../statistics/rolling-origin.ts';

/** Newest slots that the usual price is taken from. */
const WINDOW = 50;
const LEAST_SLOTS = 20;

/**
 * The least price that landed in each of some slots. Whoever pays the least of `ahead` slots would have landed within
 * them.
 */
export const feeModel: SeriesModel<number> = {
  predict(past, ahead) {
    const recent = past.slice(-WINDOW);
    if (recent.length < LEAST_SLOTS) return undefined;
    const needed = recent.slice(ahead - 1).map((_, i) => Math.min(...recent.slice(i, i + ahead)));
    return toMedian(needed);
  },
  naive: (past, ahead) => (past.length < ahead ? undefined : Math.min(...past.slice(-ahead))),
  actual: (next) => Math.min(...next),
};

export default defineForecast({
  key: 'priority-fee',
  title: 'Priority fee to land',
  about:
    'The least price of a compute unit with which a transaction lands within some slots: of all transactions, or of those that lock certain accounts for writing.',
  subject: 'accounts',
  unit: 'micro-lamports',
  scale: 'difference',
  method:
    'A transaction needs the least price that lands in any of the next slots. The estimate is the median of what the same number of slots in a row asked in the last 50 blocks.',
  sayUpperEnd: (part) => `Paying the upper end would have landed in ${part} of them.`,
  naive: 'The next slots ask what as many slots asked just now.',
  async observe({ reader, signal }, { accounts = [] }) {
    const fees = await listPrioritizationFees(reader.chain, accounts, { signal });
    if (fees.length === 0) return { kind: 'nothing', reason: 'The node remembers no recent slots.' };
    const ascending = fees.toSorted((a, b) => a.slot - b.slot);
    // An estimate, not an amount: a real number will do.
    const prices = ascending.map(({ microLamportsPerUnit }) => Number(microLamportsPerUnit));
    return {
      kind: 'observed',
      source: `the least price that landed in each of ${toGrouped(fees.length)} blocks, slots ${toGrouped(ascending[0]!.slot)} to ${toGrouped(ascending.at(-1)!.slot)}, as the node reports it`,
      parts: FEE_SLOTS.map((ahead) => ({
        title: ahead === 1 ? 'In the next slot' : `Within ${ahead} slots`,
        cases: toRollingCases(feeModel, prices, ahead),
        predicted: feeModel.predict(prices, ahead),
        toValue: (price) => Math.max(0, price),
      })),
      notes: [
        'Only what landed is on the chain: transactions that were dropped are not seen, and a leader may refuse one for other reasons than its price.',
        `In ${toGrouped(prices.filter((price) => price === 0).length)} of these blocks a transaction without a priority fee landed.`,
      ],
    };
  },
});
