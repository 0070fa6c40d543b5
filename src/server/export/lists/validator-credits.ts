import { EPOCH_CREDIT_COLUMNS } from '#contracts/columns/validator-columns';
import { defineList } from './define-list.ts';

export default defineList({
  key: 'validatorCredits',
  title: 'Vote credits of a validator',
  question: 'validator',
  rows: ({ credits }) => credits,
  columns: EPOCH_CREDIT_COLUMNS,
});
