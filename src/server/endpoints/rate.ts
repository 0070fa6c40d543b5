import { z } from 'zod';
import { MOST_RATE_SLOTS, type RateAnswer } from '#contracts/network/rate';
import { slotText, toSlot, unixSecondsText } from '../input/texts.ts';
import { answerFromIndex } from '../reading/index/answer-from-index.ts';
import { readRateOfSlots, readRateOfTime } from '../reading/index/chain-rate.ts';
import { defineEndpoint } from './define-endpoint.ts';

export default defineEndpoint({
  name: 'rate',
  route: '/api/rate',
  says: 'How busy the chain was in an interval of time or a range of slots: blocks, transactions with and without votes, failed ones, fees and compute, and the seconds to divide by.',
  when: 'Transactions per second, failures or fees of the past are asked for; the question `solana` tells those of now.',
  input: z.strictObject({
    from: unixSecondsText.describe('Unix seconds the interval begins at.').optional(),
    to: unixSecondsText.describe('Unix seconds the interval ends before.').optional(),
    fromSlot: slotText.describe('First slot of a range.').optional(),
    toSlot: slotText.describe('Last slot of a range.').optional(),
  }),
  absences: true,
  run: async (ask, input): Promise<RateAnswer> => {
    const { from, to, fromSlot, toSlot: lastSlot } = input;
    if (fromSlot !== undefined || lastSlot !== undefined) {
      const [first, last] = [toSlot(fromSlot ?? lastSlot ?? ''), toSlot(lastSlot ?? fromSlot ?? '')];
      if (first === undefined || last === undefined || last < first) {
        return ask.absent('malformed', 'These are not the first and the last slot of a range.');
      }
      if (last - first >= MOST_RATE_SLOTS) {
        return ask.absent('malformed', 'A range has at most 500,000 slots.', {
          hint: 'A longer part of the past is asked for by its time.',
        });
      }
      return answerFromIndex(ask, (index, coverage) =>
        readRateOfSlots(index, { from: first, to: last }, coverage),
      );
    }
    if (from === undefined) {
      return ask.absent('malformed', 'Give the time or the slot the range begins at.');
    }
    return answerFromIndex(ask, async (index, coverage) => {
      const interval = { from: Number(from), to: to === undefined ? coverage.toTime + 1 : Number(to) };
      return interval.to <= interval.from && to !== undefined
        ? ask.absent('malformed', 'The interval ends before it begins.')
        : readRateOfTime(index, interval, coverage);
    });
  },
});
