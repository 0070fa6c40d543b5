import cohorts from '#store/tables/cohorts';
import userSpans from '#store/tables/user-spans';
import users from '#store/tables/users';
import { COHORT_WIDTHS } from '../spans/chain-widths.ts';
import { toBucketStart } from '#std/time-bucket';
import { defineRollup } from './define-rollup.ts';

export default defineRollup({
  table: cohorts,
  follows: {
    tables: [userSpans.name, users.name],
    *rows(changes) {
      const firstTimes = new Map(
        changes(users.name).map(({ after }) => [after['wallet'] as string, after['firstTime'] as number]), // its columns
      );
      for (const { before, after } of changes(userSpans.name)) {
        const { width, bucket, wallet } = after as { width: number; bucket: number; wallet: string }; // its key
        const firstTime = firstTimes.get(wallet);
        if (before !== undefined || firstTime === undefined || !COHORT_WIDTHS.some((one) => one === width))
          continue;
        yield { width, first: toBucketStart(firstTime, width), bucket, users: 1 };
      }
    },
  },
});
