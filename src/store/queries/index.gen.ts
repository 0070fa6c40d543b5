// Written by `npm run gen`. Do not edit.
import analytics from './analytics.ts';
import bulk from './bulk.ts';
import coverage from './coverage.ts';
import defi from './defi.ts';
import defiMarkets from './defi-markets.ts';
import freeQuery from './free-query.ts';
import launches from './launches.ts';
import live from './live.ts';
import marketsList from './markets-list.ts';
import monitoring from './monitoring.ts';
import prices from './prices.ts';
import screener from './screener.ts';
import tokenHolders from './token-holders.ts';
import tokenMarket from './token-market.ts';
import tokenRisk from './token-risk.ts';
import tokens from './tokens.ts';
import trades from './trades.ts';
import trends from './trends.ts';

export const queries = [
  analytics,
  bulk,
  coverage,
  defi,
  defiMarkets,
  freeQuery,
  launches,
  live,
  marketsList,
  monitoring,
  prices,
  screener,
  tokenHolders,
  tokenMarket,
  tokenRisk,
  tokens,
  trades,
  trends,
] as const;
