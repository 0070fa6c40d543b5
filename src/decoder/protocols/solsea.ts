import { defineInterface } from '../define-interface.ts';

export default defineInterface({
  key: 'solsea',
  name: 'Solsea Marketplace',
  programs: ['617jbWo616ggkDxvW1Le8pV38XLbVSyWY8ae6QUmGBAU'],
  category: 'nft',
  source:
    'what the program logs of itself (`Init instruction`, `seller_fee`, `price`) and the balances it changes in recorded transactions of 2021 and 2022',
  interface: `
instruction 00 init(price: u64, unknown1: u16, sellerFee: u16, creatorShares: [u8; 5]): listing escrowAuthority mint sellerTokenAccount escrowTokenAccount seller
instruction 02 buy(bump: u8): listing escrowAuthority buyer unknown1 unknown2 seller buyerTokenAccount treasury escrowTokenAccount
`,
  meaning: {
    init: { title: 'List', sentence: 'List {mint} for {price}', amounts: { price: 'sol' } },
    buy: { sentence: 'Buy what {escrowTokenAccount} holds from {seller}', swap: 'buyer' },
  },
});
