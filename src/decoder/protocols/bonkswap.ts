import { defineInterface } from '../define-interface.ts';

const FARM = { sentence: 'Offer rewards for liquidity in the pool {pool}' };

export default defineInterface({
  key: 'bonkswap',
  name: 'BonkSwap AMM',
  programs: ['BSwp6bEBihVLdqJRKGgzjcGLHkcTuzmSo1TQkHepzH8p'],
  category: 'amm',
  source: 'the program’s own Anchor IDL 0.1.1',
  meaning: {
    swap: { sentence: 'Swap through the pool {pool}', swap: 'swapper' },
    createPool: {
      sentence: 'Create the pool {pool} with {initialTokenX} and {initialTokenY}',
      amounts: { initialTokenX: 'mint:tokenX', initialTokenY: 'mint:tokenY' },
    },
    createProvider: {
      sentence: 'Deposit {tokenXAmount} and {tokenYAmount} into the pool {pool}',
      amounts: { tokenXAmount: 'mint:tokenX', tokenYAmount: 'mint:tokenY' },
    },
    addTokens: {
      sentence: 'Deposit {deltaX} and {deltaY} into the pool {pool}',
      amounts: { deltaX: 'mint:tokenX', deltaY: 'mint:tokenY' },
    },
    withdrawShares: { sentence: 'Withdraw from the pool {pool}' },
    withdrawLpFee: { sentence: 'Withdraw LP fees of the pool {pool}' },
    withdrawRewards: { sentence: 'Withdraw rewards of the pool {pool}' },
    withdrawBuyback: { sentence: 'Withdraw the buyback fees of the pool {pool}' },
    withdrawProjectFee: { sentence: 'Withdraw the project’s fees of the pool {pool}' },
    closePool: { sentence: 'Close the pool {pool}' },
    createFarm: FARM,
    createDualFarm: FARM,
    createTripleFarm: FARM,
  },
  interface: `
    instruction e992d18ecf6840bc createPool(lpFee: u128, buybackFee: u128, projectFee: u128, mercantiFee: u128, initialTokenX: u64, initialTokenY: u64, bump: u8): state pool tokenX tokenY poolXAccount poolYAccount adminXAccount adminYAccount admin projectOwner programAuthority systemProgram tokenProgram rent
    instruction 4a35d3ae26a8e3b1 createProvider(tokenXAmount: u64, tokenYAmount: u64, bump: u8): pool farm provider tokenX tokenY poolXAccount poolYAccount ownerXAccount ownerYAccount owner systemProgram tokenProgram rent
    instruction d6d3d14f6b69f7de createState(nonce: u8): state admin programAuthority systemProgram
    instruction 1cda1ed1af9b99f0 addTokens(deltaX: u64, deltaY: u64): state pool farm provider tokenX tokenY tokenMarco tokenProjectFirst tokenProjectSecond ownerXAccount ownerYAccount poolXAccount poolYAccount ownerMarcoAccount ownerProjectFirstAccount ownerProjectSecondAccount tokenMarcoAccount tokenProjectFirstAccount tokenProjectSecondAccount owner programAuthority systemProgram tokenProgram associatedTokenProgram rent
    instruction bc4b1ec6632b0c36 withdrawBuyback(): state pool tokenX tokenY buybackXAccount buybackYAccount poolXAccount poolYAccount admin programAuthority systemProgram tokenProgram associatedTokenProgram rent
    instruction f8c69e91e17587c8 swap(deltaIn: u64, priceLimit: u128, xToY: bool): state pool tokenX tokenY poolXAccount poolYAccount swapperXAccount swapperYAccount swapper referrerXAccount referrerYAccount referrer programAuthority systemProgram tokenProgram associatedTokenProgram rent
    instruction b0689a69fa5044f4 withdrawShares(shares: u64): state pool farm provider tokenX tokenY tokenMarco tokenProjectFirst tokenProjectSecond poolXAccount poolYAccount tokenMarcoAccount tokenProjectFirstAccount tokenProjectSecondAccount ownerXAccount ownerYAccount ownerMarcoAccount ownerProjectFirstAccount ownerProjectSecondAccount owner programAuthority systemProgram tokenProgram associatedTokenProgram rent
    instruction 95a102d5c3932a41 withdrawLpFee(): state pool provider tokenX tokenY ownerXAccount ownerYAccount poolXAccount poolYAccount owner programAuthority systemProgram tokenProgram associatedTokenProgram rent
    instruction 82c98e9c9fcfa816 withdrawProjectFee(): state pool tokenX tokenY projectOwnerXAccount projectOwnerYAccount poolXAccount poolYAccount projectOwner programAuthority systemProgram tokenProgram associatedTokenProgram rent
    instruction 4a3b80a057ae99c2 createFarm(supply: u64, duration: u64, bump: u8): state pool farm tokenX tokenY tokenMarco tokenMarcoAccount adminMarcoAccount admin programAuthority systemProgram tokenProgram rent
    instruction 2ab4678ace2bd062 createDualFarm(supplyMarco: u64, supplyProjectFirst: u64, duration: u64, bump: u8): state pool farm tokenX tokenY tokenMarco tokenProjectFirst tokenMarcoAccount tokenProjectFirstAccount adminMarcoAccount adminProjectFirstAccount admin programAuthority systemProgram tokenProgram rent
    instruction 9a1ab49112c987ab createTripleFarm(supplyMarco: u64, supplyProjectFirst: u64, supplyProjectSecond: u64, duration: u64, bump: u8): state pool farm tokenX tokenY tokenMarco tokenProjectFirst tokenProjectSecond tokenMarcoAccount tokenProjectFirstAccount tokenProjectSecondAccount adminMarcoAccount adminProjectFirstAccount adminProjectSecondAccount admin programAuthority systemProgram tokenProgram rent
    instruction 0ad6db8bcd16fb15 withdrawRewards(): state pool farm provider tokenX tokenY tokenMarco tokenProjectFirst tokenProjectSecond tokenMarcoAccount tokenProjectFirstAccount tokenProjectSecondAccount ownerMarcoAccount ownerProjectFirstAccount ownerProjectSecondAccount owner programAuthority systemProgram tokenProgram associatedTokenProgram rent
    instruction 8cbdd117ef3eef0b closePool(): state pool farm tokenX tokenY tokenMarcoAccount tokenProjectFirstAccount tokenProjectSecondAccount poolXAccount poolYAccount buybackXAccount buybackYAccount admin programAuthority tokenProgram
    instruction fde581252f480bf0 withdrawMercantiFee(): state pool tokenX tokenY mercantiXAccount mercantiYAccount poolXAccount poolYAccount admin programAuthority tokenProgram
    instruction 50664639eb58ef08 addSupply(supplyMarco: u64, supplyProjectFirst: u64, supplyProjectSecond: u64, duration: u64): state pool farm tokenX tokenY tokenMarcoAccount tokenProjectFirstAccount tokenProjectSecondAccount adminMarcoAccount adminProjectFirstAccount adminProjectSecondAccount admin tokenProgram
    instruction e11b0d064554acbf updateFees(newBuybackFee: u128, newProjectFee: u128, newProviderFee: u128, newMercantiFee: u128): state pool tokenX tokenY admin programAuthority
    instruction 2f4de97576373d71 resetFarm(): state pool farm tokenX tokenY tokenMarco tokenMarcoAccount tokenProjectFirstAccount tokenProjectSecondAccount adminMarcoAccount adminProjectFirstAccount adminProjectSecondAccount admin programAuthority systemProgram tokenProgram rent
    instruction f9ec474a683ae11c updateRewardTokens(): state pool farm tokenMarcoAccount tokenProjectFirstAccount tokenProjectSecondAccount tokenMarco newTokenMarcoAccount admin programAuthority systemProgram tokenProgram
    account a19cd3fdfa4035fa Farm { pool: pubkey, tokens: [pubkey; 3], tokenAccounts: [pubkey; 3], supply: [Token; 3], supplyLeft: [Token; 3], accumulatedSecondsPerShare: u128, offsetSecondsPerShare: u128, startTime: u64, endTime: u64, lastUpdate: u64, bump: u8, farmType: FarmType }
    account 5b0cd65707b9a737 PoolV2 { tokenX: pubkey, tokenY: pubkey, poolXAccount: pubkey, poolYAccount: pubkey, admin: pubkey, projectOwner: pubkey, tokenXReserve: u64, tokenYReserve: u64, selfShares: u64, allShares: u64, buybackAmountX: u64, buybackAmountY: u64, projectAmountX: u64, projectAmountY: u64, mercantiAmountX: u64, mercantiAmountY: u64, lpAccumulatorX: u128, lpAccumulatorY: u128, constK: u128, price: u128, lpFee: u128, buybackFee: u128, projectFee: u128, mercantiFee: u128, farmCount: u64, poolBump: u8, lpToken: pubkey, lpTokenMintBump: u8, padding: [u64; 8] }
    account f19a6d0411b16dbc Pool { tokenX: pubkey, tokenY: pubkey, poolXAccount: pubkey, poolYAccount: pubkey, admin: pubkey, projectOwner: pubkey, tokenXReserve: u64, tokenYReserve: u64, selfShares: u64, allShares: u64, buybackAmountX: u64, buybackAmountY: u64, projectAmountX: u64, projectAmountY: u64, mercantiAmountX: u64, mercantiAmountY: u64, lpAccumulatorX: u128, lpAccumulatorY: u128, constK: u128, price: u128, lpFee: u128, buybackFee: u128, projectFee: u128, mercantiFee: u128, farmCount: u64, bump: u8 }
    account a4b447114bd850c3 Provider { tokenX: pubkey, tokenY: pubkey, owner: pubkey, shares: u64, lastFeeAccumulatorX: u128, lastFeeAccumulatorY: u128, lastSecondsPerShare: u128, lastWithdrawTime: u64, tokensOwedX: u64, tokensOwedY: u64, currentFarmCount: u64, bump: u8 }
    account d8926b5e684bb6b1 State { admin: pubkey, programAuthority: pubkey, bump: u8, nonce: u8 }
    type Token { v: u64 }
    type FarmType = Single | Dual | Triple
    error 6000 DeltaTooBig Delta greater than provider's tokens
    error 6001 TokenUnderflow Token amount underflow
    error 6002 WrongRatio Wrong tokens ratio
    error 6003 TooMuchShares Too much shares provided
    error 6004 SwapToBig Swap too big
    error 6005 FeeExceeded Fee exceeded 100%
    error 6007 ScalesNotEqual Scales have to be equal
    error 6008 FeeExceededDeltaOut Fees exceeded delta_out
    error 6009 PriceLimitExceeded
    error 6010 MintMismatch
    error 6011 TokensAreTheSame
    error 6012 WrongFarm Cannot add supply to wrong farm
    error 6013 RewardsExceedingSupply Cannot withdraw rewards exceeding supply left
    error 6014 FarmNotEnded Farm has not ended, cannot add additional rewards
    error 6015 ZeroAmount Must provide a nonzero amount
    error 6016 InvariantDecreased Invariant has changed
  `,
});
