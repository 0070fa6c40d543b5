import { REWARD_COLUMNS } from '#contracts/columns/reward-columns';
import { defineList } from './define-list.ts';

export default defineList({
  key: 'blockRewards',
  title: 'Rewards of a block',
  question: 'block',
  rows: ({ rewards }) => rewards,
  columns: REWARD_COLUMNS,
});
