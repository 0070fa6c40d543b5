import { defineInterface } from '../define-interface.ts';

export default defineInterface({
  key: 'lifinity-oracle',
  name: 'Lifinity Oracle',
  programs: ['8BR3zs8zSXetpnDjCtHWnkpSkNSydWb3PTTDuVKku2uu'],
  category: 'oracle',
  source:
    'Lifinity-Labs/custom-oracle `src`; what is deployed has grown since, by 04: the same update with the clock it was made at',
  meaning: {
    update: { sentence: 'Post a price to {oracle}' },
    updateAt: { sentence: 'Post a price to {oracle}' },
  },
  interface: `
    instruction 00 update(price: i64, confidence: u64, status: u32): oracle
    instruction 04 updateAt(price: i64, confidence: u64, status: u32, milliseconds: u64, timestamp: i64, unknown: u32): oracle authority
    account @3312 Oracle { magic: u32, version: u32, accountType: u32, size: u32, priceType: u32, exponent: i32, componentPrices: u32, quoters: u32, lastSlot: u64, validSlot: u64, emaPrice: u64, emaPriceNumerator: u64, emaPriceDenominator: u64, emaConfidence: u64, emaConfidenceNumerator: u64, emaConfidenceDenominator: u64, timestamp: i64, minPublishers: u8, drv2: i8, drv3: i16, drv4: i32, productAccount: pubkey, nextPriceAccount: pubkey, previousSlot: u64, previousPrice: i64, previousConfidence: u64, previousTimestamp: i64, price: i64, confidence: u64, status: u32, corporateAction: u32, publishSlot: u64, padding: [u8; 3072] }
    error 0 InvalidInstruction Invalid instruction
    error 1 IncorrectSigner Address of the provided signer account is incorrect
  `,
});
