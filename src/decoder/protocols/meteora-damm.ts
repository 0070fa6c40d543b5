import { defineInterface } from '../define-interface.ts';

const CREATE = {
  sentence: 'Create the pool {pool} with {tokenAAmount} and {tokenBAmount}',
  amounts: { tokenAAmount: 'payerTokenA', tokenBAmount: 'payerTokenB' },
};

export default defineInterface({
  key: 'meteora-damm',
  name: 'Meteora DAMM Pools',
  programs: ['Eo7WjKq67rjJQSZxS6z3YkapzY3eMj6Xy8X5EQVn5UaB'],
  category: 'amm',
  source: 'the program’s own Anchor IDL 0.5.2',
  meaning: {
    swap: {
      sentence: 'Swap {inAmount} for at least {minimumOutAmount} through the pool {pool}',
      amounts: { inAmount: 'userSourceToken', minimumOutAmount: 'userDestinationToken' },
      swap: 'user',
    },
    initializePermissionlessPool: CREATE,
    initializePermissionlessPoolWithFeeTier: CREATE,
    initializePermissionlessConstantProductPoolWithConfig: CREATE,
    initializePermissionlessConstantProductPoolWithConfig2: CREATE,
    initializeCustomizablePermissionlessConstantProductPool: CREATE,
    initializePermissionedPool: { sentence: 'Create the pool {pool} of {tokenAMint} and {tokenBMint}' },
    addBalanceLiquidity: {
      sentence: 'Deposit at most {maximumTokenAAmount} and {maximumTokenBAmount} into the pool {pool}',
      amounts: {
        poolTokenAmount: 'mint:lpMint',
        maximumTokenAAmount: 'userAToken',
        maximumTokenBAmount: 'userBToken',
      },
    },
    addImbalanceLiquidity: {
      sentence: 'Deposit {tokenAAmount} and {tokenBAmount} into the pool {pool}',
      amounts: {
        minimumPoolTokenAmount: 'mint:lpMint',
        tokenAAmount: 'userAToken',
        tokenBAmount: 'userBToken',
      },
    },
    bootstrapLiquidity: {
      sentence: 'Deposit {tokenAAmount} and {tokenBAmount} into the empty pool {pool}',
      amounts: { tokenAAmount: 'userAToken', tokenBAmount: 'userBToken' },
    },
    removeBalanceLiquidity: {
      sentence: 'Withdraw at least {minimumATokenOut} and {minimumBTokenOut} from the pool {pool}',
      amounts: {
        poolTokenAmount: 'mint:lpMint',
        minimumATokenOut: 'userAToken',
        minimumBTokenOut: 'userBToken',
      },
    },
    removeLiquiditySingleSide: {
      sentence: 'Withdraw at least {minimumOutAmount} from the pool {pool}',
      amounts: { poolTokenAmount: 'mint:lpMint', minimumOutAmount: 'userDestinationToken' },
    },
    getPoolInfo: { sentence: 'Log the state of the pool {pool}' },
    createLockEscrow: { sentence: 'Create a lock escrow for {owner} in the pool {pool}' },
    lock: {
      sentence: 'Lock at most {maxAmount} of the pool {pool} for good',
      amounts: { maxAmount: 'sourceTokens' },
    },
    claimFee: { sentence: 'Claim the fees of locked liquidity of the pool {pool}' },
    createMintMetadata: { sentence: 'Create the metadata of the LP token {lpMint}' },
    withdrawProtocolFees: { sentence: 'Withdraw the protocol’s fees of the pool {pool}' },
    partnerClaimFee: { sentence: 'Claim the partner’s fees of the pool {pool}' },
  },
  interface: `
    instruction 4d55b29d3230d47e initializePermissionedPool(curveType: CurveType): pool lpMint tokenAMint tokenBMint aVault bVault aVaultLpMint bVaultLpMint aVaultLp bVaultLp adminTokenA adminTokenB adminPoolLp protocolTokenAFee protocolTokenBFee admin feeOwner rent mintMetadata metadataProgram vaultProgram tokenProgram associatedTokenProgram systemProgram
    instruction 76ad299dad486167 initializePermissionlessPool(curveType: CurveType, tokenAAmount: u64, tokenBAmount: u64): pool lpMint tokenAMint tokenBMint aVault bVault aTokenVault bTokenVault aVaultLpMint bVaultLpMint aVaultLp bVaultLp payerTokenA payerTokenB payerPoolLp protocolTokenAFee protocolTokenBFee payer feeOwner rent mintMetadata metadataProgram vaultProgram tokenProgram associatedTokenProgram systemProgram
    instruction 06874493e552a971 initializePermissionlessPoolWithFeeTier(curveType: CurveType, tradeFeeBps: u64, tokenAAmount: u64, tokenBAmount: u64): pool lpMint tokenAMint tokenBMint aVault bVault aTokenVault bTokenVault aVaultLpMint bVaultLpMint aVaultLp bVaultLp payerTokenA payerTokenB payerPoolLp protocolTokenAFee protocolTokenBFee payer feeOwner rent mintMetadata metadataProgram vaultProgram tokenProgram associatedTokenProgram systemProgram
    instruction 8006e48337a134a9 enableOrDisablePool(enable: bool): pool admin
    instruction f8c69e91e17587c8 swap(inAmount: u64, minimumOutAmount: u64): pool userSourceToken userDestinationToken aVault bVault aTokenVault bTokenVault aVaultLpMint bVaultLpMint aVaultLp bVaultLp protocolTokenFee user vaultProgram tokenProgram
    instruction 5454b142feb90afb removeLiquiditySingleSide(poolTokenAmount: u64, minimumOutAmount: u64): pool lpMint userPoolLp aVaultLp bVaultLp aVault bVault aVaultLpMint bVaultLpMint aTokenVault bTokenVault userDestinationToken user vaultProgram tokenProgram
    instruction 4f237a54ad0f5dbf addImbalanceLiquidity(minimumPoolTokenAmount: u64, tokenAAmount: u64, tokenBAmount: u64): pool lpMint userPoolLp aVaultLp bVaultLp aVault bVault aVaultLpMint bVaultLpMint aTokenVault bTokenVault userAToken userBToken user vaultProgram tokenProgram
    instruction 856d2cb338ee7221 removeBalanceLiquidity(poolTokenAmount: u64, minimumATokenOut: u64, minimumBTokenOut: u64): pool lpMint userPoolLp aVaultLp bVaultLp aVault bVault aVaultLpMint bVaultLpMint aTokenVault bTokenVault userAToken userBToken user vaultProgram tokenProgram
    instruction a8e3323ebdab54b0 addBalanceLiquidity(poolTokenAmount: u64, maximumTokenAAmount: u64, maximumTokenBAmount: u64): pool lpMint userPoolLp aVaultLp bVaultLp aVault bVault aVaultLpMint bVaultLpMint aTokenVault bTokenVault userAToken userBToken user vaultProgram tokenProgram
    instruction 662c9e36cd257e4e setPoolFees(fees: PoolFees, newPartnerFeeNumerator: u64): pool feeOperator
    instruction 6256cc335e4745bb overrideCurveParam(curveType: CurveType): pool admin
    instruction 0930dc6516f04ec8 getPoolInfo(): pool lpMint aVaultLp bVaultLp aVault bVault aVaultLpMint bVaultLpMint
    instruction 04e4d747e1fd77ce bootstrapLiquidity(tokenAAmount: u64, tokenBAmount: u64): pool lpMint userPoolLp aVaultLp bVaultLp aVault bVault aVaultLpMint bVaultLpMint aTokenVault bTokenVault userAToken userBToken user vaultProgram tokenProgram
    instruction 0d46a829fa64945a createMintMetadata(): pool lpMint aVaultLp mintMetadata metadataProgram systemProgram payer
    instruction 3657a51345e3dae0 createLockEscrow(): pool lockEscrow owner lpMint payer systemProgram
    instruction 1513d02bed3eff57 lock(maxAmount: u64): pool lpMint lockEscrow owner sourceTokens escrowVault tokenProgram aVault bVault aVaultLp bVaultLp aVaultLpMint bVaultLpMint
    instruction a9204f8988e84689 claimFee(maxAmount: u64): pool lpMint lockEscrow owner sourceTokens escrowVault tokenProgram aTokenVault bTokenVault aVault bVault aVaultLp bVaultLp aVaultLpMint bVaultLpMint userAToken userBToken vaultProgram
    instruction c9cff3724b6f2fbd createConfig(configParameters: ConfigParameters): config admin systemProgram
    instruction 9109489d5f7d3d55 closeConfig(): config admin rentReceiver
    instruction 07a68aabceabecf4 initializePermissionlessConstantProductPoolWithConfig(tokenAAmount: u64, tokenBAmount: u64): pool config lpMint tokenAMint tokenBMint aVault bVault aTokenVault bTokenVault aVaultLpMint bVaultLpMint aVaultLp bVaultLp payerTokenA payerTokenB payerPoolLp protocolTokenAFee protocolTokenBFee payer rent mintMetadata metadataProgram vaultProgram tokenProgram associatedTokenProgram systemProgram
    instruction 3095dc823d0b09b2 initializePermissionlessConstantProductPoolWithConfig2(tokenAAmount: u64, tokenBAmount: u64, activationPoint: Option<u64>): pool config lpMint tokenAMint tokenBMint aVault bVault aTokenVault bTokenVault aVaultLpMint bVaultLpMint aVaultLp bVaultLp payerTokenA payerTokenB payerPoolLp protocolTokenAFee protocolTokenBFee payer rent mintMetadata metadataProgram vaultProgram tokenProgram associatedTokenProgram systemProgram
    instruction 9118acc2db7d03be initializeCustomizablePermissionlessConstantProductPool(tokenAAmount: u64, tokenBAmount: u64, params: CustomizableParams): pool lpMint tokenAMint tokenBMint aVault bVault aTokenVault bTokenVault aVaultLpMint bVaultLpMint aVaultLp bVaultLp payerTokenA payerTokenB payerPoolLp protocolTokenAFee protocolTokenBFee payer rent mintMetadata metadataProgram vaultProgram tokenProgram associatedTokenProgram systemProgram
    instruction 963e7ddbabdc1aed updateActivationPoint(newActivationPoint: u64): pool admin
    instruction 0b44a56212d08649 withdrawProtocolFees(): pool aVaultLp protocolTokenAFee protocolTokenBFee treasuryTokenA treasuryTokenB tokenProgram
    instruction 0c945e2a373953f7 setWhitelistedVault(whitelistedVault: pubkey): pool admin
    instruction 3935b01e7b463440 partnerClaimFee(maxAmountA: u64, maxAmountB: u64): pool aVaultLp protocolTokenAFee protocolTokenBFee partnerTokenA partnerTokenB tokenProgram partnerAuthority
    account 9b0caae01efacc82 Config { poolFees: PoolFees, activationDuration: u64, vaultConfigKey: pubkey, poolCreatorAuthority: pubkey, activationType: u8, partnerFeeNumerator: u64, padding: [u8; 219] }
    account be6a7906c8b6154b LockEscrow { pool: pubkey, owner: pubkey, escrowVault: pubkey, bump: u8, totalLockedAmount: u64, lpPerToken: u128, unclaimedFeePending: u64, aFee: u64, bFee: u64 }
    account f19a6d0411b16dbc Pool { lpMint: pubkey, tokenAMint: pubkey, tokenBMint: pubkey, aVault: pubkey, bVault: pubkey, aVaultLp: pubkey, bVaultLp: pubkey, aVaultLpBump: u8, enabled: bool, protocolTokenAFee: pubkey, protocolTokenBFee: pubkey, feeLastUpdatedAt: u64, padding0: [u8; 24], fees: PoolFees, poolType: PoolType, stake: pubkey, totalLockedLp: u64, bootstrapping: Bootstrapping, partnerInfo: PartnerInfo, padding: Padding, curveType: CurveType }
    event 1f5e7d5ae3343dba addLiquidity { lpMintAmount: u64, tokenAAmount: u64, tokenBAmount: u64 }
    event 74f461e8671f983a removeLiquidity { lpUnmintAmount: u64, tokenAOutAmount: u64, tokenBOutAmount: u64 }
    event 797f26885c370ef7 bootstrapLiquidity { lpMintAmount: u64, tokenAAmount: u64, tokenBAmount: u64, pool: pubkey }
    event 516ce3becdd00ac4 swap { inAmount: u64, outAmount: u64, tradeFee: u64, protocolFee: u64, hostFee: u64 }
    event f51ac6a458124b09 setPoolFees { tradeFeeNumerator: u64, tradeFeeDenominator: u64, protocolTradeFeeNumerator: u64, protocolTradeFeeDenominator: u64, pool: pubkey }
    event cf145761fbd4ea2d poolInfo { tokenAAmount: u64, tokenBAmount: u64, virtualPrice: f64, currentTimestamp: u64 }
    event e4a983f43d3841fe transferAdmin { admin: pubkey, newAdmin: pubkey, pool: pubkey }
    event f714a5f84b0536f6 overrideCurveParam { newAmp: u64, updatedTimestamp: u64, pool: pubkey }
    event ca2c295868dc9d52 poolCreated { lpMint: pubkey, tokenAMint: pubkey, tokenBMint: pubkey, poolType: PoolType, pool: pubkey }
    event 02971253cc865cbf poolEnabled { pool: pubkey, enabled: bool }
    event dfeae81afc69b47d migrateFeeAccount { pool: pubkey, newAdminTokenAFee: pubkey, newAdminTokenBFee: pubkey, tokenAAmount: u64, tokenBAmount: u64 }
    event 4a5e6a8d3111626d createLockEscrow { pool: pubkey, owner: pubkey }
    event dcb743d799cf38ea lock { pool: pubkey, owner: pubkey, amount: u64 }
    event 4b7a9a308c4a7ba3 claimFee { pool: pubkey, owner: pubkey, amount: u64, aFee: u64, bFee: u64 }
    event c7980a1327279d68 createConfig { tradeFeeNumerator: u64, protocolTradeFeeNumerator: u64, config: pubkey }
    event f9b56c5904965aae closeConfig { config: pubkey }
    event 1ef0cfc48bef4f1c withdrawProtocolFees { pool: pubkey, protocolAFee: u64, protocolBFee: u64, protocolAFeeOwner: pubkey, protocolBFeeOwner: pubkey }
    event 87830a5e77d1ca30 partnerClaimFees { pool: pubkey, feeA: u64, feeB: u64, partner: pubkey }
    type TokenMultiplier { tokenAMultiplier: u64, tokenBMultiplier: u64, precisionFactor: u8 }
    type PoolFees { tradeFeeNumerator: u64, tradeFeeDenominator: u64, protocolTradeFeeNumerator: u64, protocolTradeFeeDenominator: u64 }
    type Depeg { baseVirtualPrice: u64, baseCacheUpdated: u64, depegType: DepegType }
    type ConfigParameters { tradeFeeNumerator: u64, protocolTradeFeeNumerator: u64, activationDuration: u64, vaultConfigKey: pubkey, poolCreatorAuthority: pubkey, activationType: u8, index: u64, partnerFeeNumerator: u64 }
    type CustomizableParams { tradeFeeNumerator: u32, activationPoint: Option<u64>, hasAlphaVault: bool, activationType: u8, padding: [u8; 90] }
    type Padding { padding0: [u8; 6], padding1: [u64; 21], padding2: [u64; 21] }
    type PartnerInfo { feeNumerator: u64, partnerAuthority: pubkey, pendingFeeA: u64, pendingFeeB: u64 }
    type Bootstrapping { activationPoint: u64, whitelistedVault: pubkey, poolCreator: pubkey, activationType: u8 }
    type CurveType = ConstantProduct | Stable { amp: u64, tokenMultiplier: TokenMultiplier, depeg: Depeg, lastAmpUpdatedTimestamp: u64 }
    type DepegType = None | Marinade | Lido | SplStake
    type PoolType = Permissioned | Permissionless
    error 6000 MathOverflow Math operation overflow
    error 6001 InvalidFee Invalid fee setup
    error 6002 InvalidInvariant Invalid invariant d
    error 6003 FeeCalculationFailure
    error 6004 ExceededSlippage Exceeded slippage tolerance
    error 6005 InvalidCalculation Invalid curve calculation
    error 6006 ZeroTradingTokens Given pool token amount results in zero trading tokens
    error 6007 ConversionError Math conversion overflow
    error 6008 FaultyLpMint LP mint authority must be 'A' vault lp, without freeze authority, and 0 supply
    error 6009 MismatchedTokenMint Token mint mismatched
    error 6010 MismatchedLpMint LP mint mismatched
    error 6011 MismatchedOwner Invalid lp token owner
    error 6012 InvalidVaultAccount
    error 6013 InvalidVaultLpAccount
    error 6014 InvalidPoolLpMintAccount
    error 6015 PoolDisabled
    error 6016 InvalidAdminAccount
    error 6017 InvalidProtocolFeeAccount
    error 6018 SameAdminAccount
    error 6019 IdenticalSourceDestination Identical user source and destination token account
    error 6020 ApyCalculationError
    error 6021 InsufficientSnapshot Insufficient virtual price snapshot
    error 6022 NonUpdatableCurve Current curve is non-updatable
    error 6023 MisMatchedCurve New curve is mismatched with old curve
    error 6024 InvalidAmplification Amplification is invalid
    error 6025 UnsupportedOperation Operation is not supported
    error 6026 ExceedMaxAChanges Exceed max amplification changes
    error 6027 InvalidRemainingAccountsLen Invalid remaining accounts length
    error 6028 InvalidRemainingAccounts Invalid remaining account
    error 6029 MismatchedDepegMint Token mint B doesn't matches depeg type token mint
    error 6030 InvalidApyAccount
    error 6031 InvalidTokenMultiplier
    error 6032 InvalidDepegInformation
    error 6033 UpdateTimeConstraint Update time constraint violated
    error 6034 ExceedMaxFeeBps Exceeded max fee bps
    error 6035 InvalidAdmin
    error 6036 PoolIsNotPermissioned
    error 6037 InvalidDepositAmount
    error 6038 InvalidFeeOwner
    error 6039 NonDepletedPool Pool is not depleted
    error 6040 AmountNotPeg Token amount is not 1:1
    error 6041 AmountIsZero
    error 6042 TypeCastFailed Type cast error
    error 6043 AmountIsNotEnough
    error 6044 InvalidActivationDuration
    error 6045 PoolIsNotLaunchPool
    error 6046 UnableToModifyActivationPoint
    error 6047 InvalidAuthorityToCreateThePool
    error 6048 InvalidActivationType
    error 6049 InvalidActivationPoint
    error 6050 PreActivationSwapStarted Pre activation swap window started
    error 6051 InvalidPoolType
    error 6052 InvalidQuoteMint Quote token must be SOL,USDC
  `,
});
