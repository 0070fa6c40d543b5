// Written by `npm run gen`. Do not edit.
import compute from './compute.ts';
import convert from './convert.ts';
import deriveAddress from './derive-address.ts';
import encode from './encode.ts';
import explainFailure from './explain-failure.ts';
import findTransfers from './find-transfers.ts';
import getAccount from './get-account.ts';
import getBalanceHistory from './get-balance-history.ts';
import getBlock from './get-block.ts';
import getCandles from './get-candles.ts';
import getEpoch from './get-epoch.ts';
import getFees from './get-fees.ts';
import getFunding from './get-funding.ts';
import getHolders from './get-holders.ts';
import getLeaders from './get-leaders.ts';
import getLender from './get-lender.ts';
import getLiquidStaking from './get-liquid-staking.ts';
import getMarket from './get-market.ts';
import getNetwork from './get-network.ts';
import getNft from './get-nft.ts';
import getOrderbook from './get-orderbook.ts';
import getPerpetuals from './get-perpetuals.ts';
import getPool from './get-pool.ts';
import getPortfolio from './get-portfolio.ts';
import getPriceAt from './get-price-at.ts';
import getProfit from './get-profit.ts';
import getProgram from './get-program.ts';
import getQuote from './get-quote.ts';
import getRateAt from './get-rate-at.ts';
import getStakes from './get-stakes.ts';
import getSupply from './get-supply.ts';
import getToken from './get-token.ts';
import getTokenAccounts from './get-token-accounts.ts';
import getTransaction from './get-transaction.ts';
import getValidator from './get-validator.ts';
import listAnomalies from './list-anomalies.ts';
import listArbitrage from './list-arbitrage.ts';
import listBlockTransactions from './list-block-transactions.ts';
import listDeployments from './list-deployments.ts';
import listFailures from './list-failures.ts';
import listFeatureGates from './list-feature-gates.ts';
import listLaunches from './list-launches.ts';
import listMultisigs from './list-multisigs.ts';
import listPriceFeeds from './list-price-feeds.ts';
import listPrograms from './list-programs.ts';
import listProtocols from './list-protocols.ts';
import listSandwiches from './list-sandwiches.ts';
import listSkippedSlots from './list-skipped-slots.ts';
import listTokens from './list-tokens.ts';
import listTraders from './list-traders.ts';
import listTrades from './list-trades.ts';
import listTransactions from './list-transactions.ts';
import listTransfers from './list-transfers.ts';
import listValidators from './list-validators.ts';
import queryIndex from './query-index.ts';
import resolve from './resolve.ts';
import searchDocs from './search-docs.ts';

export const tools = [
  compute,
  convert,
  deriveAddress,
  encode,
  explainFailure,
  findTransfers,
  getAccount,
  getBalanceHistory,
  getBlock,
  getCandles,
  getEpoch,
  getFees,
  getFunding,
  getHolders,
  getLeaders,
  getLender,
  getLiquidStaking,
  getMarket,
  getNetwork,
  getNft,
  getOrderbook,
  getPerpetuals,
  getPool,
  getPortfolio,
  getPriceAt,
  getProfit,
  getProgram,
  getQuote,
  getRateAt,
  getStakes,
  getSupply,
  getToken,
  getTokenAccounts,
  getTransaction,
  getValidator,
  listAnomalies,
  listArbitrage,
  listBlockTransactions,
  listDeployments,
  listFailures,
  listFeatureGates,
  listLaunches,
  listMultisigs,
  listPriceFeeds,
  listPrograms,
  listProtocols,
  listSandwiches,
  listSkippedSlots,
  listTokens,
  listTraders,
  listTrades,
  listTransactions,
  listTransfers,
  listValidators,
  queryIndex,
  resolve,
  searchDocs,
] as const;
