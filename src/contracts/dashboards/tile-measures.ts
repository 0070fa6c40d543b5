/** The single figures a tile can show: each is one part of the answer to a question of the API. */
import type { QuestionName } from '../api.ts';
import type { Parameter } from './dashboard.ts';

interface MeasureCard {
  readonly title: string;
  /** What it is about; left out for the whole chain. */
  readonly of?: Parameter;
  /** Whose answer it is read from. */
  readonly question: QuestionName;
  /** Whether it is of the window of the dashboard. */
  readonly inWindow?: true;
}

export const TILE_MEASURES = {
  slot: { title: 'Slot', question: 'home' },
  epochProgress: { title: 'Epoch', question: 'home' },
  transactionsPerSecond: { title: 'Transactions per second', question: 'home' },
  transactions: { title: 'Transactions', question: 'analytics', inWindow: true },
  failedShare: { title: 'Failed transactions', question: 'analytics', inWindow: true },
  fees: { title: 'Fees', question: 'analytics', inWindow: true },
  volume: { title: 'Volume', question: 'analytics', inWindow: true },
  activeUsers: { title: 'Active users', question: 'analytics', inWindow: true },
  newTokens: { title: 'New tokens', question: 'analytics', inWindow: true },
  activeStake: { title: 'Active stake', question: 'validators' },
  validatorCount: { title: 'Validators', question: 'validators' },
  tokenPrice: { title: 'Price', of: 'token', question: 'tokenMarket' },
  tokenChange: { title: 'Price change', of: 'token', question: 'tokenMarket', inWindow: true },
  tokenVolume: { title: 'Token volume', of: 'token', question: 'tokenMarket', inWindow: true },
  tokenSwaps: { title: 'Swaps', of: 'token', question: 'tokenMarket', inWindow: true },
  tokenHolders: { title: 'Holders', of: 'token', question: 'tokenMarket' },
  tokenLiquidity: { title: 'Liquidity', of: 'token', question: 'tokenMarket' },
  walletWorth: { title: 'Wallet value', of: 'wallet', question: 'wallet' },
  walletSol: { title: 'SOL balance', of: 'wallet', question: 'wallet' },
  walletHoldings: { title: 'Holdings', of: 'wallet', question: 'wallet' },
  programTransactions: { title: 'Transactions calling it', of: 'program', question: 'program' },
  programFailures: { title: 'Failed calls', of: 'program', question: 'program' },
  validatorStake: { title: 'Stake', of: 'validator', question: 'validator' },
  validatorRank: { title: 'Rank by stake', of: 'validator', question: 'validator' },
  validatorCommission: { title: 'Commission', of: 'validator', question: 'validator' },
  validatorSkipRate: { title: 'Skip rate', of: 'validator', question: 'validator' },
  validatorVoteLag: { title: 'Vote lag', of: 'validator', question: 'validator' },
  validatorCredits: { title: 'Credits this epoch', of: 'validator', question: 'validator' },
} as const satisfies Readonly<Record<string, MeasureCard>>;

export type MeasureKey = keyof typeof TILE_MEASURES;
export const MEASURE_KEYS = Object.keys(TILE_MEASURES) as readonly MeasureKey[]; // of the object above

export const measureOf = (key: MeasureKey): MeasureCard => TILE_MEASURES[key];
