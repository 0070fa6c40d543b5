/** The charts a tile can show besides those of queries. */
import type { Parameter } from './dashboard.ts';

interface ChartCard {
  readonly title: string;
  readonly of?: Parameter;
}

/** Keys of charts of the whole chain are those of the analytics page. */
export const TILE_CHARTS = {
  transactions: { title: 'Transactions per second' },
  failures: { title: 'Failure rate' },
  blocks: { title: 'Blocks per minute' },
  skips: { title: 'Skip rate' },
  fees: { title: 'Fees' },
  volume: { title: 'Volume' },
  users: { title: 'Active users' },
  tokenPrice: { title: 'Token price', of: 'token' },
  tokenVolume: { title: 'Token volume by time', of: 'token' },
  validatorRewards: { title: 'Rewards by epoch', of: 'validator' },
  validatorCredits: { title: 'Vote credits by epoch', of: 'validator' },
} as const satisfies Readonly<Record<string, ChartCard>>;

export type ChartKey = keyof typeof TILE_CHARTS;
export const CHART_KEYS = Object.keys(TILE_CHARTS) as readonly ChartKey[]; // of the object above

export const chartOf = (key: ChartKey): ChartCard => TILE_CHARTS[key];
