import { z } from 'zod';
import { listPrioritizationFees } from '#chain';
import { FEE_PERCENTILES, type SlotFeesAnswer } from '#contracts/network/solana';
import { addressText, toAddress } from '../input/texts.ts';
import { pickPercentile } from '../reading/block/fee-survey.ts';
import { compareBig } from '../reading/validator/validator-rows.ts';
import { defineEndpoint } from './define-endpoint.ts';

export default defineEndpoint({
  name: 'slotFees',
  route: '/api/fees',
  says: 'The compute unit price of recent slots: the lowest price that landed in each slot, of all transactions or of those that write to one account.',
  when: 'A transaction that writes to an account is to be priced. What all transactions paid is part of the solana question.',
  input: z.strictObject({
    account: addressText.describe('Account that transactions lock for writing.').optional(),
  }),
  absences: true,
  async run(ask, input): Promise<SlotFeesAnswer> {
    const account = input.account === undefined ? undefined : toAddress(input.account);
    if (account === undefined && input.account !== undefined) {
      return ask.absent('malformed', 'This is not an address: it must be base58 of 32 bytes.');
    }
    const fees = await listPrioritizationFees(ask.reader.chain, account === undefined ? [] : [account], {
      signal: ask.signal,
    });
    if (fees.length === 0) {
      return ask.absent('not-available', 'The node remembers no recent slots.');
    }
    const prices = fees.map(({ microLamportsPerUnit }) => microLamportsPerUnit).toSorted(compareBig);
    const slots = fees.map(({ slot }) => slot);
    return {
      kind: 'found',
      provenance: ask.provenance(Math.max(...slots)),
      account,
      percentiles: FEE_PERCENTILES.map((percentile) => ({
        percentile,
        microLamportsPerUnit: pickPercentile(prices, percentile)!, // there is at least one
      })),
      slots: fees.length,
      priced: prices.filter((price) => price > 0n).length,
      firstSlot: Math.min(...slots),
      lastSlot: Math.max(...slots),
      highest: prices.at(-1)!,
    };
  },
});
