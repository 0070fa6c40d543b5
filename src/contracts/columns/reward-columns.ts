import type { Wire } from '#std/json';
import type { BlockAnswer } from '../answers.ts';
import { defineColumns } from './define-columns.ts';

type Reward = Extract<Wire<BlockAnswer>, { readonly kind: 'found' }>['rewards'][number];

/** Rewards of a block, and those of the first block of an epoch. */
export const REWARD_COLUMNS = defineColumns<Reward>()(({ address, number, sol, words }) => [
  address('address', 'Address', (reward) => reward.address),
  words('kind', 'Kind', ({ kind }) => kind),
  sol('reward', 'Reward (SOL)', ({ lamports }) => lamports),
  sol('balanceAfter', 'Balance after (SOL)', ({ balanceAfter }) => balanceAfter),
  number('commission', 'Commission (%)', ({ commission }) => commission),
]);
