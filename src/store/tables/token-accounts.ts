import { defineRollupTable } from '../define-table.ts';

export default defineRollupTable({
  name: 'tokenAccounts',
  about: 'What a token account held after the newest transaction that touched it.',
  columns: {
    account: 'address',
    mint: 'address',
    owner: 'address?',
    amount: 'uint',
    firstSlot: 'integer',
    slot: 'integer',
    time: 'integer',
  },
  key: ['account', 'mint'],
  indexes: [
    ['mint', 'amount'],
    ['owner', 'mint'],
  ],
  merge: { owner: 'last', amount: 'last', firstSlot: 'first', slot: 'last', time: 'last' },
  shardBy: 'mint',
});
