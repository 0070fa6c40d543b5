import { defineInterface } from '../define-interface.ts';

export default defineInterface({
  key: 'sanctum-calculators',
  name: 'Sanctum SOL value calculators',
  programs: [
    'sp1V4h2gWorkGhVcazBc22Hfo2f5sd7jcjT4EDPrWFF',
    'sspUE1vrh7xRoXxGsg7vR1zde2WdGtJRbyK9uRumBDy',
    'ssmbu3KZxgonUtjEMCKspZzxvUQCxAFnyh1rcHUeEDo',
    'mare3SCyfZkAndpBRBeonETmkCCB3TJTTrz8ZN2dnhP',
    '1idUSy4MGGKyKhvjSnGZ6Zc7Q4eKQcibym4BkEEw9KR',
    'wsoGmxQLSvwWpuaidCApxN5kEowLe2HLQLJhCQnj4bE',
  ],
  category: 'oracle',
  source: 'the programs’ own Shank IDLs 1.0.0; addresses of igneous-labs/S `.verified-build.json`',
  meaning: {
    lstToSol: {
      sentence: 'Query the SOL value of {amount}',
      amounts: { amount: 'mint:lstMint' },
      minor: true,
    },
    solToLst: {
      sentence: 'Query how much {lstMint} {amount} is worth',
      amounts: { amount: 'sol' },
      minor: true,
    },
    updateLastUpgradeSlot: { sentence: 'Update the last upgrade slot of {poolProgram}' },
    setManager: { sentence: 'Set the manager of {state} to {newManager}' },
  },
  interface: `
    instruction 00 lstToSol(amount: u64): lstMint state poolState poolProgram poolProgramData
    instruction 01 solToLst(amount: u64): lstMint state poolState poolProgram poolProgramData
    instruction fd updateLastUpgradeSlot(): manager state poolProgram poolProgramData
    instruction fe setManager(): manager newManager state
    instruction ff init(): payer state systemProgram
    error 1000 UnexpectedProgramUpgrade stake pool program has been updated since last UpdateLastUpgradeSlot
    error 1001 WrongPoolAccountType stake pool account type is wrong
    error 1002 StateAlreadyInitialized state already initialized
    error 1003 WrongPoolProgram calculator program is not for the given stake pool program
    error 1004 WrongCalculatorStatePDA address of CalculatorState PDA is wrong
    error 1005 InvalidCalculatorStateData Invalid calculator state data
    error 1006 InvalidStakePoolProgramData Invalid stake pool program data
    error 1007 MathError Math error
  `,
});
