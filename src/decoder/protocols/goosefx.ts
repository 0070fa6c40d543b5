import { defineInterface } from '../define-interface.ts';

export default defineInterface({
  key: 'goosefx',
  name: 'GooseFX SSL v2',
  programs: ['GFXsSL5sSaDfNFQUYsHekbWBW1TsFdjDYzACh62tEHxn'],
  category: 'amm',
  source: 'the Anchor IDL in GooseFX1/gfx-ssl-v2-sdk, ts/src/idl/gfx_ssl_v2.json',
  meaning: {
    swap: {
      sentence: 'Swap {amountIn} for at least {minOut} through the pair {pair}',
      amounts: { amountIn: 'userAtaIn', minOut: 'userAtaOut' },
      swap: 'userWallet',
    },
    deposit: { sentence: 'Deposit {amount} into the pool {poolVault}', amounts: { amount: 'userAta' } },
    withdraw: { sentence: 'Withdraw {amount} from the pool {poolVault}', amounts: { amount: 'userAta' } },
    claimFees: { sentence: 'Claim the fees of {liquidityAccount}' },
    createLiquidityAccount: { sentence: 'Open the liquidity account {liquidityAccount} for {mint}' },
    closeLiquidityAccount: { sentence: 'Close the liquidity account {liquidityAccount}' },
  },
});
