import { defineInterface } from '../define-interface.ts';

export default defineInterface({
  key: 'swim',
  name: 'Swim',
  programs: ['SWiMDJYFUGj6cPrQ6QYYYWZtvXQdRChSVAygDZDsCHC'],
  category: 'amm',
  source: 'swim-io/pool `src/instruction.rs`, `src/error.rs`; a pool of this program holds six tokens',
  meaning: {
    init: { sentence: 'Open the pool {pool}' },
    add: { sentence: 'Add liquidity to the pool {pool}' },
    swapExactInput: { sentence: 'Swap in the pool {pool}', swap: 'userTransferAuthority' },
    swapExactOutput: { sentence: 'Swap in the pool {pool}', swap: 'userTransferAuthority' },
    removeUniform: { sentence: 'Remove liquidity from the pool {pool}' },
    removeExactBurn: { sentence: 'Remove liquidity of the pool {pool} as one token' },
    removeExactOutput: { sentence: 'Remove liquidity from the pool {pool}' },
    prepareFeeChange: { sentence: 'Propose new fees of the pool {pool}' },
    enactFeeChange: { sentence: 'Change the fees of the pool {pool}' },
    prepareGovernanceTransition: {
      sentence: 'Propose {upcomingGovernance} as the governance of the pool {pool}',
    },
    enactGovernanceTransition: { sentence: 'Enact the governance transition of the pool {pool}' },
    changeGovernanceFeeAccount: { sentence: 'Change the governance fee account of the pool {pool}' },
    adjustAmpFactor: { sentence: 'Adjust the amp factor of the pool {pool}' },
    setPaused: { sentence: 'Pause or resume the pool {pool}' },
  },
  interface: `
    instruction 00 init(nonce: u8, ampFactor: Decimal, lpFee: Decimal, governanceFee: Decimal): pool lpMint mint1 mint2 mint3 mint4 mint5 mint6 poolToken1 poolToken2 poolToken3 poolToken4 poolToken5 poolToken6 governance governanceFeeAccount
    instruction 0100 add(inputAmounts: [u64; 6], minimumMintAmount: u64): pool poolAuthority poolToken1 poolToken2 poolToken3 poolToken4 poolToken5 poolToken6 lpMint governanceFeeAccount userTransferAuthority userToken1 userToken2 userToken3 userToken4 userToken5 userToken6 tokenProgram userLpToken
    instruction 0101 swapExactInput(exactInputAmounts: [u64; 6], outputTokenIndex: u8, minimumOutputAmount: u64): pool poolAuthority poolToken1 poolToken2 poolToken3 poolToken4 poolToken5 poolToken6 lpMint governanceFeeAccount userTransferAuthority userToken1 userToken2 userToken3 userToken4 userToken5 userToken6 tokenProgram
    instruction 0102 swapExactOutput(maximumInputAmount: u64, inputTokenIndex: u8, exactOutputAmounts: [u64; 6]): pool poolAuthority poolToken1 poolToken2 poolToken3 poolToken4 poolToken5 poolToken6 lpMint governanceFeeAccount userTransferAuthority userToken1 userToken2 userToken3 userToken4 userToken5 userToken6 tokenProgram
    instruction 0103 removeUniform(exactBurnAmount: u64, minimumOutputAmounts: [u64; 6]): pool poolAuthority poolToken1 poolToken2 poolToken3 poolToken4 poolToken5 poolToken6 lpMint governanceFeeAccount userTransferAuthority userToken1 userToken2 userToken3 userToken4 userToken5 userToken6 tokenProgram userLpToken
    instruction 0104 removeExactBurn(exactBurnAmount: u64, outputTokenIndex: u8, minimumOutputAmount: u64): pool poolAuthority poolToken1 poolToken2 poolToken3 poolToken4 poolToken5 poolToken6 lpMint governanceFeeAccount userTransferAuthority userToken1 userToken2 userToken3 userToken4 userToken5 userToken6 tokenProgram userLpToken
    instruction 0105 removeExactOutput(maximumBurnAmount: u64, exactOutputAmounts: [u64; 6]): pool poolAuthority poolToken1 poolToken2 poolToken3 poolToken4 poolToken5 poolToken6 lpMint governanceFeeAccount userTransferAuthority userToken1 userToken2 userToken3 userToken4 userToken5 userToken6 tokenProgram userLpToken
    instruction 0200 prepareFeeChange(lpFee: Decimal, governanceFee: Decimal): pool governance
    instruction 0201 enactFeeChange(): pool governance
    instruction 0202 prepareGovernanceTransition(upcomingGovernance: pubkey): pool governance
    instruction 0203 enactGovernanceTransition(): pool governance
    instruction 0204 changeGovernanceFeeAccount(governanceFee: pubkey): pool governance governanceFeeAccount
    instruction 0205 adjustAmpFactor(targetTimestamp: i64, targetValue: Decimal): pool governance
    instruction 0206 setPaused(paused: bool): pool governance
    type Decimal { value: u64, decimals: u8 }
    error 100 InvalidAmpFactorValue Specified amp factor is out of bounds
    error 101 InvalidAmpFactorTimestamp Amp factor adjustment window is too short
    error 102 InvalidFeeInput Given fee is invalid
    error 103 DuplicateAccount Can't pass the same account twice here
    error 104 MintHasBalance Lp token mint has a positive balance
    error 105 InvalidMintAuthority Pool does not have mint authority of lp token mint
    error 106 MintHasFreezeAuthority Lp token mint's freeze authority is set
    error 107 TokenAccountHasBalance Token account has a positive balance
    error 108 TokenAccountHasDelegate Token account's delegate is set
    error 109 TokenAccountHasCloseAuthority Token account's close authority is set
    error 110 InvalidGovernanceAccount Invalid governance account
    error 111 InvalidGovernanceFeeAccount Invalid governance fee account
    error 112 InvalidPoolAuthorityAccount Invalid pool authority account
    error 113 InvalidMintAccount Invalid mint account
    error 114 InsufficientDelay Not enough time has passed since prepare instruction
    error 115 InvalidEnact Nothing to enact
    error 116 PoolIsPaused Pool is paused
    error 117 PoolTokenAccountExpected Expected a token account that belongs to the pool
    error 118 OutsideSpecifiedLimits The instruction could not be completed within the specified limits
    error 119 AddRequiresAllTokens Initial add to pool must include all tokens
    error 120 ImpossibleRemove Remove can't completed due to the approximative nature of fee math implementation
    error 121 MaxDecimalDifferenceExceeded The maximum difference in decimals between tokens in the pool has been exceeded
  `,
});
