import { HOLDING_COLUMNS } from '#contracts/columns/holding-columns';
import { defineList } from './define-list.ts';

export default defineList({
  key: 'holdings',
  title: 'Tokens of an account',
  question: 'account',
  rows: ({ holdings }) => holdings ?? [],
  names: ({ names }) => names,
  cut: ({ holdings, holdingsMissing, holdingsTruncated }) =>
    holdings === undefined
      ? (holdingsMissing ?? 'The node does not list them.')
      : holdingsTruncated
        ? 'The node gave only a part of them.'
        : undefined,
  columns: HOLDING_COLUMNS,
});
