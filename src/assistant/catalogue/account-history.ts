/** How many transactions an account is in: all of them, or those up to a moment or in an interval. */
import type { SubjectDefinition } from './define-subject.ts';

export const accountHistory: SubjectDefinition['measures'] = {
  transactions: {
    at: 'list_transactions /history/count',
    timed: 'list_transactions#window /within/count',
    beside: ['failed', 'firstTime'],
  },
  succeeded: {
    at: 'list_transactions /history/succeeded',
    timed: 'list_transactions#window /within/succeeded',
  },
  failed: {
    at: 'list_transactions /history/failed',
    timed: 'list_transactions#window /within/failed',
    beside: ['failedShare'],
  },
  failedShare: {
    at: 'list_transactions /history/failedShare',
    timed: 'list_transactions#window /within/failedShare',
    beside: ['failed', 'transactions'],
  },
};
