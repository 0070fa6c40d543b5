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
  interface: `
    instruction afaf6d1f0d989bed initialize(): vault payer tokenVault tokenMint lpMint rent tokenProgram systemProgram
    instruction 9152f19c1a9ae9d3 enableVault(enabled: u8): vault admin
    instruction ee9965a9f3832401 setOperator(): vault operator admin
    instruction 67c009be2bd1eb73 updateLockedProfitDegradation(lockedProfitDegradation: u64): vault admin
    instruction 16b832d53ca8b5e3 getUnlockedAmount(): vault
    instruction 2af2426ae40a6f9c transferAdmin(): vault admin newAdmin
    instruction 1812819595202d69 transferFeeVault(): vault admin newFeeVault
    instruction d0779091b23969fc initializeStrategy(bumps: StrategyBumps, strategyType: StrategyType): vault strategyProgram strategy reserve collateralVault collateralMint admin systemProgram rent tokenProgram
    instruction b9ee215b86d2611a removeStrategy(): vault strategy strategyProgram collateralVault reserve tokenVault feeVault lpMint tokenProgram admin
    instruction 8a68d0947e23c30e removeStrategy2(maxAdminPayAmount: u64): vault strategy strategyProgram collateralVault reserve tokenVault tokenAdminAdvancePayment tokenVaultAdvancePayment feeVault lpMint tokenProgram admin
    instruction f6951552a04afef0 collectDust(): vault tokenVault tokenAdmin admin tokenProgram
    instruction 407b7fe3c0eac614 addStrategy(): vault strategy admin
    instruction f65239e283defdf9 depositStrategy(amount: u64): vault strategy tokenVault feeVault lpMint strategyProgram collateralVault reserve tokenProgram operator
    instruction 1f2da205c1d986bc withdrawStrategy(amount: u64): vault strategy tokenVault feeVault lpMint strategyProgram collateralVault reserve tokenProgram operator
    instruction 0490844774179750 claimRewards(): vault strategy tokenProgram tokenRewardAcc operator
    instruction 50066f49aed34284 withdraw2(unmintAmount: u64, minOutAmount: u64): vault tokenVault lpMint userToken userLp user tokenProgram
    instruction f223c68952e1f2b6 deposit(tokenAmount: u64, minimumLpTokenAmount: u64): vault tokenVault lpMint userToken userLp user tokenProgram
    instruction b712469c946da122 withdraw(unmintAmount: u64, minOutAmount: u64): vault tokenVault lpMint userToken userLp user tokenProgram
    instruction c98d922ead74c616 withdrawDirectlyFromStrategy(unmintAmount: u64, minOutAmount: u64): vault strategy reserve strategyProgram collateralVault tokenVault lpMint feeVault userToken userLp user tokenProgram
    account d308e82b02987577 Vault { enabled: u8, bumps: VaultBumps, totalAmount: u64, tokenVault: pubkey, feeVault: pubkey, tokenMint: pubkey, lpMint: pubkey, strategies: [pubkey; 30], base: pubkey, admin: pubkey, operator: pubkey, lockedProfitTracker: LockedProfitTracker }
    account ae6e2777526aa966 Strategy { reserve: pubkey, collateralVault: pubkey, strategyType: StrategyType, currentLiquidity: u64, bumps: [u8; 10], vault: pubkey, isDisable: u8 }
    event 1f5e7d5ae3343dba addLiquidity { lpMintAmount: u64, tokenAmount: u64 }
    event 74f461e8671f983a removeLiquidity { lpUnmintAmount: u64, tokenAmount: u64 }
    event cd355bef2288492f strategyDeposit { strategyType: StrategyType, tokenAmount: u64 }
    event 784cd05fddd2e5bd strategyWithdraw { strategyType: StrategyType, collateralAmount: u64, estimatedTokenAmount: u64 }
    event 947486cc16ab555f claimReward { strategyType: StrategyType, tokenAmount: u64, mintAccount: pubkey }
    event 1c46e7df516defa7 performanceFee { lpMintMore: u64 }
    event 9a249ec420a37b7e reportLoss { strategy: pubkey, loss: u64 }
    event 5cc87a91d3cb31cd totalAmount { totalAmount: u64 }
    type VaultBumps { vaultBump: u8, tokenVaultBump: u8 }
    type StrategyBumps { strategyIndex: u8, otherBumps: [u8; 10] }
    type LockedProfitTracker { lastUpdatedLockedProfit: u64, lastReport: u64, lockedProfitDegradation: u64 }
    type StrategyType = PortFinanceWithoutLM | PortFinanceWithLM | SolendWithoutLM | Mango | SolendWithLM | ApricotWithoutLM | Francium | Tulip | Vault | Drift | Frakt | Marginfi
    error 6000 VaultIsDisabled
    error 6001 ExceededSlippage Exceeded slippage tolerance
    error 6002 StrategyIsNotExisted
    error 6003 UnAuthorized
    error 6004 MathOverflow Math operation overflow
    error 6005 ProtocolIsNotSupported
    error 6006 UnMatchReserve Reserve does not support token mint
    error 6007 InvalidLockedProfitDegradation lockedProfitDegradation is invalid
    error 6008 MaxStrategyReached Maximum number of strategies have been reached
    error 6009 StrategyExisted
    error 6010 InvalidUnmintAmount
    error 6011 InvalidAccountsForStrategy
    error 6012 InvalidBump
    error 6013 AmountMustGreaterThanZero Amount must be greater than 0
    error 6014 MangoIsNotSupportedAnymore
    error 6015 StrategyIsNotSupported
    error 6016 PayAmountIsExeeced Pay amount is exceeded
    error 6017 FeeVaultIsNotSet
    error 6018 LendingAssertionViolation deposit amount in lending is not matched
    error 6019 HaveMoneyInLending Cannot remove strategy becase we have some in lending
  `,
});
