import { defineInterface } from '../define-interface.ts';

export default defineInterface({
  key: 'wormhole-matching-engine',
  name: 'Wormhole Settlement Matching engine',
  programs: ['HtkeCDdYY4i9ncAxXKjYTx8Uu3WM8JbtiLRYjtHwaVXb'],
  category: 'bridge',
  source: 'wormhole-foundation/example-liquidity-layer `solana/ts/src/idl/json/matching_engine.json`',
  meaning: {
    addAuctionHistoryEntry: { sentence: 'Add an auction to the history' },
    addCctpRouterEndpoint: { sentence: 'Register the endpoint {routerEndpoint} of another chain' },
    addLocalRouterEndpoint: { sentence: 'Register the endpoint {routerEndpoint} of this chain' },
    cancelOwnershipTransferRequest: { sentence: 'Cancel the ownership transfer of {custodian}' },
    closeAuction: { sentence: 'Close the auction {auction}' },
    closeProposal: { sentence: 'Close the proposal {proposal}' },
    closeRedeemedFastFill: { sentence: 'Close the redeemed fill {fastFill}' },
    completeFastFill: { sentence: 'Redeem the fill {fastFill}' },
    confirmOwnershipTransferRequest: { sentence: 'Accept the ownership of {custodian}' },
    createFirstAuctionHistory: { sentence: 'Open the history of auctions' },
    createNewAuctionHistory: { sentence: 'Open a new part of the history of auctions' },
    disableRouterEndpoint: { sentence: 'Disable the endpoint {routerEndpoint}' },
    executeFastOrderCctp: { sentence: 'Fill the order of the auction {auction}' },
    executeFastOrderLocal: { sentence: 'Fill the order of the auction {auction} on this chain' },
    improveOffer: {
      sentence: 'Improve the offer in the auction {auction} to {offerPrice}',
      amounts: { offerPrice: 'custodyToken' },
    },
    initialize: { sentence: 'Set up the matching engine {custodian}' },
    migrate: { sentence: 'Migrate the matching engine {custodian}' },
    placeInitialOfferCctp: {
      sentence: 'Open the auction {auction} with an offer to fill the order for {offerPrice}',
      amounts: { offerPrice: 'mint:mint' },
    },
    prepareOrderResponseCctp: { sentence: 'Receive what settles an order as {preparedOrderResponse}' },
    proposeAuctionParameters: { sentence: 'Propose auction parameters in {proposal}' },
    reserveFastFillSequenceActiveAuction: {
      sentence: 'Reserve a place for the fill of the auction {auction}',
      minor: true,
    },
    reserveFastFillSequenceNoAuction: {
      sentence: 'Reserve a place for the fill of the auction {auction}',
      minor: true,
    },
    setPause: { sentence: 'Pause or resume the matching engine {custodian}' },
    settleAuctionComplete: { sentence: 'Settle the auction {auction}' },
    settleAuctionNoneCctp: {
      sentence: 'Settle the order of {auction}, which nobody bid for, on another chain by CCTP',
    },
    settleAuctionNoneLocal: {
      sentence: 'Settle the order of {auction}, which nobody bid for, on this chain',
    },
    submitOwnershipTransferRequest: {
      sentence: 'Request the ownership transfer of {custodian} to {newOwner}',
    },
    updateAuctionParameters: { sentence: 'Update the auction parameters to {proposal}' },
    updateCctpRouterEndpoint: { sentence: 'Update the endpoint {routerEndpoint}' },
    updateFeeRecipient: { sentence: 'Set the fee recipient to {newFeeRecipient}' },
    updateLocalRouterEndpoint: { sentence: 'Update the endpoint {routerEndpoint}' },
    updateOwnerAssistant: { sentence: 'Set the owner assistant to {newOwnerAssistant}' },
  },
});
