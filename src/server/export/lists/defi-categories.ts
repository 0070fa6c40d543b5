import { toWindowText } from '../window-text.ts';
import { defineList } from './define-list.ts';

export default defineList({
  key: 'defiCategories',
  title: 'DeFi categories',
  question: 'defiOverview',
  rows: ({ categories }) => categories,
  window: ({ coverage, span }) => toWindowText(coverage, span.window),
  columns: ({ number, sol, text, usd }) => [
    text('category', 'Category', ({ category }) => category),
    number('listed', 'Protocols listed', ({ listed }) => listed),
    number('active', 'Protocols called', ({ active }) => active),
    number('programs', 'Programs', ({ programs }) => programs),
    number('calls', 'Calls', ({ use }) => use.calls),
    number('callsChange', 'Change of calls', ({ trend }) => trend.calls),
    number('transactions', 'Transactions', ({ use }) => use.transactions),
    number('failed', 'Failed', ({ use }) => use.failed),
    sol('fees', 'Fees (SOL)', ({ use }) => use.feeLamports),
    usd('volumeUsd', 'Volume (USD)', ({ use }) => use.microUsd),
    number('volumeChange', 'Change of volume', ({ trend }) => trend.microUsd),
  ],
});
