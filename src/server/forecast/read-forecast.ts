import {
  toCoverageText,
  toErrorText,
  toForecastText,
  toNotAboveText,
  type Backtest,
  type ForecastStep,
  type ForecastUnit,
  type ForecastVerdict,
  type ForecastView,
} from '#contracts/network/forecasts';
import { withTimeout } from '#std/concurrency';
import type { QuestionContext } from '../reading/question-context.ts';
import type { ForecastDefinition, ForecastInput, ForecastPart } from './define-forecast.ts';
import { runBacktest, toInterval } from './statistics/backtest.ts';
import { toBounds } from './statistics/conformal.ts';
import { judge, LEAST_CASES, LEAST_INDEPENDENT } from './statistics/judge.ts';

/** A forecast with its backtest. An estimate stands in it only where the backtest lets it. */
export async function readForecast(
  ask: QuestionContext,
  definition: ForecastDefinition,
  input: ForecastInput,
): Promise<ForecastView> {
  const observed = await definition.observe(ask, input);
  const view = toHead(definition);
  if (observed.kind === 'nothing') return { ...view, steps: [], notes: [], missing: observed.reason };
  const { source, parts, past, notes = [] } = observed;
  return {
    ...view,
    source,
    steps: parts.map((part) => toStep(part, definition)),
    ...(past && { past }),
    notes,
  };
}

const READ_MS = 8_000;

/** Several forecasts, of which one that cannot be read leaves the others. */
export const readForecasts = (
  ask: QuestionContext,
  definitions: readonly ForecastDefinition[],
): Promise<readonly ForecastView[]> =>
  Promise.all(
    definitions.map(
      async (definition) =>
        (await withTimeout(READ_MS, readForecast(ask, definition, {}))) ?? {
          ...toHead(definition),
          steps: [],
          notes: [],
          missing: 'What it is estimated from could not be read in time.',
        },
    ),
  );

const toHead = ({ key, title, about, unit, method, naive }: ForecastDefinition) => ({
  key,
  title,
  about,
  unit,
  method,
  naive,
});

export function toStep(
  { title, at, cases, predicted, toValue = (estimate) => estimate }: ForecastPart,
  { unit, scale, sayUpperEnd }: Pick<ForecastDefinition, 'unit' | 'scale' | 'sayUpperEnd'>,
): ForecastStep {
  const { errors, gains, ...backtest } = runBacktest(cases, scale);
  const bounds = toBounds(errors);
  const judged = judge({ errors, gains, ...backtest });
  const step = {
    title,
    at,
    backtest,
    verdict: judged,
    says: toReason(judged, backtest, unit, cases.at(-1)?.actual),
  };
  if (judged !== 'offered' || bounds === undefined) return step;
  if (predicted === undefined || !Number.isFinite(predicted)) {
    return { ...step, verdict: 'too-few', says: 'Not offered: too little of the newest time is known.' };
  }
  const { low, high } = toInterval(predicted, bounds, scale);
  if (sayUpperEnd !== undefined) step.says += ` ${sayUpperEnd(toNotAboveText(backtest))}`;
  return { ...step, value: { low: toValue(low), middle: toValue(predicted), high: toValue(high) } };
}

function toReason(
  verdict: ForecastVerdict,
  backtest: Backtest,
  unit: ForecastUnit,
  newest: number | undefined,
): string {
  const { cases, independent } = backtest;
  const error = toErrorText(backtest.error, backtest, unit);
  const naive = toErrorText(backtest.naiveError, backtest, unit);
  const over = `over ${cases} past cases`;
  switch (verdict) {
    case 'offered':
      return `Its interval held in ${toCoverageText(backtest)} of ${cases} past cases; off by ${error} on average, the naive estimate by ${naive}.`;
    case 'too-few':
      return `Not offered: ${cases} past cases can be scored, ${independent} of them without overlap; judging it takes ${LEAST_CASES} and ${LEAST_INDEPENDENT}.`;
    case 'no-better':
      return `Not offered: ${over} it was off by ${error} on average, the naive estimate by ${naive}.`;
    case 'unproven':
      return `Not offered: ${over} it was off by ${error} on average and the naive estimate by ${naive}, a difference that may be chance with ${independent} cases that do not overlap.`;
    case 'uncovered':
      return `Not offered: its interval of 80 % held in only ${toCoverageText(backtest)} of ${cases} past cases.`;
    case 'unchanging':
      // Of a moment the cases have the time that was left.
      return `Nothing to estimate: in all ${cases} past cases the figure stayed what it was${
        newest === undefined || unit === 'unix-seconds' ? '' : `, ${toForecastText(newest, unit)} last`
      }.`;
  }
}
