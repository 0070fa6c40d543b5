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
  interface: `
    instruction d66261233b0c2cb2 makeOffer(data: OfferData): buyer mint offerAccount buyerReceiveTokenAccount commissionTokenAccount systemProgram rent tokenProgram | buyer mint offerAccount systemProgram tokenProgram rent
    instruction e352ea8301123002 acceptOffer(data: OfferData): owner buyer mint tokenMetadata buyerReceiveTokenAccount ownerSourceTokenAccount offerAccount exchangeFeeRecipient
    instruction 5ccbdf285c593577 cancelOffer(): buyer mint buyerReceiveTokenAccount offerAccount commissionTokenAccount | buyer mint offerAccount
    account 986209b773be1fc9 OfferAccount { buyerKey: pubkey, mintKey: pubkey, buyerReceiveTokenAccount: pubkey, buyerAmount: u64, ownerAmount: u64 }
    account 77c1486760e6abf9 EditionsGlobalOfferAccount { initializer: pubkey, masterEditionPda: pubkey, pricePerEdition: u64, maxOrders: u16, ordersFilled: u16 }
    type OfferData { buyerAmount: u64, ownerAmount: u64 }
    error 6000 AmountOverflow Amount overflow when modifying balance of accounts
    error 6001 InvalidRoyaltyFee Invalid royalty fee
    error 6002 CreatorsMismatch Accounts passed as creators are not the ones in the metadata account
    error 6003 OwnerAmountMismatch Owner amount mismatch
    error 6004 BuyerAmountMismatch Buyer amount mismatch
    error 6005 InvalidMasterEditionSupply This is not a master edition with supply. No editions can be printed out of it
  `,
});
