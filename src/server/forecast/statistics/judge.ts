import type { ForecastVerdict } from '#contracts/network/forecasts';
import type { BacktestReading } from './backtest.ts';

/** Cases it takes to say how often an interval holds. */
export const LEAST_CASES = 20;
/** Those of them that must not overlap: cases that share most of their time are one case seen several times. */
export const LEAST_INDEPENDENT = 8;

/** One-sided 5 % of the normal distribution: how many standard errors a gain must be above nothing. */
const LEAST_STANDARD_ERRORS = 1.645;
/** An interval of 80 % that held as seldom as this is likely has another coverage. */
const LEAST_CHANCE = 0.05;

/** Whether a method may be offered, by how it did on past cases. */
export function judge(reading: BacktestReading): ForecastVerdict {
  const { cases, independent, covered, gains } = reading;
  if (cases < LEAST_CASES || independent < LEAST_INDEPENDENT) return 'too-few';
  if (reading.error === 0 && reading.naiveError === 0) return 'unchanging';
  const gain = gains.reduce((sum, one) => sum + one, 0) / cases;
  if (gain <= 0) return 'no-better';
  const variance = gains.reduce((sum, one) => sum + (one - gain) ** 2, 0) / (cases - 1);
  // Cases that overlap say no more together than those that do not.
  if (gain < LEAST_STANDARD_ERRORS * Math.sqrt(variance / independent)) return 'unproven';
  return toChanceOfAtMost(Math.round((covered / cases) * independent), independent, 0.8) < LEAST_CHANCE
    ? 'uncovered'
    : 'offered';
}

/** Chance of at most `hits` in `tries` of `chance` each: the binomial distribution, summed in logarithms. */
export function toChanceOfAtMost(hits: number, tries: number, chance: number): number {
  let sum = 0;
  let logChoose = 0;
  for (let k = 0; k <= Math.min(hits, tries); k++) {
    sum += Math.exp(logChoose + k * Math.log(chance) + (tries - k) * Math.log(1 - chance));
    logChoose += Math.log(tries - k) - Math.log(k + 1);
  }
  return Math.min(1, sum);
}
