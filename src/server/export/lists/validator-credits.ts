import { defineList } from './define-list.ts';

export default defineList({
  key: 'validatorCredits',
  title: 'Vote credits of a validator',
  question: 'validator',
  rows: ({ credits }) => credits,
  columns: ({ number }) => [
    number('epoch', 'Epoch', ({ epoch }) => epoch),
    number('credits', 'Credits', ({ credits }) => credits),
    number('ofBest', 'Of the best', ({ ofBest }) => ofBest),
  ],
});
