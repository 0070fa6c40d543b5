import { defineInterface } from '../define-interface.ts';
import { toSale } from '../item-sale.ts';
import { WRAPPED_SOL_MINT } from '../known-addresses.ts';

export default defineInterface({
  key: 'monkey-business-market',
  name: 'Solana Monkey Business Marketplace',
  programs: ['J7RagMKwSD5zJSbRQZU56ypHUtux8LRDkUpAPSKH4WPp'],
  category: 'nft',
  source:
    'what Anchor hashes to the bytes, the names the program logs of itself and the balances it changes in recorded transactions of 2022',
  interface: `
instruction 856e4aaf709ff59f initializeOrder(size: u64, price: u64, side: u8): maker mint currency itemEscrow makerTokenAccount escrowAuthority order systemProgram tokenProgram
instruction 95e23468068ee627 take(price: u64): taker mint currency payment takerTokenAccount
instruction 5f81edf00831df84 cancelOrder(): maker makerTokenAccount itemEscrow escrowAuthority order tokenProgram
`,
  meaning: {
    initializeOrder: {
      amounts: { price: 'sol' },
      // Orders of the other side are not recorded.
      describe: (fields) => ({
        sentence: fields.some(
          ({ name, value }) => name === 'side' && value.kind === 'integer' && Number(value.integer) === 1,
        )
          ? 'List {mint} for {price}'
          : 'Place an order of {price} for {mint}',
      }),
    },
    take: {
      sentence: 'Take an order for {mint} at {price}',
      amounts: { price: 'sol' },
      // Who pays with SOL of a new account buys; the account’s rent goes to the seller beside the price.
      effects: (view) =>
        view.tokenAt(3)?.mint === WRAPPED_SOL_MINT
          ? toSale(view, {
              venue: 'Solana Monkey Business Marketplace',
              buyer: 'taker',
              mint: 'mint',
              price: 'price',
            })
          : [],
    },
    cancelOrder: { sentence: 'Cancel the order {order}' },
  },
});
