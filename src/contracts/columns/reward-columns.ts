import type { Wire } from '#std/json';
import type { Reward } from '../answers.ts';
import { defineColumns } from './define-columns.ts';

/** Rewards of a block, and those of the first block of an epoch. */
export const REWARD_COLUMNS = defineColumns<Wire<Reward>>()(({ address, number, sol, words }) => [
  address('address', 'Address', (reward) => reward.address),
  words('kind', 'Kind', ({ kind }) => kind),
  sol('reward', 'Reward (SOL)', ({ lamports }) => lamports),
  sol('balanceAfter', 'Balance after (SOL)', ({ balanceAfter }) => balanceAfter),
  number('commission', 'Commission (%)', ({ commission }) => commission),
]);
