import { defineInterface } from '../define-interface.ts';

export default defineInterface({
  key: 'candy-guard',
  name: 'Metaplex Candy Machine Guard v3',
  programs: ['Guard1JwRhJkVH6XZhzoYxeBVQe872VH6QggF4BWmS9g'],
  category: 'nft',
  source: 'the program’s own Anchor IDL (metaplex-foundation/mpl-candy-machine `idls/candy_guard.json`)',
  meaning: {
    mint: { sentence: 'Mint {nftMint} from the candy machine {candyMachine}' },
    mintV2: { sentence: 'Mint {nftMint} for {minter} from the candy machine {candyMachine}' },
    route: { sentence: 'Run the route of a guard of {candyMachine}' },
    initialize: { sentence: 'Create the candy guard {candyGuard}' },
    update: { sentence: 'Update the candy guard {candyGuard}' },
    setAuthority: { sentence: 'Transfer the authority of the candy guard {candyGuard} to {newAuthority}' },
    wrap: { sentence: 'Wrap the candy machine {candyMachine} with the candy guard {candyGuard}' },
    unwrap: { sentence: 'Unwrap the candy machine {candyMachine} from the candy guard {candyGuard}' },
    withdraw: { sentence: 'Close the candy guard {candyGuard}' },
  },
});
