import { messageOf } from '../../answers/failure.ts';
import { Section } from '../../ui/block/section.tsx';
import { Skeleton } from '../../ui/block/skeleton.tsx';
import { useLatePart } from '../../ui/state/use-late-part.ts';
import type { AskedForecastsProps } from './asked-forecasts.tsx';
import { forecastSearch, type ForecastSearch } from './forecast-search.ts';
import { FailedState } from '../../ui/block/failed-state.tsx';

interface ForecastPartProps extends AskedForecastsProps {
  readonly title: string;
  /** What the whole page of forecasts is asked with. */
  readonly search?: Partial<ForecastSearch> | undefined;
}

const loadAsked = () => import('./asked-forecasts.tsx');

/** Forecasts that belong to another page, shortly: estimates or why there are none, and how they did. */
export function ForecastPart({ title, search = {}, ...asked }: ForecastPartProps) {
  const { Part: Asked, failure, again } = useLatePart(loadAsked, true);
  const href = forecastSearch.href('/analytics/forecasts', search);
  return (
    <Section title={title} aside={<a href={`${href}#${asked.forecasts[0]}`}>Method and backtest</a>}>
      {Asked !== undefined ? (
        <Asked {...asked} />
      ) : failure === undefined ? (
        <Skeleton lines={3} />
      ) : (
        <FailedState message={messageOf(failure)} again={again} />
      )}
    </Section>
  );
}
