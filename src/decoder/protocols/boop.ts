import { defineInterface } from '../define-interface.ts';

const LAUNCH = { title: 'Launch token', sentence: 'Launch the token {name} ({symbol}) as {mint}' };
const CURVE = { sentence: 'Open the bonding curve of {mint}' };
const SPLIT = { sentence: 'Distribute the trading fees of {mint}' };
const FEES = { sentence: 'Collect the trading fees of the pool' };
const POOL = { title: 'Graduate to a pool', sentence: 'Migrate the liquidity of {bondingCurve} to a pool' };

export default defineInterface({
  key: 'boop',
  name: 'Boop.fun',
  programs: ['boop8hVGQGqehUK2iVEMEnMrL5RbjywRzHKBmBE7ry4'],
  category: 'launchpad',
  source: 'the program’s own Anchor IDL 0.3.0',
  meaning: {
    createToken: LAUNCH,
    createTokenFallback: LAUNCH,
    deployBondingCurve: CURVE,
    deployBondingCurveFallback: CURVE,
    buyToken: {
      sentence: 'Buy at least {amountOutMin} for {buyAmount}',
      amounts: { buyAmount: 'sol', amountOutMin: 'mint:mint' },
      swap: 'buyer',
    },
    sellToken: {
      sentence: 'Sell {sellAmount} for at least {amountOutMin}',
      amounts: { sellAmount: 'mint:mint', amountOutMin: 'sol' },
      swap: 'seller',
    },
    graduate: { title: 'Complete bonding curve', sentence: 'Complete the bonding curve of {mint}' },
    createRaydiumPool: POOL,
    createRaydiumRandomPool: POOL,
    createMeteoraPool: POOL,
    splitTradingFees: SPLIT,
    splitPostGraduationTradingFees: SPLIT,
    collectTradingFees: FEES,
    collectTradingFeesV2: FEES,
    collectMeteoraTradingFees: FEES,
    collectMeteoraTradingFeesV2: FEES,
    lockRaydiumLiquidity: { sentence: 'Lock the liquidity of the pool {poolState} for good' },
  },
  interface: `
    instruction a5c73ed651360496 addOperators(operators: Vec<pubkey>): config authority systemProgram
    instruction 8a7f0e5b26577369 buyToken(buyAmount: u64, amountOutMin: u64): mint bondingCurve tradingFeesVault bondingCurveVault bondingCurveSolVault recipientTokenAccount buyer config vaultAuthority wsol systemProgram tokenProgram associatedTokenProgram
    instruction 5e837db8b7187de5 cancelAuthorityTransfer(): authority config systemProgram
    instruction bd47bdef71423bbd closeBondingCurveVault(): config operator vaultAuthority bondingCurve bondingCurveVault mint recipientTokenAccount recipient tokenProgram systemProgram associatedTokenProgram rent
    instruction f95f7e5b51a253fa collectMeteoraTradingFees(): operator protocolFeeRecipient config poolAuthority pool position tokenAAccount tokenBAccount tokenAVault tokenBVault tokenAMint tokenBMint positionNftAccount vaultAuthority tokenProgram associatedTokenProgram eventAuthority cpAmmProgram
    instruction 60276d2e05a10f39 collectMeteoraTradingFeesV2(): operator protocolFeeRecipient config poolAuthority pool position tokenAAccount tokenBAccount tokenAVault tokenBVault tokenAMint tokenBMint positionNftAccount vaultAuthority tokenProgram associatedTokenProgram eventAuthority cpAmmProgram systemProgram
    instruction bd26cdea514d1901 collectTradingFees(): operator protocolFeeRecipient config lockProgram vaultAuthority authority feeNftAccount lockedLiquidity cpmmProgram cpAuthority poolState lpMint recipientToken0Account recipientToken1Account token0Vault token1Vault vault0Mint vault1Mint lockedLpVault systemProgram associatedTokenProgram tokenProgram tokenProgram2022 memoProgram
    instruction b48aa09bf358a807 collectTradingFeesV2(): operator protocolFeeRecipient config lockProgram vaultAuthority authority feeNftAccount lockedLiquidity cpmmProgram cpAuthority poolState lpMint recipientToken0Account recipientToken1Account token0Vault token1Vault vault0Mint vault1Mint lockedLpVault systemProgram associatedTokenProgram tokenProgram tokenProgram2022 memoProgram
    instruction 51e95b84af1f978d completeAuthorityTransfer(): pendingAuthority config systemProgram
    instruction f6fe2125e1b029e8 createMeteoraPool(): operator config vaultAuthority cpAmmConfig poolAuthority pool position positionNftMint positionNftAccount tokenAMint tokenBMint tokenAVault tokenBVault bondingCurve bondingCurveVault bondingCurveWsolVault tokenProgram token2022Program systemProgram eventAuthority cpAmmProgram
    instruction 412d774dccb25402 createRaydiumPool(): cpmmProgram ammConfig authority poolState token0Mint token1Mint lpMint vaultAuthority bondingCurve bondingCurveVault bondingCurveWsolVault creatorLpToken token0Vault token1Vault createPoolFee observationState operator config tokenProgram associatedTokenProgram systemProgram rent
    instruction 4e2cad1d84b404ac createRaydiumRandomPool(): cpmmProgram ammConfig authority poolState token0Mint token1Mint lpMint vaultAuthority bondingCurve bondingCurveVault bondingCurveWsolVault creatorLpToken token0Vault token1Vault createPoolFee observationState operator config tokenProgram associatedTokenProgram systemProgram rent
    instruction 5434cce4188cea4b createToken(salt: u64, name: string, symbol: string, uri: string): config metadata mint payer rent systemProgram tokenProgram tokenMetadataProgram
    instruction fdb87ec7ebe8aca2 createTokenFallback(salt: u64, name: string, symbol: string, uri: string): config metadata mint payer rent systemProgram tokenProgram tokenMetadataProgram
    instruction b459c74ca8ecd98a deployBondingCurve(creator: pubkey, salt: u64): mint vaultAuthority bondingCurve bondingCurveSolVault bondingCurveVault config payer systemProgram tokenProgram associatedTokenProgram
    instruction 35e6ac544dae163d deployBondingCurveFallback(creator: pubkey, salt: u64): mint vaultAuthority bondingCurve bondingCurveSolVault bondingCurveVault config payer systemProgram tokenProgram associatedTokenProgram
    instruction a859631e753158e0 depositIntoRaydium(lpTokenAmount: u64, maximumToken0Amount: u64, maximumToken1Amount: u64): config ammConfig operator operatorWsolAccount vaultAuthority authority poolState token0Vault token1Vault bondingCurveVault bondingCurveWsolVault tokenProgram tokenProgram2022 systemProgram associatedTokenProgram lpMint cpmmProgram ownerLpToken bondingCurve token0Mint token1Mint
    instruction 2debe1b511da4082 graduate(): mint wsol protocolFeeRecipient tokenDistributor tokenDistributorTokenAccount vaultAuthority bondingCurveSolVault bondingCurve bondingCurveVault bondingCurveWsolAccount operator config systemProgram tokenProgram associatedTokenProgram
    instruction afaf6d1f0d989bed initialize(protocolFeeRecipient: pubkey, tokenDistributor: pubkey): config authority systemProgram
    instruction d22b65d7778c6ada initiateAuthorityTransfer(newAuthority: pubkey): authority config systemProgram
    instruction adff94067a638c16 lockRaydiumLiquidity(): lockProgram vaultAuthority authority feeNftOwner feeNftMint feeNftAccount poolState lockedLiquidity lpMint liquidityOwnerLp lockedLpVault token0Vault token1Vault operator config bondingCurve metadataAccount rent systemProgram tokenProgram associatedTokenProgram metadataProgram
    instruction 2a145953de25046d removeOperators(operators: Vec<pubkey>): config authority systemProgram
    instruction 6d3d28bbe6b087ae sellToken(sellAmount: u64, amountOutMin: u64): mint bondingCurve tradingFeesVault bondingCurveVault bondingCurveSolVault sellerTokenAccount seller recipient config systemProgram tokenProgram associatedTokenProgram
    instruction f1b2b14526bb3ab0 splitPostGraduationTradingFees(): operator mint wsol config vaultAuthority bondingCurve tradingFeesVault feeSplitterProgram systemProgram tokenProgram associatedTokenProgram feeSplitterConfig feeSplitterCreatorVault feeSplitterVaultAuthority feeSplitterCreatorVaultAuthority feeSplitterStakingMint feeSplitterWsolVault feeSplitterCreatorVaultAuthorityWsolVault feeSplitterTreasuryWsolVault feeSplitterTeamWsolVault feeSplitterRewardPool feeSplitterRewardPoolStakingVault feeSplitterRewardPoolRewardVault feeSplitterRewardPoolProgram
    instruction 607ee12fb9d5323a splitTradingFees(): operator mint wsol config vaultAuthority bondingCurve tradingFeesVault feeSplitterProgram systemProgram tokenProgram associatedTokenProgram feeSplitterConfig feeSplitterCreatorVault feeSplitterVaultAuthority feeSplitterCreatorVaultAuthority feeSplitterStakingMint feeSplitterWsolVault feeSplitterCreatorVaultAuthorityWsolVault feeSplitterTreasuryWsolVault feeSplitterTeamWsolVault feeSplitterRewardPool feeSplitterRewardPoolStakingVault feeSplitterRewardPoolRewardVault feeSplitterRewardPoolProgram
    instruction 6bf883ef98ea3623 swapSolForTokensOnRaydium(amountIn: u64, minimumAmountOut: u64): config bondingCurve ammConfig operator vaultAuthority authority poolState inputVault outputVault bondingCurveVault bondingCurveWsolVault outputTokenMint inputTokenMint tokenProgram cpSwapProgram observationState
    instruction d8ac82942262d7a3 swapTokensForSolOnRaydium(amountIn: u64, minimumAmountOut: u64): config bondingCurve ammConfig operator vaultAuthority authority poolState inputVault outputVault bondingCurveVault bondingCurveWsolVault inputTokenMint outputTokenMint tokenProgram cpSwapProgram observationState
    instruction 365393c67b61da48 togglePaused(): authority config
    instruction 1d9efcbf0a53db63 updateConfig(newProtocolFeeRecipient: pubkey, newVirtualSolReserves: u64, newVirtualTokenReserves: u64, newGraduationTarget: u64, newGraduationFee: u64, newDampingTerm: u8, newSwapFeeBasisPoints: u8, newTokenForStakersBasisPoints: u16, newTokenAmountForRaydiumLiquidity: u64, newMaxGraduationPriceDeviationBasisPoints: u16, newMaxSwapAmountForPoolPriceCorrectionBasisPoints: u16): config authority systemProgram
    account daf42168cbcb2b6f AmmConfig { bump: u8, disableCreatePool: bool, index: u16, tradeFeeRate: u64, protocolFeeRate: u64, fundFeeRate: u64, createPoolFee: u64, protocolOwner: pubkey, fundOwner: pubkey, padding: [u64; 16] }
    account 17b7f83760d8ac60 BondingCurve { creator: pubkey, mint: pubkey, virtualSolReserves: u64, virtualTokenReserves: u64, graduationTarget: u64, graduationFee: u64, solReserves: u64, tokenReserves: u64, dampingTerm: u8, swapFeeBasisPoints: u8, tokenForStakersBasisPoints: u16, status: BondingCurveStatus }
    account 9b0caae01efacc82 Config { isPaused: bool, authority: pubkey, pendingAuthority: pubkey, operators: Vec<pubkey>, protocolFeeRecipient: pubkey, tokenDistributor: pubkey, virtualSolReserves: u64, virtualTokenReserves: u64, graduationTarget: u64, graduationFee: u64, dampingTerm: u8, tokenForStakersBasisPoints: u16, swapFeeBasisPoints: u8, tokenAmountForRaydiumLiquidity: u64, maxGraduationPriceDeviationBasisPoints: u16, maxSwapAmountForPoolPriceCorrectionBasisPoints: u16 }
    account 190aeec5cfea4916 LockedCpLiquidityState { lockedLpAmount: u64, claimedLpAmount: u64, unclaimedLpAmount: u64, lastLp: u64, lastK: u128, recentEpoch: u64, poolId: pubkey, feeNftMint: pubkey, lockedOwner: pubkey, lockedLpMint: pubkey, padding: [u64; 8] }
    event c0798ce0e5600d8f authorityTransferCancelledEvent {}
    event a384d980f35c5af9 authorityTransferCompletedEvent { oldAuthority: pubkey, newAuthority: pubkey }
    event 79f65f9be56d94cd authorityTransferInitiatedEvent { oldAuthority: pubkey, newAuthority: pubkey }
    event e150b222d927b894 bondingCurveDeployedEvent { mint: pubkey, creator: pubkey }
    event 6afcf373c79ff71f bondingCurveDeployedFallbackEvent { mint: pubkey, creator: pubkey }
    event b9249c52bda4cf4f bondingCurveVaultClosedEvent { mint: pubkey, recipient: pubkey, amount: u64 }
    event f59e81633c64d6dc configUpdatedEvent { protocolFeeRecipient: pubkey, virtualSolReserves: u64, virtualTokenReserves: u64, graduationTarget: u64, graduationFee: u64, dampingTerm: u8, swapFeeBasisPoints: u8, tokenForStakersBasisPoints: u16, tokenAmountForRaydiumLiquidity: u64, maxGraduationPriceDeviationBasisPoints: u16, maxSwapAmountForPoolPriceCorrectionBasisPoints: u16 }
    event ec32611bc665f814 liquidityDepositedIntoRaydiumEvent { poolState: pubkey, mint: pubkey, lpTokenAmount: u64, tokensDeposited: u64, wsolDeposited: u64 }
    event f73a7038cbba7098 operatorsAddedEvent { operators: Vec<pubkey> }
    event 2c484b46972a3559 operatorsRemovedEvent { operators: Vec<pubkey> }
    event 8fdee4e006e640b0 pausedToggledEvent { isPaused: bool }
    event 22e7105124cb9ec4 postGraduationTradingFeesSplitEvent { amount: u64, creator: pubkey }
    event acbd08f189af3b64 raydiumLiquidityLockedEvent { poolState: pubkey, mint: pubkey, lpAmount: u64 }
    event aab215d754de2265 raydiumPoolCreatedEvent { poolState: pubkey, mint: pubkey }
    event 98fb80989eeb5335 raydiumRandomPoolCreatedEvent { poolState: pubkey, mint: pubkey }
    event f70108a6dd747162 swapSolForTokensOnRaydiumEvent { mint: pubkey, amountIn: u64, amountOut: u64 }
    event 4cf9dda241467620 swapTokensForSolOnRaydiumEvent { mint: pubkey, amountIn: u64, amountOut: u64 }
    event 4759de7cd7c0e68a tokenBoughtEvent { mint: pubkey, amountIn: u64, amountOut: u64, swapFee: u64, buyer: pubkey, recipient: pubkey }
    event 607a718a32e39539 tokenCreatedEvent { name: string, symbol: string, uri: string }
    event 9dca235ca5a32738 tokenCreatedFallbackEvent { name: string, symbol: string, uri: string }
    event 49746f1a5cd9928d tokenGraduatedEvent { mint: pubkey, solForLiquidity: u64, graduationFee: u64, tokenForDistributor: u64 }
    event ccefb64df1334d42 tokenSoldEvent { mint: pubkey, amountIn: u64, amountOut: u64, swapFee: u64, seller: pubkey, recipient: pubkey }
    event e13f1a3786f3d2cb tradingFeesCollectedEvent { poolState: pubkey, mint: pubkey }
    event 17f682fa0b31f0b3 tradingFeesCollectedV2Event { poolState: pubkey, mint: pubkey }
    event 713c9f11fdae877a tradingFeesSplitEvent { amount: u64, creator: pubkey }
    type BondingCurveStatus = Trading | Graduated | PoolPriceCorrected | LiquidityProvisioned | LiquidityLocked
    error 6000 AmountInTooLow
    error 6001 AmountOutTooLow
    error 6002 AmountZero
    error 6003 ConfigNotInitialized
    error 6004 CreatorIsNotProvided
    error 6005 DampingTermTooLow
    error 6006 FirstBuyMustBeAtMost50PercentOfTotalSupply First buy must be at most 50% of the total supply
    error 6007 GraduationFeeRelativeToTargetIsTooHigh Graduation fee relative to graduation target is too high
    error 6008 InsufficientTokensOut Insufficient tokens to transfer out of the bonding curve
    error 6009 InvalidBondingCurveStatus
    error 6010 InvalidDampingTerm
    error 6011 InvalidMint
    error 6012 InvalidProtocolFeeRecipient
    error 6013 InvalidSqrtPrice
    error 6014 MathOverflow
    error 6015 MaxBasisPointsOffGraduationPriceTooHigh
    error 6016 MaxGraduationPriceDeviationBasisPointsTooHigh
    error 6017 MaxSwapAmountForPoolPriceCorrectionBasisPointsTooHigh
    error 6018 MintIsLargerThanOrEqualToNativeMint
    error 6019 NoAuthorityTransferInProgress
    error 6020 NothingToDeposit LP Token amount is too low
    error 6021 NothingToSplit
    error 6022 NothingToLock
    error 6023 OperatorAlreadyAdded
    error 6024 OperatorDoesNotExist
    error 6025 Paused
    error 6026 PoolPriceOutOfRange Pool is already created and has a price out of range when attempting to deposit liquidity
    error 6027 SwapFeeBasisPointsTooHigh
    error 6028 SwapAmountTooHigh Swap amount exceeds the reasonable limit to leave as liquidity
    error 6029 TokenAmountForRaydiumLiquidityTooHigh
    error 6030 TokenForStakersBasisPointsTooHigh
    error 6031 TokenGraduated
    error 6032 TokenNameTooLong
    error 6033 TokenNameTooShort
    error 6034 TokenSymbolTooLong
    error 6035 TokenSymbolTooShort
    error 6036 Unauthorized
  `,
});
