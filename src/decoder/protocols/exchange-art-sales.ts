import { defineInterface } from '../define-interface.ts';

export default defineInterface({
  key: 'exchange-art-sales',
  name: 'Exchange Art Sales and editions',
  programs: ['EXBuYPNgBUXMTsjCbezENRUtFQzjUNZxvPGTd11Pznk5'],
  category: 'nft',
  source: 'exchangeart/contracts-idls `buy-now-editions-idl.json`',
  meaning: {
    createFixedPriceEditionSale: { sentence: 'List editions of {masterMintKey} for sale' },
    mintFixedPriceEdition: { sentence: 'Mint an edition of {masterMintKey} to {buyer}', swap: 'buyer' },
    endIncrementingPriceEditionSale: { sentence: 'Close the sale of editions of {masterMintKey}' },
    endFixedPriceEditionSale: { sentence: 'Close the sale of editions of {masterMintKey}' },
    createBuynowSale: { sentence: 'List {mintKey} for sale' },
    editBuynowSale: { sentence: 'Change the price of {mintKey}' },
    cancelBuynowSale: { sentence: 'Cancel the listing of {mintKey}' },
    executeBuynowSale: { sentence: 'Buy {mintKey} from {seller}', swap: 'buyer' },
    whitelistWallet: { sentence: 'Add {wallet} to the whitelist' },
    removeWalletFromWhitelist: { sentence: 'Remove {wallet} from the whitelist' },
    closeWalletMintingState: { sentence: 'Close the minting state of {wallet}' },
  },
  interface: `
    instruction d71447acef39cc77 createFixedPriceEditionSale(data: CreateFixedPriceEditionSaleIxData): seller sellerSourceTokenAccount masterMintKey exchgMasterEditionDepositAuthority exchgMasterEditionDepositAccount masterEditionPda saleStateAccount systemProgram tokenProgram associatedTokenProgram rent tokenMetadataProgram
    instruction a734e2adfde9bf3e mintFixedPriceEdition(data: MintFixedPriceEditionIxData): payer buyer payerSettlementMintPaymentAccount seller exchangeFeeRecipient exchangeFeeRecipientSettlementMintReceiveAccount settlementMint saleStateAccount walletMintingState whitelistingState masterMintKey masterEditionPda masterMetadataPda exchgMasterEditionDepositAccount exchgMasterEditionDepositAuthority newEditionMintKey newEditionPda newEditionMetadataPda buyerNewEditionDepositAccount exchgNewEditionDepositAccount exchgNewEditionDepositAuthority editionMarkPda newEditionRoyaltyProtectionMarker cardinalManager cardinalMintCounter cardinalManagerTokenAccount tokenProgram tokenMetadataProgram cardinalTokenManagerProgram systemProgram rent associatedTokenProgram instructions
    instruction b8c35a0a03046baa endIncrementingPriceEditionSale(): seller masterMintKey sellerSourceTokenAccount masterEditionPda depositAccountAddress saleAccount pdaDepositAuthority tokenProgram tokenMetadataProgram
    instruction 445417f1856ff537 endFixedPriceEditionSale(): seller masterMintKey sellerSourceTokenAccount masterEditionPda depositAccountAddress saleAccount pdaDepositAuthority associatedTokenProgram systemProgram rent tokenProgram tokenMetadataProgram
    instruction f31d8b44d8b58346 createBuynowSale(data: CreateBuyNowSaleIxData): seller sellerSourceTokenAccount mintKey pdaDepositAuthority saleStateAccount depositAccountAddress associatedTokenProgram systemProgram tokenProgram rent
    instruction fbde7bd51845cabb editBuynowSale(data: EditBuyNowSaleIxData): seller saleStateAccount mintKey
    instruction 54eed8f6392de45b cancelBuynowSale(): seller saleStateAccount mintKey sellerMintTokenAccount exchgDepositAuthority mintEditionPda exchgDepositAccount cardinalManager cardinalMintCounter cardinalManagerTokenAccount instructions tokenProgram associatedTokenProgram tokenMetadataProgram cardinalTokenManagerProgram systemProgram rent
    instruction b3265feda4368eb6 executeBuynowSale(data: ExecuteBuyNowSaleIxData): payer buyer payerSettlementMintPaymentAccount seller sellerSettlementMintPaymentAccount exchangeFeeRecipient exchangeFeeRecipientSettlementMintPaymentAccount settlementMint saleStateAccount exchgDepositAuthority mintKey mintMetadataAccount mintEditionPda exchgDepositAccount buyerTokenAccount cardinalManager cardinalMintCounter cardinalManagerTokenAccount instructions tokenProgram tokenMetadataProgram associatedTokenProgram cardinalTokenManagerProgram systemProgram rent
    instruction 0872aea8489bb7a6 whitelistWallet(): seller wallet whitelistingState saleStateAccount systemProgram rent
    instruction 2e21491aa97a9aa6 removeWalletFromWhitelist(): seller wallet whitelistingState saleStateAccount systemProgram rent
    instruction 9dba89d29dda2822 closeWalletMintingState(): seller wallet whitelistingState saleStateAccount systemProgram rent
    account 3bf12e5a0f04b54f FixedPriceEditionSaleState { isInitialized: bool, initializer: pubkey, masterMintKey: pubkey, depositAccountAddress: pubkey, price: u64, start: u64, walletMintingCap: u8, saleType: u8, preSaleWindow: u32, royaltyProtection: bool, splTokenSettlement: bool, settlementMint: pubkey, padding3: [u8; 22] }
    account d51257e4dae6cfb6 SaleAccount { isInitialized: bool, initializer: pubkey, masterMintKey: pubkey, depositAccountAddress: pubkey, pricingType: u64, price: u64, increment: u64, saleType: u64, start: u64, prevMintTimestamp: u64, padding1: [u8; 22], padding2: [u8; 30], padding3: [u8; 30], padding4: [u8; 30] }
    account bf61a7ebda3a464d WalletMintingState { numMinted: u8 }
    account 85ee449d83a82eaa WhitelistingState { whitelisted: bool, bump: u8, padding1: [u8; 30] }
    account 9cd59713b6566125 RoyaltyProtectionMarker { isProtected: bool, authority: pubkey, payer: pubkey, padding1: [u8; 30] }
    account 7595c649792bc462 BuyNowSaleState { isInitialized: bool, price: u64, seller: pubkey, mintPubkey: pubkey, quantity: u16, royaltyProtection: bool, startTime: u64, splTokenSettlement: bool, settlementMint: pubkey, padding2: [u8; 19], padding4: [u8; 30] }
    type EditBuyNowSaleIxData { newPrice: u64 }
    type ExecuteBuyNowSaleIxData { bump: u8, price: u64, quantity: u16, splTokenSettlement: bool }
    type CreateFixedPriceEditionSaleIxData { price: u64, start: u64, saleType: u8, walletMintingCap: u8, preSaleWindow: u32, royaltyProtection: bool, splTokenSettlement: bool, settlementMint: pubkey }
    type MintFixedPriceEditionIxData { price: u64, royaltyProtected: bool, splTokenSettlement: bool }
    type CreateBuyNowSaleIxData { bump: u8, price: u64, quantity: u16, start: u64, splTokenSettlement: bool, settlementMint: pubkey }
    error 6000 MaxSupplyExceeded Max supply limit exceeded
    error 6001 MasterWithUnlimitedSupply This master edition has unlimited supply specified
    error 6002 NotConsecutiveEdition The edition provided is not consecutive
    error 6003 MasterEditionWithLimitedSupply This master edition has a limited supply specified
    error 6004 CreatorsMismatch Accounts passed as creators are not the ones in the metadata account
    error 6005 MintBeforeStart Mint timestamp is before starting time
    error 6006 AllEditionsMinted All editions are minted
    error 6007 EmptyMetadata Metadata account has no info
    error 6008 InvalidPricingType Pricing type is not valid
    error 6009 InvalidEditionType Sale type is not valid for this instruction
    error 6010 InvalidPrice Invalid Price
    error 6011 InvalidIncrement Invalid Increment
    error 6012 InvalidTimestamp Invalid timestamp
    error 6013 InvalidCPI Invalid CPI
    error 6014 InstructionNotLastInTransaction Instruction not last in transaction
    error 6015 WalletMintingCapReached Wallet minting cap reached
    error 6016 InvalidEditionMark The provided edition mark is not valid
    error 6017 InvalidEditionDepositAccountOwner The provided edition deposit account has an incorrect owner
    error 6018 InvalidEditionDepositAccountAuthority The provided edition deposit account authority is incorrect
    error 6019 InstructionNotPenultimateInTransaction Instruction not penultimate in transaction
    error 6020 InvalidPriceOrQuantity The provided price or quantity is not valid
    error 6021 InvalidRoyaltyFee The royalties are not valid
    error 6022 NotRoyaltyProtected The transacted NFT is not marked as royalty protected
    error 6023 InvalidBump PDA bump is invalid
    error 6024 IncorrectNextInstruction Incorrect next instruction
    error 6025 IncorrectPreviousInstruction Incorrect previous instruction
    error 6026 InvalidSettlementMint Invalid settlement mint
    error 6027 NumericalOverflow Numerical overflow
    error 6028 PublicKeyMismatch Public key mismatch
    error 6029 ChecksFailed Checks failed
    error 6030 AlreadyWhitelisted Wallet already whitelisted
    error 6031 NotWhitelisted Wallet is not whitelisted
    error 6032 InvalidSigner Invalid Signer
  `,
});
