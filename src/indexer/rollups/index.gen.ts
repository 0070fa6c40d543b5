// Written by `npm run gen`. Do not edit.
import candles from './candles.ts';
import chainSpans from './chain-spans.ts';
import cohorts from './cohorts.ts';
import failureSpans from './failure-spans.ts';
import instructionSpans from './instruction-spans.ts';
import launchTraders from './launch-traders.ts';
import launches from './launches.ts';
import marketLiquiditySpans from './market-liquidity-spans.ts';
import markets from './markets.ts';
import programSpans from './program-spans.ts';
import programUsers from './program-users.ts';
import referencePrices from './reference-prices.ts';
import routeSpans from './route-spans.ts';
import supplySpans from './supply-spans.ts';
import tokenAccounts from './token-accounts.ts';
import tokenSpans from './token-spans.ts';
import tokens from './tokens.ts';
import userSpans from './user-spans.ts';
import users from './users.ts';

export const rollups = [
  candles,
  chainSpans,
  cohorts,
  failureSpans,
  instructionSpans,
  launchTraders,
  launches,
  marketLiquiditySpans,
  markets,
  programSpans,
  programUsers,
  referencePrices,
  routeSpans,
  supplySpans,
  tokenAccounts,
  tokenSpans,
  tokens,
  userSpans,
  users,
] as const;
