import { defineInterface } from '../define-interface.ts';

export default defineInterface({
  key: 'candy-machine-v1',
  name: 'Metaplex Candy Machine v1',
  programs: ['cndyAnrLdpjq1Ssp1z8xxDsB8dxe7u4HL5Nxi2K5WXZ'],
  category: 'nft',
  source: 'Anchor IDL of nft-candy-machine (metaplex-foundation)',
  meaning: {
    mintNft: { sentence: 'Mint {mint} from the candy machine {candyMachine}' },
    initializeCandyMachine: { sentence: 'Create the candy machine {candyMachine}' },
    initializeConfig: { sentence: 'Create the config {config} of a candy machine' },
    addConfigLines: { sentence: 'Add items to {config}' },
    updateCandyMachine: { sentence: 'Update the candy machine {candyMachine}' },
    updateAuthority: {
      sentence: 'Transfer the authority of the candy machine {candyMachine} to {newAuthority}',
    },
    withdrawFunds: { sentence: 'Withdraw the SOL of {config} to {authority}' },
  },
});
