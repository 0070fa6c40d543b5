import { defineInterface } from '../define-interface.ts';

export default defineInterface({
  key: 'raydium-cpmm',
  name: 'Raydium CPMM',
  programs: ['CPMMoo8L3F4NbTegBCKVNunggL7H1ZpdTHKxQB5qKP1C'],
  category: 'amm',
  source: 'the program’s own Anchor IDL 0.2.0',
  meaning: {
    swapBaseInput: {
      sentence: 'Swap {amountIn} for at least {minimumAmountOut} through the pool {poolState}',
      amounts: { amountIn: 'inputTokenAccount', minimumAmountOut: 'outputTokenAccount' },
      swap: 'payer',
    },
    swapBaseOutput: {
      sentence: 'Swap at most {maxAmountIn} for {amountOut} through the pool {poolState}',
      amounts: { maxAmountIn: 'inputTokenAccount', amountOut: 'outputTokenAccount' },
      swap: 'payer',
    },
    deposit: {
      sentence: 'Deposit at most {maximumToken0Amount} and {maximumToken1Amount} into the pool {poolState}',
      amounts: {
        lpTokenAmount: 'mint:lpMint',
        maximumToken0Amount: 'token0Account',
        maximumToken1Amount: 'token1Account',
      },
    },
    withdraw: {
      sentence: 'Withdraw at least {minimumToken0Amount} and {minimumToken1Amount} from the pool {poolState}',
      amounts: {
        lpTokenAmount: 'mint:lpMint',
        minimumToken0Amount: 'token0Account',
        minimumToken1Amount: 'token1Account',
      },
    },
    initialize: {
      sentence: 'Create the pool {poolState} with {initAmount0} and {initAmount1}',
      amounts: { initAmount0: 'mint:token0Mint', initAmount1: 'mint:token1Mint' },
    },
    initializeWithPermission: {
      sentence: 'Create the pool {poolState} with {initAmount0} and {initAmount1}',
      amounts: { initAmount0: 'mint:token0Mint', initAmount1: 'mint:token1Mint' },
    },
    collectCreatorFee: { sentence: 'Collect the creator’s fees of the pool {poolState}' },
    collectProtocolFee: { sentence: 'Collect the protocol’s fees of the pool {poolState}' },
    collectFundFee: { sentence: 'Collect the fund’s fees of the pool {poolState}' },
  },
  interface: `
    instruction 9c5420764587467b closePermissionPda(): owner permissionAuthority permission systemProgram
    instruction 1416567bc61cdb84 collectCreatorFee(): creator authority poolState ammConfig token0Vault token1Vault vault0Mint vault1Mint creatorToken0 creatorToken1 token0Program token1Program associatedTokenProgram systemProgram
    instruction a78a4e95dfc2067e collectFundFee(amount0Requested: u64, amount1Requested: u64): owner authority poolState ammConfig token0Vault token1Vault vault0Mint vault1Mint recipientToken0Account recipientToken1Account tokenProgram tokenProgram2022
    instruction 8888fcddc2427e59 collectProtocolFee(amount0Requested: u64, amount1Requested: u64): owner authority poolState ammConfig token0Vault token1Vault vault0Mint vault1Mint recipientToken0Account recipientToken1Account tokenProgram tokenProgram2022
    instruction 8934edd4d7756c68 createAmmConfig(index: u16, tradeFeeRate: u64, protocolFeeRate: u64, fundFeeRate: u64, createPoolFee: u64, creatorFeeRate: u64): owner ammConfig systemProgram
    instruction 878802d889a9b5ca createPermissionPda(): owner permissionAuthority permission systemProgram
    instruction f223c68952e1f2b6 deposit(lpTokenAmount: u64, maximumToken0Amount: u64, maximumToken1Amount: u64): owner authority poolState ownerLpToken token0Account token1Account token0Vault token1Vault tokenProgram tokenProgram2022 vault0Mint vault1Mint lpMint
    instruction afaf6d1f0d989bed initialize(initAmount0: u64, initAmount1: u64, openTime: u64): creator ammConfig authority poolState token0Mint token1Mint lpMint creatorToken0 creatorToken1 creatorLpToken token0Vault token1Vault createPoolFee observationState tokenProgram token0Program token1Program associatedTokenProgram systemProgram rent
    instruction 3f37fe4131b25979 initializeWithPermission(initAmount0: u64, initAmount1: u64, openTime: u64, creatorFeeOn: CreatorFeeOn): payer creator ammConfig authority poolState token0Mint token1Mint lpMint payerToken0 payerToken1 payerLpToken token0Vault token1Vault createPoolFee observationState permission tokenProgram token0Program token1Program associatedTokenProgram systemProgram
    instruction 8fbe5adac41e33de swapBaseInput(amountIn: u64, minimumAmountOut: u64): payer authority ammConfig poolState inputTokenAccount outputTokenAccount inputVault outputVault inputTokenProgram outputTokenProgram inputTokenMint outputTokenMint observationState
    instruction 37d96256a34ab4ad swapBaseOutput(maxAmountIn: u64, amountOut: u64): payer authority ammConfig poolState inputTokenAccount outputTokenAccount inputVault outputVault inputTokenProgram outputTokenProgram inputTokenMint outputTokenMint observationState
    instruction 313cae889a1c74c8 updateAmmConfig(param: u8, value: u64): owner ammConfig
    instruction 82576c062ee0757b updatePoolStatus(status: u8): authority poolState
    instruction b712469c946da122 withdraw(lpTokenAmount: u64, minimumToken0Amount: u64, minimumToken1Amount: u64): owner authority poolState ownerLpToken token0Account token1Account token0Vault token1Vault tokenProgram tokenProgram2022 vault0Mint vault1Mint lpMint memoProgram
    account daf42168cbcb2b6f AmmConfig { bump: u8, disableCreatePool: bool, index: u16, tradeFeeRate: u64, protocolFeeRate: u64, fundFeeRate: u64, createPoolFee: u64, protocolOwner: pubkey, fundOwner: pubkey, creatorFeeRate: u64, padding: [u64; 15] }
    account 7aaec5358109a584 ObservationState { initialized: bool, observationIndex: u16, poolId: pubkey, observations: [Observation; 100], padding: [u64; 4] }
    account e0531c4f0afda11c Permission { authority: pubkey, padding: [u64; 30] }
    account f7ede3f5d7c3de46 PoolState { ammConfig: pubkey, poolCreator: pubkey, token0Vault: pubkey, token1Vault: pubkey, lpMint: pubkey, token0Mint: pubkey, token1Mint: pubkey, token0Program: pubkey, token1Program: pubkey, observationKey: pubkey, authBump: u8, status: u8, lpMintDecimals: u8, mint0Decimals: u8, mint1Decimals: u8, lpSupply: u64, protocolFeesToken0: u64, protocolFeesToken1: u64, fundFeesToken0: u64, fundFeesToken1: u64, openTime: u64, recentEpoch: u64, creatorFeeOn: u8, enableCreatorFee: bool, padding1: [u8; 6], creatorFeesToken0: u64, creatorFeesToken1: u64, padding: [u64; 28] }
    event 79a3cdc939da753c lpChangeEvent { poolId: pubkey, lpAmountBefore: u64, token0VaultBefore: u64, token1VaultBefore: u64, token0Amount: u64, token1Amount: u64, token0TransferFee: u64, token1TransferFee: u64, changeType: u8 }
    event 40c6cde8260871e2 swapEvent { poolId: pubkey, inputVaultBefore: u64, outputVaultBefore: u64, inputAmount: u64, outputAmount: u64, inputTransferFee: u64, outputTransferFee: u64, baseInput: bool, inputMint: pubkey, outputMint: pubkey, tradeFee: u64, creatorFee: u64, creatorFeeOnInput: bool }
    type CreatorFeeOn = BothToken | OnlyToken0 | OnlyToken1
    type Observation { blockTimestamp: u64, cumulativeToken0PriceX32: u128, cumulativeToken1PriceX32: u128 }
    error 6000 NotApproved
    error 6001 InvalidOwner Input account owner is not the program address
    error 6002 EmptySupply Input token account empty
    error 6003 InvalidInput
    error 6004 IncorrectLpMint Address of the provided lp token mint is incorrect
    error 6005 ExceededSlippage Exceeds desired slippage limit
    error 6006 ZeroTradingTokens Given pool token amount results in zero trading tokens
    error 6007 NotSupportMint Not support token_2022 mint extension
    error 6008 InvalidVault invaild vault
    error 6009 InitLpAmountTooLess Init lp amount is too less(Because 100 amount lp will be locked)
    error 6010 TransferFeeCalculateNotMatch
    error 6011 MathOverflow
    error 6012 InsufficientVault
    error 6013 InvalidFeeModel
    error 6014 NoFeeCollect Fee is zero
  `,
});
