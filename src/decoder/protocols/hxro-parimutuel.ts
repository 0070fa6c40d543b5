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
    updatePrice: { sentence: 'Update the price of the contest {parimutuel}' },
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
  interface: `
    instruction 00 initializeNetwork(feeKind: u8, version: u8, fees: rest): network protocolMint protocolProductOracle protocolPriceOracle settlementMint networkWallet protocolFeeCollector settlementFeeCollector payer rent systemProgram
    instruction 01 initializeMarket(duration: u64, contractSize: u64, fees: rest): network market protocolProductOracle protocolPriceOracle marketWallet protocolFeeCollector settlementFeeCollector payer rent systemProgram
    instruction 02 initializeStore(fees: rest): network market store storeWallet protocolFeeCollector settlementFeeCollector payer rent systemProgram
    instruction 03 initializeParimutuel(marketOpen: u64, marketClose: u64, timeWindowStart: u64): network market protocolProductOracle protocolPriceOracle parimutuel settlementMint honeypot payer tokenProgram rent systemProgram | network market parimutuel settlementMint honeypot payer tokenProgram rent systemProgram
    instruction 04 updatePrice(): network settlementFeeCollector market protocolProductOracle protocolPriceOracle parimutuel parimutuelCreator honeypot settlementMint tokenProgram clock
    instruction 05 initializeTraderAccounts(): network market trader protocolTokenAccount settlementTokenAccount networkTraderAccount marketTraderAccount payer rent systemProgram traderFeeState reserve incentiveProgram
    instruction 06 initializeTraderPosition(): network market parimutuel trader traderPosition payer rent systemProgram clock
    instruction 07 initializeTraderSequenceNumber(): network market parimutuel trader protocolTokenAccount settlementTokenAccount traderSequenceNumber traderPosition payer rent systemProgram
    instruction 08 attachCookie(): network market parimutuel store trader traderPosition
    instruction 09 placePosition(size: i64, side: Side, sequence: u64): network market parimutuel honeypot trader settlementTokenAccount traderPosition entry payer tokenProgram rent systemProgram clock
    instruction 0a settlePosition(): network market parimutuel parimutuelCreator honeypot trader traderFeeState reserve incentiveSigner networkTraderFeePayer settlementTokenAccount networkTraderAccount marketTraderAccount traderPosition settlementMint networkSettlementFeeCollector marketSettlementFeeCollector stakePool stakerState hxroMint eshxroMint lhxroMint incentiveProgram tokenProgram systemProgram
    instruction 0b initializeTraderFeePayer(): network traderAccount traderFeePayer protocolMint payer tokenProgram rent systemProgram
    instruction 0c withdrawFee(amount: u64): network traderAccount traderFeePayer trader protocolTokenAccount protocolMint tokenProgram rent systemProgram
    instruction 0e updateNetwork(feeKind: u8, version: u8, fees: rest): network protocolMint protocolProductOracle protocolPriceOracle settlementMint networkWallet protocolFeeCollector settlementFeeCollector rent systemProgram
    instruction 0f destroyParimutuel(): network market protocolProductOracle protocolPriceOracle parimutuel parimutuelCreator honeypot settlementMint tokenProgram settlementFeeCollector
    instruction 11 destroyPositionEntry(): network market parimutuel trader traderPosition entry
    instruction 12 destroyPosition(): network market parimutuel trader traderPosition
    instruction 14 cancelPositionEntry(): network market parimutuel honeypot trader settlementTokenAccount traderPosition entry tokenProgram clock
    type Side = Long | Short
  `,
});
