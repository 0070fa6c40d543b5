import { defineList } from './define-list.ts';

export default defineList({
  key: 'blocks',
  title: 'Blocks',
  question: 'blocks',
  page: { limit: '50' },
  rows: ({ blocks }) => blocks,
  // A node that has pruned its ledger ends earlier; this is only how far there is to go.
  total: ({ blocks }) => (blocks[0] === undefined ? undefined : blocks[0].slot + 1),
  next: ({ nextBefore }) => (nextBefore === undefined ? undefined : { before: String(nextBefore) }),
  columns: ({ address, flag, number, sol, text, time }) => [
    number('slot', 'Slot', ({ slot }) => slot),
    text('blockhash', 'Blockhash', ({ blockhash }) => blockhash),
    time('time', 'Time', ({ blockTime }) => blockTime),
    number('blockHeight', 'Height', ({ blockHeight }) => blockHeight),
    address('leader', 'Leader', ({ leader }) => leader),
    number('transactions', 'Transactions', ({ transactions }) => transactions),
    number('votes', 'Votes', ({ votes }) => votes),
    number('failed', 'Failed', ({ failed }) => failed),
    number('computeUnits', 'Compute units', ({ computeUnits }) => computeUnits),
    sol('fees', 'Fees (SOL)', ({ feeLamports }) => feeLamports),
    flag('skipped', 'Skipped', ({ skipped }) => skipped ?? false),
  ],
});
