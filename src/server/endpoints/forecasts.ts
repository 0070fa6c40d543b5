import { z } from 'zod';
import type { ForecastsAnswer } from '#contracts/network/forecasts';
import { forecasts } from '../forecast/forecasts/index.gen.ts';
import { readForecasts } from '../forecast/read-forecast.ts';
import { defineEndpoint } from './define-endpoint.ts';

/** Those that are about the cluster as a whole. */
const OF_CLUSTER = forecasts.filter(({ subject }) => subject === 'nothing' || subject === 'accounts');

export default defineEndpoint({
  name: 'forecasts',
  route: '/api/forecasts',
  says: 'Estimates about the network with their 80 % intervals and how their methods did on past cases: when the epoch ends, the priority fee it takes to land, load and fees of the next hours.',
  when: 'What will be is asked, not what is. No price is estimated. One estimate, or one about a validator, a launch or certain accounts, is the forecast question.',
  input: z.strictObject({}),
  absences: true,
  async run(ask): Promise<ForecastsAnswer> {
    const views = await readForecasts(ask, OF_CLUSTER);
    return { kind: 'found', provenance: ask.provenance(), forecasts: views };
  },
});
