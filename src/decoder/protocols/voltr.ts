import { defineInterface } from '../define-interface.ts';

export default defineInterface({
  key: 'voltr',
  name: 'Voltr Vault',
  programs: ['vVoLTRjQmtFpiYoegx285Ze4gsLJ8ZxgFKVcuvmG1a8'],
  category: 'lending',
  source: 'the Anchor IDL 0.2.0 in cpkt9762/solana-idls',
  meaning: {
    depositVault: {
      sentence: 'Deposit {amount} into the vault {vault}',
      amounts: { amount: 'userAssetAta' },
      loan: { deposit: 'userAssetAta' },
    },
    requestWithdrawVault: { sentence: 'Request a withdrawal from the vault {vault}' },
    cancelRequestWithdrawVault: { sentence: 'Cancel a withdrawal from the vault {vault}' },
    withdrawVault: {
      sentence: 'Withdraw from the vault {vault}',
      loan: { withdraw: 'userAssetAta' },
    },
    instantWithdrawVault: {
      sentence: 'Withdraw from the vault {vault}',
      loan: { withdraw: 'userAssetAta' },
    },
  },
});
