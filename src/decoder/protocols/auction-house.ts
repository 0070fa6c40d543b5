import { defineInterface } from '../define-interface.ts';
import type { InstructionView } from '../instruction-view.ts';
import { toSale } from '../item-sale.ts';

const sold = (view: InstructionView) =>
  toSale(view, {
    venue: 'Metaplex Auction House',
    buyer: 'buyer',
    mint: 'tokenMint',
    price: 'buyerPrice',
    currency: 'treasuryMint',
    size: 'tokenSize',
  });

export default defineInterface({
  key: 'auction-house',
  name: 'Metaplex Auction House',
  programs: ['hausS13jsjafwWwGqZTUQRmWyvyxn9EQpqMwV1PBBmk'],
  category: 'nft',
  source: 'the program’s own Anchor IDL 1.0.2',
  meaning: {
    sell: { sentence: 'List what {tokenAccount} holds' },
    buy: {
      sentence: 'Bid {buyerPrice} for what {tokenAccount} holds',
      amounts: { buyerPrice: 'mint:treasuryMint' },
    },
    publicBuy: {
      sentence: 'Bid {buyerPrice} for what {tokenAccount} holds',
      amounts: { buyerPrice: 'mint:treasuryMint' },
    },
    executeSale: {
      sentence: 'Sell {tokenMint} to {buyer} for {buyerPrice}',
      amounts: { buyerPrice: 'mint:treasuryMint' },
      effects: sold,
    },
    cancel: { sentence: 'Cancel the listing or bid for {tokenMint}' },
    deposit: {
      sentence: 'Deposit {amount} for buying at {auctionHouse}',
      amounts: { amount: 'mint:treasuryMint' },
      minor: true,
    },
    withdraw: { sentence: 'Withdraw {amount} from {auctionHouse}', amounts: { amount: 'mint:treasuryMint' } },
    withdrawFromFee: {
      sentence: 'Withdraw {amount} of fees to {feeWithdrawalDestination}',
      amounts: { amount: 'sol' },
    },
    withdrawFromTreasury: {
      sentence: 'Withdraw {amount} of earnings to {treasuryWithdrawalDestination}',
      amounts: { amount: 'mint:treasuryMint' },
    },
    createAuctionHouse: { sentence: 'Open the auction house {auctionHouse}' },
    updateAuctionHouse: { sentence: 'Update the auction house {auctionHouse}' },
    printListingReceipt: { sentence: 'Print the receipt {receipt} of a listing' },
    cancelListingReceipt: { sentence: 'Cancel the receipt {receipt} of a listing' },
    printBidReceipt: { sentence: 'Print the receipt {receipt} of a bid' },
    cancelBidReceipt: { sentence: 'Cancel the receipt {receipt} of a bid' },
    printPurchaseReceipt: { sentence: 'Print the receipt {purchaseReceipt} of a purchase' },
  },
  interface: `
    instruction b3d0be9a20b3133b withdrawFromFee(amount: u64): authority feeWithdrawalDestination auctionHouseFeeAccount auctionHouse systemProgram
    instruction 00a4564c38480caa withdrawFromTreasury(amount: u64): treasuryMint authority treasuryWithdrawalDestination auctionHouseTreasury auctionHouse tokenProgram systemProgram
    instruction 54d702acf100f5db updateAuctionHouse(sellerFeeBasisPoints: Option<u16>, requiresSignOff: Option<bool>, canChangeSalePrice: Option<bool>): treasuryMint payer authority newAuthority feeWithdrawalDestination treasuryWithdrawalDestination treasuryWithdrawalDestinationOwner auctionHouse tokenProgram systemProgram ataProgram rent
    instruction dd42f29ff9ce86f1 createAuctionHouse(bump: u8, feePayerBump: u8, treasuryBump: u8, sellerFeeBasisPoints: u16, requiresSignOff: bool, canChangeSalePrice: bool): treasuryMint payer authority feeWithdrawalDestination treasuryWithdrawalDestination treasuryWithdrawalDestinationOwner auctionHouse auctionHouseFeeAccount auctionHouseTreasury tokenProgram systemProgram ataProgram rent
    instruction b712469c946da122 withdraw(escrowPaymentBump: u8, amount: u64): wallet receiptAccount escrowPaymentAccount treasuryMint authority auctionHouse auctionHouseFeeAccount tokenProgram systemProgram ataProgram rent
    instruction f223c68952e1f2b6 deposit(escrowPaymentBump: u8, amount: u64): wallet paymentAccount transferAuthority escrowPaymentAccount treasuryMint authority auctionHouse auctionHouseFeeAccount tokenProgram systemProgram rent
    instruction e8dbdf29dbecdcbe cancel(buyerPrice: u64, tokenSize: u64): wallet tokenAccount tokenMint authority auctionHouse auctionHouseFeeAccount tradeState tokenProgram
    instruction 254ad99d4f312306 executeSale(escrowPaymentBump: u8, freeTradeStateBump: u8, programAsSignerBump: u8, buyerPrice: u64, tokenSize: u64): buyer seller tokenAccount tokenMint metadata treasuryMint escrowPaymentAccount sellerPaymentReceiptAccount buyerReceiptTokenAccount authority auctionHouse auctionHouseFeeAccount auctionHouseTreasury buyerTradeState sellerTradeState freeTradeState tokenProgram systemProgram ataProgram programAsSigner rent
    instruction 33e685a4017f83ad sell(tradeStateBump: u8, freeTradeStateBump: u8, programAsSignerBump: u8, buyerPrice: u64, tokenSize: u64): wallet tokenAccount metadata authority auctionHouse auctionHouseFeeAccount sellerTradeState freeSellerTradeState tokenProgram systemProgram programAsSigner rent
    instruction 66063d1201daebea buy(tradeStateBump: u8, escrowPaymentBump: u8, buyerPrice: u64, tokenSize: u64): wallet paymentAccount transferAuthority treasuryMint tokenAccount metadata escrowPaymentAccount authority auctionHouse auctionHouseFeeAccount buyerTradeState tokenProgram systemProgram rent
    instruction a954da232ace10ab publicBuy(tradeStateBump: u8, escrowPaymentBump: u8, buyerPrice: u64, tokenSize: u64): wallet paymentAccount transferAuthority treasuryMint tokenAccount metadata escrowPaymentAccount authority auctionHouse auctionHouseFeeAccount buyerTradeState tokenProgram systemProgram rent
    instruction cf6b2ca04bdec31b printListingReceipt(receiptBump: u8): receipt bookkeeper systemProgram rent instruction
    instruction ab3b8a7ef6bd5b0b cancelListingReceipt(): receipt systemProgram instruction
    instruction 5ef95ae6ef4044da printBidReceipt(receiptBump: u8): receipt bookkeeper systemProgram rent instruction
    instruction f66c1be5dc2ab02b cancelBidReceipt(): receipt systemProgram instruction
    instruction e39afb07b438648f printPurchaseReceipt(purchaseReceiptBump: u8): purchaseReceipt listingReceipt bidReceipt bookkeeper systemProgram rent instruction
    account 286cd76bd555f530 AuctionHouse { auctionHouseFeeAccount: pubkey, auctionHouseTreasury: pubkey, treasuryWithdrawalDestination: pubkey, feeWithdrawalDestination: pubkey, treasuryMint: pubkey, authority: pubkey, creator: pubkey, bump: u8, treasuryBump: u8, feePayerBump: u8, sellerFeeBasisPoints: u16, requiresSignOff: bool, canChangeSalePrice: bool }
    account ba968d873b7a2763 BidReceipt { tradeState: pubkey, bookkeeper: pubkey, auctionHouse: pubkey, buyer: pubkey, metadata: pubkey, tokenAccount: Option<pubkey>, purchaseReceipt: Option<pubkey>, price: u64, tokenSize: u64, bump: u8, tradeStateBump: u8, createdAt: i64, canceledAt: Option<i64> }
    account f047e15ec84b54e7 ListingReceipt { tradeState: pubkey, bookkeeper: pubkey, auctionHouse: pubkey, seller: pubkey, metadata: pubkey, purchaseReceipt: Option<pubkey>, price: u64, tokenSize: u64, bump: u8, tradeStateBump: u8, createdAt: i64, canceledAt: Option<i64> }
    account 4f7fde899a839686 PurchaseReceipt { bookkeeper: pubkey, buyer: pubkey, seller: pubkey, auctionHouse: pubkey, metadata: pubkey, tokenSize: u64, price: u64, bump: u8, createdAt: i64 }
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
    error 6023 InvalidBasisPoints BP must be less than or equal to 10000
    error 6024 TradeStateDoesntExist The trade state account does not exist
    error 6025 TradeStateIsNotEmpty The trade state is not empty
    error 6026 ReceiptIsEmpty The receipt is empty
    error 6027 InstructionMismatch The instruction does not match
  `,
});
