import { defineInterface } from '../define-interface.ts';

export default defineInterface({
  key: 'candy-machine-v2',
  name: 'Metaplex Candy Machine v2',
  programs: ['cndy3Z4yapfJBmL3ShUp5exZKqR3z33thTzeNMm2gRZ'],
  category: 'nft',
  source: 'the program’s own Anchor IDL 4.6.0',
  meaning: {
    mintNft: { sentence: 'Mint {mint} from the candy machine {candyMachine}' },
    initializeCandyMachine: { sentence: 'Create the candy machine {candyMachine}' },
    addConfigLines: { sentence: 'Add items to the candy machine {candyMachine}' },
    updateCandyMachine: { sentence: 'Update the candy machine {candyMachine}' },
    updateAuthority: {
      sentence: 'Transfer the authority of the candy machine {candyMachine} to {newAuthority}',
    },
    withdrawFunds: { sentence: 'Withdraw the SOL of {candyMachine} to {authority}' },
    setCollection: { sentence: 'Set the collection of {candyMachine} to {mint}' },
    removeCollection: { sentence: 'Remove the collection {mint} from {candyMachine}' },
    setCollectionDuringMint: { sentence: 'Set and verify the collection {collectionMint} of {metadata}' },
    setFreeze: { sentence: 'Freeze what {candyMachine} mints' },
    removeFreeze: { sentence: 'Thaw what {candyMachine} minted' },
    thawNft: { sentence: 'Thaw {mint}' },
    unlockFunds: { sentence: 'Unlock the SOL of {candyMachine}' },
  },
  interface: `
    instruction 8e89a76b2f27f07c initializeCandyMachine(data: CandyMachineData): candyMachine wallet authority payer systemProgram rent
    instruction f3fb7c9cd3d376ef updateCandyMachine(data: CandyMachineData): candyMachine authority wallet
    instruction 202e401c954bf358 updateAuthority(newAuthority: Option<pubkey>): candyMachine authority wallet
    instruction df32e0e39708736a addConfigLines(index: u32, configLines: Vec<ConfigLine>): candyMachine authority
    instruction c0fece4ca8b63bdf setCollection(): candyMachine authority collectionPda payer systemProgram rent metadata mint edition collectionAuthorityRecord tokenMetadataProgram
    instruction df346ad93ddc24a0 removeCollection(): candyMachine authority collectionPda metadata mint collectionAuthorityRecord tokenMetadataProgram
    instruction d33906a70fdb23fb mintNft(creatorBump: u8): candyMachine candyMachineCreator payer wallet metadata mint mintAuthority updateAuthority masterEdition tokenMetadataProgram tokenProgram systemProgram rent clock recentBlockhashes instructionSysvarAccount
    instruction 6711c819765f7d3d setCollectionDuringMint(): candyMachine metadata payer collectionPda tokenMetadataProgram instructions collectionMint collectionMetadata collectionMasterEdition authority collectionAuthorityRecord
    instruction f1241d6fd01f68d9 withdrawFunds(): candyMachine authority
    instruction ca506dd082901ae9 setFreeze(freezeTime: i64): candyMachine authority freezePda systemProgram
    instruction 01d450a8813c2efb removeFreeze(): candyMachine authority freezePda
    instruction 5c2cd2bbac0640b7 thawNft(): freezePda candyMachine tokenAccount owner mint edition payer tokenProgram tokenMetadataProgram systemProgram
    instruction af7710f58d37ff2b unlockFunds(): candyMachine wallet authority freezePda systemProgram
    account 33adb17119f16dbd CandyMachine { authority: pubkey, wallet: pubkey, tokenMint: Option<pubkey>, itemsRedeemed: u64, data: CandyMachineData }
    account 32b77f6704d55c35 CollectionPDA { mint: pubkey, candyMachine: pubkey }
    account f2bafcf8812f71ee FreezePDA { candyMachine: pubkey, allowThaw: bool, frozenCount: u64, mintStart: Option<i64>, freezeTime: i64, freezeFee: u64 }
    type CandyMachineData { uuid: string, price: u64, symbol: string, sellerFeeBasisPoints: u16, maxSupply: u64, isMutable: bool, retainAuthority: bool, goLiveDate: Option<i64>, endSettings: Option<EndSettings>, creators: Vec<Creator>, hiddenSettings: Option<HiddenSettings>, whitelistMintSettings: Option<WhitelistMintSettings>, itemsAvailable: u64, gatekeeper: Option<GatekeeperConfig> }
    type ConfigLine { name: string, uri: string }
    type EndSettings { endSettingType: EndSettingType, number: u64 }
    type Creator { address: pubkey, verified: bool, share: u8 }
    type HiddenSettings { name: string, uri: string, hash: [u8; 32] }
    type WhitelistMintSettings { mode: WhitelistMintMode, mint: pubkey, presale: bool, discountPrice: Option<u64> }
    type GatekeeperConfig { gatekeeperNetwork: pubkey, expireOnUse: bool }
    type EndSettingType = Date | Amount
    type WhitelistMintMode = BurnEveryTime | NeverBurn
    error 6000 IncorrectOwner Account does not have correct owner!
    error 6001 Uninitialized Account is not initialized!
    error 6002 MintMismatch Mint Mismatch!
    error 6003 IndexGreaterThanLength Index greater than length!
    error 6004 NumericalOverflowError Numerical overflow error!
    error 6005 TooManyCreators Can only provide up to 4 creators to candy machine (because candy machine is one)!
    error 6006 UuidMustBeExactly6Length Uuid must be exactly of 6 length
    error 6007 NotEnoughTokens Not enough tokens to pay for this minting
    error 6008 NotEnoughSOL Not enough SOL to pay for this minting
    error 6009 TokenTransferFailed Token transfer failed
    error 6010 CandyMachineEmpty Candy machine is empty!
    error 6011 CandyMachineNotLive Candy machine is not live!
    error 6012 HiddenSettingsConfigsDoNotHaveConfigLines Configs that are using hidden uris do not have config lines, they have a single hash representing hashed order
    error 6013 CannotChangeNumberOfLines Cannot change number of lines unless is a hidden config
    error 6014 DerivedKeyInvalid Derived key invalid
    error 6015 PublicKeyMismatch Public key mismatch
    error 6016 NoWhitelistToken No whitelist token present
    error 6017 TokenBurnFailed Token burn failed
    error 6018 GatewayAppMissing Missing gateway app when required
    error 6019 GatewayTokenMissing Missing gateway token when required
    error 6020 GatewayTokenExpireTimeInvalid Invalid gateway token expire time
    error 6021 NetworkExpireFeatureMissing Missing gateway network expire feature when required
    error 6022 CannotFindUsableConfigLine Unable to find an unused config line near your random number index
    error 6023 InvalidString Invalid string
    error 6024 SuspiciousTransaction Suspicious transaction detected
    error 6025 CannotSwitchToHiddenSettings Cannot Switch to Hidden Settings after items available is greater than 0
    error 6026 IncorrectSlotHashesPubkey Incorrect SlotHashes PubKey
    error 6027 IncorrectCollectionAuthority Incorrect collection NFT authority
    error 6028 MismatchedCollectionPDA Collection PDA address is invalid
    error 6029 MismatchedCollectionMint Provided mint account doesn't match collection PDA mint
    error 6030 SlotHashesEmpty Slot hashes Sysvar is empty
    error 6031 MetadataAccountMustBeEmpty The metadata account has data in it, and this must be empty to mint a new NFT
    error 6032 MissingSetCollectionDuringMint Missing set collection during mint IX for Candy Machine with collection set
    error 6033 NoChangingCollectionDuringMint Can't change collection settings after items have begun to be minted
    error 6034 CandyCollectionRequiresRetainAuthority Retain authority must be true for Candy Machines with a collection set
    error 6035 GatewayProgramError Error within Gateway program
    error 6036 NoChangingFreezeDuringMint Can't change freeze settings after items have begun to be minted. You can only disable.
    error 6037 NoChangingAuthorityWithCollection Can't change authority while collection is enabled. Disable collection first.
    error 6038 NoChangingTokenWithFreeze Can't change token while freeze is enabled. Disable freeze first.
    error 6039 InvalidThawNft Cannot thaw NFT unless all NFTs are minted or Candy Machine authority enables thawing
    error 6040 IncorrectRemainingAccountsLen The number of remaining accounts passed in doesn't match the Candy Machine settings
    error 6041 MissingFreezeAta FreezePDA ATA needs to be passed in if token mint is enabled.
    error 6042 IncorrectFreezeAta Incorrect freeze ATA address.
    error 6043 FreezePDAMismatch FreezePDA doesn't belong to this Candy Machine.
    error 6044 EnteredFreezeIsMoreThanMaxFreeze Freeze time can't be longer than MAX_FREEZE_TIME.
    error 6045 NoWithdrawWithFreeze Can't withdraw Candy Machine while freeze is active. Disable freeze first.
    error 6046 NoWithdrawWithFrozenFunds Can't withdraw Candy Machine while frozen funds need to be redeemed. Unlock funds first.
    error 6047 MissingRemoveFreezeTokenAccounts Missing required remaining accounts for remove_freeze with token mint.
    error 6048 InvalidFreezeWithdrawTokenAddress Can't withdraw SPL Token from freeze PDA into itself
    error 6049 NoUnlockWithNFTsStillFrozen Can't unlock funds while NFTs are still frozen. Run thaw on all NFTs first.
    error 6050 SizedCollectionMetadataMustBeMutable Setting a sized collection requires the collection metadata to be mutable.
    error 6051 CannotSwitchFromHiddenSettings Cannot remove Hidden Settings.
  `,
});
