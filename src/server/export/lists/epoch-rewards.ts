import { REWARD_COLUMNS } from '#contracts/columns/reward-columns';
import { defineList } from './define-list.ts';

export default defineList({
  key: 'epochRewards',
  title: 'Largest rewards of an epoch',
  question: 'epoch',
  rows: ({ rewards }) => rewards?.top ?? [],
  window: ({ epoch }) => `epoch ${epoch}`,
  cut: ({ rewards, rewardsMissing }) =>
    rewards === undefined
      ? (rewardsMissing ?? 'The rewards are not known.')
      : 'The largest twenty are listed.',
  columns: REWARD_COLUMNS,
});
