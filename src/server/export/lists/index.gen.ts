// Written by `npm run gen`. Do not edit.
import accountHistory from './account-history.ts';
import anomalies from './anomalies.ts';
import blockPrograms from './block-programs.ts';
import blockRewards from './block-rewards.ts';
import blockTransactions from './block-transactions.ts';
import blocks from './blocks.ts';
import defiCategories from './defi-categories.ts';
import defiLargest from './defi-largest.ts';
import defiPools from './defi-pools.ts';
import defiProtocols from './defi-protocols.ts';
import epochLeaders from './epoch-leaders.ts';
import epochRewards from './epoch-rewards.ts';
import featureGates from './feature-gates.ts';
import holdings from './holdings.ts';
import indexQuery from './index-query.ts';
import launches from './launches.ts';
import marketCandles from './market-candles.ts';
import marketTrades from './market-trades.ts';
import markets from './markets.ts';
import networks from './networks.ts';
import newestTransactions from './newest-transactions.ts';
import ownTrades from './own-trades.ts';
import programTrends from './program-trends.ts';
import programs from './programs.ts';
import queries from './queries.ts';
import screener from './screener.ts';
import tokenHolders from './token-holders.ts';
import tokenMarkets from './token-markets.ts';
import tokens from './tokens.ts';
import validatorCredits from './validator-credits.ts';
import validatorRewards from './validator-rewards.ts';
import validators from './validators.ts';

export const lists = [
  accountHistory,
  anomalies,
  blockPrograms,
  blockRewards,
  blockTransactions,
  blocks,
  defiCategories,
  defiLargest,
  defiPools,
  defiProtocols,
  epochLeaders,
  epochRewards,
  featureGates,
  holdings,
  indexQuery,
  launches,
  marketCandles,
  marketTrades,
  markets,
  networks,
  newestTransactions,
  ownTrades,
  programTrends,
  programs,
  queries,
  screener,
  tokenHolders,
  tokenMarkets,
  tokens,
  validatorCredits,
  validatorRewards,
  validators,
] as const;
