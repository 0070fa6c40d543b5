import { defineList } from './define-list.ts';

export default defineList({
  key: 'blockPrograms',
  title: 'Programs of a block',
  question: 'block',
  rows: ({ programs }) => programs,
  columns: ({ address, number }) => [
    address('program', 'Program', ({ program }) => program),
    number('transactions', 'Transactions', ({ transactions }) => transactions),
    number('failed', 'Failed', ({ failed }) => failed),
    number('computeUnits', 'Compute units', ({ computeUnits }) => computeUnits),
  ],
});
