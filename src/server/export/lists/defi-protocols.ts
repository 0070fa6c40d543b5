import { PROTOCOL_COLUMNS } from '#contracts/columns/protocol-columns';
import { toWindowText } from '../window-text.ts';
import { defineList } from './define-list.ts';

export default defineList({
  key: 'defiProtocols',
  title: 'Protocols of a DeFi category',
  question: 'defiCategory',
  columns: PROTOCOL_COLUMNS,
  rows: ({ protocols }) => protocols,
  window: ({ coverage, span }) => toWindowText(coverage, span.window, span.from),
});
