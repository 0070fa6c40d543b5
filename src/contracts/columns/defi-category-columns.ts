import type { Wire } from '#std/json';
import type { DefiCategoryRow } from '../market/defi.ts';
import { defineColumns } from './define-columns.ts';

export const DEFI_CATEGORY_COLUMNS = defineColumns<Wire<DefiCategoryRow>>()(
  ({ change, count, sol, text, usd }) => [
    text('category', 'Category', ({ category }) => category),
    count('listed', 'Protocols listed', ({ listed }) => listed),
    count('active', 'Protocols called', ({ active }) => active),
    count('programs', 'Programs', ({ programs }) => programs),
    count('calls', 'Calls', ({ use }) => use.calls),
    change('callsChange', 'Change of calls', ({ trend }) => trend.calls),
    count('transactions', 'Transactions', ({ use }) => use.transactions),
    count('failed', 'Failed', ({ use }) => use.failed),
    sol('fees', 'Fees (SOL)', ({ use }) => use.feeLamports),
    usd('volumeUsd', 'Volume (USD)', ({ use }) => use.microUsd),
    change('volumeChange', 'Change of volume', ({ trend }) => trend.microUsd),
  ],
);
