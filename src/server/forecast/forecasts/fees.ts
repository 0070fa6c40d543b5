import { defineForecast } from '../define-forecast.ts';
import { HOUR_METHOD, HOUR_NAIVE, observeHours } from '../hours.ts';

const HOUR = 3_600;

export default defineForecast({
  key: 'fees',
  title: 'Priority fees per hour',
  about: 'What non-vote transactions pay in each of the next hours above their signatures.',
  subject: 'nothing',
  unit: 'lamports',
  scale: 'ratio',
  method: HOUR_METHOD,
  naive: HOUR_NAIVE,
  observe: (ask) =>
    observeHours(
      ask,
      'fees',
      // An estimate, not an amount: a real number will do.
      ({ priorityFeeLamports, seconds }) => (Number(priorityFeeLamports) / seconds) * HOUR,
    ),
});
