import { defineInterface } from '../define-interface.ts';

export default defineInterface({
  key: 'core-candy-machine',
  name: 'Metaplex Candy Machine Core CM',
  programs: ['CMACYFENjoBMHzapRXyo1JZkVS6EtaDDzkjMrmQLvr4J'],
  category: 'nft',
  source:
    'the program’s own Anchor IDL (metaplex-foundation/mpl-core-candy-machine `idls/candy_machine_core.json`)',
  meaning: {
    mintAsset: { sentence: 'Mint the asset {asset} to {assetOwner} from the candy machine {candyMachine}' },
    initialize: { sentence: 'Create the candy machine {candyMachine}' },
    addConfigLines: { sentence: 'Add items to the candy machine {candyMachine}' },
    update: { sentence: 'Update the candy machine {candyMachine}' },
    setAuthority: {
      sentence: 'Transfer the authority of the candy machine {candyMachine} to {newAuthority}',
    },
    setMintAuthority: { sentence: 'Set the mint authority of {candyMachine} to {mintAuthority}' },
    setCollection: { sentence: 'Set the collection of {candyMachine} to {newCollection}' },
    withdraw: { sentence: 'Close the candy machine {candyMachine}' },
  },
});
