import { defineInterface } from '../define-interface.ts';

export default defineInterface({
  key: 'hxro-parimutuel',
  name: 'Hxro Parimutuel',
  programs: ['GUhB2ohrfqWspztgCrQpAmeVFBWmnWYhPcZuwY52WWRe'],
  category: 'other',
  source:
    'npm @hxronetwork/parimutuelsdk 1.0.42 (MIT) `src/instructions`, `src/borsh`; names as the program logs them',
  meaning: {
    initializeNetwork: { sentence: 'Open the network {network}' },
    initializeMarket: { sentence: 'Open the market {market}' },
    initializeStore: { sentence: 'Open the store {store}' },
    initializeParimutuel: { sentence: 'Open the contest {parimutuel} of the market {market}' },
    updatePrice: {
      sentence: 'Request a price update of the contest {parimutuel}',
      idle: [
        { says: ['Parimutuel is expired.'], words: ', but the contest had expired' },
        {
          says: ['Not found matching timestamp', 'Rewards per share: 0'],
          words: ', but no matching price was found',
        },
      ],
    },
    initializeTraderAccounts: { sentence: 'Open accounts for {trader} at the market {market}', minor: true },
    initializeTraderPosition: {
      sentence: 'Open a position of {trader} in the contest {parimutuel}',
      minor: true,
    },
    initializeTraderSequenceNumber: { sentence: 'Initialize the sequence number of {trader}', minor: true },
    attachCookie: { sentence: 'Attach the store {store} to a position of {trader}', minor: true },
    placePosition: { sentence: 'Bet {side} in the contest {parimutuel}' },
    settlePosition: { sentence: 'Settle the position of {trader} in the contest {parimutuel}' },
    initializeTraderFeePayer: {
      sentence: 'Initialize the fee payer account of {traderAccount}',
      minor: true,
    },
    withdrawFee: {
      sentence: 'Withdraw {amount} set aside for fees',
      amounts: { amount: 'mint:protocolMint' },
    },
    updateNetwork: { sentence: 'Update the network {network}' },
    destroyParimutuel: { sentence: 'Close the contest {parimutuel}' },
    destroyPositionEntry: { sentence: 'Close the bet {entry} of {trader}' },
    destroyPosition: { sentence: 'Close the position of {trader} in the contest {parimutuel}' },
    cancelPositionEntry: { sentence: 'Cancel the bet {entry} in the contest {parimutuel}' },
  },
});
