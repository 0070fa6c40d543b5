import { defineInterface } from '../define-interface.ts';

const IN = {
  sentence: 'Swap {exactAmountIn} for at least {minAmountOut} through the pool {pool}',
  amounts: { exactAmountIn: 'mint:inMint', minAmountOut: 'mint:outMint' },
};
const OUT = {
  sentence: 'Swap at most {maxAmountIn} for {exactAmountOut} through the pool {pool}',
  amounts: { maxAmountIn: 'mint:inMint', exactAmountOut: 'mint:outMint' },
};

export default defineInterface({
  key: 'perena',
  name: 'Perena Numeraire',
  programs: ['NUMERUNsFCP3kuNmWZuXtm1AaQCPj9uw6Guv2Ekoi5P'],
  category: 'stablecoin',
  source: 'the Anchor IDL in cpkt9762/solana-idls',
  meaning: {
    swapExactIn: IN,
    swapExactInHinted: IN,
    swapExactOut: OUT,
    swapExactOutHinted: OUT,
  },
});
