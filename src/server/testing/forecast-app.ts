import type { ForecastAnswer, ForecastsAnswer } from '#contracts/network/forecasts';
import type { Wire } from '#std/json';
import type { StoreWriter } from '#store';
import { createScriptedApp, createScriptedClusters, type Script } from './scripted-cluster.ts';
import { createScriptedIndex, type TableRows } from './scripted-index.ts';
import { VALIDATOR_NODE } from './validator-answers.ts';

export const NOON = Date.UTC(2026, 10, 16, 12) / 1_000;
const HOUR = 3_600;

export type ForecastBody = Extract<Wire<ForecastsAnswer>, { kind: 'found' }> &
  Extract<Wire<ForecastAnswer>, { kind: 'found' }>;

/** A node in slot 10 of epoch 10, at noon. */
export const FORECAST_NODE: Script = {
  ...VALIDATOR_NODE,
  getEpochSchedule: () => ({ slotsPerEpoch: 432, warmup: false, firstNormalEpoch: 0, firstNormalSlot: 0 }),
  getBlockTime: () => NOON,
};

/** Forecasts over a node, and over an index of forty days where rows of tables are given. */
export async function openForecasts(
  tables: readonly TableRows[] | undefined,
  script: Script = FORECAST_NODE,
) {
  const writer: StoreWriter | undefined =
    tables &&
    (await createScriptedIndex(
      { fromSlot: 1, fromTime: NOON - 40 * 24 * HOUR, toSlot: 4_330, toTime: NOON + 599 },
      tables,
    ));
  const stores = writer === undefined ? {} : { localnet: writer.reader };
  const app = createScriptedApp(createScriptedClusters({ localnet: script }, {}, stores));
  return {
    close: () => writer?.close(),
    ask: async (path: string): Promise<{ readonly status: number; readonly body: ForecastBody }> => {
      const response = await app.request(`http://localhost/api/forecasts${path}`, {
        headers: { cookie: 'cluster=localnet' },
      });
      return { status: response.status, body: (await response.json()) as ForecastBody }; // each test checks what it asks
    },
  };
}
