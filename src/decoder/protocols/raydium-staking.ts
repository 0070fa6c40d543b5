import { defineInterface } from '../define-interface.ts';

export default defineInterface({
  key: 'raydium-staking',
  name: 'Raydium Staking',
  programs: ['EhhTKczWMGQt46ynNeRX1WfeagwwJd7ufHvCDjRxjo5Q'],
  category: 'staking',
  source: 'raydium-io/raydium-sdk, src/farm, and its own log (Instruction: UpdatePool)',
  meaning: {
    updatePool: { sentence: 'Update a pool' },
    deposit: { sentence: 'Deposit {amount} into the farm {pool}', amounts: { amount: 'userLpTokenAccount' } },
    withdraw: {
      sentence: 'Withdraw {amount} from the farm {pool}',
      amounts: { amount: 'userLpTokenAccount' },
    },
  },
});
