import { FORECAST_UNITS, toForecastFigure, type ForecastView } from '#contracts/network/forecasts';
import type { Wire } from '#std/json';
import { Figures, type Figure } from '../../ui/block/figures.tsx';
import { AgeValue } from '../../values/age.tsx';
import { Missing } from '../../values/missing.tsx';
import { toIntervalText } from './interval-text.ts';

/** The nearest estimate of every forecast, side by side. */
export function ForecastFigures({ views }: { readonly views: readonly Wire<ForecastView>[] }) {
  return <Figures figures={views.map(toFigure)} />;
}

function toFigure({ title, unit, steps, missing, past }: Wire<ForecastView>): Figure {
  const step = steps.find(({ value }) => value !== undefined);
  const seen = past?.values.at(-1);
  if (step?.value === undefined && seen !== undefined && seen !== null) {
    return {
      label: title,
      value: toForecastFigure(seen, unit),
      more: `${FORECAST_UNITS[unit]} last, no estimate offered`,
    };
  }
  if (step?.value === undefined) {
    return {
      label: title,
      value: <Missing why={missing ?? 'No estimate offered'} />,
      more: 'no estimate offered',
    };
  }
  const { value } = step;
  return {
    label: title,
    hint: step.title,
    value:
      unit === 'unix-seconds' ? (
        <AgeValue unixSeconds={Math.round(value.middle)} />
      ) : (
        toForecastFigure(value.middle, unit)
      ),
    more: [
      unit === 'unix-seconds' ? undefined : `${step.title.toLowerCase()}, ${FORECAST_UNITS[unit]}`,
      toIntervalText(value, unit),
    ]
      .filter(Boolean)
      .join(' · '),
  };
}
