import type { ForecastAnswer, ForecastsAnswer, UnlocksAnswer } from '#contracts/network/forecasts';
import type { Wire } from '#std/json';
import { AbsenceView } from '../answers/absence-view.tsx';
import { forecastSearch, type ForecastSearch } from '../features/forecasts/forecast-search.ts';
import { ForecastSection } from '../features/forecasts/forecast-section.tsx';
import { ForecastForm, ForecastsView } from '../features/forecasts/forecasts-view.tsx';
import { UnlockSection } from '../features/forecasts/unlock-section.tsx';
import { FeatureGate } from '../services/expertise/feature-gate.tsx';
import { Disclosure } from '../ui/block/disclosure.tsx';
import { definePage } from './define-page.ts';

interface Forecasted {
  readonly answer: Wire<ForecastsAnswer>;
  /** For transactions that write to one account. */
  readonly fee: Wire<ForecastAnswer> | undefined;
  /** About a validator and about a launch. */
  readonly own: readonly Wire<ForecastAnswer>[];
  readonly unlocks: Wire<UnlocksAnswer> | undefined;
}

export default definePage<Forecasted, ForecastSearch>({
  nav: { text: 'Forecasts', menus: [{ menu: 'Analytics', order: 25 }], use: 'forecasts', area: 'analytics' },
  search: forecastSearch,
  async load({ api, search: { account, validator, launch, locked }, signal }) {
    const about = (forecast: string, address: string | undefined) =>
      address === undefined ? [] : [api.ask('forecast', { forecast, address }, { signal })];
    const [answer, fee, unlocks, ...own] = await Promise.all([
      api.ask('forecasts', {}, { signal }),
      account === undefined
        ? undefined
        : api.ask('forecast', { forecast: 'priority-fee', accounts: account }, { signal }),
      locked === undefined ? undefined : api.ask('unlocks', { address: locked }, { signal }),
      ...about('validator-credits', validator),
      ...about('validator-reward', validator),
      ...about('graduation', launch),
    ]);
    return { answer, fee, unlocks, own };
  },
  head: () => ({
    title: 'Forecasts',
    description:
      'When the epoch ends, what fee it takes to land, load and fees of the next hours: each with its interval, its method and its track record.',
  }),
  View: ({ data: { answer, fee, own, unlocks } }) => (
    <>
      <h1>Forecasts</h1>
      <Disclosure summary="How it is measured">
        <p>
          Estimates of what comes next, each with an interval that held four out of five past cases and with
          the track record of its method. One that does no better than a naive estimate is not offered.{' '}
          <a href="/docs/forecasts">How forecasts work</a>
        </p>
      </Disclosure>
      <FeatureGate feature="predictive-analytics" name="Forecasts are">
        {unlocks !== undefined && <UnlockSection answer={unlocks} />}
        {own.map((one) =>
          one.kind === 'absent' ? (
            <AbsenceView key={one.message} absence={one} />
          ) : (
            <ForecastSection key={one.forecast.key} view={one.forecast} />
          ),
        )}
        <ForecastsView answer={answer} fee={fee} />
        <ForecastForm />
      </FeatureGate>
    </>
  ),
});
