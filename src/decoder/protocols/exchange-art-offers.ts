import { defineInterface } from '../define-interface.ts';
import { toSale } from '../item-sale.ts';

export default defineInterface({
  key: 'exchange-art-offers',
  name: 'Exchange Art Offers',
  programs: ['exofLDXJoFji4Qyf9jSAH59J4pp82UT5pmGgR6iT24Z'],
  category: 'nft',
  source: 'exchangeart/contracts-idls `offers-idl.json`, today’s and its first version',
  meaning: {
    makeOffer: { sentence: 'Offer {buyerAmount} for {mint}', amounts: { buyerAmount: 'sol' } },
    acceptOffer: {
      sentence: 'Sell {mint} to {buyer} for {buyerAmount}',
      amounts: { buyerAmount: 'sol' },
      effects: (view) =>
        toSale(view, {
          venue: 'Exchange Art',
          buyer: 'buyer',
          mint: 'mint',
          price: 'buyerAmount',
          size: 'ownerAmount',
        }),
    },
    cancelOffer: { sentence: 'Cancel the offer for {mint}' },
  },
});
