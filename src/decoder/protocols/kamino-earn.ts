import { defineInterface } from '../define-interface.ts';

export default defineInterface({
  key: 'kamino-earn',
  name: 'Kamino Earn vaults',
  programs: ['KvauGMspG5k6rtzrqqn7WNn3oZdyKqLKwK2XWQ8FLjd', 'kvauTFR8qm1dhniz6pYuBZkuene3Hfrs1VQhVRgCNrr'],
  category: 'lending',
  source: 'layouts of sevenlabs-hq/carbon `kamino-vault-decoder`',
  meaning: {
    deposit: {
      sentence: 'Deposit {maxAmount} into the vault {vaultState}',
      amounts: { maxAmount: 'userTokenAta' },
      loan: { deposit: 'userTokenAta' },
    },
    withdraw: {
      sentence: 'Withdraw {sharesAmount} from the vault {vaultState}',
      amounts: { sharesAmount: 'userSharesAta' },
      loan: { withdraw: 'userTokenAta' },
    },
    withdrawFromAvailable: {
      sentence: 'Withdraw {sharesAmount} from the vault {vaultState}',
      amounts: { sharesAmount: 'userSharesAta' },
      loan: { withdraw: 'userTokenAta' },
    },
    invest: { sentence: 'Invest tokens of the vault {vaultState} in {reserve}' },
    initVault: { sentence: 'Open the vault {vaultState} for {baseTokenMint}' },
    updateReserveAllocation: { sentence: 'Update the allocation of the vault {vaultState} to {reserve}' },
    updateVaultConfig: { sentence: 'Update the config of the vault {vaultState}' },
    withdrawPendingFees: { sentence: 'Collect the fees of the vault {vaultState}' },
    giveUpPendingFees: { sentence: 'Give up pending fees of the vault {vaultState}' },
  },
});
