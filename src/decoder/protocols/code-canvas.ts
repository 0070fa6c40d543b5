import { defineInterface } from '../define-interface.ts';
import { toSale, type SaleNames } from '../item-sale.ts';

const SALE: SaleNames = { venue: 'Code Canvas', buyer: 'buyer', mint: 'nft', price: 'price' };

export default defineInterface({
  key: 'code-canvas',
  name: 'Code Canvas',
  programs: ['CoCaSGpuNso2yQP3oqi1tXt82wBp3y78SJDwLCboc8WS'],
  category: 'nft',
  source: 'exchangeart/contracts-idls `code-canvas-idl.json`',
  meaning: {
    createDrop: { sentence: 'Create the drop of the collection {collectionNft}' },
    mintNft: { sentence: 'Mint {nft} of the collection {collectionNft}', swap: 'buyer' },
    updateMetadata: { sentence: 'Update the metadata of {nft} to {newUri}' },
    initCodeCanvasAuthority: { sentence: 'Set up {codeCanvasAuthority}' },
    createBuynowSale: { sentence: 'List {nft} for {price}', amounts: { price: 'sol' } },
    executeBuynowSale: {
      sentence: 'Buy {nft} from {seller} for {price}',
      amounts: { price: 'sol' },
      effects: (view) => toSale(view, SALE),
    },
    editBuynowSale: { sentence: 'Change the price of {nft} to {newPrice}', amounts: { newPrice: 'sol' } },
    cancelBuynowSale: { sentence: 'Cancel the listing of {nft}' },
    writeToBuffer: { sentence: 'Write to the buffer {buffer}' },
    whitelistWallet: { sentence: 'Add {wallet} to the whitelist' },
    removeWalletFromWhitelist: { sentence: 'Remove {wallet} from the whitelist' },
    closeWalletMintingState: { sentence: 'Close the minting state of {wallet}' },
    changeSecondarySwitch: { sentence: 'Change the secondary sales switch of {collectionNft}' },
  },
});
