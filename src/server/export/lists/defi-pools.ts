import { POOL_COLUMNS } from '#contracts/columns/pool-columns';
import { toWindowText } from '../window-text.ts';
import { defineList } from './define-list.ts';

export default defineList({
  key: 'defiPools',
  title: 'Pools of a DeFi category',
  question: 'defiCategory',
  rows: ({ pools }) => pools?.rows ?? [],
  window: ({ coverage, span }) => toWindowText(coverage, span.window),
  cut: ({ pools }) =>
    pools !== undefined && pools.traded > pools.rows.length
      ? `The first ${pools.rows.length} of ${pools.traded} pools are listed.`
      : undefined,
  columns: POOL_COLUMNS,
});
