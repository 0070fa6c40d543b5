import type { ForecastAnswer, ForecastsAnswer } from '#contracts/network/forecasts';
import type { Wire } from '#std/json';
import { AbsenceView } from '../../answers/absence-view.tsx';
import { SourceLine } from '../../answers/source-line.tsx';
import { StaleNotice } from '../../answers/stale-notice.tsx';
import { usePlace } from '../../router/place.ts';
import { useSearch } from '../../router/use-search.ts';
import { FilterForm } from '../../ui/form/filter-form.tsx';
import { Section } from '../../ui/block/section.tsx';
import { ForecastFigures } from './forecast-figures.tsx';
import { ForecastSection } from './forecast-section.tsx';
import { forecastSearch } from './forecast-search.ts';
import styles from './forecasts.module.css';

/** The order of the page: what is asked for most stands first. */
const ORDER = ['epoch-end', 'priority-fee', 'load', 'compute', 'fees'];

const isOffered = ({ steps }: { readonly steps: readonly { readonly value?: unknown }[] }): boolean =>
  steps.some(({ value }) => value !== undefined);

/** Forecasts of the cluster as a whole; `fee` stands in place of the one for all accounts. */
export function ForecastsView({
  answer,
  fee,
}: {
  readonly answer: Wire<ForecastsAnswer>;
  readonly fee: Wire<ForecastAnswer> | undefined;
}) {
  if (answer.kind === 'absent') return <AbsenceView absence={answer} />;
  const views = answer.forecasts
    .map((view) => (fee?.kind === 'found' && fee.forecast.key === view.key ? fee.forecast : view))
    .toSorted((a, b) => ORDER.indexOf(a.key) - ORDER.indexOf(b.key));
  return (
    <>
      <StaleNotice provenance={answer.provenance} />
      <ForecastFigures views={views} />
      {fee?.kind === 'absent' && <AbsenceView part absence={fee} />}
      {views.filter(isOffered).map((view) => (
        <ForecastSection key={view.key} view={view} />
      ))}
      <div className="halves">
        {views
          .filter((view) => !isOffered(view))
          .map((view) => (
            <ForecastSection key={view.key} view={view} />
          ))}
      </div>
      <SourceLine
        provenance={answer.provenance}
        what="getEpochInfo, getRecentPerformanceSamples, getRecentPrioritizationFees, our index of blocks"
      />
    </>
  );
}

/** Asks for what is about one thing. */
export function ForecastForm() {
  const { navigate } = usePlace();
  const { values, hrefWith } = useSearch(forecastSearch);
  return (
    <Section title="Forecast for an address" flush>
      <FilterForm
        label="Forecast for an address"
        path="/analytics/forecasts"
        fields={[
          {
            name: 'account',
            label: 'Priority fee to write to',
            value: values.account ?? '',
            placeholder: 'an account',
          },
          {
            name: 'validator',
            label: 'Validator',
            value: values.validator ?? '',
            placeholder: 'vote account',
          },
          {
            name: 'launch',
            label: 'Launch',
            value: values.launch ?? '',
            placeholder: 'token mint',
          },
          {
            name: 'locked',
            label: 'Unlocks',
            value: values.locked ?? '',
            placeholder: 'wallet, token or lock',
          },
        ]}
        onChange={(texts) => navigate(hrefWith(texts))}
      />
      <p className={styles.aside}>Token prices are not forecast: no known method passes the same test.</p>
    </Section>
  );
}
