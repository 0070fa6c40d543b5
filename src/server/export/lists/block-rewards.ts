import { defineList } from './define-list.ts';

export default defineList({
  key: 'blockRewards',
  title: 'Rewards of a block',
  question: 'block',
  rows: ({ rewards }) => rewards,
  columns: ({ address, number, sol, text }) => [
    address('address', 'Address', (reward) => reward.address),
    text('kind', 'Kind', ({ kind }) => kind),
    sol('reward', 'Reward (SOL)', ({ lamports }) => lamports),
    sol('balanceAfter', 'Balance after (SOL)', ({ balanceAfter }) => balanceAfter),
    number('commission', 'Commission (%)', ({ commission }) => commission),
  ],
});
