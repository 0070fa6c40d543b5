import { defineForecast } from '../define-forecast.ts';
import { HOUR_METHOD, HOUR_NAIVE, observeHours } from '../hours.ts';

export default defineForecast({
  key: 'load',
  title: 'Transactions per second',
  about: 'Mean transactions per second of the next hours, votes left out.',
  subject: 'nothing',
  unit: 'transactions-per-second',
  scale: 'ratio',
  method: HOUR_METHOD,
  naive: HOUR_NAIVE,
  observe: (ask) =>
    observeHours(ask, 'load', ({ transactions, votes, seconds }) => (transactions - votes) / seconds),
});
