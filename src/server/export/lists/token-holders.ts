import { defineList } from './define-list.ts';

export default defineList({
  key: 'tokenHolders',
  title: 'Largest holders of a token',
  question: 'tokenHolders',
  rows: ({ holders }) => holders,
  cut: () => 'A node lists the twenty largest token accounts, never all of them.',
  columns: ({ address, percent, flag, integer, text }) => [
    address('account', 'Token account', ({ account }) => account),
    integer('amount', 'Amount (smallest units)', ({ amount }) => amount),
    percent('share', 'Share (%)', ({ shareBasisPoints }) => shareBasisPoints),
    address('owner', 'Owner', ({ owner }) => owner),
    text('ownerKind', 'Owner is', ({ ownerKind }) => ownerKind),
    address('ownerProgram', 'Program of the owner', ({ ownerProgram }) => ownerProgram),
    flag('frozen', 'Frozen', ({ frozen }) => frozen ?? false),
  ],
});
