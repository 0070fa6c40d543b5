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
  columns: ({ address, number, sol, text }) => [
    address('address', 'Address', (reward) => reward.address),
    text('kind', 'Kind', ({ kind }) => kind),
    sol('reward', 'Reward (SOL)', ({ lamports }) => lamports),
    sol('balanceAfter', 'Balance after (SOL)', ({ balanceAfter }) => balanceAfter),
    number('commission', 'Commission (%)', ({ commission }) => commission),
  ],
});
