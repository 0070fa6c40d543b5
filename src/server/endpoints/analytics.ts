import { z } from 'zod';
import { ANALYTICS_WINDOWS, type AnalyticsAnswer, type AnalyticsWindow } from '#contracts/market/analytics';
import { answerFromIndex } from '../reading/index/answer-from-index.ts';
import {
  readActiveUsers,
  readChainPoints,
  readTwoSums,
  readUserPoints,
  toWindows,
} from '../reading/index/chain-spans.ts';
import { defineEndpoint } from './define-endpoint.ts';

interface Input {
  readonly window?: AnalyticsWindow;
}

export default defineEndpoint({
  name: 'analytics',
  route: '/api/analytics',
  says: 'What happened on the whole chain in a window and in the one before: blocks, transactions, fees, compute, volume, transfers, new mints and users over time.',
  input: z.strictObject({
    window: z
      .enum(['1h', '24h', '7d', '30d'], 'must be 1h, 24h, 7d or 30d')
      .describe('`1h`, `24h` (default), `7d`, `30d`.')
      .optional(),
  }),
  absences: true,
  run: (ask, input): Promise<AnalyticsAnswer> =>
    answerFromIndex(ask, async (index, coverage) => {
      const { window = '24h' } = input as Input; // `input` of this endpoint checked it
      const { span, sumWidth, userWidth } = ANALYTICS_WINDOWS[window];
      const { toTime } = coverage;
      const [sums, activeUsers, points, users] = await Promise.all([
        readTwoSums(index, toWindows(toTime, span, sumWidth), sumWidth, toTime),
        readActiveUsers(index, userWidth, coverage),
        readChainPoints(index, window, coverage),
        readUserPoints(index, window, coverage),
      ]);
      return { window, ...sums, activeUsers, points, users };
    }),
});
