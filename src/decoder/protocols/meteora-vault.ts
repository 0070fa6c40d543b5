import { defineInterface } from '../define-interface.ts';

const WITHDRAW = {
  sentence: 'Withdraw at least {minOutAmount} from the vault {vault}',
  amounts: { unmintAmount: 'mint:lpMint', minOutAmount: 'userToken' },
};

export default defineInterface({
  key: 'meteora-vault',
  name: 'Meteora Dynamic Vault',
  programs: ['24Uqj9JCLxUeoC3hGfh5W3s9FM9uCHDS2SG3LYwBpyTi'],
  category: 'lending',
  source: 'the Anchor IDL 0.7.2 in MeteoraAg/vault-sdk, ts-client/src/vault/idl.ts',
  meaning: {
    deposit: {
      sentence: 'Deposit {tokenAmount} into the vault {vault}',
      amounts: { tokenAmount: 'userToken', minimumLpTokenAmount: 'mint:lpMint' },
    },
    withdraw: WITHDRAW,
    withdraw2: WITHDRAW,
    withdrawDirectlyFromStrategy: WITHDRAW,
    initialize: { sentence: 'Create the vault {vault} for {tokenMint}' },
    getUnlockedAmount: { sentence: 'Log the unlocked amount of the vault {vault}' },
    depositStrategy: {
      sentence: 'Deposit {amount} of the vault {vault} into a strategy',
      amounts: { amount: 'tokenVault' },
    },
    withdrawStrategy: { sentence: 'Withdraw tokens of the vault {vault} from a strategy' },
    claimRewards: { sentence: 'Claim the strategy rewards of the vault {vault}' },
  },
});
