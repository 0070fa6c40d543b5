import type { Wire } from '#std/json';
import type { EpochAnswer } from '../network/epochs.ts';
import { defineColumns } from './define-columns.ts';

type Found = Extract<Wire<EpochAnswer>, { readonly kind: 'found' }>;

export const LEADER_COLUMNS = defineColumns<NonNullable<Found['schedule']>['top'][number]>()(
  ({ address, count, share, text }) => [
    address('identity', 'Identity', ({ identity }) => identity),
    text('name', 'Name', ({ name }) => name),
    address('vote', 'Vote account', ({ vote }) => vote),
    count('slots', 'Slots', ({ slots }) => slots),
    share('share', 'Share', (row) => row.share),
  ],
);
