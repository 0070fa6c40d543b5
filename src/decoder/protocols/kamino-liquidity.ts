import { defineInterface } from '../define-interface.ts';

export default defineInterface({
  key: 'kamino-liquidity',
  name: 'Kamino Liquidity',
  programs: ['6LtLpnUFNByNXLyCoK9wA2MykKAmQNZKBdY8s47dehDc'],
  category: 'amm',
  source: 'the program’s own Anchor IDL 0.1.0',
  meaning: {
    deposit: {
      sentence: 'Deposit up to {tokenMaxA} and {tokenMaxB} into the strategy {strategy}',
      amounts: { tokenMaxA: 'tokenAAta', tokenMaxB: 'tokenBAta' },
    },
    depositAndInvest: {
      sentence: 'Deposit up to {tokenMaxA} and {tokenMaxB} into the strategy {strategy}',
      amounts: { tokenMaxA: 'tokenAAta', tokenMaxB: 'tokenBAta' },
    },
    singleTokenDepositWithMin: { sentence: 'Deposit one token into the strategy {strategy}' },
    singleTokenDepositAndInvestWithMin: { sentence: 'Deposit one token into the strategy {strategy}' },
    withdraw: {
      sentence: 'Withdraw {sharesAmount} from the strategy {strategy}',
      amounts: { sharesAmount: 'userSharesAta' },
    },
    invest: { sentence: 'Invest the idle tokens of {strategy} in its pool' },
    collectFeesAndRewards: { sentence: 'Collect the fees of the strategy {strategy}' },
    swapRewards: { sentence: 'Swap the rewards of the strategy {strategy}' },
    checkExpectedVaultsBalances: {
      sentence: 'Check the balances of {tokenAAta} and {tokenBAta}',
      minor: true,
    },
    flashSwapUnevenVaultsStart: { sentence: 'Begin a flash swap of tokens of {strategy}' },
    flashSwapUnevenVaultsEnd: { sentence: 'End the flash swap of tokens of {strategy}' },
    openLiquidityPosition: { sentence: 'Open a position in {pool} for {strategy}' },
    executiveWithdraw: { sentence: 'Withdraw the strategy {strategy} from its pool' },
    initializeStrategy: { sentence: 'Open the strategy {strategy} for {tokenAMint} and {tokenBMint}' },
    closeStrategy: { sentence: 'Close the strategy {strategy}' },
    signTerms: { sentence: 'Sign the terms as {owner}' },
  },
});
