import { defineInterface } from '../define-interface.ts';

const PUBLISH = { sentence: 'Publish a price to the feed {priceAccount}' };

export default defineInterface({
  key: 'pyth-legacy-push',
  name: 'Pyth Legacy push',
  programs: ['FsJ3A3u2vn5cTVofAjvy6y5kwABJAqYWpe4975bi2epH'],
  category: 'oracle',
  source: 'pyth-network/pyth-client, program/rust/src (instruction.rs, accounts/, error.rs)',
  meaning: {
    updPrice: PUBLISH,
    updPriceNoFailOnError: { ...PUBLISH, title: 'Publish price, or do nothing' },
    aggPrice: { sentence: 'Update the price of the feed {priceAccount}' },
    initMapping: { sentence: 'Create the list of products {mappingAccount}' },
    addProduct: { sentence: 'Add the product {productAccount} to {mappingAccount}' },
    updProduct: { sentence: 'Update the description of the product {productAccount}' },
    addPrice: { sentence: 'Add the feed {priceAccount} to the product {productAccount}' },
    addPublisher: { sentence: 'Add {publisher} to the publishers of the feed {priceAccount}' },
    delPublisher: { sentence: 'Remove {publisher} from the publishers of the feed {priceAccount}' },
    initPrice: { sentence: 'Reinitialize the feed {priceAccount}' },
    setMinPub: { sentence: 'Require {minimumPublishers} publishers for a price of the feed {priceAccount}' },
    delPrice: { sentence: 'Remove the feed {priceAccount} of the product {productAccount}' },
    delProduct: { sentence: 'Remove the product {productAccount}' },
    updPermissions: { sentence: 'Set who may administer the feeds' },
  },
  interface: `
    instruction 0200000000000000 initMapping(): funding mappingAccount
    instruction 0200000001000000 addMapping(): funding tailMappingAccount mappingAccount
    instruction 0200000002000000 addProduct(attributes: rest): funding mappingAccount productAccount
    instruction 0200000003000000 updProduct(attributes: rest): funding productAccount
    instruction 0200000004000000 addPrice(exponent: i32, priceType: u32): funding productAccount priceAccount permissionsAccount
    instruction 0200000005000000 addPublisher(publisher: pubkey): funding priceAccount
    instruction 0200000006000000 delPublisher(publisher: pubkey): funding priceAccount
    instruction 0200000007000000 updPrice(status: Status, unused1: [u8; 3], unused2: u32, price: i64, confidence: u64, publishingSlot: u64): publisher priceAccount clock messageBufferProgram whitelist oracleAuthority messageBuffer | publisher priceAccount unused clock | publisher priceAccount clock
    instruction 0200000008000000 aggPrice(): publisher priceAccount clock messageBufferProgram whitelist oracleAuthority messageBuffer | publisher priceAccount unused clock | publisher priceAccount clock
    instruction 0200000009000000 initPrice(exponent: i32, priceType: u32): funding priceAccount
    instruction 020000000c000000 setMinPub(minimumPublishers: u8): funding priceAccount
    instruction 020000000d000000 updPriceNoFailOnError(status: Status, unused1: [u8; 3], unused2: u32, price: i64, confidence: u64, publishingSlot: u64): publisher priceAccount clock messageBufferProgram whitelist oracleAuthority messageBuffer | publisher priceAccount unused clock | publisher priceAccount clock
    instruction 020000000e000000 resizePriceAccount(): funding priceAccount systemProgram
    instruction 020000000f000000 delPrice(): funding productAccount priceAccount
    instruction 0200000010000000 delProduct(): funding mappingAccount productAccount
    instruction 0200000011000000 updPermissions(masterAuthority: pubkey, dataCurationAuthority: pubkey, securityAuthority: pubkey): upgradeAuthority programData permissionsAccount systemProgram
    instruction 0200000012000000 setMaxLatency(maxLatency: u8): funding priceAccount
    instruction 0200000013000000 initPriceFeedIndex(): funding priceAccount permissionsAccount
    instruction 0200000014000000 resizeMapping(): mappingAccount
    account d4c3b2a10200000001000000 Mapping { size: u32, numberOfProducts: u32, unused: u32, nextMappingAccount: pubkey, products: Rest<pubkey> }
    account d4c3b2a10200000002000000 Product { size: u32, firstPriceAccount: pubkey, attributes: rest }
    account d4c3b2a10200000003000000 Price { size: u32, priceType: u32, exponent: i32, publishers: u32, quotes: u32, lastSlot: u64, validSlot: u64, emaPrice: Average, emaConfidence: Average, timestamp: i64, minPublishers: u8, messageSent: u8, maxLatency: u8, flags: u8, feedIndex: u32, productAccount: pubkey, nextPriceAccount: pubkey, previousSlot: u64, previousPrice: i64, previousConfidence: u64, previousTimestamp: i64, aggregate: PriceInfo, components: [Component; 32] }
    account d4c3b2a10200000005000000 Permissions { size: u32, masterAuthority: pubkey, dataCurationAuthority: pubkey, securityAuthority: pubkey }
    type Average { value: i64, numerator: i64, denominator: i64 }
    type PriceInfo { price: i64, confidence: u64, status: Status, unused: [u8; 3], corporateAction: u32, publishingSlot: u64 }
    type Component { publisher: pubkey, aggregate: PriceInfo, latest: PriceInfo }
    type Status = Unknown | Trading | Halted | Auction | Ignored
    error 600 Generic
    error 601 IntegerCastingError
    error 602 UnknownCError
    error 603 UnrecognizedInstruction
    error 604 InvalidFundingAccount
    error 605 InvalidSignableAccount
    error 606 InvalidSystemAccount
    error 607 InvalidWritableAccount
    error 608 InvalidFreshAccount
    error 609 InvalidInstructionVersion
    error 610 InstructionDataTooShort
    error 611 InstructionDataSliceMisaligned
    error 612 AccountTooSmall
    error 613 DeserializationError
    error 614 InvalidUpgradeAuthority
    error 615 InvalidPda
    error 616 InvalidAccountHeader
    error 617 InvalidNumberOfAccounts
    error 618 InvalidReadableAccount
    error 619 PermissionViolation
    error 620 NeedsSuccesfulAggregation
    error 621 MaxLastFeedIndexReached
    error 622 FeedIndexAlreadyInitialized
    error 623 NoNeedToResize
  `,
});
