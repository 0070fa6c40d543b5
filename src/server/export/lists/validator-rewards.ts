import { EPOCH_REWARD_COLUMNS } from '#contracts/columns/validator-columns';
import { defineList } from './define-list.ts';

export default defineList({
  key: 'validatorRewards',
  title: 'Rewards of a validator',
  question: 'validator',
  rows: ({ rewards }) => rewards,
  columns: EPOCH_REWARD_COLUMNS,
});
