import { defineInterface } from '../define-interface.ts';
import { toSale, type SaleNames } from '../item-sale.ts';

const SALE: SaleNames = { venue: 'Code Canvas', buyer: 'buyer', mint: 'nft', price: 'price' };

export default defineInterface({
  key: 'code-canvas',
  name: 'Code Canvas',
  programs: ['CoCaSGpuNso2yQP3oqi1tXt82wBp3y78SJDwLCboc8WS'],
  category: 'nft',
  source: 'exchangeart/contracts-idls `code-canvas-idl.json`',
  meaning: {
    createDrop: { sentence: 'Create the drop of the collection {collectionNft}' },
    mintNft: { sentence: 'Mint {nft} of the collection {collectionNft}', swap: 'buyer' },
    updateMetadata: { sentence: 'Update the metadata of {nft} to {newUri}' },
    initCodeCanvasAuthority: { sentence: 'Set up {codeCanvasAuthority}' },
    createBuynowSale: { sentence: 'List {nft} for {price}', amounts: { price: 'sol' } },
    executeBuynowSale: {
      sentence: 'Buy {nft} from {seller} for {price}',
      amounts: { price: 'sol' },
      effects: (view) => toSale(view, SALE),
    },
    editBuynowSale: { sentence: 'Change the price of {nft} to {newPrice}', amounts: { newPrice: 'sol' } },
    cancelBuynowSale: { sentence: 'Cancel the listing of {nft}' },
    writeToBuffer: { sentence: 'Write to the buffer {buffer}' },
    whitelistWallet: { sentence: 'Add {wallet} to the whitelist' },
    removeWalletFromWhitelist: { sentence: 'Remove {wallet} from the whitelist' },
    closeWalletMintingState: { sentence: 'Close the minting state of {wallet}' },
    changeSecondarySwitch: { sentence: 'Change the secondary sales switch of {collectionNft}' },
  },
  interface: `
    instruction 9d8e91f75c493b30 createDrop(dropConfig: DropConfig, collectionNftDetails: CollectionNftDetails, originalCreators: Vec<Creator>): codeCanvasAdminWallet collectionNft secondarySwitch collectionNftMasterEditionPda collectionNftMetadataPda codeCanvasCollectionNftTokenAccount codeCanvasCollectionNftTokenAccountAuthority dropState tokenMetadataProgram associatedTokenProgram systemProgram tokenProgram rent
    instruction d33906a70fdb23fb mintNft(data: MintNftIxData, preliminaryNftDetails: PreliminaryNftDetails): buyer nft nftMasterEditionPda nftMetadataPda buyerNftTokenAccount collectionNft collectionNftMetadataPda buyerMintingState buyerTokenRecord codeCanvasCollectionNftTokenAccountAuthority ruleSet codeCanvasReceipt codeCanvasFeeRecipient codeCanvasUpdateAuth dropState tokenMetadataProgram tokenProgram associatedTokenProgram systemProgram rent instructions
    instruction aab62bef614ee1ba updateMetadata(newUri: string): codeCanvasAdmin nft nftMetadataPda nftMasterEditionPda collectionNft collectionNftMetadataPda collectionNftMasterEditionPda codeCanvasCollectionNftTokenAccountAuthority ruleSet codeCanvasReceipt tokenMetadataProgram tokenAuthProgram tokenProgram systemProgram rent instructions
    instruction dc6d7bbe2513a381 initCodeCanvasAuthority(): payer mint codeCanvasAuthority systemProgram rent
    instruction f31d8b44d8b58346 createBuynowSale(saleConfig: CreateBuyNowSaleData): seller nft nftMasterEditionPda nftMetadataPda ruleSet sellerNftTokenAccount sellerTokenRecord codeCanvasNftTokenAccountAuthority codeCanvasNftTokenAccount codeCanvasTokenRecord buyNowState secondarySwitch tokenMetadataProgram tokenAuthProgram associatedTokenProgram systemProgram tokenProgram rent instructions
    instruction b3265feda4368eb6 executeBuynowSale(data: ExecuteBuyNowSaleIxData): buyer seller codeCanvasFeeRecipient nft nftMasterEditionPda nftMetadataPda ruleSet buyNowState codeCanvasNftTokenAccount codeCanvasNftTokenAccountAuthority codeCanvasTokenRecord buyerNftTokenAccount buyerTokenRecord tokenMetadataProgram tokenAuthProgram associatedTokenProgram systemProgram tokenProgram rent instructions
    instruction fbde7bd51845cabb editBuynowSale(data: EditBuyNowSaleIxData): seller buyNowState nft
    instruction 54eed8f6392de45b cancelBuynowSale(): seller nft nftMasterEditionPda nftMetadataPda ruleSet buyNowState codeCanvasNftTokenAccount codeCanvasNftTokenAccountAuthority codeCanvasTokenRecord sellerNftTokenAccount sellerTokenRecord tokenMetadataProgram tokenAuthProgram associatedTokenProgram systemProgram tokenProgram rent instructions
    instruction 72357990c961f845 writeToBuffer(data: WriteToBufferData): codeCanvasAdminWallet creator buffer systemProgram rent
    instruction 0872aea8489bb7a6 whitelistWallet(data: WhitelistWalletIxData): codeCanvasAdminWallet wallet collectionNft walletMintingState dropState systemProgram rent
    instruction 2e21491aa97a9aa6 removeWalletFromWhitelist(data: RemoveWalletFromWhitelistIxData): codeCanvasAdminWallet wallet collectionNft walletMintingState dropState systemProgram
    instruction 9dba89d29dda2822 closeWalletMintingState(): codeCanvasAdminWallet wallet collectionNft walletMintingState systemProgram rent
    instruction f18fad12c68aa46a changeSecondarySwitch(): codeCanvasAdminWallet collectionNft switch systemProgram rent
    account aac0717258f369c8 CodeCanvasAuthority { bump: u8 }
    account 7595c649792bc462 BuyNowSaleState { price: u64, seller: pubkey, nft: pubkey, quantity: u16, splTokenSettlement: bool, settlementMint: pubkey, padding2: [u8; 30], padding4: [u8; 30] }
    account 4ee340cc53eeae9f DropState { collectionNft: pubkey, codeCanvasCollectionNftTokenAccount: pubkey, codeCanvasCollectionNftTokenAccountAuthority: pubkey, maxNfts: u16, soldSoFar: u16, splTokenSettlement: bool, settlementMint: pubkey, premiumTierPassesAllocationPhase: DropPhase, communityAllocationPhase: DropPhase, publicPhase: DropPhase, padding1: [u8; 30], padding2: [u8; 30], padding3: [u8; 30], padding4: [u8; 30], padding5: [u8; 30] }
    account bf61a7ebda3a464d WalletMintingState { numMintedDuringPremiumTierPassesAllocationPhase: u8, numMintedDuringCommunityAllocationPhase: u8, numMintedDuringPublicPhase: u8, communityAllocationWhitelisted: bool, premiumTierWhitelisted: bool, padding1: [u8; 28] }
    account 6ae9d63b5c53ae13 CodeCanvasReceipt { rendered: bool, indexInCollection: u16, collectionNft: pubkey, padding1: [u8; 30] }
    account c0906737dce73c74 SecondarySwitch { enabled: bool }
    type CreateBuyNowSaleData { price: u64, quantity: u16 }
    type EditBuyNowSaleIxData { newPrice: u64 }
    type ExecuteBuyNowSaleIxData { price: u64, quantity: u16 }
    type DropPhaseConfig { startTime: u32, endTime: u32, price: u64, walletMintingCap: u8 }
    type DropConfig { maxNfts: u16, premiumTierPassesAllocationPhase: DropPhaseConfig, communityAllocationPhase: DropPhaseConfig, publicPhase: DropPhaseConfig }
    type Creator { address: pubkey, verified: bool, share: u8 }
    type CollectionNftDetails { name: string, uri: string, symbol: string, sellerFeeBasisPoints: u16 }
    type MintNftIxData { price: u64 }
    type PreliminaryNftDetails { uri: string }
    type WriteToBufferData { data: bytes, overwrite: bool }
    type RemoveWalletFromWhitelistIxData { phase: u8 }
    type WhitelistWalletIxData { phase: u8 }
    type DropPhase { startTime: u32, endTime: u32, price: u64, walletMintingCap: u8 }
    error 6000 AllNftsMinted All editions are minted
    error 6001 InvalidPriceOrQuantity Invalid price or quantity
    error 6002 InvalidTimestamp Invalid timestamp
    error 6003 WalletMintingCapReached Wallet minting cap reached
    error 6004 NotEmptyMetadataPDA Metadata PDA is not empty
    error 6005 NumericalOverflow Numerical overflow
    error 6006 PublicKeyMismatch Public key mismatch
    error 6007 SaleNotStarted Sale not started
    error 6008 BuyerNotAdmin Sale not started
    error 6009 IncorrectPhaseSettings Incorrect phase settings
    error 6010 ChecksFailed Checks failed
    error 6011 MissingCreator Missing creator
    error 6012 InvalidPhase Invalid phase
    error 6013 WalletNotWhitelisted Wallet not whitelisted
    error 6014 InvalidSecondarySwitch Invalid secondary switch
    error 6015 SecondaryMarketDisabled Secondary market disabled
  `,
});
