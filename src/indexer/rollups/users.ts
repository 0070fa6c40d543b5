import users from '#store/tables/users';
import { defineRollup } from './define-rollup.ts';

export default defineRollup({
  table: users,
  followedColumns: ['firstTime'],
  *rows({ block, users: active }) {
    for (const { wallet, transactions, failed, feeLamports } of active) {
      yield {
        wallet,
        firstSlot: block.slot,
        firstTime: block.time,
        lastTime: block.time,
        transactions,
        failed,
        feeLamports,
      };
    }
  },
});
