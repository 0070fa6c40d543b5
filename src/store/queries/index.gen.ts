// Written by `npm run gen`. Do not edit.
import accountHistory from './account-history.ts';
import analytics from './analytics.ts';
import bulk from './bulk.ts';
import coverage from './coverage.ts';
import defi from './defi.ts';
import defiMarkets from './defi-markets.ts';
import failures from './failures.ts';
import freeQuery from './free-query.ts';
import launches from './launches.ts';
import live from './live.ts';
import marketsList from './markets-list.ts';
import monitoring from './monitoring.ts';
import prices from './prices.ts';
import programUse from './program-use.ts';
import screener from './screener.ts';
import tokenHolders from './token-holders.ts';
import tokenMarket from './token-market.ts';
import tokenRisk from './token-risk.ts';
import tokens from './tokens.ts';
import trades from './trades.ts';
import trends from './trends.ts';
import walletActivity from './wallet-activity.ts';

export const queries = [
  accountHistory,
  analytics,
  bulk,
  coverage,
  defi,
  defiMarkets,
  failures,
  freeQuery,
  launches,
  live,
  marketsList,
  monitoring,
  prices,
  programUse,
  screener,
  tokenHolders,
  tokenMarket,
  tokenRisk,
  tokens,
  trades,
  trends,
  walletActivity,
] as const;
