import { toIntervalFigures, type ForecastUnit, type ForecastValue } from '#contracts/network/forecasts';
import { toInstantText } from '#contracts/text/value-text';

/** The interval of an estimate; two moments of one day need its date only once. */
export function toIntervalText(value: ForecastValue, unit: ForecastUnit): string {
  const [low, high] = toIntervalFigures(value, unit);
  if (unit !== 'unix-seconds') return `${low} to ${high}`;
  const [from, to] = [toInstantText(Math.floor(value.low)), toInstantText(Math.ceil(value.high))];
  return from.slice(0, 10) === to.slice(0, 10)
    ? `${from.slice(0, 10)}, ${from.slice(11, 19)} to ${to.slice(11, 19)} UTC`
    : `${low} to ${high}`;
}
