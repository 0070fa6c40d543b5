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
});
