import { TRANSACTION_COLUMNS } from '#contracts/columns/transaction-columns';
import { toInstantText } from '#contracts/text/value-text';
import { defineList, type FoundAnswer } from './define-list.ts';

export default defineList({
  key: 'accountHistory',
  title: 'Transactions of an account',
  question: 'accountHistory',
  page: { limit: '100' },
  columns: TRANSACTION_COLUMNS,
  rows: ({ rows }) => rows,
  names: ({ names }) => names,
  next: ({ nextCursor }) => (nextCursor === undefined ? undefined : { cursor: nextCursor }),
  total: ({ total }) => (total?.exact ? total.count : undefined),
  window: (answer) => toFilterWindow(answer) ?? answer.coverage,
  cut: ({ picked }) =>
    picked === undefined || picked.unread === 0
      ? undefined
      : 'Some transactions could not be read and are left out, whether or not they match the filter.',
});

/** Which filter the rows of every page were picked with, and from what; `undefined` without one. */
function toFilterWindow({ picked }: FoundAnswer<'accountHistory'>): string | undefined {
  if (picked === undefined) return undefined;
  const since = picked.since === undefined ? '' : ` since ${toInstantText(picked.since)}`;
  return picked.source === 'index'
    ? `filter: ${picked.filter}; trades, and transfers above dust outside of trades, of the index${since}`
    : `filter: ${picked.filter}; the history the node has of the address`;
}
