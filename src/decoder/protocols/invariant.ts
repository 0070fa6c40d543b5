import { defineInterface } from '../define-interface.ts';

export default defineInterface({
  key: 'invariant',
  name: 'Invariant',
  programs: ['HyaB3W9q6XdA5xwpU4XnSZV94htfmbmqJXZcEbRaJutt'],
  category: 'amm',
  source: 'the Anchor IDL in invariant-labs/protocol, sdk/src/idl/invariant.ts',
  meaning: {
    swap: { sentence: 'Swap through the pool {pool}', swap: 'owner' },
    createPool: { sentence: 'Create the pool {pool} of {tokenX} and {tokenY}' },
    createPosition: { sentence: 'Open the position {position} in the pool {pool}' },
    removePosition: { sentence: 'Close the position {removedPosition} in the pool {pool}' },
    claimFee: { sentence: 'Claim the fees of the position {position}' },
    transferPositionOwnership: { sentence: 'Transfer the position {removedPosition} to {recipient}' },
    createPositionList: { sentence: 'Initialize the position list of {owner}' },
    createTick: { sentence: 'Initialize a tick in the pool {pool}' },
    updateSecondsPerLiquidity: { sentence: 'Update the seconds per liquidity of the position {position}' },
    withdrawProtocolFee: { sentence: 'Withdraw the protocol’s fees of the pool {pool}' },
    initializeOracle: { sentence: 'Initialize the oracle of the pool {pool}' },
  },
  interface: `
    instruction d6d3d14f6b69f7de createState(nonce: u8): state admin programAuthority rent systemProgram
    instruction 969e5572db4bd45b createFeeTier(fee: u128, tickSpacing: u16): feeTier state admin rent systemProgram
    instruction e992d18ecf6840bc createPool(initTick: i32): state pool feeTier tickmap tokenX tokenY tokenXReserve tokenYReserve payer authority tokenProgram rent systemProgram
    instruction f8c69e91e17587c8 swap(xToY: bool, amount: u64, byAmountIn: bool, sqrtPriceLimit: u128): state pool tickmap accountX accountY reserveX reserveY owner programAuthority tokenProgram
    instruction 90df8378c4fdb563 initializeOracle(): pool oracle tokenX tokenY payer rent systemProgram
    instruction e39ec8a87a688551 createTick(index: i32): tick pool tickmap payer tokenX tokenY rent systemProgram
    instruction 87a5535eaf189504 createPositionList(): positionList owner signer rent systemProgram
    instruction 30d7c59960cbb485 createPosition(lowerTickIndex: i32, upperTickIndex: i32, liquidityDelta: Liquidity, slippageLimitLower: Price, slippageLimitUpper: Price): state position pool positionList payer owner lowerTick upperTick tickmap tokenX tokenY accountX accountY reserveX reserveY programAuthority tokenProgram rent systemProgram
    instruction db18ec6e8a508106 removePosition(index: u32, lowerTickIndex: i32, upperTickIndex: i32): state removedPosition positionList lastPosition pool tickmap lowerTick upperTick owner tokenX tokenY accountX accountY reserveX reserveY programAuthority tokenProgram
    instruction 63c2a6a2acb62de4 transferPositionOwnership(index: u32): ownerList recipientList newPosition removedPosition lastPosition owner recipient rent systemProgram
    instruction a9204f8988e84689 claimFee(index: u32, lowerTickIndex: i32, upperTickIndex: i32): state pool position lowerTick upperTick owner tokenX tokenY accountX accountY reserveX reserveY programAuthority tokenProgram
    instruction bd8d23815639cddb updateSecondsPerLiquidity(lowerTickIndex: i32, upperTickIndex: i32, index: i32): pool lowerTick upperTick position tokenX tokenY owner signer rent systemProgram
    instruction 9ec99ebd215da267 withdrawProtocolFee(): state pool tokenX tokenY accountX accountY reserveX reserveY authority programAuthority tokenProgram
    instruction 10fcfd9f30f22054 changeProtocolFee(protocolFee: FixedPoint): state pool tokenX tokenY admin programAuthority
    instruction 5c0ef1983a5cbc39 changeFeeReceiver(): state pool tokenX tokenY admin feeReceiver
    account 384b9f4c8e44be69 FeeTier { fee: FixedPoint, tickSpacing: u16, bump: u8 }
    account 8bc283b38cb3e5f4 Oracle { data: [Record; 256], head: u16, amount: u16, size: u16 }
    account f19a6d0411b16dbc Pool { tokenX: pubkey, tokenY: pubkey, tokenXReserve: pubkey, tokenYReserve: pubkey, positionIterator: u128, tickSpacing: u16, fee: FixedPoint, protocolFee: FixedPoint, liquidity: Liquidity, sqrtPrice: Price, currentTickIndex: i32, tickmap: pubkey, feeGrowthGlobalX: FeeGrowth, feeGrowthGlobalY: FeeGrowth, feeProtocolTokenX: u64, feeProtocolTokenY: u64, secondsPerLiquidityGlobal: FixedPoint, startTimestamp: u64, lastTimestamp: u64, feeReceiver: pubkey, oracleAddress: pubkey, oracleInitialized: bool, bump: u8 }
    account aabc8fe47a40f7d0 Position { owner: pubkey, pool: pubkey, id: u128, liquidity: Liquidity, lowerTickIndex: i32, upperTickIndex: i32, feeGrowthInsideX: FeeGrowth, feeGrowthInsideY: FeeGrowth, secondsPerLiquidityInside: FixedPoint, lastSlot: u64, tokensOwedX: FixedPoint, tokensOwedY: FixedPoint, bump: u8 }
    account 2007776d2ee669cd PositionList { head: u32, bump: u8 }
    account d8926b5e684bb6b1 State { admin: pubkey, nonce: u8, authority: pubkey, bump: u8 }
    account b05e43f785ad0773 Tick { pool: pubkey, index: i32, sign: bool, liquidityChange: Liquidity, liquidityGross: Liquidity, sqrtPrice: Price, feeGrowthOutsideX: FeeGrowth, feeGrowthOutsideY: FeeGrowth, secondsPerLiquidityOutside: FixedPoint, secondsOutside: u64, bump: u8 }
    account ec0665c455bd00e3 Tickmap { bitmap: [u8; 11091] }
    type Price { v: u128 }
    type Liquidity { v: u128 }
    type FeeGrowth { v: u128 }
    type FixedPoint { v: u128 }
    type Record { timestamp: u64, price: Price }
    error 6000 ZeroAmount Amount is zero
    error 6001 ZeroOutput Output would be zero
    error 6002 WrongTick Not the expected tick
    error 6003 WrongLimit Price limit is on the wrong side of price
    error 6004 InvalidTickIndex Tick index not divisible by spacing or over limit
    error 6005 InvalidTickInterval Invalid tick_lower or tick_upper
    error 6006 NoMoreTicks There is no more tick in that direction
    error 6007 TickNotFound Correct tick not found in context
    error 6008 PriceLimitReached Price would cross swap limit
    error 6009 InvalidTickLiquidity
    error 6010 EmptyPositionPokes Disable empty position pokes
    error 6011 InvalidPositionLiquidity Invalid tick liquidity
    error 6012 InvalidPoolLiquidity
    error 6013 InvalidPositionIndex
    error 6014 PositionWithoutLiquidity Position liquidity would be zero
    error 6015 Unauthorized You are not admin
    error 6016 InvalidPoolTokenAddresses
    error 6017 NegativeTime Time cannot be negative
    error 6018 OracleAlreadyInitialized Oracle is already initialized
    error 6019 LimitReached Absolute price limit was reached
    error 6020 InvalidProtocolFee
    error 6021 NoGainSwap Swap amount out is 0
    error 6022 InvalidTokenAccount Provided token account is different than expected
    error 6023 InvalidAdmin Admin address is different than expected
    error 6024 InvalidAuthority Provided authority is different than expected
    error 6025 InvalidOwner Provided token owner is different than expected
    error 6026 InvalidMint Provided token account mint is different than expected mint token
    error 6027 InvalidTickmap Provided tickmap is different than expected
    error 6028 InvalidTickmapOwner Provided tickmap owner is different than program ID
    error 6029 InvalidListOwner Recipient list address and owner list address should be different
    error 6030 InvalidTickSpacing
  `,
});
