import { PROTOCOL_COLUMNS } from '../list-columns/protocol-columns.ts';
import { toWindowText } from '../list-columns/window-text.ts';
import { defineList } from './define-list.ts';

export default defineList({
  key: 'defiLargest',
  title: 'Largest DeFi protocols',
  question: 'defiOverview',
  columns: () => PROTOCOL_COLUMNS,
  rows: ({ protocols }) => protocols,
  window: ({ coverage, span }) => toWindowText(coverage, span.window),
  cut: () => 'The largest protocols are listed.',
});
