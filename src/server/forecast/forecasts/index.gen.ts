// Written by `npm run gen`. Do not edit.
import compute from './compute.ts';
import epochEnd from './epoch-end.ts';
import fees from './fees.ts';
import graduation from './graduation.ts';
import load from './load.ts';
import priorityFee from './priority-fee.ts';
import validatorCredits from './validator-credits.ts';
import validatorReward from './validator-reward.ts';

export const forecasts = [
  compute,
  epochEnd,
  fees,
  graduation,
  load,
  priorityFee,
  validatorCredits,
  validatorReward,
] as const;
