import { defineInterface } from '../define-interface.ts';

export default defineInterface({
  key: 'metaplex-token-metadata',
  name: 'Metaplex Token Metadata',
  programs: ['metaqbxxUerdq28cj1RbAWkYQm3ybzjb6a8bt518x1s'],
  category: 'nft',
  source:
    'the program’s own Shank IDL 1.14.0 (metaplex-foundation/mpl-token-metadata); arguments of the first instructions from its `instruction.rs`',
  meaning: {
    createMetadataAccount: { sentence: 'Create the metadata of {mint} named {name}' },
    createMetadataAccountV2: { sentence: 'Create the metadata of {mint} named {name}' },
    createMetadataAccountV3: { sentence: 'Create the metadata of {mint} named {name}' },
    updateMetadataAccount: { sentence: 'Update the metadata {metadata}' },
    updateMetadataAccountV2: { sentence: 'Update the metadata {metadata}' },
    updatePrimarySaleHappenedViaToken: {
      sentence: 'Mark the primary sale of {metadata} as happened',
      minor: true,
    },
    signMetadata: { sentence: 'Sign {metadata} as its creator {creator}' },
    removeCreatorVerification: { sentence: 'Remove the verification of {creator} from {metadata}' },
    createMasterEdition: { sentence: 'Make {mint} a master edition' },
    createMasterEditionV3: { sentence: 'Make {mint} a master edition' },
    mintNewEditionFromMasterEditionViaToken: {
      sentence: 'Print edition {edition} of {masterEdition} as {newMint}',
    },
    print: { sentence: 'Print edition {edition} of {masterEdition} as {editionMint}' },
    verifyCollection: { sentence: 'Verify {metadata} as part of the collection {collectionMint}' },
    verifySizedCollectionItem: { sentence: 'Verify {metadata} as part of the collection {collectionMint}' },
    setAndVerifyCollection: { sentence: 'Set and verify the collection {collectionMint} of {metadata}' },
    setAndVerifySizedCollectionItem: {
      sentence: 'Set and verify the collection {collectionMint} of {metadata}',
    },
    unverifyCollection: { sentence: 'Unverify {metadata} as part of the collection {collectionMint}' },
    unverifySizedCollectionItem: {
      sentence: 'Unverify {metadata} as part of the collection {collectionMint}',
    },
    verify: { sentence: 'Verify {metadata} as {authority}' },
    unverify: { sentence: 'Unverify {metadata} as {authority}' },
    setTokenStandard: { sentence: 'Set the token standard of {mint}' },
    setCollectionSize: { sentence: 'Set the size of the collection {collectionMint} to {size}' },
    bubblegumSetCollectionSize: { sentence: 'Set the size of the collection {collectionMint} to {size}' },
    freezeDelegatedAccount: { sentence: 'Freeze {tokenAccount}' },
    thawDelegatedAccount: { sentence: 'Thaw {tokenAccount}' },
    approveCollectionAuthority: {
      sentence: 'Approve {newCollectionAuthority} as an authority of the collection {mint}',
    },
    revokeCollectionAuthority: {
      sentence: 'Revoke {delegateAuthority} as an authority of the collection {mint}',
    },
    burnNft: { sentence: 'Burn the NFT {mint}' },
    burnEditionNft: { sentence: 'Burn the NFT {printEditionMint}' },
    create: { sentence: 'Create the metadata of {mint} named {name}' },
    mint: { sentence: 'Mint {amount} to {token}', amounts: { amount: 'mint:mint' } },
    burn: { sentence: 'Burn {amount} as {authority}', amounts: { amount: 'mint:mint' } },
    transfer: {
      sentence: 'Transfer {amount} from {tokenOwner} to {destinationOwner}',
      amounts: { amount: 'mint:mint' },
    },
    update: { sentence: 'Update the metadata of {mint}' },
    delegate: { sentence: 'Delegate {mint} to {delegate}' },
    revoke: { sentence: 'Revoke the delegate {delegate} of {mint}' },
    lock: { sentence: 'Lock {mint} in {token}' },
    unlock: { sentence: 'Unlock {mint} in {token}' },
    use: { sentence: 'Use {mint}' },
    utilize: { sentence: 'Use {mint} {numberOfUses} times' },
    collect: { sentence: 'Collect the fees for {recipient}' },
    resize: { sentence: 'Resize the metadata of {mint}' },
    closeAccounts: { sentence: 'Close the metadata of {mint}' },
  },
  interface: `
    instruction 00 createMetadataAccount(name: string, symbol: string, uri: string, sellerFeeBasisPoints: u16, creators: Option<Vec<Creator>>, isMutable: bool): metadata mint mintAuthority payer updateAuthority systemProgram rent
    instruction 01 updateMetadataAccount(data: Option<Data>, updateAuthority: Option<pubkey>, primarySaleHappened: Option<bool>): metadata updateAuthority
    instruction 02 deprecatedCreateMasterEdition(): edition mint printingMint oneTimePrintingAuthorizationMint updateAuthority printingMintAuthority mintAuthority metadata payer tokenProgram systemProgram rent oneTimePrintingAuthorizationMintAuthority
    instruction 03 deprecatedMintNewEditionFromMasterEditionViaPrintingToken(): metadata edition masterEdition mint mintAuthority printingMint masterTokenAccount editionMarker burnAuthority payer masterUpdateAuthority masterMetadata tokenProgram systemProgram rent reservationList?
    instruction 04 updatePrimarySaleHappenedViaToken(): metadata owner token
    instruction 05 deprecatedSetReservationList(): masterEdition reservationList resource
    instruction 06 deprecatedCreateReservationList(): reservationList payer updateAuthority masterEdition resource metadata systemProgram rent
    instruction 07 signMetadata(): metadata creator
    instruction 08 deprecatedMintPrintingTokensViaToken(): destination token oneTimePrintingAuthorizationMint printingMint burnAuthority metadata masterEdition tokenProgram rent
    instruction 09 deprecatedMintPrintingTokens(): destination printingMint updateAuthority metadata masterEdition tokenProgram rent
    instruction 0a createMasterEdition(maxSupply: Option<u64>): edition mint updateAuthority mintAuthority payer metadata tokenProgram systemProgram rent
    instruction 0b mintNewEditionFromMasterEditionViaToken(edition: u64): newMetadata newEdition masterEdition newMint editionMarkPda newMintAuthority payer tokenAccountOwner tokenAccount newMetadataUpdateAuthority metadata tokenProgram systemProgram rent?
    instruction 0c convertMasterEditionV1ToV2(): masterEdition oneTimeAuth printingMint
    instruction 0d mintNewEditionFromMasterEditionViaVaultProxy(edition: u64): newMetadata newEdition masterEdition newMint editionMarkPda newMintAuthority payer vaultAuthority safetyDepositStore safetyDepositBox vault newMetadataUpdateAuthority metadata tokenProgram tokenVaultProgram systemProgram rent?
    instruction 0e puffMetadata(): metadata
    instruction 0f updateMetadataAccountV2(updateMetadataAccountArgsV2: UpdateMetadataAccountArgsV2): metadata updateAuthority
    instruction 10 createMetadataAccountV2(name: string, symbol: string, uri: string, sellerFeeBasisPoints: u16, creators: Option<Vec<Creator>>, collection: Option<Collection>, uses: Option<Uses>, isMutable: bool): metadata mint mintAuthority payer updateAuthority systemProgram rent?
    instruction 11 createMasterEditionV3(createMasterEditionArgs: CreateMasterEditionArgs): edition mint updateAuthority mintAuthority payer metadata tokenProgram systemProgram rent?
    instruction 12 verifyCollection(): metadata collectionAuthority payer collectionMint collection collectionMasterEditionAccount collectionAuthorityRecord?
    instruction 13 utilize(utilizeArgs: UtilizeArgs): metadata tokenAccount mint useAuthority owner tokenProgram ataProgram systemProgram rent useAuthorityRecord? burner?
    instruction 14 approveUseAuthority(approveUseAuthorityArgs: ApproveUseAuthorityArgs): useAuthorityRecord owner payer user ownerTokenAccount metadata mint burner tokenProgram systemProgram rent?
    instruction 15 revokeUseAuthority(): useAuthorityRecord owner user ownerTokenAccount mint metadata tokenProgram systemProgram rent?
    instruction 16 unverifyCollection(): metadata collectionAuthority collectionMint collection collectionMasterEditionAccount collectionAuthorityRecord?
    instruction 17 approveCollectionAuthority(): collectionAuthorityRecord newCollectionAuthority updateAuthority payer metadata mint systemProgram rent?
    instruction 18 revokeCollectionAuthority(): collectionAuthorityRecord delegateAuthority revokeAuthority metadata mint
    instruction 19 setAndVerifyCollection(): metadata collectionAuthority payer updateAuthority collectionMint collection collectionMasterEditionAccount collectionAuthorityRecord?
    instruction 1a freezeDelegatedAccount(): delegate tokenAccount edition mint tokenProgram
    instruction 1b thawDelegatedAccount(): delegate tokenAccount edition mint tokenProgram
    instruction 1c removeCreatorVerification(): metadata creator
    instruction 1d burnNft(): metadata owner mint tokenAccount masterEditionAccount splTokenProgram collectionMetadata?
    instruction 1e verifySizedCollectionItem(): metadata collectionAuthority payer collectionMint collection collectionMasterEditionAccount collectionAuthorityRecord?
    instruction 1f unverifySizedCollectionItem(): metadata collectionAuthority payer collectionMint collection collectionMasterEditionAccount collectionAuthorityRecord?
    instruction 20 setAndVerifySizedCollectionItem(): metadata collectionAuthority payer updateAuthority collectionMint collection collectionMasterEditionAccount collectionAuthorityRecord?
    instruction 21 createMetadataAccountV3(name: string, symbol: string, uri: string, sellerFeeBasisPoints: u16, creators: Option<Vec<Creator>>, collection: Option<Collection>, uses: Option<Uses>, isMutable: bool, collectionDetails: Option<CollectionDetails>): metadata mint mintAuthority payer updateAuthority systemProgram rent?
    instruction 22 setCollectionSize(setCollectionSizeArgs: SetCollectionSizeArgs): collectionMetadata collectionAuthority collectionMint collectionAuthorityRecord?
    instruction 23 setTokenStandard(): metadata updateAuthority mint edition?
    instruction 24 bubblegumSetCollectionSize(setCollectionSizeArgs: SetCollectionSizeArgs): collectionMetadata collectionAuthority collectionMint bubblegumSigner collectionAuthorityRecord?
    instruction 25 burnEditionNft(): metadata owner printEditionMint masterEditionMint printEditionTokenAccount masterEditionTokenAccount masterEditionAccount printEditionAccount editionMarkerAccount splTokenProgram
    instruction 26 createEscrowAccount(): escrow metadata mint tokenAccount edition payer systemProgram sysvarInstructions authority?
    instruction 27 closeEscrowAccount(): escrow metadata mint tokenAccount edition payer systemProgram sysvarInstructions
    instruction 28 transferOutOfEscrow(transferOutOfEscrowArgs: TransferOutOfEscrowArgs): escrow metadata payer attributeMint attributeSrc attributeDst escrowMint escrowAccount systemProgram ataProgram tokenProgram sysvarInstructions authority?
    instruction 29 burn(version: Version, amount: u64): authority collectionMetadata? metadata edition? mint token masterEdition? masterEditionMint? masterEditionToken? editionMarker? tokenRecord? systemProgram sysvarInstructions splTokenProgram
    instruction 2a create(version: Version, name: string, symbol: string, uri: string, sellerFeeBasisPoints: u16, creators: Option<Vec<Creator>>, primarySaleHappened: bool, isMutable: bool, tokenStandard: TokenStandard, collection: Option<Collection>, uses: Option<Uses>, collectionDetails: Option<CollectionDetails>, ruleSet: Option<pubkey>, decimals: Option<u8>, printSupply: Option<PrintSupply>): metadata masterEdition? mint authority payer updateAuthority systemProgram sysvarInstructions splTokenProgram?
    instruction 2b mint(version: Version, amount: u64, authorizationData: Option<AuthorizationData>): token tokenOwner? metadata masterEdition? tokenRecord? mint authority delegateRecord? payer systemProgram sysvarInstructions splTokenProgram splAtaProgram authorizationRulesProgram? authorizationRules?
    instruction 2c delegate(delegateArgs: DelegateArgs): delegateRecord? delegate metadata masterEdition? tokenRecord? mint token? authority payer systemProgram sysvarInstructions splTokenProgram? authorizationRulesProgram? authorizationRules?
    instruction 2d revoke(revokeArgs: RevokeArgs): delegateRecord? delegate metadata masterEdition? tokenRecord? mint token? authority payer systemProgram sysvarInstructions splTokenProgram? authorizationRulesProgram? authorizationRules?
    instruction 2e lock(lockArgs: LockArgs): authority tokenOwner? token mint metadata edition? tokenRecord? payer systemProgram sysvarInstructions splTokenProgram? authorizationRulesProgram? authorizationRules?
    instruction 2f unlock(unlockArgs: UnlockArgs): authority tokenOwner? token mint metadata edition? tokenRecord? payer systemProgram sysvarInstructions splTokenProgram? authorizationRulesProgram? authorizationRules?
    instruction 30 migrate(): metadata edition token tokenOwner mint payer authority collectionMetadata delegateRecord tokenRecord systemProgram sysvarInstructions splTokenProgram authorizationRulesProgram? authorizationRules?
    instruction 31 transfer(version: Version, amount: u64, authorizationData: Option<AuthorizationData>): token tokenOwner destination destinationOwner mint metadata edition? ownerTokenRecord? destinationTokenRecord? authority payer systemProgram sysvarInstructions splTokenProgram splAtaProgram authorizationRulesProgram? authorizationRules?
    instruction 32 update(updateArgs: UpdateArgs): authority delegateRecord? token? mint metadata edition? payer systemProgram sysvarInstructions authorizationRulesProgram? authorizationRules?
    instruction 33 use(useArgs: UseArgs): authority delegateRecord? token? mint metadata edition? payer systemProgram sysvarInstructions splTokenProgram? authorizationRulesProgram? authorizationRules?
    instruction 34 verify(verificationArgs: VerificationArgs): authority delegateRecord? metadata collectionMint? collectionMetadata? collectionMasterEdition? systemProgram sysvarInstructions
    instruction 35 unverify(verificationArgs: VerificationArgs): authority delegateRecord? metadata collectionMint? collectionMetadata? systemProgram sysvarInstructions
    instruction 36 collect(): authority recipient
    instruction 37 print(version: PrintVersion, edition: u64): editionMetadata edition editionMint editionTokenAccountOwner editionTokenAccount editionMintAuthority editionTokenRecord? masterEdition editionMarkerPda payer masterTokenAccountOwner masterTokenAccount masterMetadata updateAuthority splTokenProgram splAtaProgram sysvarInstructions systemProgram
    instruction 38 resize(): metadata edition mint payer authority? token? systemProgram
    instruction 39 closeAccounts(): metadata edition mint authority destination
    account 01 Edition { parent: pubkey, edition: u64 }
    account 02 MasterEditionV1 { supply: u64, maxSupply: Option<u64>, printingMint: pubkey, oneTimePrintingAuthorizationMint: pubkey }
    account 04 Metadata { updateAuthority: pubkey, mint: pubkey, name: string, symbol: string, uri: string, sellerFeeBasisPoints: u16, creators: Option<Vec<Creator>>, primarySaleHappened: bool, isMutable: bool, editionNonce: Option<u8>, tokenStandard: Option<TokenStandard>, collection: Option<Collection>, uses: Option<Uses>, collectionDetails: Option<CollectionDetails>, programmableConfig: Option<ProgrammableConfig> }
    account 06 MasterEdition { supply: u64, maxSupply: Option<u64> }
    account 07 EditionMarker { ledger: [u8; 31] }
    account 08 UseAuthorityRecord { allowedUses: u64, bump: u8 }
    account 09 CollectionAuthorityRecord { bump: u8, updateAuthority: Option<pubkey> }
    account 0a TokenOwnedEscrow { baseToken: pubkey, authority: EscrowAuthority, bump: u8 }
    account 0b TokenRecord { bump: u8, state: TokenState, ruleSetRevision: Option<u64>, delegate: Option<pubkey>, delegateRole: Option<TokenDelegateRole>, lockedTransfer: Option<pubkey> }
    account 0c MetadataDelegateRecord { bump: u8, mint: pubkey, delegate: pubkey, updateAuthority: pubkey }
    account 0d EditionMarkerV2 { ledger: bytes }
    account 0e HolderDelegateRecord { bump: u8, mint: pubkey, delegate: pubkey, updateAuthority: pubkey }
    type SetCollectionSizeArgs { size: u64 }
    type CreateMasterEditionArgs { maxSupply: Option<u64> }
    type TransferOutOfEscrowArgs { amount: u64 }
    type UpdateMetadataAccountArgsV2 { data: Option<DataV2>, updateAuthority: Option<pubkey>, primarySaleHappened: Option<bool>, isMutable: Option<bool> }
    type ApproveUseAuthorityArgs { numberOfUses: u64 }
    type UtilizeArgs { numberOfUses: u64 }
    type AuthorizationData { payload: Payload }
    type Collection { verified: bool, key: pubkey }
    type Creator { address: pubkey, verified: bool, share: u8 }
    type Data { name: string, symbol: string, uri: string, sellerFeeBasisPoints: u16, creators: Option<Vec<Creator>> }
    type DataV2 { name: string, symbol: string, uri: string, sellerFeeBasisPoints: u16, creators: Option<Vec<Creator>>, collection: Option<Collection>, uses: Option<Uses> }
    type SeedsVec { seeds: Vec<bytes> }
    type ProofInfo { proof: Vec<[u8; 32]> }
    type Payload { map: Vec<(string, PayloadType)> }
    type Uses { useMethod: UseMethod, remaining: u64, total: u64 }
    type DelegateArgs = CollectionV1 { authorizationData: Option<AuthorizationData> } | SaleV1 { amount: u64, authorizationData: Option<AuthorizationData> } | TransferV1 { amount: u64, authorizationData: Option<AuthorizationData> } | DataV1 { authorizationData: Option<AuthorizationData> } | UtilityV1 { amount: u64, authorizationData: Option<AuthorizationData> } | StakingV1 { amount: u64, authorizationData: Option<AuthorizationData> } | StandardV1 { amount: u64 } | LockedTransferV1 { amount: u64, lockedAddress: pubkey, authorizationData: Option<AuthorizationData> } | ProgrammableConfigV1 { authorizationData: Option<AuthorizationData> } | AuthorityItemV1 { authorizationData: Option<AuthorizationData> } | DataItemV1 { authorizationData: Option<AuthorizationData> } | CollectionItemV1 { authorizationData: Option<AuthorizationData> } | ProgrammableConfigItemV1 { authorizationData: Option<AuthorizationData> } | PrintDelegateV1 { authorizationData: Option<AuthorizationData> }
    type RevokeArgs = CollectionV1 | SaleV1 | TransferV1 | DataV1 | UtilityV1 | StakingV1 | StandardV1 | LockedTransferV1 | ProgrammableConfigV1 | MigrationV1 | AuthorityItemV1 | DataItemV1 | CollectionItemV1 | ProgrammableConfigItemV1 | PrintDelegateV1
    type UpdateArgs = V1 { newUpdateAuthority: Option<pubkey>, data: Option<Data>, primarySaleHappened: Option<bool>, isMutable: Option<bool>, collection: CollectionToggle, collectionDetails: CollectionDetailsToggle, uses: UsesToggle, ruleSet: RuleSetToggle, authorizationData: Option<AuthorizationData> } | AsUpdateAuthorityV2 { newUpdateAuthority: Option<pubkey>, data: Option<Data>, primarySaleHappened: Option<bool>, isMutable: Option<bool>, collection: CollectionToggle, collectionDetails: CollectionDetailsToggle, uses: UsesToggle, ruleSet: RuleSetToggle, tokenStandard: Option<TokenStandard>, authorizationData: Option<AuthorizationData> } | AsAuthorityItemDelegateV2 { newUpdateAuthority: Option<pubkey>, primarySaleHappened: Option<bool>, isMutable: Option<bool>, tokenStandard: Option<TokenStandard>, authorizationData: Option<AuthorizationData> } | AsCollectionDelegateV2 { collection: CollectionToggle, authorizationData: Option<AuthorizationData> } | AsDataDelegateV2 { data: Option<Data>, authorizationData: Option<AuthorizationData> } | AsProgrammableConfigDelegateV2 { ruleSet: RuleSetToggle, authorizationData: Option<AuthorizationData> } | AsDataItemDelegateV2 { data: Option<Data>, authorizationData: Option<AuthorizationData> } | AsCollectionItemDelegateV2 { collection: CollectionToggle, authorizationData: Option<AuthorizationData> } | AsProgrammableConfigItemDelegateV2 { ruleSet: RuleSetToggle, authorizationData: Option<AuthorizationData> }
    type CollectionToggle = None | Clear | Set(Collection)
    type UsesToggle = None | Clear | Set(Uses)
    type CollectionDetailsToggle = None | Clear | Set(CollectionDetails)
    type RuleSetToggle = None | Clear | Set(pubkey)
    type LockArgs = V1 { authorizationData: Option<AuthorizationData> }
    type UnlockArgs = V1 { authorizationData: Option<AuthorizationData> }
    type UseArgs = V1 { authorizationData: Option<AuthorizationData> }
    type VerificationArgs = CreatorV1 | CollectionV1
    type TokenStandard = NonFungible | FungibleAsset | Fungible | NonFungibleEdition | ProgrammableNonFungible | ProgrammableNonFungibleEdition
    type CollectionDetails = V1 { size: u64 } | V2 { padding: [u8; 8] }
    type PrintSupply = Zero | Limited(u64) | Unlimited
    type PayloadType = Pubkey(pubkey) | Seeds(SeedsVec) | MerkleProof(ProofInfo) | Number(u64)
    type UseMethod = Burn | Multiple | Single
    type Version = V1
    type PrintVersion = V1 | V2
    type ProgrammableConfig = V1 { ruleSet: Option<pubkey> }
    type EscrowAuthority = TokenOwner | Creator(pubkey)
    type TokenState = Unlocked | Locked | Listed
    type TokenDelegateRole = Sale | Transfer | Utility | Staking | Standard | LockedTransfer | Migration
    error 0 InstructionUnpackError
    error 1 InstructionPackError
    error 2 NotRentExempt Lamport balance below rent-exempt threshold
    error 3 AlreadyInitialized Already initialized
    error 4 Uninitialized Uninitialized
    error 5 InvalidMetadataKey Metadata's key must match seed of ['metadata', program id, mint] provided
    error 6 InvalidEditionKey Edition's key must match seed of ['metadata', program id, name, 'edition'] provided
    error 7 UpdateAuthorityIncorrect Update Authority given does not match
    error 8 UpdateAuthorityIsNotSigner Update Authority needs to be signer to update metadata
    error 9 NotMintAuthority You must be the mint authority and signer on this transaction
    error 10 InvalidMintAuthority Mint authority provided does not match the authority on the mint
    error 11 NameTooLong Name too long
    error 12 SymbolTooLong Symbol too long
    error 13 UriTooLong URI too long
    error 14 UpdateAuthorityMustBeEqualToMetadataAuthorityAndSigner
    error 15 MintMismatch Mint given does not match mint on Metadata
    error 16 EditionsMustHaveExactlyOneToken Editions must have exactly one token
    error 17 MaxEditionsMintedAlready
    error 18 TokenMintToFailed
    error 19 MasterRecordMismatch
    error 20 DestinationMintMismatch
    error 21 EditionAlreadyMinted
    error 24 EditionMintDecimalsShouldBeZero EditionMintDecimalsShouldBeZero
    error 25 TokenBurnFailed
    error 26 TokenAccountOneTimeAuthMintMismatch
    error 27 DerivedKeyInvalid Derived key invalid
    error 30 TokenAccountMintMismatch The mint of the token account does not match the Printing mint!
    error 31 TokenAccountMintMismatchV2 The mint of the token account does not match the master metadata mint!
    error 32 NotEnoughTokens Not enough tokens to mint a limited edition
    error 34 AuthorizationTokenAccountOwnerMismatch
    error 35 Disabled
    error 36 CreatorsTooLong Creators list too long
    error 37 CreatorsMustBeAtleastOne Creators must be at least one if set
    error 38 MustBeOneOfCreators
    error 39 NoCreatorsPresentOnMetadata This metadata does not have creators
    error 40 CreatorNotFound This creator address was not found
    error 41 InvalidBasisPoints Basis points cannot be more than 10000
    error 42 PrimarySaleCanOnlyBeFlippedToTrue Primary sale can only be flipped to true and is immutable
    error 43 OwnerMismatch Owner does not match that on the account given
    error 44 NoBalanceInAccountForAuthorization This account has no tokens to be used for authorization
    error 45 ShareTotalMustBe100 Share total must equal 100 for creator array
    error 50 BeyondMaxAddressSize
    error 51 NumericalOverflowError NumericalOverflowError
    error 54 CannotVerifyAnotherCreator You cannot unilaterally verify another creator, they must sign
    error 55 CannotUnverifyAnotherCreator You cannot unilaterally unverify another creator
    error 56 SpotMismatch
    error 57 IncorrectOwner Incorrect account owner
    error 59 DataIsImmutable Data is immutable
    error 60 DuplicateCreatorAddress No duplicate creator addresses
    error 62 InvalidTokenProgram Invalid token program
    error 63 DataTypeMismatch Data type mismatch
    error 64 BeyondAlottedAddressSize
    error 67 InvalidOperation Invalid operation
    error 68 InvalidOwner Invalid Owner
    error 70 OneTimeAuthMintSupplyMustBeZeroForConversion One Time Auth mint supply must be zero for conversion
    error 71 InvalidEditionIndex You tried to insert one edition too many into an edition mark pda
    error 73 IsMutableCanOnlyBeFlippedToFalse Is Mutable can only be flipped to false
    error 74 CollectionCannotBeVerifiedInThisInstruction Collection cannot be verified in this instruction
    error 75 Removed This instruction was deprecated in a previous release and is now removed
    error 76 MustBeBurned
    error 77 InvalidUseMethod This use method is invalid
    error 78 CannotChangeUseMethodAfterFirstUse Cannot Change Use Method after the first use
    error 79 CannotChangeUsesAfterFirstUse Cannot Change Remaining or Available uses after the first use
    error 80 CollectionNotFound Collection Not Found on Metadata
    error 81 InvalidCollectionUpdateAuthority Collection Update Authority is invalid
    error 82 CollectionMustBeAUniqueMasterEdition Collection Must Be a Unique Master Edition v2
    error 83 UseAuthorityRecordAlreadyExists The Use Authority Record Already Exists, to modify it Revoke, then Approve
    error 84 UseAuthorityRecordAlreadyRevoked The Use Authority Record is empty or already revoked
    error 85 Unusable This token has no uses
    error 86 NotEnoughUses There are not enough Uses left on this token.
    error 87 CollectionAuthorityRecordAlreadyExists This Collection Authority Record Already Exists.
    error 88 CollectionAuthorityDoesNotExist This Collection Authority Record Does Not Exist.
    error 89 InvalidUseAuthorityRecord This Use Authority Record is invalid.
    error 90 InvalidCollectionAuthorityRecord
    error 91 InvalidFreezeAuthority Metadata does not match the freeze authority on the mint
    error 92 InvalidDelegate All tokens in this account have not been delegated to this user.
    error 93 CannotAdjustVerifiedCreator
    error 94 CannotRemoveVerifiedCreator Verified creators cannot be removed.
    error 95 CannotWipeVerifiedCreators
    error 96 NotAllowedToChangeSellerFeeBasisPoints
    error 97 EditionOverrideCannotBeZero Edition override cannot be zero
    error 98 InvalidUser Invalid User
    error 99 RevokeCollectionAuthoritySignerIncorrect Revoke Collection Authority signer is incorrect
    error 100 TokenCloseFailed
    error 101 UnsizedCollection Can't use this function on unsized collection
    error 102 SizedCollection Can't use this function on a sized collection
    error 103 MissingCollectionMetadata Missing collection metadata account
    error 104 NotAMemberOfCollection This NFT is not a member of the specified collection.
    error 105 NotVerifiedMemberOfCollection This NFT is not a verified member of the specified collection.
    error 106 NotACollectionParent This NFT is not a collection parent NFT.
    error 107 CouldNotDetermineTokenStandard Could not determine a TokenStandard type.
    error 108 MissingEditionAccount This mint account has an edition but none was provided.
    error 109 NotAMasterEdition This edition is not a Master Edition
    error 110 MasterEditionHasPrints This Master Edition has existing prints
    error 111 BorshDeserializationError
    error 112 CannotUpdateVerifiedCollection Cannot update a verified collection in this command
    error 113 CollectionMasterEditionAccountInvalid Edition account doesnt match collection
    error 114 AlreadyVerified Item is already verified.
    error 115 AlreadyUnverified
    error 116 NotAPrintEdition This edition is not a Print Edition
    error 117 InvalidMasterEdition Invalid Master Edition
    error 118 InvalidPrintEdition Invalid Print Edition
    error 119 InvalidEditionMarker Invalid Edition Marker
    error 121 PrintEditionDoesNotMatchMasterEdition Print Edition does not match Master Edition
    error 122 EditionNumberGreaterThanMaxSupply Edition Number greater than max supply
    error 123 MustUnverify Must unverify before migrating collections.
    error 124 InvalidEscrowBumpSeed Invalid Escrow Account Bump Seed
    error 125 MustBeEscrowAuthority Must Escrow Authority
    error 126 InvalidSystemProgram Invalid System Program
    error 127 MustBeNonFungible Must be a Non Fungible Token
    error 128 InsufficientTokens Insufficient tokens for transfer
    error 129 BorshSerializationError Borsh Serialization Error
    error 130 NoFreezeAuthoritySet Cannot create NFT with no Freeze Authority.
    error 131 InvalidCollectionSizeChange Invalid collection size change
    error 132 InvalidBubblegumSigner Invalid bubblegum signer
    error 133 EscrowParentHasDelegate Escrow parent cannot have a delegate
    error 134 MintIsNotSigner Mint needs to be signer to initialize the account
    error 135 InvalidTokenStandard Invalid token standard
    error 136 InvalidMintForTokenStandard Invalid mint account for specified token standard
    error 137 InvalidAuthorizationRules Invalid authorization rules account
    error 138 MissingAuthorizationRules Missing authorization rules account
    error 139 MissingProgrammableConfig Missing programmable configuration
    error 140 InvalidProgrammableConfig Invalid programmable configuration
    error 141 DelegateAlreadyExists Delegate already exists
    error 142 DelegateNotFound Delegate not found
    error 143 MissingAccountInBuilder Required account not set in instruction builder
    error 144 MissingArgumentInBuilder Required argument not set in instruction builder
    error 145 FeatureNotSupported Feature not supported currently
    error 146 InvalidSystemWallet Invalid system wallet
    error 147 OnlySaleDelegateCanTransfer Only the sale delegate can transfer while its set
    error 148 MissingTokenAccount Missing token account
    error 149 MissingSplTokenProgram Missing SPL token program
    error 150 MissingAuthorizationRulesProgram Missing authorization rules program
    error 151 InvalidDelegateRoleForTransfer Invalid delegate role for transfer
    error 152 InvalidTransferAuthority Invalid transfer authority
    error 153 InstructionNotSupported Instruction not supported for ProgrammableNonFungible assets
    error 154 KeyMismatch Public key does not match expected value
    error 155 LockedToken Token is locked
    error 156 UnlockedToken Token is unlocked
    error 157 MissingDelegateRole Missing delegate role
    error 158 InvalidAuthorityType Invalid authority type
    error 159 MissingTokenRecord Missing token record account
    error 160 MintSupplyMustBeZero Mint supply must be zero for programmable assets
    error 161 DataIsEmptyOrZeroed Data is empty or zeroed
    error 162 MissingTokenOwnerAccount Missing token owner
    error 163 InvalidMasterEditionAccountLength Master edition account has an invalid length
    error 164 IncorrectTokenState Incorrect token state
    error 165 InvalidDelegateRole Invalid delegate role
    error 166 MissingPrintSupply Print supply is required for non-fungibles
    error 167 MissingMasterEditionAccount Missing master edition account
    error 168 AmountMustBeGreaterThanZero Amount must be greater than zero
    error 169 InvalidDelegateArgs Invalid delegate args
    error 170 MissingLockedTransferAddress Missing address for locked transfer
    error 171 InvalidLockedTransferAddress Invalid destination address for locked transfer
    error 172 DataIncrementLimitExceeded Exceeded account realloc increase limit
    error 173 CannotUpdateAssetWithDelegate Cannot update the rule set of a programmable asset that has a delegate
    error 174 InvalidAmount Invalid token amount for this operation or token standard
    error 175 MissingMasterEditionMintAccount Missing master edition mint account
    error 176 MissingMasterEditionTokenAccount Missing master edition token account
    error 177 MissingEditionMarkerAccount Missing edition marker account
    error 178 CannotBurnWithDelegate Cannot burn while persistent delegate is set
    error 179 MissingEdition Missing edition account
    error 180 InvalidAssociatedTokenAccountProgram Invalid Associated Token Account Program
    error 181 InvalidInstructionsSysvar Invalid InstructionsSysvar
    error 182 InvalidParentAccounts Invalid or Unneeded parent accounts
    error 183 InvalidUpdateArgs Authority cannot apply all update args
    error 184 InsufficientTokenBalance Token account does not have enough tokens
    error 185 MissingCollectionMint Missing collection account
    error 186 MissingCollectionMasterEdition Missing collection master edition account
    error 187 InvalidTokenRecord Invalid token record account
    error 188 InvalidCloseAuthority The close authority needs to be revoked by the Utility Delegate
    error 189 InvalidInstruction Invalid or removed instruction
    error 190 MissingDelegateRecord Missing delegate record
    error 191 InvalidFeeAccount
    error 192 InvalidMetadataFlags
    error 193 CannotChangeUpdateAuthorityWithDelegate Cannot change the update authority with a delegate
    error 194 InvalidMintExtensionType Invalid mint extension type
    error 195 InvalidMintCloseAuthority Invalid mint close authority
    error 196 InvalidMetadataPointer Invalid metadata pointer
    error 197 InvalidTokenExtensionType Invalid token extension type
    error 198 MissingImmutableOwnerExtension Missing immutable owner extension
    error 199 ExpectedUninitializedAccount Expected account to be uninitialized
    error 200 InvalidEditionAccountLength Edition account has an invalid length
    error 201 AccountAlreadyResized Account has already been resized
    error 202 ConditionsForClosingNotMet Conditions for closing not met
  `,
});
