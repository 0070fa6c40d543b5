import { defineInterface } from '../define-interface.ts';

const SWAP = {
  sentence: 'Swap {amountIn} for about {expectAmountOut}',
  amounts: { amountIn: 'mint:sourceMint', expectAmountOut: 'mint:destinationMint' },
};
const WRAP = { sentence: 'Wrap or unwrap {amountIn}', amounts: { amountIn: 'sol' } };

export default defineInterface({
  key: 'okx-dex-router-v2',
  name: 'OKX DEX router v2',
  programs: ['proVF4pMXVaYqmy4NjniPh4pqKNfMmsihgd4wdkCX3u'],
  category: 'aggregator',
  source: 'the program’s own Anchor IDL 0.1.0; newer parts in sevenlabs-hq/carbon',
  meaning: {
    swap: SWAP,
    proxySwap: SWAP,
    swapTob: SWAP,
    swapTobEnhanced: SWAP,
    swapTobWithReceiver: SWAP,
    swapToc: SWAP,
    swapTocV2: SWAP,
    wrapUnwrap: WRAP,
    wrapUnwrapWithReceiver: WRAP,
    claim: { sentence: 'Claim what is left over for {receiver}' },
    createTokenAccount: { sentence: 'Open the token account {tokenAccount} for {owner}' },
    createTokenAccountWithSeed: { sentence: 'Open the token account {tokenAccount} for {owner}' },
  },
});
