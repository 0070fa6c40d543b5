import { defineInterface } from '../define-interface.ts';

export default defineInterface({
  key: 'francium-orca',
  name: 'Francium Orca farming',
  programs: ['DmzAmomATKpNp2rCBfYLS7CSwQqeQTsgRYJA1oSSAJaP'],
  category: 'lending',
  source: 'the program’s own Anchor IDL (lyf_orca, francium-sdk)',
  meaning: {
    initializeStrategy: { sentence: 'Open the strategy {strategyState}' },
    setDoubleDipStakePool: { sentence: 'Set the double-dip stake pool of the strategy {strategyState}' },
    setPlatformRewardsTkn: { sentence: 'Set the platform reward token of the strategy {strategyState}' },
    updatePlatformRewards: {
      sentence: 'Update the platform rewards of the strategy {strategyState} to {rewardsPerSlot} per slot',
      amounts: { rewardsPerSlot: 'strategyFranciumRewardsTkn' },
    },
    initializeUser: { sentence: 'Open a position in the strategy {strategyState}', minor: true },
    initializeUserWithNonce: { sentence: 'Open a position in the strategy {strategyState}', minor: true },
    closeEmptyAccount: { sentence: 'Close the empty position {userInfoAccount}' },
    setPositionStopLoss: { sentence: 'Set a stop loss of the position {userInfoAccount}' },
    setPositionRangeStop: { sentence: 'Set the range stop of the position {userInfoAccount}' },
    transfer: {
      sentence: 'Deposit {amount0} and {amount1} to the strategy {strategyState}',
      amounts: { amount0: 'userTknAccount0', amount1: 'userTknAccount1' },
    },
    borrow: {
      sentence: 'Borrow {borrow0} and {borrow1} for the strategy {strategyState}',
      amounts: { borrow0: 'strategyTknAccount0', borrow1: 'strategyTknAccount1' },
    },
    swap: { sentence: 'Swap within the strategy {strategyState}', minor: true },
    addLiquidity: { sentence: 'Add liquidity for the strategy {strategyState}', minor: true },
    addLiquiditySigleSide: { sentence: 'Add liquidity for the strategy {strategyState}', minor: true },
    stakeLp: { sentence: 'Stake what the strategy {strategyState} holds', minor: true },
    doubleDipStakeFarmTkn: {
      sentence: 'Stake farm tokens of the strategy {strategyState} in the double-dip pool',
      minor: true,
    },
    doubleDipUnstakeFarmTkn: {
      sentence: 'Unstake farm tokens of the strategy {strategyState} from the double-dip pool',
      minor: true,
    },
    unstakeLp: { sentence: 'Withdraw from the strategy {strategyState}' },
    unstakeLpWithType: { sentence: 'Withdraw from the strategy {strategyState}' },
    removeLiquidity: { sentence: 'Remove liquidity of the strategy {strategyState}', minor: true },
    swapAndWithdraw: { sentence: 'Withdraw from the strategy {strategyState}' },
    beforeStableWithdraw: { sentence: 'Prepare a withdrawal from the strategy {strategyState}', minor: true },
    stableSwap: { sentence: 'Swap within the strategy {strategyState}', minor: true },
    stableWithdraw: { sentence: 'Withdraw from the strategy {strategyState}' },
    userRepay: { sentence: 'Repay what the strategy {strategyState} borrowed' },
    repayBorrowedPc: { sentence: 'Repay what the strategy {strategyState} borrowed', minor: true },
    repayBorrowedCoin: { sentence: 'Repay what the strategy {strategyState} borrowed', minor: true },
    liquidateUnstakeLp: { sentence: 'Liquidate the position {userInfo}' },
    swapRewardsToTarget: { sentence: 'Swap the rewards of the strategy {strategyState}' },
    swapRewardsForBalance: { sentence: 'Swap the rewards of the strategy {strategyState}' },
    harvestRewards: { sentence: 'Harvest the rewards of the strategy {strategyState}' },
    addRewardsToLiquidity: { sentence: 'Reinvest the rewards of the strategy {strategyState}' },
    addRewardsToLiquiditySingleSide: { sentence: 'Reinvest the rewards of the strategy {strategyState}' },
    adminUpdateMaxLeverage: { sentence: 'Update the maximum leverage of the strategy {strategyState}' },
    adminUpdateLiquidateLine: { sentence: 'Update the liquidation line of the strategy {strategyState}' },
    adminUpdateCompoundRewardsRate: {
      sentence: 'Update the compound rewards rate of the strategy {strategyState}',
    },
    adminCloseEmptyAccount: { sentence: 'Close the empty position {userInfoAccount}' },
    adminClearWithdrawFlag: { sentence: 'Clear the withdraw flag of the position {userInfo}' },
    adminRepayBadDebts: { sentence: 'Repay bad debts of the strategy {strategyState}' },
    adminBurnBorrowCredit: { sentence: 'Burn the borrow credit of the strategy {strategyState}' },
    adminSetFeeAccount: { sentence: 'Set the fee account of the strategy {strategyState}' },
  },
  interface: `
    instruction d0779091b23969fc initializeStrategy(version: ProtocolVerison): admin strategyState strategyAuthority strategyFeeAccount strategyTknAccount0 strategyTknAccount1 strategyLpTknAccount strategyRewardsTknAccount strategyFarmTknAccount lendingProgramId lendingPoolAccount0 strategyCreditAccount0 lendingPoolAccount1 strategyCreditAccount1 ammProgramId swapPoolId rewardsSwapPoolId stakeProgramId stakePoolFarmInfo strategyFarmInfo clock systemProgram
    instruction 0b2bc0c58ea803d0 setDoubleDipStakePool(): admin strategyState strategyAuthority tokenProgramId stakeProgramId doubleDipStrategyFarmTknAccount doubleDipStakePoolFarmInfo doubleDipStrategyFarmInfo doubleDipRewardsSwapPoolId doubleDipStrategyRewardsTknAccount systemProgram
    instruction 137edbf94a00a5ca setPlatformRewardsTkn(): admin strategyState strategyFranciumRewardsTkn
    instruction 1ba83cf8d6bd5c7b updatePlatformRewards(rewardsPerSlot: u64, rewardsStartSlot: u64, rewardsEndSlot: u64): admin strategyState strategyFranciumRewardsTkn adminFranciumRewardsTkn tokenProgramId clock
    instruction 6f11b9fa3c7a26fe initializeUser(): userMainAccount userInfoAccount strategyState systemProgram clock
    instruction 6cde4a0b8f992803 initializeUserWithNonce(nonce: u32, bumpSeed: u8): userMainAccount userInfoAccount strategyState systemProgram clock
    instruction ca6f062b7a4edabb closeEmptyAccount(): userMainAccount userInfoAccount
    instruction 788f03eaa77dcdee setPositionStopLoss(stopLossType: u8, stopLossRatio: u8): userMainAccount userInfoAccount strategyState
    instruction 2db299548ce7c84d setPositionRangeStop(rangeStopType: u8, priceRange0: u128, priceRange1: u128): userMainAccount userInfoAccount strategyState
    instruction a334c8e78c0345ba transfer(param: TransferForInvestParam): userMainAccount userInfoAccount userTknAccount0 userTknAccount1 strategyState strategyAuthority strategyTknAccount0 strategyTknAccount1 tokenProgramId clock
    instruction e4fd83cacf745912 borrow(param: BorrowParam): userMainAccount userInfoAccount strategyState strategyAuthority strategyTknAccount0 strategyTknAccount1 lendingMarketAccount lendingMarketAuthorityInfo lendingPoolProgramId lendingPoolInfoAccount0 lendingPoolTknAccount0 lendingPoolCreditAccount0 strategyCreditAccount0 lendingPoolInfoAccount1 lendingPoolTknAccount1 lendingPoolCreditAccount1 strategyCreditAccount1 tokenProgramId clock swapPoolId swapPoolTknAccount0 swapPoolTknAccount1 lpMint
    instruction f8c69e91e17587c8 swap(): userMainAccount userInfo strategyState strategyAuthority strategyTknAccount0 strategyTknAccount1 strategyLpTknAccount tokenProgramId ammProgramId swapPoolId swapPoolAuthority swapPoolTknAccount0 swapPoolTknAccount1 lpMint swapPoolFeeTkn
    instruction b59d59438fb63448 addLiquidity(): userMainAccount userInfo strategyState strategyAuthority strategyTknAccount0 strategyTknAccount1 strategyLpTknAccount tokenProgramId ammProgramId swapPoolId swapPoolAuthority swapPoolTknAccount0 swapPoolTknAccount1 lpMint userFranciumRewardsTkn strategyFranciumRewardsTkn clock
    instruction fa005dd33a40eb9f addLiquiditySigleSide(): userMainAccount userInfo strategyState strategyAuthority strategyTknAccount0 strategyTknAccount1 strategyLpTknAccount tokenProgramId ammProgramId swapPoolId swapPoolAuthority swapPoolTknAccount0 swapPoolTknAccount1 lpMint userFranciumRewardsTkn strategyFranciumRewardsTkn clock
    instruction 30a87d4e52479875 stakeLp(): strategyState strategyAuthority strategyLpTknAccount stakeProgramId stakePoolLpTknValut stakeFarmTknMint strategyFarmTknAccount stakePoolFarmInfo strategyFarmInfo stakePoolRewardTknVault strategyRewardsTknAccount stakePoolAuthority tokenProgramId clock
    instruction b965d0e096aed2b2 doubleDipStakeFarmTkn(): strategyState strategyAuthority strategyFarmTknAccount stakeProgramId doubleDipStakePoolFarmTknValut doubleDipStakeFarmTknMint doubleDipStrategyFarmTknAccount doubleDipStakePoolFarmInfo doubleDipStrategyFarmInfo doubleDipStakePoolRewardTknVault doubleDipStrategyRewardsTknAccount doubleDipStakePoolAuthority tokenProgramId clock
    instruction 5eda86d6572c5618 doubleDipUnstakeFarmTkn(amount: u64): strategyState strategyAuthority strategyFarmTknAccount stakeProgramId doubleDipStakePoolFarmTknValut doubleDipStakeFarmTknMint doubleDipStrategyFarmTknAccount doubleDipStakePoolFarmInfo doubleDipStrategyFarmInfo doubleDipStakePoolRewardTknVault doubleDipStrategyRewardsTknAccount doubleDipStakePoolAuthority tokenProgramId clock
    instruction 720407cefbb0e977 unstakeLp(param: UnstakeLpParam): userMainAccount userInfo strategyState strategyAuthority strategyLpTknAccount strategyFarmTknAccount strategyRewardsTknAccount strategyFarmInfo stakeProgramId stakePoolLpTkn stakeFarmTknMint stakePoolFarmInfo stakePoolRewardTknVault stakePoolAuthority tokenProgramId clock lendingPoolInfoAccount0 lendingPoolInfoAccount1 userFranciumRewardsTknAccount strategyFranciumRewardsTknAccount
    instruction 0e177c3d3343a578 unstakeLpWithType(param: WithdrawParam): userMainAccount userInfo strategyState strategyAuthority strategyLpTknAccount strategyFarmTknAccount strategyRewardsTknAccount strategyFarmInfo stakeProgramId stakePoolLpTkn stakeFarmTknMint stakePoolFarmInfo stakePoolRewardTknVault stakePoolAuthority tokenProgramId clock lendingPoolInfoAccount0 lendingPoolInfoAccount1 userFranciumRewardsTknAccount strategyFranciumRewardsTknAccount
    instruction 5055d14818ceb16c removeLiquidity(): userMainAccount userInfo strategyState strategyAuthority strategyTknAccount0 strategyTknAccount1 strategyLpTknAccount tokenProgramId ammProgramId swapPoolId swapPoolAuthority swapPoolTkn0 swapPoolTkn1 swapPoolFeeTkn lpMint
    instruction 6f607d39534edca0 swapAndWithdraw(param: SwapAndWithdrawParam): userMainAccount userInfo userTknAccount0 userTknAccount1 strategyState strategyAuthority strategyTknAccount0 strategyTknAccount1 strategyLpTknAccount tokenProgramId ammProgramId swapPoolId swapPoolAuthority swapPoolTkn0 swapPoolTkn1 swapPoolFeeTkn lpMint
    instruction 819f5764b713a0a7 beforeStableWithdraw(param: SwapAndWithdrawParam): userMainAccount userInfoAccount strategyState tokenProgramId ammProgramId swapPoolId swapPoolAuthority swapPoolTkn0 swapPoolTkn1 swapPoolFeeTkn lpMint
    instruction 4ddad6b6914ec48e stableSwap(param: SwapAndWithdrawParam): userMainAccount userInfo userTknAccount0 userTknAccount1 strategyState strategyAuthority strategyTknAccount0 strategyTknAccount1 strategyLpTknAccount tokenProgramId ammProgramId swapPoolId swapPoolAuthority swapPoolTkn0 swapPoolTkn1 swapPoolFeeTkn lpMint
    instruction f7b5df5d09baf405 stableWithdraw(): userMainAccount userInfo userTknAccount0 userTknAccount1 strategyState strategyAuthority strategyTknAccount0 strategyTknAccount1 strategyLpTknAccount tokenProgramId
    instruction 0dc4247897852f42 userRepay(param: UserRepayParam): userMainAccount userInfoAccount userTknAccount0 userTknAccount1 strategyState strategyTknAccount0 strategyTknAccount1 lendingPoolInfoAccount0 lendingPoolInfoAccount1 tokenProgramId
    instruction 880c40ff07c67547 repayBorrowedPc(): userMainAccount strategyState strategyAuthority strategyTknAccount0 strategyTknAccount1 lendingMarketAccount lendingMarketAuthorityInfo lendingPoolProgramId lendingPoolInfoAccount0 lendingPoolTknAccount0 lendingPoolCreditMint0 lendingPoolCreditAccount0 strategyCreditAccount0 lendingPoolInfoAccount1 lendingPoolTknAccount1 lendingPoolCreditMint1 lendingPoolCreditAccount1 strategyCreditAccount1 tokenProgramId clock
    instruction d28f8576be5e07b7 repayBorrowedCoin(): userMainAccount strategyState strategyAuthority strategyTknAccount0 strategyTknAccount1 lendingMarketAccount lendingMarketAuthorityInfo lendingPoolProgramId lendingPoolInfoAccount0 lendingPoolTknAccount0 lendingPoolCreditMint0 lendingPoolCreditAccount0 strategyCreditAccount0 lendingPoolInfoAccount1 lendingPoolTknAccount1 lendingPoolCreditMint1 lendingPoolCreditAccount1 strategyCreditAccount1 tokenProgramId clock
    instruction f3195652d79aa26d liquidateUnstakeLp(liquidateType: u8): liquidator liquidatorLpTknAccount userInfo strategyState strategyAuthority strategyLpTknAccount strategyFarmInfo lpMint swapPoolTkn0 swapPoolTkn1 stakeProgramId stakePoolLpTknAccount stakeFarmTknMint strategyFarmTknAccount stakePoolFarmInfo stakePoolRewardTknVault strategyRewardsTknAccount stakePoolAuthority tokenProgramId clock lendingPoolInfoAccount0 lendingPoolInfoAccount1 userFranciumRewardsTknAccount strategyFranciumRewardsTknAccount
    instruction 4152322e8a9c187c swapRewardsToTarget(): userMainAccount strategyState strategyAuthority strategyTargetTkn strategyRewardsTknAccount tokenProgramId ammProgramId rewardsSwapPoolId rewardsSwapPoolAuthority swapPoolTargetTkn swapPoolRewardsTkn swapPoolRewardsFeeTkn rewardsTargetLpMint
    instruction 4a898bad7257590c swapRewardsForBalance(): userMainAccount strategyState strategyAuthority strategyTknAccount0 strategyTknAccount1 tokenProgramId ammProgramId swapPoolId swapPoolAuthority swapPoolTkn0 swapPoolTkn1 lpMint swapPoolFeeTkn
    instruction d5a41b4715450a68 harvestRewards(): userMainAccount strategyState strategyAuthority strategyLpTknAccount strategyFarmTknAccount strategyRewardsTknAccount strategyFarmInfo tokenProgramId stakeProgramId stakePoolAuthority stakePoolFarmInfo stakePoolLpTknVault stakePoolRewardTknVault
    instruction 32faf7b3f89e11f5 addRewardsToLiquidity(): userMainAccount userLpAccount strategyState strategyAuthority strategyTknAccount0 strategyTknAccount1 strategyLpAccount tokenProgramId ammProgramId swapPoolId swapPoolAuthority swapPoolTkn0 swapPoolTkn1 lpMint userFranciumRewardsTkn strategyFranciumRewardsTkn clock
    instruction 233a13f7ebf12029 addRewardsToLiquiditySingleSide(): userMainAccount userLpAccount strategyState strategyAuthority strategyTknAccount0 strategyTknAccount1 strategyLpAccount tokenProgramId ammProgramId swapPoolId swapPoolAuthority swapPoolTkn0 swapPoolTkn1 lpMint userFranciumRewardsTkn strategyFranciumRewardsTkn clock
    instruction 52f281b0625f8104 adminUpdateMaxLeverage(newLeverage: u8): admin strategyState
    instruction 676b7ccb614c7016 adminUpdateLiquidateLine(newLiquidateLine: u8): admin strategyState
    instruction 67ed95d677ad80bc adminUpdateCompoundRewardsRate(compoundRewardsRate: u8): admin strategyState
    instruction b192289b14f75647 adminCloseEmptyAccount(): admin userInfoAccount strategyState
    instruction fe562ed110e36922 adminClearWithdrawFlag(): admin userInfo strategyState
    instruction a2f317b11483b22f adminRepayBadDebts(tknRepay0: u64, tknRepay1: u64): admin strategyState strategyAuthority adminTknAccount0 adminTknAccount1 strategyTknAccount0 strategyTknAccount1 tokenProgramId
    instruction 942c1c55db108de0 adminBurnBorrowCredit(): admin strategyState strategyAuthority creditMint0 strategyCreditAccount0 creditMint1 strategyCreditAccount1 tokenProgramId
    instruction 495ea8d374fdab89 adminSetFeeAccount(): admin strategyState strategyLpAccount strategyFeeAccount
    account 5312e06dae64278b StrategyState { protocolVersion: u8, protocolSubVersion: u8, lastUpdateSlot: u64, totalLp: u64, totalShares: u64, totalBorrowed0: u64, totalBorrowed1: u64, pendingTkn0: u64, pendingTkn1: u64, pendingWithdrawLp: u64, pendingRepay0: u64, pendingRepay1: u64, cumulatedBorrowRate0: u128, cumulatedBorrowRate1: u128, maxLeverage: u8, liquidateLine: u8, compoundRewardsRate: u8, admin: pubkey, authority: pubkey, authorityNonce: u8, franciumRewardsEnable: u8, franciumRewardsStartSlot: u64, franciumRewardsEndSlot: u64, franciumRewardsPerSlot: u64, franciumAccumulatedRewardsPerShare: u128, franciumRewardsTknAccount: pubkey, lendingProgramId: pubkey, ammProgramId: pubkey, stakeProgramId: pubkey, tknAccount0: pubkey, tknAccount1: pubkey, lpTknAccount: pubkey, rewardsTknAccount: pubkey, farmTknAccount: pubkey, lendingPool0: pubkey, strategyLendingCreditAccount0: pubkey, lendingPool1: pubkey, strategyLendingCreditAccount1: pubkey, doubleDipRewardsSwapPoolId: pubkey, doubleDipStrategyRewardsTknAccount: pubkey, swapPoolId: pubkey, rewardsSwapPoolId: pubkey, stakePoolFarmInfo: pubkey, strategyFarmInfo: pubkey, doubleDipFarmTknAccount: pubkey, doubleDipStakePoolFarmInfo: pubkey, doubleDipStrategyFarmInfo: pubkey, feeAccount: pubkey }
    account 5386c83890380a3e UserInfo { version: u8, lastUpdateSlot: u64, strategyStateAccount: pubkey, userMainAccount: pubkey, pending0: u8, pendingInvestFlag: u8, stopLoss: u8, tkn0: u64, tkn1: u64, borrowed0: u64, borrowed1: u64, principle0: u64, principle1: u64, investedLp: u64, lpShares: u64, pendingWithdrawLp: u64, pendingRepay0: u64, pendingRepay1: u64, cumulatedBorrowRate0: u128, cumulatedBorrowRate1: u128, platformRewardsDebt: u128, pendingWithdrawFlag: u8, takeProfitLine: u16, stableSwapComputeFlag: u8, stableSwapDirection: u8, stableSwapAmount: u64, stopPositionType: u8, priceRange0: u128, priceRange1: u128, padding2: [u8; 13], accountNonce: u32, isEmpty: u8 }
    type ProtocolVerison { protocolVersion: u8, subVersion: u8 }
    type TransferForInvestParam { stopLoss: u8, amount0: u64, amount1: u64 }
    type BorrowParam { borrow0: u64, borrow1: u64 }
    type UnstakeLpParam { sharesAmount: u64 }
    type WithdrawParam { withdrawType: u8, sharesAmount: u64 }
    type SwapAndWithdrawParam { withdrawType: u8 }
    type UserRepayParam { repaySide: u8, repayAmount: u64 }
    error 1300 MathOverflow Math Overflow
    error 1301 InvalidInstruction Invalid Instruction
    error 1302 InvalidProgramAddress Invalid program derivated address or nonce
    error 1303 InvalidProtocolVersion Invalid Protocol Version
    error 1304 InvalidData Invalid data
    error 1305 AlreadyInUse Already in use
    error 1306 InvalidTokenMint Invalid token mint
    error 1307 InsufficientBalance Insufficient balance
    error 1308 UnexpectedError UnexpectedError
    error 1309 InvalidStrategyAccount Invalid Strategy Account
    error 1310 InvalidStrategyAuthority Invalid Strategy Authority
    error 1311 InvalidUserInfoAccount Invalid UserInfo Account
    error 1312 InvalidStrategyFarmInfoAccount Invalid StrategyFarmInfo Account
    error 1313 InvalidTokenAccount Invalid Token Account
    error 1314 InvalidTokenAccountOwner Invalid Token Account Owner
    error 1315 InvalidStrategyState Invalid Strategy state
    error 1316 InvalidLendingPool Invalid lending pool
    error 1317 UnsupportedFeature Unsupported Feature
    error 1318 NeedAdminPermission Need Admin Permission
    error 1319 AlreadyInLiquidationOrWithdraw Already in liquidation or withdraw
    error 1320 InvalidLiquidator Invalid Liquidator
    error 1321 InvalidBorrowAmount Invalid Borrow Amount
    error 1322 AmountTooLarge Amount Too Large
    error 1323 NotEnougToRepay Not Enough to repay
    error 1324 BeforeStableWithdrawUnfinished Unfinish BeforeStableWithdraw
    error 1325 AccountNotEmpty Account Not Empty
    error 1326 LeverageTooHigh Leverage Too High
  `,
});
