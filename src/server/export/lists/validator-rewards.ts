import { defineList } from './define-list.ts';

export default defineList({
  key: 'validatorRewards',
  title: 'Rewards of a validator',
  question: 'validator',
  rows: ({ rewards }) => rewards,
  columns: ({ number, sol, text }) => [
    number('epoch', 'Epoch', ({ epoch }) => epoch),
    sol('reward', 'Reward (SOL)', ({ lamports }) => lamports),
    number('commission', 'Commission (%)', ({ commission }) => commission),
    text('missing', 'Not known because', ({ missing }) => missing),
  ],
});
