// Written by `npm run gen`. Do not edit.
import addressPoisoning from './address-poisoning.ts';
import airdrops from './airdrops.ts';
import arbitrage from './arbitrage.ts';
import curveLaunches from './curve-launches.ts';
import durableNonces from './durable-nonces.ts';
import failures from './failures.ts';
import lending from './lending.ts';
import liquidStaking from './liquid-staking.ts';
import liquidity from './liquidity.ts';
import lookupTables from './lookup-tables.ts';
import memos from './memos.ts';
import multisigs from './multisigs.ts';
import orderbooks from './orderbooks.ts';
import payrolls from './payrolls.ts';
import peerTrades from './peer-trades.ts';
import perpetuals from './perpetuals.ts';
import poolTrades from './pool-trades.ts';
import presales from './presales.ts';
import priceFeeds from './price-feeds.ts';
import programDeploys from './program-deploys.ts';
import programHandovers from './program-handovers.ts';
import routedSwaps from './routed-swaps.ts';
import rugPulls from './rug-pulls.ts';
import sandwiches from './sandwiches.ts';
import solTransfers from './sol-transfers.ts';
import stablecoinPayments from './stablecoin-payments.ts';
import staking from './staking.ts';
import token2022Launches from './token-2022-launches.ts';
import token2022Upkeep from './token-2022-upkeep.ts';
import tokenLaunches from './token-launches.ts';
import tokenTransfers from './token-transfers.ts';
import tokenUpkeep from './token-upkeep.ts';
import versionOne from './version-one.ts';
import wrappedSol from './wrapped-sol.ts';

export const scenarios = [
  addressPoisoning,
  airdrops,
  arbitrage,
  curveLaunches,
  durableNonces,
  failures,
  lending,
  liquidStaking,
  liquidity,
  lookupTables,
  memos,
  multisigs,
  orderbooks,
  payrolls,
  peerTrades,
  perpetuals,
  poolTrades,
  presales,
  priceFeeds,
  programDeploys,
  programHandovers,
  routedSwaps,
  rugPulls,
  sandwiches,
  solTransfers,
  stablecoinPayments,
  staking,
  token2022Launches,
  token2022Upkeep,
  tokenLaunches,
  tokenTransfers,
  tokenUpkeep,
  versionOne,
  wrappedSol,
] as const;
