import { defineInterface } from '../define-interface.ts';
import type { InstructionView } from '../instruction-view.ts';
import { toSale } from '../item-sale.ts';

const sold = (view: InstructionView) =>
  toSale(view, {
    venue: 'Metaplex Auction House',
    buyer: 'buyer',
    mint: 'tokenMint',
    price: 'buyerPrice',
    currency: 'treasuryMint',
    size: 'tokenSize',
  });

export default defineInterface({
  key: 'auction-house',
  name: 'Metaplex Auction House',
  programs: ['hausS13jsjafwWwGqZTUQRmWyvyxn9EQpqMwV1PBBmk'],
  category: 'nft',
  source: 'the program’s own Anchor IDL 1.0.2',
  meaning: {
    // Which token the price is in stands in the auction house's own account.
    sell: {
      sentence: 'List what {tokenAccount} holds for the raw price {buyerPrice}',
      amounts: { tokenSize: 'tokenAccount' },
      describe: (fields) => {
        const size = fields.find(({ name }) => name === 'tokenSize')?.value;
        return size?.kind === 'amount' && size.mint !== undefined
          ? { sentence: 'List {tokenSize} for the raw price {buyerPrice}' }
          : {};
      },
    },
    buy: {
      sentence: 'Bid {buyerPrice} for what {tokenAccount} holds',
      amounts: { buyerPrice: 'mint:treasuryMint' },
    },
    publicBuy: {
      sentence: 'Bid {buyerPrice} for what {tokenAccount} holds',
      amounts: { buyerPrice: 'mint:treasuryMint' },
    },
    executeSale: {
      sentence: 'Sell {tokenMint} to {buyer} for {buyerPrice}',
      amounts: { buyerPrice: 'mint:treasuryMint' },
      effects: sold,
      sale: {
        buyer: 'buyer',
        seller: 'seller',
        buy: 'Buy {tokenMint} from {seller} for {buyerPrice}',
        sell: 'Sell {tokenMint} to {buyer} for {buyerPrice}',
      },
    },
    cancel: { sentence: 'Cancel the listing or bid for {tokenMint}' },
    deposit: {
      sentence: 'Deposit {amount} for buying at {auctionHouse}',
      amounts: { amount: 'mint:treasuryMint' },
      minor: true,
    },
    withdraw: { sentence: 'Withdraw {amount} from {auctionHouse}', amounts: { amount: 'mint:treasuryMint' } },
    withdrawFromFee: {
      sentence: 'Withdraw {amount} of fees to {feeWithdrawalDestination}',
      amounts: { amount: 'sol' },
    },
    withdrawFromTreasury: {
      sentence: 'Withdraw {amount} of earnings to {treasuryWithdrawalDestination}',
      amounts: { amount: 'mint:treasuryMint' },
    },
    createAuctionHouse: { sentence: 'Open the auction house {auctionHouse}' },
    updateAuctionHouse: { sentence: 'Update the auction house {auctionHouse}' },
    printListingReceipt: { sentence: 'Print the receipt {receipt} of a listing' },
    cancelListingReceipt: { sentence: 'Cancel the receipt {receipt} of a listing' },
    printBidReceipt: { sentence: 'Print the receipt {receipt} of a bid' },
    cancelBidReceipt: { sentence: 'Cancel the receipt {receipt} of a bid' },
    printPurchaseReceipt: { sentence: 'Print the receipt {purchaseReceipt} of a purchase' },
  },
});
