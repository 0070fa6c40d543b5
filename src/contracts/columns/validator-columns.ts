import type { Wire } from '#std/json';
import type { EpochCredits, EpochReward, ValidatorRow } from '../network/validators.ts';
import { defineColumns } from './define-columns.ts';

export const VALIDATOR_COLUMNS = defineColumns<Wire<ValidatorRow>>()(
  ({ address, count, flag, number, share, slot, sol, text }) => [
    count('rank', 'Rank', ({ rank }) => rank),
    address('vote', 'Vote account', ({ vote }) => vote),
    address('identity', 'Identity', ({ identity }) => identity),
    text('name', 'Name', ({ name }) => name),
    sol('stake', 'Stake (SOL)', ({ stakeLamports }) => stakeLamports),
    share('share', 'Share of stake', (row) => row.share),
    flag('superminority', 'Superminority', ({ superminority }) => superminority),
    number('commission', 'Commission (%)', ({ commissionBps }) => commissionBps / 100),
    slot('lastVote', 'Last vote', ({ lastVote }) => lastVote),
    slot('rootSlot', 'Root', ({ rootSlot }) => rootSlot),
    count('voteLag', 'Slots behind', ({ voteLag }) => voteLag, 'slots'),
    count('credits', 'Credits', ({ credits }) => credits),
    text('version', 'Version', ({ version }) => version),
    text('client', 'Client', ({ client }) => client),
    flag('delinquent', 'Delinquent', ({ delinquent }) => delinquent),
  ],
);

export const EPOCH_CREDIT_COLUMNS = defineColumns<Wire<EpochCredits>>()(({ count, number, share }) => [
  number('epoch', 'Epoch', ({ epoch }) => epoch),
  count('credits', 'Credits', ({ credits }) => credits),
  share('ofBest', 'vs best', ({ ofBest }) => ofBest),
]);

export const EPOCH_REWARD_COLUMNS = defineColumns<Wire<EpochReward>>()(({ number, sol, words }) => [
  number('epoch', 'Epoch', ({ epoch }) => epoch),
  sol('reward', 'Reward (SOL)', ({ lamports }) => lamports),
  number('commission', 'Commission (%)', ({ commission }) => commission),
  words('missing', 'Not known because', ({ missing }) => missing),
]);
