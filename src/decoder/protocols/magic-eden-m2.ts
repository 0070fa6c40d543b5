import { defineInterface } from '../define-interface.ts';
import type { SaleStep } from '../define-protocol.ts';
import type { InstructionView } from '../instruction-view.ts';
import { toSale } from '../item-sale.ts';

const sold = (price: string) => (view: InstructionView) =>
  toSale(view, { venue: 'Magic Eden', buyer: 'buyer', mint: 'tokenMint', price });

const sale = (price: string): SaleStep => ({
  buyer: 'buyer',
  seller: 'seller',
  buy: `Buy {tokenMint} from {seller} for {${price}}`,
  sell: `Sell {tokenMint} to {buyer} for {${price}}`,
});

export default defineInterface({
  key: 'magic-eden-m2',
  name: 'Magic Eden',
  programs: ['M2mx93ekt1fmXSVkTrUL9xVFHkmME8HTUi5Cyc5aF7K'],
  category: 'nft',
  source:
    'the program’s own Anchor IDL 0.1.0; `executeSale` as `executeSaleV2` before it had fees of its own',
  meaning: {
    deposit: {
      sentence: 'Deposit {amount} for buying on Magic Eden',
      amounts: { amount: 'sol' },
      minor: true,
    },
    withdraw: { sentence: 'Withdraw {amount} from Magic Eden', amounts: { amount: 'sol' } },
    withdrawByMmm: { sentence: 'Withdraw {amount} from Magic Eden', amounts: { amount: 'sol' } },
    sell: { sentence: 'List {tokenMint} for {buyerPrice}', amounts: { buyerPrice: 'sol' } },
    cancelSell: {
      sentence: 'Cancel the listing of {tokenMint} for {buyerPrice}',
      amounts: { buyerPrice: 'sol' },
    },
    buy: { sentence: 'Bid {buyerPrice} for {tokenMint}', amounts: { buyerPrice: 'sol' } },
    buyV2: { sentence: 'Bid {buyerPrice} for {tokenMint}', amounts: { buyerPrice: 'sol' } },
    cancelBuy: { sentence: 'Cancel the bid of {buyerPrice} for {tokenMint}', amounts: { buyerPrice: 'sol' } },
    executeSale: {
      sentence: 'Sell {tokenMint} to {buyer} for {buyerPrice}',
      amounts: { buyerPrice: 'sol' },
      effects: sold('buyerPrice'),
      sale: sale('buyerPrice'),
    },
    executeSaleV2: {
      sentence: 'Sell {tokenMint} to {buyer} for {buyerPrice}',
      amounts: { buyerPrice: 'sol' },
      effects: sold('buyerPrice'),
      sale: sale('buyerPrice'),
    },
    ocpSell: { sentence: 'List {tokenMint} for {price}', amounts: { price: 'sol' } },
    ocpCancelSell: { sentence: 'Cancel the listing of {tokenMint}' },
    ocpExecuteSaleV2: {
      sentence: 'Sell {tokenMint} to {buyer} for {price}',
      amounts: { price: 'sol' },
      effects: sold('price'),
      sale: sale('price'),
    },
    mip1Sell: { sentence: 'List {tokenMint} for {price}', amounts: { price: 'sol' } },
    mip1CancelSell: { sentence: 'Cancel the listing of {tokenMint}' },
    mip1ExecuteSaleV2: {
      sentence: 'Sell {tokenMint} to {buyer} for {price}',
      amounts: { price: 'sol' },
      effects: sold('price'),
      sale: sale('price'),
    },
  },
});
