import { defineInterface } from '../define-interface.ts';

export default defineInterface({
  key: 'candy-machine-v3',
  name: 'Metaplex Candy Machine v3',
  programs: ['CndyV3LdqHUfDLmE5naZjVN8rBZz4tqhdefbAnjHG3JR'],
  category: 'nft',
  source:
    'the program’s own Anchor IDL (metaplex-foundation/mpl-candy-machine `idls/candy_machine_core.json`)',
  meaning: {
    mint: { sentence: 'Mint {nftMint} from the candy machine {candyMachine}' },
    mintV2: { sentence: 'Mint {nftMint} to {nftOwner} from the candy machine {candyMachine}' },
    initialize: { sentence: 'Create the candy machine {candyMachine}' },
    initializeV2: { sentence: 'Create the candy machine {candyMachine}' },
    addConfigLines: { sentence: 'Add items to the candy machine {candyMachine}' },
    update: { sentence: 'Update the candy machine {candyMachine}' },
    setAuthority: {
      sentence: 'Transfer the authority of the candy machine {candyMachine} to {newAuthority}',
    },
    setMintAuthority: { sentence: 'Set the mint authority of {candyMachine} to {mintAuthority}' },
    setCollection: { sentence: 'Set the collection of {candyMachine} to {newCollectionMint}' },
    setCollectionV2: { sentence: 'Set the collection of {candyMachine} to {newCollectionMint}' },
    setTokenStandard: { sentence: 'Set the token standard of {candyMachine}' },
    withdraw: { sentence: 'Close the candy machine {candyMachine}' },
  },
});
