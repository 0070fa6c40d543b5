// Written by `npm run gen`. Do not edit.
import account from './account.ts';
import accountHistory from './account-history.ts';
import agentQuality from './agent-quality.ts';
import analytics from './analytics.ts';
import anomalies from './anomalies.ts';
import balanceHistory from './balance-history.ts';
import block from './block.ts';
import blockTransactions from './block-transactions.ts';
import blocks from './blocks.ts';
import bulk from './bulk.ts';
import changelog from './changelog.ts';
import clusters from './clusters.ts';
import compressedNft from './compressed-nft.ts';
import conversion from './conversion.ts';
import defiCategory from './defi-category.ts';
import defiOverview from './defi-overview.ts';
import deployments from './deployments.ts';
import derivedAddress from './derived-address.ts';
import document from './document.ts';
import documents from './documents.ts';
import encoding from './encoding.ts';
import epoch from './epoch.ts';
import explanation from './explanation.ts';
import explore from './explore.ts';
import failures from './failures.ts';
import featureGates from './feature-gates.ts';
import forecast from './forecast.ts';
import forecasts from './forecasts.ts';
import funding from './funding.ts';
import home from './home.ts';
import indexHealth from './index-health.ts';
import inspection from './inspection.ts';
import launches from './launches.ts';
import leaders from './leaders.ts';
import market from './market.ts';
import marketCandles from './market-candles.ts';
import marketDepth from './market-depth.ts';
import marketTrades from './market-trades.ts';
import markets from './markets.ts';
import monitoring from './monitoring.ts';
import networks from './networks.ts';
import news from './news.ts';
import operation from './operation.ts';
import ownTrades from './own-trades.ts';
import priceAt from './price-at.ts';
import profit from './profit.ts';
import program from './program.ts';
import programBinary from './program-binary.ts';
import programInterface from './program-interface.ts';
import programUse from './program-use.ts';
import programs from './programs.ts';
import queries from './queries.ts';
import query from './query.ts';
import quote from './quote.ts';
import rate from './rate.ts';
import rawTransaction from './raw-transaction.ts';
import reference from './reference.ts';
import sandwiches from './sandwiches.ts';
import screener from './screener.ts';
import search from './search.ts';
import skippedSlots from './skipped-slots.ts';
import slotFees from './slot-fees.ts';
import solana from './solana.ts';
import stakes from './stakes.ts';
import summaries from './summaries.ts';
import swapTransaction from './swap-transaction.ts';
import token from './token.ts';
import tokenAccounts from './token-accounts.ts';
import tokenFile from './token-file.ts';
import tokenHolderClasses from './token-holder-classes.ts';
import tokenHolders from './token-holders.ts';
import tokenMarket from './token-market.ts';
import tokenRisk from './token-risk.ts';
import tokens from './tokens.ts';
import traderProfits from './trader-profits.ts';
import transaction from './transaction.ts';
import trends from './trends.ts';
import unlocks from './unlocks.ts';
import validator from './validator.ts';
import validators from './validators.ts';
import wallet from './wallet.ts';
import walletActivity from './wallet-activity.ts';
import walletFlows from './wallet-flows.ts';

export const endpoints = [
  account,
  accountHistory,
  agentQuality,
  analytics,
  anomalies,
  balanceHistory,
  block,
  blockTransactions,
  blocks,
  bulk,
  changelog,
  clusters,
  compressedNft,
  conversion,
  defiCategory,
  defiOverview,
  deployments,
  derivedAddress,
  document,
  documents,
  encoding,
  epoch,
  explanation,
  explore,
  failures,
  featureGates,
  forecast,
  forecasts,
  funding,
  home,
  indexHealth,
  inspection,
  launches,
  leaders,
  market,
  marketCandles,
  marketDepth,
  marketTrades,
  markets,
  monitoring,
  networks,
  news,
  operation,
  ownTrades,
  priceAt,
  profit,
  program,
  programBinary,
  programInterface,
  programUse,
  programs,
  queries,
  query,
  quote,
  rate,
  rawTransaction,
  reference,
  sandwiches,
  screener,
  search,
  skippedSlots,
  slotFees,
  solana,
  stakes,
  summaries,
  swapTransaction,
  token,
  tokenAccounts,
  tokenFile,
  tokenHolderClasses,
  tokenHolders,
  tokenMarket,
  tokenRisk,
  tokens,
  traderProfits,
  transaction,
  trends,
  unlocks,
  validator,
  validators,
  wallet,
  walletActivity,
  walletFlows,
] as const;
