import { defineInterface } from '../define-interface.ts';

export default defineInterface({
  key: 'candy-machine-v2',
  name: 'Metaplex Candy Machine v2',
  programs: ['cndy3Z4yapfJBmL3ShUp5exZKqR3z33thTzeNMm2gRZ'],
  category: 'nft',
  source: 'the program’s own Anchor IDL 4.6.0',
  meaning: {
    mintNft: { sentence: 'Mint {mint} from the candy machine {candyMachine}' },
    initializeCandyMachine: { sentence: 'Create the candy machine {candyMachine}' },
    addConfigLines: { sentence: 'Add items to the candy machine {candyMachine}' },
    updateCandyMachine: { sentence: 'Update the candy machine {candyMachine}' },
    updateAuthority: {
      sentence: 'Transfer the authority of the candy machine {candyMachine} to {newAuthority}',
    },
    withdrawFunds: { sentence: 'Withdraw the SOL of {candyMachine} to {authority}' },
    setCollection: { sentence: 'Set the collection of {candyMachine} to {mint}' },
    removeCollection: { sentence: 'Remove the collection {mint} from {candyMachine}' },
    setCollectionDuringMint: { sentence: 'Set and verify the collection {collectionMint} of {metadata}' },
    setFreeze: { sentence: 'Freeze what {candyMachine} mints' },
    removeFreeze: { sentence: 'Thaw what {candyMachine} minted' },
    thawNft: { sentence: 'Thaw {mint}' },
    unlockFunds: { sentence: 'Unlock the SOL of {candyMachine}' },
  },
});
