import { defineForecast } from '../define-forecast.ts';
import { HOUR_METHOD, HOUR_NAIVE, observeHours } from '../hours.ts';

export default defineForecast({
  key: 'compute',
  title: 'Compute units per second',
  about: 'Mean compute units that transactions use in a second of the next hours, votes included.',
  subject: 'nothing',
  unit: 'units-per-second',
  scale: 'ratio',
  method: HOUR_METHOD,
  naive: HOUR_NAIVE,
  observe: (ask) => observeHours(ask, 'compute', ({ computeUnits, seconds }) => computeUnits / seconds),
});
