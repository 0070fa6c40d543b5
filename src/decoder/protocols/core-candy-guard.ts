import { defineInterface } from '../define-interface.ts';

export default defineInterface({
  key: 'core-candy-guard',
  name: 'Metaplex Candy Machine Core guard',
  programs: ['CMAGAKJ67e9hRZgfC5SFTbZH8MgEmtqazKXjmkaJjWTJ'],
  category: 'nft',
  source: 'the program’s own Anchor IDL (metaplex-foundation/mpl-core-candy-machine `idls/candy_guard.json`)',
  meaning: {
    mintV1: { sentence: 'Mint the asset {asset} for {minter} from the candy machine {candyMachine}' },
    route: { sentence: 'Run the route of a guard of {candyMachine}' },
    initialize: { sentence: 'Create the candy guard {candyGuard}' },
    update: { sentence: 'Update the candy guard {candyGuard}' },
    setAuthority: { sentence: 'Transfer the authority of the candy guard {candyGuard} to {newAuthority}' },
    wrap: { sentence: 'Wrap the candy machine {candyMachine} with the candy guard {candyGuard}' },
    unwrap: { sentence: 'Unwrap the candy machine {candyMachine} from the candy guard {candyGuard}' },
    withdraw: { sentence: 'Close the candy guard {candyGuard}' },
  },
});
