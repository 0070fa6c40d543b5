import { defineInterface } from '../define-interface.ts';

export default defineInterface({
  key: 'exchange-art-instant-sale',
  name: 'Exchange Art Instant Sale',
  programs: ['AmK5g2XcyptVLCFESBCJqoSfwV3znGoVYQnqEnaAZKWn'],
  category: 'nft',
  source:
    'what the program logs of itself (`InitEscrowByOwner (amount: …)`, `AcceptExchangeByTaker`) and the balances it changes in recorded transactions of 2022',
  interface: `
instruction 00 initEscrowByOwner(price: u64): seller itemEscrow mint sale rent tokenProgram
instruction 01 acceptExchangeByTaker(size: u64): buyer buyerTokenAccount itemEscrow seller sale treasury
`,
  meaning: {
    initEscrowByOwner: { sentence: 'List {mint} for {price}', amounts: { price: 'sol' } },
    acceptExchangeByTaker: { sentence: 'Buy an item from {seller}', swap: 'buyer' },
  },
});
