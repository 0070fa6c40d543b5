import { defineInterface } from '../define-interface.ts';

export default defineInterface({
  key: 'exchange-art-sales',
  name: 'Exchange Art Sales and editions',
  programs: ['EXBuYPNgBUXMTsjCbezENRUtFQzjUNZxvPGTd11Pznk5'],
  category: 'nft',
  source: 'exchangeart/contracts-idls `buy-now-editions-idl.json`',
  meaning: {
    createFixedPriceEditionSale: { sentence: 'List editions of {masterMintKey} for sale' },
    mintFixedPriceEdition: { sentence: 'Mint an edition of {masterMintKey} to {buyer}', swap: 'buyer' },
    endIncrementingPriceEditionSale: { sentence: 'Close the sale of editions of {masterMintKey}' },
    endFixedPriceEditionSale: { sentence: 'Close the sale of editions of {masterMintKey}' },
    createBuynowSale: { sentence: 'List {mintKey} for sale' },
    editBuynowSale: { sentence: 'Change the price of {mintKey}' },
    cancelBuynowSale: { sentence: 'Cancel the listing of {mintKey}' },
    executeBuynowSale: { sentence: 'Buy {mintKey} from {seller}', swap: 'buyer' },
    whitelistWallet: { sentence: 'Add {wallet} to the whitelist' },
    removeWalletFromWhitelist: { sentence: 'Remove {wallet} from the whitelist' },
    closeWalletMintingState: { sentence: 'Close the minting state of {wallet}' },
  },
});
