import { z } from 'zod';
import type { DefiOverviewAnswer } from '#contracts/market/defi';
import type { Window } from '#contracts/market/market';
import { windowText } from '../input/windows.ts';
import { answerFromIndex } from '../reading/index/answer-from-index.ts';
import { readOverview } from '../reading/defi/read-overview.ts';
import { defineEndpoint } from './define-endpoint.ts';

export default defineEndpoint({
  name: 'defiOverview',
  route: '/api/defi/overview',
  says: 'What each category of DeFi did in a window: calls, trades, volume, fees and users, with the largest protocols.',
  input: z.strictObject({ window: windowText }),
  absences: true,
  run: (ask, { window = '24h' }): Promise<DefiOverviewAnswer> =>
    answerFromIndex(ask, (index, coverage) =>
      index.answers.read(
        coverage,
        `overview ${window}`,
        () => readOverview(index, coverage, window as Window), // `input` of this endpoint checked it
      ),
    ),
});
