import { defineInterface } from '../define-interface.ts';
import type { Meaning } from '../interface/to-layouts.ts';

const buy: Meaning = {
  sentence: 'Buy {nftMint} for at most {maxPrice}',
  amounts: { maxPrice: 'sol' },
  swap: 'buyer',
};
// The pool pays out of its own account without a transfer, so balances tell what the seller got.
const sell: Meaning = { sentence: 'Sell {nftMint} for at least {minPrice}', amounts: { minPrice: 'sol' } };
const list: Meaning = { sentence: 'List {nftMint} for {price}', amounts: { price: 'sol' } };
const delist: Meaning = { sentence: 'Cancel the listing of {nftMint}' };
const deposit: Meaning = { sentence: 'Deposit {nftMint} into the pool {pool}' };
const withdraw: Meaning = { sentence: 'Withdraw {nftMint} from the pool {pool}' };

export default defineInterface({
  key: 'tensorswap',
  name: 'TensorSwap',
  programs: ['TSWAPaqyCSx2KABk68Shruf4rp7CxcNi8hAsbdwmHbN'],
  category: 'nft',
  source: 'the program’s own Anchor IDL 3.1.0',
  meaning: {
    buyNft: buy,
    buyNftT22: buy,
    wnsBuyNft: buy,
    buySingleListing: buy,
    buySingleListingT22: buy,
    wnsBuySingleListing: buy,
    sellNftTokenPool: sell,
    sellNftTradePool: sell,
    sellNftTokenPoolT22: sell,
    sellNftTradePoolT22: sell,
    wnsSellNftTokenPool: sell,
    wnsSellNftTradePool: sell,
    list,
    listT22: list,
    wnsList: list,
    delist,
    delistT22: delist,
    wnsDelist: delist,
    editSingleListing: { sentence: 'Change the price of {nftMint} to {price}', amounts: { price: 'sol' } },
    depositNft: deposit,
    depositNftT22: deposit,
    wnsDepositNft: deposit,
    withdrawNft: withdraw,
    withdrawNftT22: withdraw,
    wnsWithdrawNft: withdraw,
    initPool: { sentence: 'Open the pool {pool}' },
    editPool: { sentence: 'Edit the pool {oldPool} into {newPool}' },
    editPoolInPlace: { sentence: 'Edit the pool {pool}' },
    closePool: { sentence: 'Close the pool {pool}' },
    depositSol: { sentence: 'Deposit {lamports} into the pool {pool}', amounts: { lamports: 'sol' } },
    withdrawSol: { sentence: 'Withdraw {lamports} from the pool {pool}', amounts: { lamports: 'sol' } },
    withdrawMmFee: {
      sentence: 'Collect {lamports} of fees from the pool {pool}',
      amounts: { lamports: 'sol' },
    },
    initMarginAccount: { sentence: 'Open the shared escrow {marginAccount}' },
    closeMarginAccount: { sentence: 'Close the shared escrow {marginAccount}' },
    depositMarginAccount: {
      sentence: 'Deposit {lamports} into the shared escrow {marginAccount}',
      amounts: { lamports: 'sol' },
    },
    withdrawMarginAccount: {
      sentence: 'Withdraw {lamports} from the shared escrow {marginAccount}',
      amounts: { lamports: 'sol' },
    },
    withdrawMarginAccountCpi: {
      sentence: 'Withdraw {lamports} from the shared escrow {marginAccount}',
      amounts: { lamports: 'sol' },
    },
    withdrawMarginAccountCpiTcomp: {
      sentence: 'Withdraw {lamports} from the shared escrow {marginAccount}',
      amounts: { lamports: 'sol' },
    },
    withdrawMarginAccountCpiTlock: {
      sentence: 'Withdraw {lamports} from the shared escrow {marginAccount}',
      amounts: { lamports: 'sol' },
    },
    attachPoolToMargin: { sentence: 'Attach the pool {pool} to the shared escrow {marginAccount}' },
    detachPoolFromMargin: { sentence: 'Detach the pool {pool} from the shared escrow {marginAccount}' },
  },
  interface: `
    instruction 8cb936ac0f5e1f9b initUpdateTswap(config: TSwapConfig): tswap feeVault cosigner owner systemProgram newOwner
    instruction 74e9c7cc739fab24 initPool(config: PoolConfig, authSeeds: [u8; 32], isCosigned: bool, orderType: u8, maxTakerSellCount: Option<u32>): tswap pool solEscrow whitelist owner systemProgram nftAuthority
    instruction 8cbdd117ef3eef0b closePool(config: PoolConfig): tswap pool solEscrow whitelist owner systemProgram nftAuthority
    instruction 5de284a68d093065 depositNft(config: PoolConfig, authorizationData: Option<AuthorizationDataLocal>, rulesAccPresent: bool): tswap pool whitelist nftSource nftMint nftEscrow nftReceipt owner tokenProgram systemProgram rent nftMetadata mintProof nftEdition ownerTokenRecord destTokenRecord associatedTokenProgram tokenMetadataProgram instructions authorizationRulesProgram authRules
    instruction 8eb5bf9552afd864 withdrawNft(config: PoolConfig, authorizationData: Option<AuthorizationDataLocal>, rulesAccPresent: bool): tswap pool whitelist nftDest nftMint nftEscrow nftReceipt owner tokenProgram associatedTokenProgram systemProgram rent nftMetadata nftEdition ownerTokenRecord destTokenRecord tokenMetadataProgram instructions authorizationRulesProgram authRules
    instruction 6c514e757d9b38c8 depositSol(config: PoolConfig, lamports: u64): tswap pool whitelist solEscrow owner systemProgram
    instruction 91834a8841892a26 withdrawSol(config: PoolConfig, lamports: u64): tswap pool whitelist solEscrow owner systemProgram
    instruction 60001cbe316b53de buyNft(config: PoolConfig, maxPrice: u64, rulesAccPresent: bool, authorizationData: Option<AuthorizationDataLocal>, optionalRoyaltyPct: Option<u16>): tswap feeVault pool whitelist nftBuyerAcc nftMint nftMetadata nftEscrow nftReceipt solEscrow owner buyer tokenProgram associatedTokenProgram systemProgram rent nftEdition ownerTokenRecord destTokenRecord tokenMetadataProgram instructions authorizationRulesProgram authRules marginAccount takerBroker
    instruction 392cc03053086b30 sellNftTokenPool(config: PoolConfig, minPrice: u64, rulesAccPresent: bool, authorizationData: Option<AuthorizationDataLocal>, optionalRoyaltyPct: Option<u16>): tswap feeVault pool whitelist mintProof nftSellerAcc nftMint nftMetadata solEscrow owner seller ownerAtaAcc tokenProgram associatedTokenProgram systemProgram rent nftEdition ownerTokenRecord destTokenRecord tokenMetadataProgram instructions authorizationRulesProgram nftEscrow tempEscrowTokenRecord authRules marginAccount takerBroker
    instruction 83527d4d0d9d245a sellNftTradePool(config: PoolConfig, minPrice: u64, rulesAccPresent: bool, authorizationData: Option<AuthorizationDataLocal>, optionalRoyaltyPct: Option<u16>): tswap feeVault pool whitelist mintProof nftSellerAcc nftMint nftMetadata solEscrow owner seller nftEscrow nftReceipt tokenProgram systemProgram rent associatedTokenProgram nftEdition ownerTokenRecord destTokenRecord tokenMetadataProgram instructions authorizationRulesProgram authRules marginAccount takerBroker
    instruction 32ae222403a61dcc editPool(oldConfig: PoolConfig, newConfig: PoolConfig, isCosigned: Option<bool>, maxTakerSellCount: Option<u32>): tswap oldPool newPool oldSolEscrow newSolEscrow whitelist nftAuthority owner systemProgram
    instruction 728025a747e328b2 reallocPool(config: PoolConfig): tswap pool whitelist owner cosigner systemProgram
    instruction 0a3644fc82612734 initMarginAccount(marginNr: u16, name: [u8; 32]): tswap marginAccount owner systemProgram
    instruction 69d729efa6cf0167 closeMarginAccount(): tswap marginAccount owner systemProgram
    instruction be55f23c775121c0 depositMarginAccount(lamports: u64): tswap marginAccount owner systemProgram
    instruction 364996d0cf051211 withdrawMarginAccount(lamports: u64): tswap marginAccount owner systemProgram
    instruction bb69d389e03b1de3 attachPoolToMargin(config: PoolConfig): tswap marginAccount pool whitelist solEscrow owner systemProgram
    instruction b6364926bc57b965 detachPoolFromMargin(config: PoolConfig, lamports: u64): tswap marginAccount pool whitelist solEscrow owner systemProgram
    instruction 6ec9be40a6ba6983 setPoolFreeze(config: PoolConfig, freeze: bool): systemProgram
    instruction 0a9730e2f818e3e7 takeSnipe(config: PoolConfig, actualPrice: u64, authorizationData: Option<AuthorizationDataLocal>): systemProgram
    instruction 7dbf7771060ea417 editPoolInPlace(config: PoolConfig, isCosigned: Option<bool>, maxTakerSellCount: Option<u32>, mmCompoundFees: Option<bool>): tswap pool whitelist owner systemProgram
    instruction 1be58069737db497 withdrawTswapFees(amount: u64): tswap cosigner owner destination systemProgram
    instruction 36aec14311298426 list(price: u64, authorizationData: Option<AuthorizationDataLocal>, rulesAccPresent: bool): tswap nftSource nftMint nftEscrow singleListing owner tokenProgram systemProgram rent nftMetadata nftEdition ownerTokenRecord destTokenRecord associatedTokenProgram tokenMetadataProgram instructions authorizationRulesProgram authRules payer
    instruction 3788cd6b6bad041f delist(authorizationData: Option<AuthorizationDataLocal>, rulesAccPresent: bool): tswap nftDest nftMint nftEscrow singleListing owner tokenProgram systemProgram rent nftMetadata nftEdition ownerTokenRecord destTokenRecord associatedTokenProgram tokenMetadataProgram instructions authorizationRulesProgram authRules payer
    instruction f5dc694975624e8d buySingleListing(maxPrice: u64, rulesAccPresent: bool, authorizationData: Option<AuthorizationDataLocal>, optionalRoyaltyPct: Option<u16>): tswap feeVault singleListing nftBuyerAcc nftMint nftMetadata nftEscrow owner buyer tokenProgram associatedTokenProgram systemProgram rent nftEdition ownerTokenRecord destTokenRecord tokenMetadataProgram instructions authorizationRulesProgram authRules takerBroker
    instruction 5826ecd41fb912a6 editSingleListing(price: u64): singleListing nftMint owner systemProgram
    instruction 3696817e87cd9578 withdrawMmFee(config: PoolConfig, lamports: u64): tswap pool whitelist solEscrow owner systemProgram
    instruction ba1ac786dcb12048 withdrawMarginAccountCpi(bump: u8, lamports: u64): tswap marginAccount bidState owner nftMint destination systemProgram
    instruction c99ca31bf30e24ed withdrawMarginAccountCpiTcomp(bump: u8, bidId: pubkey, lamports: u64): marginAccount bidState owner destination systemProgram
    instruction cfeba6ffa3a2952c withdrawMarginAccountCpiTlock(bump: u8, orderId: [u8; 32], lamports: u64): marginAccount orderState owner destination systemProgram
    instruction 9bdb7ef5aac7334f buyNftT22(config: PoolConfig, maxPrice: u64): tswap feeVault pool whitelist nftBuyerAcc nftMint nftEscrow nftReceipt solEscrow owner buyer tokenProgram associatedTokenProgram systemProgram marginAccount takerBroker
    instruction d02206935fda31a0 depositNftT22(config: PoolConfig): tswap pool whitelist nftSource nftMint nftEscrow nftReceipt owner tokenProgram systemProgram mintProof
    instruction 95ea1f671a24a631 sellNftTokenPoolT22(config: PoolConfig, minPrice: u64): tswap feeVault pool whitelist mintProof nftSellerAcc nftMint solEscrow owner seller ownerAtaAcc tokenProgram associatedTokenProgram systemProgram marginAccount takerBroker
    instruction 7c91173448715509 sellNftTradePoolT22(config: PoolConfig, minPrice: u64): tswap feeVault pool whitelist mintProof nftSellerAcc nftMint solEscrow owner seller nftEscrow nftReceipt tokenProgram systemProgram marginAccount takerBroker
    instruction 703750e7b5be5c0c withdrawNftT22(config: PoolConfig): tswap pool whitelist nftDest nftMint nftEscrow nftReceipt owner tokenProgram associatedTokenProgram systemProgram
    instruction 66594200054454d8 buySingleListingT22(maxPrice: u64): tswap feeVault singleListing nftBuyerAcc nftMint nftEscrow owner buyer tokenProgram associatedTokenProgram systemProgram takerBroker
    instruction 09755de6dd04c7d4 listT22(price: u64): tswap nftSource nftMint nftEscrow singleListing owner tokenProgram systemProgram payer
    instruction d8484912cc527b1a delistT22(): tswap nftDest nftMint nftEscrow singleListing owner tokenProgram systemProgram rent associatedTokenProgram payer
    instruction d8fd6a1db6f3004e wnsBuyNft(config: PoolConfig, maxPrice: u64): tswap feeVault pool whitelist nftBuyerAcc nftMint nftEscrow nftReceipt solEscrow owner buyer tokenProgram associatedTokenProgram systemProgram marginAccount takerBroker approveAccount distribution wnsProgram distributionProgram extraMetas
    instruction f594f13a0dfd28c3 wnsDepositNft(config: PoolConfig): tswap pool whitelist nftSource nftMint nftEscrow nftReceipt owner tokenProgram associatedTokenProgram systemProgram mintProof approveAccount distribution wnsProgram distributionProgram extraMetas
    instruction 284ef14eccee2e8f wnsSellNftTokenPool(config: PoolConfig, minPrice: u64): tswap feeVault pool whitelist mintProof nftSellerAcc nftMint solEscrow owner seller ownerAtaAcc tokenProgram associatedTokenProgram systemProgram marginAccount takerBroker approveAccount distribution wnsProgram distributionProgram extraMetas
    instruction a9af7d5801108207 wnsSellNftTradePool(config: PoolConfig, minPrice: u64): tswap feeVault pool whitelist mintProof nftSellerAcc nftMint solEscrow owner seller nftEscrow nftReceipt tokenProgram associatedTokenProgram systemProgram marginAccount takerBroker approveAccount distribution wnsProgram distributionProgram extraMetas
    instruction 33988fa301ee9c77 wnsWithdrawNft(config: PoolConfig): tswap pool whitelist nftDest nftMint nftEscrow nftReceipt owner tokenProgram associatedTokenProgram systemProgram approveAccount distribution wnsProgram distributionProgram extraMetas
    instruction 1c0e84cfd4f879c7 wnsBuySingleListing(maxPrice: u64): tswap feeVault singleListing nftBuyerAcc nftMint nftEscrow owner buyer tokenProgram associatedTokenProgram systemProgram takerBroker approveAccount distribution wnsProgram distributionProgram extraMetas
    instruction d4c1a1d7802bbecc wnsList(price: u64): tswap nftSource nftMint nftEscrow singleListing owner tokenProgram associatedTokenProgram systemProgram payer approveAccount distribution wnsProgram distributionProgram extraMetas
    instruction 83e2a186e984f39f wnsDelist(): tswap nftDest nftMint nftEscrow singleListing owner tokenProgram systemProgram rent associatedTokenProgram payer approveAccount distribution wnsProgram distributionProgram extraMetas
    account a9d3ab24dbbd4fbc TSwap { version: u8, bump: [u8; 1], config: TSwapConfig, owner: pubkey, feeVault: pubkey, cosigner: pubkey }
    account f19a6d0411b16dbc Pool { version: u8, bump: [u8; 1], solEscrowBump: [u8; 1], createdUnixSeconds: i64, config: PoolConfig, tswap: pubkey, owner: pubkey, whitelist: pubkey, solEscrow: pubkey, takerSellCount: u32, takerBuyCount: u32, nftsHeld: u32, nftAuthority: pubkey, stats: PoolStats, margin: Option<pubkey>, isCosigned: bool, orderType: u8, frozen: Option<Frozen>, lastTransactedSeconds: i64, maxTakerSellCount: u32 }
    account 85dcadd5b3d32bee MarginAccount { owner: pubkey, name: [u8; 32], nr: u16, bump: [u8; 1], poolsAttached: u32, reserved: [u8; 64] }
    account 0e72d48c18861f18 SingleListing { owner: pubkey, nftMint: pubkey, price: u64, bump: [u8; 1], reserved: [u8; 64] }
    account ceff84fe434e3e60 NftDepositReceipt { bump: u8, nftAuthority: pubkey, nftMint: pubkey, nftEscrow: pubkey }
    account c27fdb10db12fa0c NftAuthority { randomSeed: [u8; 32], bump: [u8; 1], pool: pubkey }
    account 4bc7fa3ff4d1eb78 SolEscrow {}
    event 62d0783c5d2013b4 buySellEvent { currentPrice: u64, tswapFee: u64, mmFee: u64, creatorsFee: u64 }
    event 6867836d2c0a0a66 delistEvent { currentPrice: u64 }
    type TSwapConfig { feeBps: u16 }
    type PoolConfig { poolType: PoolType, curveType: CurveType, startingPrice: u64, delta: u64, mmCompoundFees: bool, mmFeeBps: Option<u16> }
    type PoolStats { takerSellCount: u32, takerBuyCount: u32, accumulatedMmProfit: u64 }
    type Frozen { amount: u64, time: i64 }
    type AuthorizationDataLocal { payload: Vec<TaggedPayload> }
    type TaggedPayload { name: string, payload: PayloadTypeLocal }
    type SeedsVecLocal { seeds: Vec<bytes> }
    type ProofInfoLocal { proof: Vec<[u8; 32]> }
    type PoolType = Token | NFT | Trade
    type CurveType = Linear | Exponential
    type PayloadTypeLocal = Pubkey(pubkey) | Seeds(SeedsVecLocal) | MerkleProof(ProofInfoLocal) | Number(u64)
    error 6000 InvalidProof invalid merkle proof, token not whitelisted
    error 6001 WhitelistNotVerified whitelist not verified -- currently only verified pools supported
    error 6002 BadWhitelist unexpected whitelist address
    error 6003 WrongPoolType operation not permitted on this pool type
    error 6004 BadFeeAccount fee account doesn't match that stored on pool
    error 6005 BadEscrowAccount escrow account doesn't match that stored on pool
    error 6006 MissingFees when setting up a Trade pool, must provide fee bps & fee vault
    error 6007 FeesTooHigh fees entered above allowed threshold
    error 6008 DeltaTooLarge delta too large
    error 6009 ArithmeticError arithmetic error
    error 6010 WrongPool this nft doesnt belong to this pool
    error 6011 RoyaltiesEnabled royalties are enabled always
    error 6012 PriceMismatch specified price not within current price
    error 6013 ExistingNfts cannot close pool with nfts in escrow -- withdraw all before closing
    error 6014 WrongMint wrong mint passed for provided accounts
    error 6015 InsufficientTswapAccBalance insufficient Tswap account balance
    error 6016 BadOwner bad owner
    error 6017 FeesNotAllowed fees not allowed for non-trade pools
    error 6018 BadMetadata metadata account does not match
    error 6019 CreatorMismatch provided creator address does not match metadata creator
    error 6020 WrongPoolVersion wrong pool version provided
    error 6021 PoolsAreTheSame new pool should not match old pool
    error 6022 WrongAuthority wrong nft authority account provided
    error 6023 FrozenAmountMismatch amount frozen doesnt match current price
    error 6024 BadMintProof mint proof account does not match
    error 6025 BadCosigner bad cosigner passed - either wrong key or no signature
    error 6026 PoolFrozen pool is frozen and cannot execute normal operations
    error 6027 BadMargin bad margin account passed
    error 6028 PoolNotMarginated expected a marginated pool to be passed in
    error 6029 PoolMarginated expected a non-marginated pool to be passed in
    error 6030 WrongOrderType wrong order type
    error 6031 WrongFrozenStatus wrong frozen status
    error 6032 MarginInUse margin account has pools open and is in use
    error 6033 MaxTakerSellCountExceeded max taker sell count exceeded, pool cannot buy anymore NFTs
    error 6034 MaxTakerSellCountTooSmall max taker sell count is too small
    error 6035 BadRuleSet rule set for programmable nft does not match
    error 6036 PoolFeesCompounded this pool compounds fees and they cannot be withdrawn separately
    error 6037 BadRoyaltiesPct royalties percentage passed in must be between 0 and 100
    error 6038 StartingPriceTooSmall starting price can't be smaller than 1 lamport
  `,
});
