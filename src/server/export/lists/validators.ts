import { defineList } from './define-list.ts';

export default defineList({
  key: 'validators',
  title: 'Validators',
  question: 'validators',
  rows: ({ rows }) => rows,
  next: ({ page, pages }) => (page < pages ? { page: String(page + 1) } : undefined),
  total: ({ matching }) => matching,
  window: ({ epoch }) => `epoch ${epoch.epoch}`,
  columns: ({ address, flag, number, sol, text }) => [
    number('rank', 'Rank', ({ rank }) => rank),
    address('vote', 'Vote account', ({ vote }) => vote),
    address('identity', 'Identity', ({ identity }) => identity),
    text('name', 'Name', ({ name }) => name),
    sol('stake', 'Stake (SOL)', ({ stakeLamports }) => stakeLamports),
    number('share', 'Share of stake', ({ share }) => share),
    flag('superminority', 'Superminority', ({ superminority }) => superminority),
    number('commission', 'Commission (%)', ({ commissionBps }) => commissionBps / 100),
    number('lastVote', 'Last vote', ({ lastVote }) => lastVote),
    number('rootSlot', 'Root', ({ rootSlot }) => rootSlot),
    number('voteLag', 'Slots behind', ({ voteLag }) => voteLag),
    number('credits', 'Credits', ({ credits }) => credits),
    text('version', 'Version', ({ version }) => version),
    text('client', 'Client', ({ client }) => client),
    flag('delinquent', 'Delinquent', ({ delinquent }) => delinquent),
  ],
});
