import { defineForecast } from '../define-forecast.ts';
import { HOUR_METHOD, HOUR_NAIVE, observeHours } from '../hours.ts';

export default defineForecast({
  key: 'compute',
  title: 'Compute units per second',
  subject: 'nothing',
  unit: 'units-per-second',
  scale: 'ratio',
  method: HOUR_METHOD,
  naive: HOUR_NAIVE,
  observe: (ask) =>
    observeHours(
      ask,
      'Mean compute units that transactions use in a second of the next hours, votes included.',
      ({ computeUnits, seconds }) => computeUnits / seconds,
    ),
});
