// Written by `npm run gen`. Do not edit.
import addressPoisoning from './address-poisoning.ts';
import backAndForth from './back-and-forth.ts';
import dustWave from './dust-wave.ts';
import failureBurst from './failure-burst.ts';
import feeSpike from './fee-spike.ts';
import largeTransfer from './large-transfer.ts';
import liquidityPull from './liquidity-pull.ts';
import mintBurst from './mint-burst.ts';
import programFailing from './program-failing.ts';
import sandwich from './sandwich.ts';
import skippedRun from './skipped-run.ts';
import whaleTrade from './whale-trade.ts';

export const rules = [
  addressPoisoning,
  backAndForth,
  dustWave,
  failureBurst,
  feeSpike,
  largeTransfer,
  liquidityPull,
  mintBurst,
  programFailing,
  sandwich,
  skippedRun,
  whaleTrade,
] as const;
