import { toForecastText, toIntervalFigures, type ForecastView } from '#contracts/network/forecasts';
import type { Wire } from '#std/json';
import { messageOf } from '../../answers/failure.ts';
import { useAnswer } from '../../api/use-answer.ts';
import { FeatureGate } from '../../services/expertise/feature-gate.tsx';
import { Disclosure } from '../../ui/block/disclosure.tsx';
import { EmptyState } from '../../ui/block/empty-state.tsx';
import { Skeleton } from '../../ui/block/skeleton.tsx';
import { AgeValue } from '../../values/age.tsx';
import styles from './forecasts.module.css';
import { FailedState } from '../../ui/block/failed-state.tsx';
import { AbsenceView } from '../../answers/absence-view.tsx';

export interface AskedForecastsProps {
  /** Keys of the forecasts. */
  readonly forecasts: readonly string[];
  readonly address?: string | undefined;
}

/** Forecasts that are asked for once the page is there. */
export default function AskedForecasts({ forecasts, address }: AskedForecastsProps) {
  return (
    <FeatureGate feature="predictive-analytics" name="Forecasts are">
      {forecasts.map((forecast) => (
        <AskedForecast key={forecast} forecast={forecast} address={address} />
      ))}
    </FeatureGate>
  );
}

function AskedForecast({
  forecast,
  address,
}: {
  readonly forecast: string;
  readonly address: string | undefined;
}) {
  const { data, error, refetch } = useAnswer('forecast', { forecast, address });
  if (data === undefined) {
    return error === null ? (
      <Skeleton lines={3} />
    ) : (
      <FailedState message={messageOf(error)} again={() => void refetch()} />
    );
  }
  return data.kind === 'absent' ? (
    <AbsenceView part absence={data} />
  ) : (
    <ShortForecast view={data.forecast} />
  );
}

/** The estimates in a line each, or why there are none. */
export function ShortForecast({ view }: { readonly view: Wire<ForecastView> }) {
  const { steps, unit, missing, about } = view;
  if (missing !== undefined) return <EmptyState kind="not-available" title={missing} />;
  const offered = steps.filter(({ value }) => value !== undefined);
  const refused = steps.filter(({ value }) => value === undefined);
  return (
    <>
      <p className={styles.quiet}>{about}</p>
      {offered.length > 0 && (
        <dl className={styles.short}>
          {offered.map(
            ({ title, value, says }) =>
              value && (
                <div key={title}>
                  <dt>{title}</dt>
                  <dd>
                    {unit === 'unix-seconds' ? (
                      <>
                        <AgeValue unixSeconds={Math.round(value.middle)} />, between{' '}
                        {toIntervalFigures(value, unit).join(' and ')} with 80 %
                      </>
                    ) : (
                      `${toForecastText(value.middle, unit)}, ${toForecastText(value.low, unit)} to ${toForecastText(value.high, unit)} with 80 %`
                    )}
                    . <span className={styles.quiet}>{says}</span>
                  </dd>
                </div>
              ),
          )}
        </dl>
      )}
      {refused.length > 0 && (
        <Disclosure summary={`No estimate: ${refused.map(({ title }) => toInner(title)).join(', ')}`}>
          <dl className={styles.short}>
            {refused.map(({ title, says }) => (
              <div key={title}>
                <dt>{title}</dt>
                <dd className={styles.quiet}>{says}</dd>
              </div>
            ))}
          </dl>
        </Disclosure>
      )}
    </>
  );
}

/** Within a sentence. */
const toInner = (title: string): string => title.charAt(0).toLowerCase() + title.slice(1);
