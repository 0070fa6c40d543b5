import { defineInterface } from '../define-interface.ts';
import type { InstructionView } from '../instruction-view.ts';
import { toSale } from '../item-sale.ts';

const sold = (price: string) => (view: InstructionView) =>
  toSale(view, { venue: 'Magic Eden', buyer: 'buyer', mint: 'tokenMint', price });

export default defineInterface({
  key: 'magic-eden-m2',
  name: 'Magic Eden',
  programs: ['M2mx93ekt1fmXSVkTrUL9xVFHkmME8HTUi5Cyc5aF7K'],
  category: 'nft',
  source:
    'the program’s own Anchor IDL 0.1.0; `executeSale` as `executeSaleV2` before it had fees of its own',
  meaning: {
    deposit: {
      sentence: 'Deposit {amount} for buying on Magic Eden',
      amounts: { amount: 'sol' },
      minor: true,
    },
    withdraw: { sentence: 'Withdraw {amount} from Magic Eden', amounts: { amount: 'sol' } },
    withdrawByMmm: { sentence: 'Withdraw {amount} from Magic Eden', amounts: { amount: 'sol' } },
    sell: { sentence: 'List {tokenMint} for {buyerPrice}', amounts: { buyerPrice: 'sol' } },
    cancelSell: {
      sentence: 'Cancel the listing of {tokenMint} for {buyerPrice}',
      amounts: { buyerPrice: 'sol' },
    },
    buy: { sentence: 'Bid {buyerPrice} for {tokenMint}', amounts: { buyerPrice: 'sol' } },
    buyV2: { sentence: 'Bid {buyerPrice} for {tokenMint}', amounts: { buyerPrice: 'sol' } },
    cancelBuy: { sentence: 'Cancel the bid of {buyerPrice} for {tokenMint}', amounts: { buyerPrice: 'sol' } },
    executeSale: {
      sentence: 'Sell {tokenMint} to {buyer} for {buyerPrice}',
      amounts: { buyerPrice: 'sol' },
      effects: sold('buyerPrice'),
    },
    executeSaleV2: {
      sentence: 'Sell {tokenMint} to {buyer} for {buyerPrice}',
      amounts: { buyerPrice: 'sol' },
      effects: sold('buyerPrice'),
    },
    ocpSell: { sentence: 'List {tokenMint} for {price}', amounts: { price: 'sol' } },
    ocpCancelSell: { sentence: 'Cancel the listing of {tokenMint}' },
    ocpExecuteSaleV2: {
      sentence: 'Sell {tokenMint} to {buyer} for {price}',
      amounts: { price: 'sol' },
      effects: sold('price'),
    },
    mip1Sell: { sentence: 'List {tokenMint} for {price}', amounts: { price: 'sol' } },
    mip1CancelSell: { sentence: 'Cancel the listing of {tokenMint}' },
    mip1ExecuteSaleV2: {
      sentence: 'Sell {tokenMint} to {buyer} for {price}',
      amounts: { price: 'sol' },
      effects: sold('price'),
    },
  },
  interface: `
    instruction 00a4564c38480caa withdrawFromTreasury(amount: u64): treasuryWithdrawalDestination auctionHouseTreasury auctionHouse systemProgram
    instruction 54d702acf100f5db updateAuctionHouse(sellerFeeBasisPoints: Option<u16>, buyerReferralBp: Option<u16>, sellerReferralBp: Option<u16>, requiresNotary: Option<bool>, nprob: Option<u8>): payer notary authority newAuthority treasuryWithdrawalDestination auctionHouse systemProgram
    instruction dd42f29ff9ce86f1 createAuctionHouse(bump: u8, treasuryBump: u8, sellerFeeBasisPoints: u16, buyerReferralBp: u16, sellerReferralBp: u16, requiresNotary: bool, createAuctionHouseNonce: u64): payer notary authority treasuryWithdrawalDestination auctionHouse auctionHouseTreasury systemProgram
    instruction b712469c946da122 withdraw(escrowPaymentBump: u8, amount: u64): wallet notary escrowPaymentAccount authority auctionHouse systemProgram
    instruction f223c68952e1f2b6 deposit(escrowPaymentBump: u8, amount: u64): wallet notary escrowPaymentAccount authority auctionHouse systemProgram
    instruction 33e685a4017f83ad sell(sellerStateBump: u8, programAsSignerBump: u8, buyerPrice: u64, tokenSize: u64, sellerStateExpiry: i64): wallet notary tokenAccount tokenAta tokenMint metadata authority auctionHouse sellerTradeState sellerReferral tokenProgram systemProgram ataProgram programAsSigner rent
    instruction c6c682cba35faf4b cancelSell(buyerPrice: u64, tokenSize: u64, sellerStateExpiry: i64): wallet notary tokenAccount tokenMint authority auctionHouse sellerTradeState sellerReferral tokenProgram
    instruction 66063d1201daebea buy(buyerStateBump: u8, escrowPaymentBump: u8, buyerPrice: u64, tokenSize: u64, buyerStateExpiry: i64): wallet notary tokenMint metadata escrowPaymentAccount authority auctionHouse buyerTradeState buyerReferral tokenProgram systemProgram rent
    instruction b817ee6167c5d33d buyV2(buyerPrice: u64, tokenSize: u64, buyerStateExpiry: i64, buyerCreatorRoyaltyBp: u16, extraArgs: bytes): wallet notary tokenMint metadata escrowPaymentAccount authority auctionHouse buyerTradeState buyerReferral tokenProgram systemProgram
    instruction ee4c24da84b1e0e9 cancelBuy(buyerPrice: u64, tokenSize: u64, buyerStateExpiry: i64): wallet notary tokenMint authority auctionHouse buyerTradeState buyerReferral
    instruction 1629d9dc15683d63 ocpSell(args: OCPSellArgs): wallet notary programAsSigner tokenAta tokenMint metadata auctionHouse sellerTradeState sellerReferral ocpMintState ocpPolicy ocpFreezeAuthority ocpProgram cmtProgram instructions tokenProgram systemProgram rent
    instruction 490437f6259b02a6 ocpCancelSell(): wallet notary programAsSigner tokenAta tokenMint metadata auctionHouse sellerTradeState ocpMintState ocpPolicy ocpFreezeAuthority ocpProgram cmtProgram instructions tokenProgram systemProgram rent
    instruction c8531f529c9c1461 ocpExecuteSaleV2(args: OCPExecuteSaleV2Args): payer buyer seller notary programAsSigner sellerTokenAta buyerTokenAta tokenMint metadata auctionHouse auctionHouseTreasury sellerTradeState buyerTradeState buyerEscrowPaymentAccount buyerReferral sellerReferral ocpMintState ocpPolicy ocpFreezeAuthority ocpProgram cmtProgram instructions associatedTokenProgram tokenProgram systemProgram rent
    instruction 5bdc31dfcc8135c1 executeSaleV2(escrowPaymentBump: u8, programAsSignerBump: u8, buyerPrice: u64, tokenSize: u64, buyerStateExpiry: i64, sellerStateExpiry: i64, makerFeeBp: i16, takerFeeBp: u16): buyer seller notary tokenAccount tokenMint metadata escrowPaymentAccount buyerReceiptTokenAccount authority auctionHouse auctionHouseTreasury buyerTradeState buyerReferral sellerTradeState sellerReferral tokenProgram systemProgram ataProgram programAsSigner rent
    instruction 3a32ac6fa697165e mip1Sell(args: MIP1SellArgs): wallet notary programAsSigner tokenAccount tokenMint metadata auctionHouse sellerTradeState migrationSellerTradeState sellerReferral tokenAta tokenMetadataProgram edition authorizationRulesProgram authorizationRules instructions ownerTokenRecord destinationTokenRecord associatedTokenProgram tokenProgram systemProgram rent
    instruction eca3ccad4790eb76 mip1ExecuteSaleV2(args: MIP1ExecuteSaleV2Args): payer buyer seller notary programAsSigner tokenAccount buyerReceiptTokenAccount tokenMint metadata auctionHouse auctionHouseTreasury sellerTradeState buyerTradeState buyerEscrowPaymentAccount buyerReferral sellerReferral tokenMetadataProgram edition authorizationRulesProgram authorizationRules ownerTokenRecord destinationTokenRecord instructions associatedTokenProgram tokenProgram systemProgram rent
    instruction 4abeb9e15869d19c mip1CancelSell(): wallet notary programAsSigner tokenAta tokenMint metadata auctionHouse sellerTradeState tokenAccount tokenAccountTemp tempTokenRecord tokenMetadataProgram edition authorizationRulesProgram authorizationRules ownerTokenRecord destinationTokenRecord instructions associatedTokenProgram tokenProgram systemProgram
    instruction 2349858b2037d58c withdrawByMmm(args: WithdrawByMMMArgs): mmmPool to escrowPaymentAccount systemProgram
    instruction 254ad99d4f312306 executeSale(escrowPaymentBump: u8, programAsSignerBump: u8, buyerPrice: u64, tokenSize: u64, buyerStateExpiry: i64, sellerStateExpiry: i64): buyer seller notary tokenAccount tokenMint metadata escrowPaymentAccount buyerReceiptTokenAccount authority auctionHouse auctionHouseTreasury buyerTradeState buyerReferral sellerTradeState sellerReferral tokenProgram systemProgram ataProgram programAsSigner rent
    account c8a499bb763cc833 BuyerTradeState { auctionHouseKey: pubkey, buyer: pubkey, buyerReferral: pubkey, buyerPrice: u64, tokenMint: pubkey, tokenSize: u64, bump: u8, expiry: i64 }
    account 01ee48898a15fef9 SellerTradeState { auctionHouseKey: pubkey, seller: pubkey, sellerReferral: pubkey, buyerPrice: u64, tokenMint: pubkey, tokenAccount: pubkey, tokenSize: u64, bump: u8, expiry: i64 }
    account a40e5c647b39eacc SellerTradeStateV2 { auctionHouseKey: pubkey, seller: pubkey, sellerReferral: pubkey, buyerPrice: u64, tokenMint: pubkey, tokenAccount: pubkey, tokenSize: u64, bump: u8, expiry: i64, paymentMint: pubkey }
    account 286cd76bd555f530 AuctionHouse { auctionHouseTreasury: pubkey, treasuryWithdrawalDestination: pubkey, authority: pubkey, creator: pubkey, notary: pubkey, bump: u8, treasuryBump: u8, sellerFeeBasisPoints: u16, buyerReferralBp: u16, sellerReferralBp: u16, requiresNotary: bool, nprob: u8 }
    account c3372e293607e19b BuyerTradeStateV2 { auctionHouseKey: pubkey, buyer: pubkey, buyerReferral: pubkey, buyerPrice: u64, tokenMint: pubkey, tokenSize: u64, bump: u8, expiry: i64, buyerCreatorRoyaltyBp: u16, paymentMint: pubkey }
    type WithdrawByMMMArgs { wallet: pubkey, auctionHouse: pubkey, amount: u64, mmmPoolUuid: pubkey }
    type MIP1ExecuteSaleV2Args { price: u64, makerFeeBp: i16, takerFeeBp: u16 }
    type MIP1SellArgs { price: u64, expiry: i64 }
    type OCPExecuteSaleV2Args { price: u64, makerFeeBp: i16, takerFeeBp: u16 }
    type OCPSellArgs { price: u64, expiry: i64 }
    error 6000 PublicKeyMismatch PublicKeyMismatch
    error 6001 InvalidMintAuthority InvalidMintAuthority
    error 6002 UninitializedAccount UninitializedAccount
    error 6003 IncorrectOwner IncorrectOwner
    error 6004 PublicKeysShouldBeUnique PublicKeysShouldBeUnique
    error 6005 StatementFalse StatementFalse
    error 6006 NotRentExempt NotRentExempt
    error 6007 NumericalOverflow NumericalOverflow
    error 6008 ExpectedSolAccount Expected a sol account but got an spl token account instead
    error 6009 CannotExchangeSOLForSol Cannot exchange sol for sol
    error 6010 SOLWalletMustSign If paying with sol, sol wallet must be signer
    error 6011 CannotTakeThisActionWithoutAuctionHouseSignOff Cannot take this action without auction house signing too
    error 6012 NoPayerPresent No payer present on this txn
    error 6013 DerivedKeyInvalid Derived key invalid
    error 6014 MetadataDoesntExist Metadata doesn't exist
    error 6015 InvalidTokenAmount Invalid token amount
    error 6016 BothPartiesNeedToAgreeToSale Both parties need to agree to this sale
    error 6017 CannotMatchFreeSalesWithoutAuctionHouseOrSellerSignoff Cannot match free sales unless the auction house or seller signs off
    error 6018 SaleRequiresSigner This sale requires a signer
    error 6019 OldSellerNotInitialized Old seller not initialized
    error 6020 SellerATACannotHaveDelegate Seller ata cannot have a delegate set
    error 6021 BuyerATACannotHaveDelegate Buyer ata cannot have a delegate set
    error 6022 NoValidSignerPresent No valid signer present
    error 6023 InvalidBasisPoints Invalid BP
    error 6024 InvalidNotary Invalid notary
    error 6025 EmptyTradeState Empty trade state
    error 6026 InvalidExpiry Invalid expiry
    error 6027 InvalidPrice Invalid price
    error 6028 InvalidRemainingAccountsWithoutProgramAsSigner Invalid remainning accounts without program_as_signer
    error 6029 InvalidBump Invalid bump
    error 6030 InvalidCreateAuctionHouseNonce Invalid create auction house nonce
    error 6031 InvalidAccountState Invalid account state
    error 6032 InvalidDiscriminator Invalid discriminator
    error 6033 InvalidPlatformFeeBp Invalid platform fee bp
    error 6034 InvalidTokenMint Invalid token mint
    error 6035 InvalidTokenStandard Invalid token standard
    error 6036 Deprecated Deprecated
    error 6037 MissingRemainingAccount Missing remaining account
    error 6038 InvalidTrustedProgramOrPDA Invalid trusted program or pda
    error 6039 InvalidTokenProgram Invalid token program
  `,
});
