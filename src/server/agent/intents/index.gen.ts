// Written by `npm run gen`. Do not edit.
import refusePrediction from './refuse-prediction.ts';
import txExplain from './tx-explain.ts';
import txFee from './tx-fee.ts';

export const intents = [
  refusePrediction,
  txExplain,
  txFee,
] as const;
