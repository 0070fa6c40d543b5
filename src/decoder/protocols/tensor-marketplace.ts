import { defineInterface } from '../define-interface.ts';
import type { Meaning } from '../interface/to-layouts.ts';

const buy = (item: string): Meaning => ({
  sentence: `Buy ${item} for at most {maxAmount}`,
  amounts: { maxAmount: 'sol' },
  swap: 'buyer',
});
const buyForToken = (item: string): Meaning => ({
  sentence: `Buy ${item} for at most {maxAmount}`,
  amounts: { maxAmount: 'mint:currency' },
  swap: 'buyer',
});
const takeBid = (item: string): Meaning => ({ sentence: `Sell ${item} to the bidder {owner}` });
// What a price counts is told by an argument after it, so a sentence cannot name it.
const list = (item: string): Meaning => ({ sentence: `List ${item} for sale` });
const delist = (item: string): Meaning => ({ sentence: `Cancel the listing of ${item}` });
const LEAF = 'compressed NFT {index} of {merkleTree}';

export default defineInterface({
  key: 'tensor-marketplace',
  name: 'Tensor Marketplace',
  programs: ['TCMPhJdwDryooaGtiocG1u3xcYbRpiJzb283XfCZsDp'],
  category: 'nft',
  source: 'the program’s own IDL (tensor-foundation/marketplace `program/idl.json`)',
  meaning: {
    buy: buy(LEAF),
    buyLegacy: buy('{mint}'),
    buyT22: buy('{mint}'),
    buyWns: buy('{mint}'),
    buyCore: buy('{asset}'),
    buySpl: buyForToken(LEAF),
    buyLegacySpl: buyForToken('{mint}'),
    buyT22Spl: buyForToken('{mint}'),
    buyWnsSpl: buyForToken('{mint}'),
    buyCoreSpl: buyForToken('{asset}'),
    takeBidMetaHash: takeBid(LEAF),
    takeBidFullMeta: takeBid(LEAF),
    takeBidLegacy: takeBid('{mint}'),
    takeBidT22: takeBid('{mint}'),
    takeBidWns: takeBid('{mint}'),
    takeBidCore: takeBid('{asset}'),
    list: list(LEAF),
    listLegacy: list('{mint}'),
    listT22: list('{mint}'),
    listWns: list('{mint}'),
    listCore: list('{asset}'),
    delist: delist(LEAF),
    delistLegacy: delist('{mint}'),
    delistT22: delist('{mint}'),
    delistWns: delist('{mint}'),
    delistCore: delist('{asset}'),
    edit: { sentence: 'Edit the listing {listState}' },
    bid: { sentence: 'Bid for {quantity} of {targetId}' },
    cancelBid: { sentence: 'Cancel the bid {bidState}' },
    closeExpiredBid: { sentence: 'Close the expired bid {bidState}' },
    closeExpiredListing: { sentence: 'Close the expired listing {listState}' },
    closeExpiredListingLegacy: { sentence: 'Close the expired listing {listState}' },
    closeExpiredListingT22: { sentence: 'Close the expired listing {listState}' },
    closeExpiredListingWns: { sentence: 'Close the expired listing {listState}' },
    closeExpiredListingCore: { sentence: 'Close the expired listing {listState}' },
    tcompNoop: { sentence: 'Log what happened for indexers' },
  },
  interface: `
    instruction 6aa20ae28444df15 tcompNoop(event: TcompEvent): tcompSigner
    instruction 0fb72156571c9791 edit(amount: u64, expireInSec: Option<u64>, currency: Option<pubkey>, privateTaker: Option<pubkey>, makerBroker: Option<pubkey>): listState owner marketplaceProgram
    instruction c738552692f3259e bid(bidId: pubkey, target: Target, targetId: pubkey, field: Option<Field>, fieldId: Option<pubkey>, amount: u64, quantity: u32, expireInSec: Option<u64>, currency: Option<pubkey>, privateTaker: Option<pubkey>, makerBroker: Option<pubkey>): systemProgram marketplaceProgram bidState owner sharedEscrow cosigner? rentPayer
    instruction 28f3bed9d0fd56ce cancelBid(): bidState owner systemProgram marketplaceProgram rentDestination
    instruction 53146943f84468be closeExpiredBid(): bidState owner systemProgram marketplaceProgram rentDestination
    instruction 66063d1201daebea buy(nonce: u64, index: u32, root: [u8; 32], metaHash: [u8; 32], creatorShares: bytes, creatorVerified: Vec<bool>, sellerFeeBasisPoints: u16, maxAmount: u64, optionalRoyaltyPct: Option<u16>): feeVault treeAuthority merkleTree logWrapper compressionProgram systemProgram bubblegumProgram marketplaceProgram listState buyer payer owner takerBroker? makerBroker? rentDestination cosigner?
    instruction 4188feff3b82eaae buySpl(nonce: u64, index: u32, root: [u8; 32], metaHash: [u8; 32], creatorShares: bytes, creatorVerified: Vec<bool>, sellerFeeBasisPoints: u16, maxAmount: u64, optionalRoyaltyPct: Option<u16>): feeVault feeVaultTa treeAuthority merkleTree logWrapper compressionProgram systemProgram bubblegumProgram marketplaceProgram tokenProgram associatedTokenProgram listState buyer payer payerSource owner ownerDestination currency takerBroker? takerBrokerCurrencyTa? makerBroker? makerBrokerCurrencyTa? rentDestination rentPayer cosigner?
    instruction 96460d8709cc4b04 closeExpiredListing(nonce: u64, index: u32, root: [u8; 32], dataHash: [u8; 32], creatorHash: [u8; 32]): listState owner systemProgram marketplaceProgram treeAuthority merkleTree logWrapper compressionProgram bubblegumProgram rentDestination
    instruction 36aec14311298426 list(nonce: u64, index: u32, root: [u8; 32], dataHash: [u8; 32], creatorHash: [u8; 32], amount: u64, expireInSec: Option<u64>, currency: Option<pubkey>, privateTaker: Option<pubkey>, makerBroker: Option<pubkey>): treeAuthority owner delegate merkleTree logWrapper compressionProgram systemProgram bubblegumProgram marketplaceProgram listState rentPayer cosigner?
    instruction 3788cd6b6bad041f delist(nonce: u64, index: u32, root: [u8; 32], dataHash: [u8; 32], creatorHash: [u8; 32]): treeAuthority merkleTree logWrapper compressionProgram systemProgram bubblegumProgram listState owner marketplaceProgram rentDestination
    instruction 55e3ca462dd70ac1 takeBidMetaHash(nonce: u64, index: u32, root: [u8; 32], metaHash: [u8; 32], creatorShares: bytes, creatorVerified: Vec<bool>, sellerFeeBasisPoints: u16, minAmount: u64, optionalRoyaltyPct: Option<u16>): feeVault treeAuthority seller delegate merkleTree logWrapper compressionProgram systemProgram bubblegumProgram marketplaceProgram tensorswapProgram bidState owner takerBroker? makerBroker? sharedEscrow whitelist cosigner? rentDestination
    instruction f2c2cbe1ea350a60 takeBidFullMeta(nonce: u64, index: u32, root: [u8; 32], metaArgs: TMetadataArgs, minAmount: u64, optionalRoyaltyPct: Option<u16>): feeVault treeAuthority seller delegate merkleTree logWrapper compressionProgram systemProgram bubblegumProgram marketplaceProgram tensorswapProgram bidState owner takerBroker? makerBroker? sharedEscrow whitelist cosigner? rentDestination
    instruction 447f2b08d41ff972 buyLegacy(maxAmount: u64, optionalRoyaltyPct: Option<u16>, authorizationData: Option<AuthorizationDataLocal>): feeVault buyer buyerTa listTa listState mint owner payer takerBroker? makerBroker? rentDestination tokenProgram associatedTokenProgram marketplaceProgram systemProgram metadata edition buyerTokenRecord? listTokenRecord? authorizationRules? authorizationRulesProgram? tokenMetadataProgram? sysvarInstructions? cosigner?
    instruction 865e7de5189dc2c7 buyLegacySpl(maxAmount: u64, optionalRoyaltyPct: Option<u16>, authorizationData: Option<AuthorizationDataLocal>): feeVault feeVaultCurrencyTa buyer buyerTa listTa listState mint currency owner ownerCurrencyTa payer payerCurrencyTa makerBroker? takerBroker? rentDestination tokenProgram currencyTokenProgram associatedTokenProgram marketplaceProgram systemProgram metadata edition buyerTokenRecord? listTokenRecord? authorizationRules? authorizationRulesProgram? tokenMetadataProgram? sysvarInstructions? cosigner?
    instruction 381060bc3744fa3a closeExpiredListingLegacy(authorizationData: Option<AuthorizationDataLocal>): owner ownerTa listState listTa mint payer rentDestination tokenProgram associatedTokenProgram systemProgram marketplaceProgram metadata edition ownerTokenRecord? listTokenRecord? authorizationRules? authorizationRulesProgram? tokenMetadataProgram? sysvarInstructions?
    instruction 5823e7b86eda9517 delistLegacy(authorizationData: Option<AuthorizationDataLocal>): owner ownerTa listState listTa mint rentDestination payer tokenProgram associatedTokenProgram marketplaceProgram systemProgram metadata edition ownerTokenRecord? listTokenRecord? authorizationRules? authorizationRulesProgram? tokenMetadataProgram? sysvarInstructions?
    instruction 066eff121024081e listLegacy(amount: u64, expireInSec: Option<u64>, currency: Option<pubkey>, privateTaker: Option<pubkey>, makerBroker: Option<pubkey>, authorizationData: Option<AuthorizationDataLocal>): owner ownerTa listState listTa mint payer tokenProgram associatedTokenProgram marketplaceProgram systemProgram metadata edition ownerTokenRecord? listTokenRecord? authorizationRules? authorizationRulesProgram? tokenMetadataProgram? sysvarInstructions? cosigner?
    instruction bc23746c00e9edc9 takeBidLegacy(minAmount: u64, optionalRoyaltyPct: Option<u16>, rulesAccPresent: bool, authorizationData: Option<AuthorizationDataLocal>): feeVault seller bidState owner takerBroker? makerBroker? sharedEscrow whitelist? sellerTa mint metadata ownerTa edition sellerTokenRecord? ownerTokenRecord? tokenMetadataProgram? sysvarInstructions? authorizationRulesProgram? bidTa bidTokenRecord? authorizationRules? tokenProgram associatedTokenProgram systemProgram marketplaceProgram escrowProgram cosigner? mintProof? rentDestination
    instruction 5162e3abc969b4d8 buyT22(maxAmount: u64): feeVault buyer buyerTa listState listTa mint owner payer takerBroker? makerBroker? rentDestination tokenProgram associatedTokenProgram marketplaceProgram systemProgram cosigner?
    instruction 6615a3275e277a5e buyT22Spl(maxAmount: u64): feeVault feeVaultCurrencyTa buyer buyerTa listState listTa mint currency owner ownerCurrencyTa payer payerCurrencyTa takerBroker? takerBrokerCurrencyTa? makerBroker? makerBrokerCurrencyTa? rentDestination tokenProgram currencyTokenProgram associatedTokenProgram marketplaceProgram systemProgram cosigner?
    instruction 4502be7a90777adc closeExpiredListingT22(): owner ownerTa listState listTa mint rentDestination payer tokenProgram associatedTokenProgram systemProgram marketplaceProgram
    instruction d8484912cc527b1a delistT22(): owner ownerTa listState listTa mint rentDestination payer tokenProgram associatedTokenProgram marketplaceProgram systemProgram
    instruction 09755de6dd04c7d4 listT22(amount: u64, expireInSec: Option<u64>, currency: Option<pubkey>, privateTaker: Option<pubkey>, makerBroker: Option<pubkey>): owner ownerTa listState listTa mint payer tokenProgram associatedTokenProgram marketplaceProgram systemProgram cosigner?
    instruction 12fa71f21ff41396 takeBidT22(minAmount: u64): feeVault seller bidState owner takerBroker? makerBroker? sharedEscrow whitelist sellerTa mint ownerTa tokenProgram associatedTokenProgram systemProgram marketplaceProgram escrowProgram cosigner? mintProof rentDestination
    instruction a82bb3d92c3b23f4 buyWns(maxAmount: u64): feeVault buyer buyerTa listState listTa mint owner payer takerBroker? makerBroker? rentDestination tokenProgram associatedTokenProgram marketplaceProgram systemProgram approve distribution wnsProgram distributionProgram extraMetas cosigner?
    instruction 71893917bac4d9d2 buyWnsSpl(maxAmount: u64): feeVault feeVaultCurrencyTa buyer buyerTa listTa listState mint currency owner ownerCurrencyTa payer payerCurrencyTa takerBroker? takerBrokerCurrencyTa? makerBroker? makerBrokerCurrencyTa? rentDestination tokenProgram currencyTokenProgram associatedTokenProgram marketplaceProgram systemProgram approve distribution distributionCurrencyTa wnsProgram distributionProgram extraMetas cosigner?
    instruction de1fb786e6cf0784 closeExpiredListingWns(): owner ownerTa listState listTa mint rentDestination payer tokenProgram associatedTokenProgram systemProgram marketplaceProgram approve distribution wnsProgram distributionProgram extraMetas
    instruction acab39104a9e2039 delistWns(): owner ownerTa listState listTa mint rentDestination payer tokenProgram associatedTokenProgram marketplaceProgram systemProgram approve distribution wnsProgram distributionProgram extraMetas
    instruction 17ca668affbe27c4 listWns(amount: u64, expireInSec: Option<u64>, privateTaker: Option<pubkey>, makerBroker: Option<pubkey>): owner ownerTa listState listTa mint payer tokenProgram associatedTokenProgram marketplaceProgram systemProgram approve distribution wnsProgram distributionProgram extraMetas cosigner? currency?
    instruction 58057a58fa8b23d8 takeBidWns(minAmount: u64): feeVault seller bidState owner takerBroker? makerBroker? sharedEscrow whitelist sellerTa mint ownerTa tokenProgram associatedTokenProgram systemProgram marketplaceProgram escrowProgram cosigner? mintProof rentDestination approve distribution wnsProgram distributionProgram extraMetas
    instruction a9e357ff4c56ff19 buyCore(maxAmount: u64): feeVault listState asset collection? buyer payer owner takerBroker? makerBroker? rentDestination mplCoreProgram marketplaceProgram systemProgram cosigner?
    instruction ea1c257a72efe9d0 buyCoreSpl(maxAmount: u64): feeVault feeVaultCurrencyTa buyer listState asset collection? currency owner ownerCurrencyTa payer payerCurrencyTa takerBroker? takerBrokerTa? makerBroker? makerBrokerTa? rentDestination tokenProgram associatedTokenProgram mplCoreProgram marketplaceProgram systemProgram cosigner?
    instruction 59ab4e504abc3f3a closeExpiredListingCore(): listState asset collection? owner mplCoreProgram systemProgram marketplaceProgram rentDestination
    instruction 3818e702e3130e44 delistCore(): asset collection? owner listState mplCoreProgram marketplaceProgram systemProgram rentDestination
    instruction ad4ca77d76470199 listCore(amount: u64, expireInSec: Option<u64>, currency: Option<pubkey>, privateTaker: Option<pubkey>, makerBroker: Option<pubkey>): asset collection? listState owner mplCoreProgram marketplaceProgram systemProgram payer cosigner?
    instruction fa29f8143da11b8d takeBidCore(minAmount: u64): feeVault seller bidState owner takerBroker? makerBroker? sharedEscrow whitelist asset collection? mplCoreProgram systemProgram marketplaceProgram escrowProgram cosigner? mintProof rentDestination
    account 4ef2598aa1ddb04b ListState { version: u8, bump: [u8; 1], owner: pubkey, assetId: pubkey, amount: u64, currency: Option<pubkey>, expiry: i64, privateTaker: Option<pubkey>, makerBroker: Option<pubkey>, rentPayer: pubkey, cosigner: pubkey, reserved1: [u8; 64] }
    account 41c3b0bc4812414d AssetListState {}
    account 9bc50561bd3c08b7 BidState { version: u8, bump: [u8; 1], owner: pubkey, bidId: pubkey, target: Target, targetId: pubkey, field: Option<Field>, fieldId: Option<pubkey>, quantity: u32, filledQuantity: u32, amount: u64, currency: Option<pubkey>, expiry: i64, privateTaker: Option<pubkey>, makerBroker: Option<pubkey>, margin: Option<pubkey>, updatedAt: i64, cosigner: pubkey, rentPayer: pubkey, reserved: [u8; 8], reserved1: [u8; 16], reserved2: [u8; 32] }
    account bae66e1aeb18d39c BidTa {}
    type TUses { useMethod: TUseMethod, remaining: u64, total: u64 }
    type TCollection { verified: bool, key: pubkey }
    type TMetadataArgs { name: string, symbol: string, uri: string, sellerFeeBasisPoints: u16, primarySaleHappened: bool, isMutable: bool, editionNonce: Option<u8>, tokenStandard: Option<TTokenStandard>, collection: Option<TCollection>, uses: Option<TUses>, tokenProgramVersion: TTokenProgramVersion, creatorShares: bytes, creatorVerified: Vec<bool> }
    type MakeEvent { maker: pubkey, bidId: Option<pubkey>, target: Target, targetId: pubkey, field: Option<Field>, fieldId: Option<pubkey>, amount: u64, quantity: u32, currency: Option<pubkey>, expiry: i64, privateTaker: Option<pubkey>, assetId: Option<pubkey> }
    type TakeEvent { taker: pubkey, bidId: Option<pubkey>, target: Target, targetId: pubkey, field: Option<Field>, fieldId: Option<pubkey>, amount: u64, quantity: u32, tcompFee: u64, takerBrokerFee: u64, makerBrokerFee: u64, creatorFee: u64, currency: Option<pubkey>, assetId: Option<pubkey> }
    type AuthorizationDataLocal { payload: Vec<TaggedPayload> }
    type TaggedPayload { name: string, payload: PayloadTypeLocal }
    type SeedsVecLocal { seeds: Vec<bytes> }
    type ProofInfoLocal { proof: Vec<[u8; 32]> }
    type TTokenProgramVersion = Original | Token2022
    type TTokenStandard = NonFungible | FungibleAsset | Fungible | NonFungibleEdition
    type TUseMethod = Burn | Multiple | Single
    type TcompEvent = Maker(MakeEvent) | Taker(TakeEvent)
    type PayloadTypeLocal = Pubkey(pubkey) | Seeds(SeedsVecLocal) | MerkleProof(ProofInfoLocal) | Number(u64)
    type Target = AssetId | Whitelist
    type Field = Name
    error 6100 ArithmeticError arithmetic error
    error 6101 ExpiryTooLarge expiry too large
    error 6102 BadOwner bad owner
    error 6103 BadListState bad list state
    error 6104 BadRoyaltiesPct royalties pct must be between 0 and 100
    error 6105 PriceMismatch price mismatch
    error 6106 CreatorMismatch creator mismatch
    error 6107 InsufficientBalance insufficient balance
    error 6108 BidExpired bid has expired
    error 6109 TakerNotAllowed taker not allowed
    error 6110 BadBidField cannot pass bid field
    error 6111 BidNotYetExpired bid not yet expired
    error 6112 BadMargin bad margin
    error 6113 WrongIxForBidTarget wrong ix for bid target called
    error 6114 WrongTargetId wrong target id
    error 6115 MissingFvc creator array missing first verified creator
    error 6116 MissingCollection metadata missing collection
    error 6117 CannotModifyTarget cannot modify bid target, create a new bid
    error 6118 TargetIdMustEqualBidId target id and bid id must be the same for single bids
    error 6119 CurrencyNotYetEnabled currency not yet enabled
    error 6120 MakerBrokerNotYetEnabled maker broker not yet enabled
    error 6121 OptionalRoyaltiesNotYetEnabled optional royalties not yet enabled
    error 6122 WrongStateVersion wrong state version
    error 6123 WrongBidFieldId wrong field id
    error 6124 BrokerMismatch broker mismatch
    error 6125 AssetIdMismatch asset id mismatch
    error 6126 ListingExpired listing has expired
    error 6127 ListingNotYetExpired listing not yet expired
    error 6128 BadQuantity bad quantity passed in
    error 6129 BidFullyFilled bid fully filled
    error 6130 BadWhitelist bad whitelist
    error 6131 ForbiddenCollection forbidden collection
    error 6132 BadCosigner bad cosigner
    error 6133 BadMintProof bad mint proof
    error 6134 CurrencyMismatch Currency mismatch
    error 6135 BidBalanceNotEmptied The bid balance was not emptied
    error 6136 BadRentDest Bad rent dest.
    error 6137 CurrencyNotYetWhitelisted currency not yet whitelisted
    error 6138 MakerBrokerNotYetWhitelisted maker broker not yet whitelisted
    error 6139 WrongTokenRecordDerivation token record derivation is wrong
    error 6140 InvalidFeeAccount invalid fee account
    error 6141 InsufficientRemainingAccounts insufficient remaining accounts
    error 6142 MissingBroker missing broker account
    error 6143 MissingBrokerTokenAccount missing broker token account
    error 6144 InvalidTokenAccount invalid token account
    error 6145 MissingCreatorATA missing creator ATA
    error 6146 MissingWhitelistMethod No whitelist method provided
    error 6147 EditionDataEmpty Edition data is empty
    error 6148 InvalidMint Invalid mint
  `,
});
