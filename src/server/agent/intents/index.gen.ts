// Written by `npm run gen`. Do not edit.
import refusePrediction from './refuse-prediction.ts';
import tokenChange from './token-change.ts';
import tokenChart from './token-chart.ts';
import tokenOverview from './token-overview.ts';
import tokenPrice from './token-price.ts';
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

export const intents = [
  refusePrediction,
  tokenChange,
  tokenChart,
  tokenOverview,
  tokenPrice,
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
] as const;
