import { defineInterface } from '../define-interface.ts';

export default defineInterface({
  key: 'sanctum-infinity',
  name: 'Sanctum Infinity',
  programs: ['5ocnV1qiCgaQR8Jb8xWnVbApfaygJ8tNoZfgPwsgx9kx'],
  category: 'amm',
  source: 'the program’s own Shank IDL 1.0.0 (s_controller); errors of igneous-labs/S',
  meaning: {
    swapExactIn: {
      sentence: 'Swap {amount} for {dstLst} on Sanctum Infinity',
      amounts: { amount: 'srcLstAcc' },
      swap: 'signer',
    },
    swapExactOut: {
      sentence: 'Swap {srcLst} for {amount} on Sanctum Infinity',
      amounts: { amount: 'dstLstAcc' },
      swap: 'signer',
    },
    addLiquidity: { sentence: 'Deposit {amount} into Sanctum Infinity', amounts: { amount: 'srcLstAcc' } },
    removeLiquidity: {
      sentence: 'Withdraw {lst} from Sanctum Infinity for {amount}',
      amounts: { amount: 'srcLpAcc' },
    },
    syncSolValue: { sentence: 'Sync the SOL value of {lst}', minor: true },
    startRebalance: { sentence: 'Begin a rebalance of Sanctum Infinity from {srcLst} to {dstLst}' },
    endRebalance: { sentence: 'End the rebalance to {dstLst}', minor: true },
    addLst: { sentence: 'Add {lst} to Sanctum Infinity' },
    removeLst: { sentence: 'Remove {lst} from Sanctum Infinity' },
    enableLstInput: { sentence: 'Resume swaps of {lst}' },
    disableLstInput: { sentence: 'Pause swaps of {lst}' },
    disablePool: { sentence: 'Pause Sanctum Infinity as {authority}' },
    enablePool: { sentence: 'Resume Sanctum Infinity as {admin}' },
    withdrawProtocolFees: { sentence: 'Withdraw {amount} of fees', amounts: { amount: 'withdrawTo' } },
  },
});
