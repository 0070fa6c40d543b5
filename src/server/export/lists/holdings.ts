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
  columns: ({ address, flag, integer, number, text }) => [
    address('account', 'Token account', (row) => row.account),
    address('mint', 'Mint', (row) => row.mint),
    text('symbol', 'Symbol', (row, names) => names.tokens[row.mint]?.symbol),
    integer('amount', 'Amount (smallest units)', (row) => row.amount),
    number('decimals', 'Decimals', (row) => row.decimals),
    address('tokenProgram', 'Token program', (row) => row.tokenProgram),
    flag('frozen', 'Frozen', (row) => row.frozen ?? false),
    address('delegate', 'Delegate', (row) => row.delegate),
  ],
});
