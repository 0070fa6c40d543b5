import tokenAccounts from '#store/tables/token-accounts';
import { defineRollup } from './define-rollup.ts';

export default defineRollup({
  table: tokenAccounts,
  followedColumns: ['amount'],
  *rows({ block, tokenAccounts: states }) {
    for (const { account, mint, owner, amount } of states) {
      yield { account, mint, owner, amount, firstSlot: block.slot, slot: block.slot, time: block.time };
    }
  },
});
