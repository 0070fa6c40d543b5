import chainSpans from '#store/tables/chain-spans';
import userSpans from '#store/tables/user-spans';
import users from '#store/tables/users';
import { CHAIN_WIDTHS } from '../spans/chain-widths.ts';
import { toBucketStart } from '#std/time-bucket';
import { defineRollup } from './define-rollup.ts';

const NOTHING = {
  blocks: 0,
  skipped: 0,
  transactions: 0,
  votes: 0,
  failed: 0,
  feeLamports: 0n,
  priorityFeeLamports: 0n,
  computeUnits: 0,
  swaps: 0,
  transfers: 0,
  tokenMints: 0,
  microUsd: 0n,
  users: 0,
  newUsers: 0,
};

export default defineRollup({
  table: chainSpans,
  *rows({ block, skippedSlots }) {
    for (const width of CHAIN_WIDTHS) {
      yield {
        width,
        bucket: toBucketStart(block.time, width),
        blocks: 1,
        skipped: skippedSlots.length,
        transactions: block.transactions,
        votes: block.votes,
        failed: block.failed,
        feeLamports: block.feeLamports,
        priorityFeeLamports: block.priorityFeeLamports,
        computeUnits: block.computeUnits,
        swaps: block.swaps,
        transfers: block.transfers,
        tokenMints: block.tokenMints,
        microUsd: block.microUsd,
        users: 0,
        newUsers: 0,
        firstTime: block.time,
        lastTime: block.time,
      };
    }
  },
  follows: {
    tables: [userSpans.name, users.name],
    *rows(changes, { block }) {
      const times = { firstTime: block.time, lastTime: block.time };
      for (const { before, after } of changes(userSpans.name)) {
        if (before !== undefined) continue;
        const { width, bucket } = after as { width: number; bucket: number }; // its key
        yield { ...NOTHING, ...times, width, bucket, users: 1 };
      }
      for (const { before } of changes(users.name)) {
        if (before !== undefined) continue;
        for (const width of CHAIN_WIDTHS) {
          yield { ...NOTHING, ...times, width, bucket: toBucketStart(block.time, width), newUsers: 1 };
        }
      }
    },
  },
});
