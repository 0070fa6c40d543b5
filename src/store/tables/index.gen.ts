// Written by `npm run gen`. Do not edit.
import anomalies from './anomalies.ts';
import authorityChanges from './authority-changes.ts';
import blocks from './blocks.ts';
import candles from './candles.ts';
import chainSpans from './chain-spans.ts';
import cohorts from './cohorts.ts';
import failureSpans from './failure-spans.ts';
import instructionSpans from './instruction-spans.ts';
import launchTraders from './launch-traders.ts';
import launches from './launches.ts';
import marketLiquiditySpans from './market-liquidity-spans.ts';
import marketRankings from './market-rankings.ts';
import markets from './markets.ts';
import programSpans from './program-spans.ts';
import programUsers from './program-users.ts';
import referencePrices from './reference-prices.ts';
import routeSpans from './route-spans.ts';
import skippedSlots from './skipped-slots.ts';
import stakeChanges from './stake-changes.ts';
import supplyChanges from './supply-changes.ts';
import supplySpans from './supply-spans.ts';
import swaps from './swaps.ts';
import tokenAccounts from './token-accounts.ts';
import tokenMints from './token-mints.ts';
import tokenRankings from './token-rankings.ts';
import tokenSpans from './token-spans.ts';
import tokens from './tokens.ts';
import transactions from './transactions.ts';
import transfers from './transfers.ts';
import userSpans from './user-spans.ts';
import users from './users.ts';

export const tables = [
  anomalies,
  authorityChanges,
  blocks,
  candles,
  chainSpans,
  cohorts,
  failureSpans,
  instructionSpans,
  launchTraders,
  launches,
  marketLiquiditySpans,
  marketRankings,
  markets,
  programSpans,
  programUsers,
  referencePrices,
  routeSpans,
  skippedSlots,
  stakeChanges,
  supplyChanges,
  supplySpans,
  swaps,
  tokenAccounts,
  tokenMints,
  tokenRankings,
  tokenSpans,
  tokens,
  transactions,
  transfers,
  userSpans,
  users,
] as const;
