import type { Wire } from '#std/json';
import type { TokenHolding } from '../answers.ts';
import { defineColumns } from './define-columns.ts';

export const HOLDING_COLUMNS = defineColumns<Wire<TokenHolding>>()(
  ({ address, flag, integer, number, text }) => [
    address('account', 'Token account', (row) => row.account),
    address('mint', 'Mint', (row) => row.mint),
    text('symbol', 'Symbol', (row, names) => names.tokens[row.mint]?.symbol),
    integer('amount', 'Amount (smallest units)', (row) => row.amount),
    number('decimals', 'Decimals', (row) => row.decimals),
    address('tokenProgram', 'Token program', (row) => row.tokenProgram),
    flag('frozen', 'Frozen', (row) => row.frozen ?? false),
    address('delegate', 'Delegate', (row) => row.delegate),
  ],
);
