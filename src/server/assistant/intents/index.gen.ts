// Written by `npm run gen`. Do not edit.
import acctCompare from './acct-compare.ts';
import acctCounterparties from './acct-counterparties.ts';
import acctDomain from './acct-domain.ts';
import acctFailedRate from './acct-failed-rate.ts';
import acctFeesPaid from './acct-fees-paid.ts';
import acctFirstLast from './acct-first-last.ts';
import acctFlowSum from './acct-flow-sum.ts';
import acctOverview from './acct-overview.ts';
import acctOwnerAuthority from './acct-owner-authority.ts';
import acctPortfolio from './acct-portfolio.ts';
import acctRecent from './acct-recent.ts';
import acctSolBalance from './acct-sol-balance.ts';
import acctTokenBalance from './acct-token-balance.ts';
import acctTrace from './acct-trace.ts';
import acctTrades from './acct-trades.ts';
import acctTransferBetween from './acct-transfer-between.ts';
import blockOverview from './block-overview.ts';
import capabilities from './capabilities.ts';
import helpConcept from './help-concept.ts';
import netAnomalies from './net-anomalies.ts';
import netDefi from './net-defi.ts';
import netPrograms from './net-programs.ts';
import netStatus from './net-status.ts';
import netValidators from './net-validators.ts';
import outOfScope from './out-of-scope.ts';
import progOverview from './prog-overview.ts';
import progUpgradeVerify from './prog-upgrade-verify.ts';
import refuseAction from './refuse-action.ts';
import refuseIdentity from './refuse-identity.ts';
import refusePrediction from './refuse-prediction.ts';
import refuseSecret from './refuse-secret.ts';
import smalltalk from './smalltalk.ts';
import tokenAuthorityRisk from './token-authority-risk.ts';
import tokenChange from './token-change.ts';
import tokenChart from './token-chart.ts';
import tokenFresh from './token-fresh.ts';
import tokenHolders from './token-holders.ts';
import tokenMovers from './token-movers.ts';
import tokenOverview from './token-overview.ts';
import tokenPrice from './token-price.ts';
import tokenTrades from './token-trades.ts';
import tokenVolumeLiquidity from './token-volume-liquidity.ts';
import txBalanceChanges from './tx-balance-changes.ts';
import txCompute from './tx-compute.ts';
import txExplain from './tx-explain.ts';
import txFailure from './tx-failure.ts';
import txFee from './tx-fee.ts';
import txPrograms from './tx-programs.ts';
import txSafety from './tx-safety.ts';
import txSigners from './tx-signers.ts';
import txStatus from './tx-status.ts';
import txSwapPrice from './tx-swap-price.ts';
import txTime from './tx-time.ts';
import txTransfers from './tx-transfers.ts';
import validatorOverview from './validator-overview.ts';

export const intents = [
  acctCompare,
  acctCounterparties,
  acctDomain,
  acctFailedRate,
  acctFeesPaid,
  acctFirstLast,
  acctFlowSum,
  acctOverview,
  acctOwnerAuthority,
  acctPortfolio,
  acctRecent,
  acctSolBalance,
  acctTokenBalance,
  acctTrace,
  acctTrades,
  acctTransferBetween,
  blockOverview,
  capabilities,
  helpConcept,
  netAnomalies,
  netDefi,
  netPrograms,
  netStatus,
  netValidators,
  outOfScope,
  progOverview,
  progUpgradeVerify,
  refuseAction,
  refuseIdentity,
  refusePrediction,
  refuseSecret,
  smalltalk,
  tokenAuthorityRisk,
  tokenChange,
  tokenChart,
  tokenFresh,
  tokenHolders,
  tokenMovers,
  tokenOverview,
  tokenPrice,
  tokenTrades,
  tokenVolumeLiquidity,
  txBalanceChanges,
  txCompute,
  txExplain,
  txFailure,
  txFee,
  txPrograms,
  txSafety,
  txSigners,
  txStatus,
  txSwapPrice,
  txTime,
  txTransfers,
  validatorOverview,
] as const;
