import { PROTOCOL_COLUMNS } from '#contracts/columns/protocol-columns';
import { toWindowText } from '../window-text.ts';
import { defineList } from './define-list.ts';

export default defineList({
  key: 'defiLargest',
  title: 'Largest DeFi protocols',
  question: 'defiOverview',
  columns: PROTOCOL_COLUMNS,
  rows: ({ protocols }) => protocols,
  window: ({ coverage, span }) => toWindowText(coverage, span.window, span.from),
  cut: () => 'The largest protocols are listed.',
});
