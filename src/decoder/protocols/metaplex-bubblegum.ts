import { defineInterface } from '../define-interface.ts';
import type { Meaning } from '../interface/to-layouts.ts';

/** A compressed NFT has no address in an instruction: it is leaf `index` of its tree. */
const LEAF = 'compressed NFT {index} of {merkleTree}';
const leaf = (before: string, after = ''): Meaning => ({ sentence: `${before} ${LEAF}${after}` });

export default defineInterface({
  key: 'metaplex-bubblegum',
  name: 'Metaplex Bubblegum',
  programs: ['BGUMAp9Gq7iTEuizy4pqaxsTyUCBK68MDfK752saRPUY'],
  category: 'nft',
  source: 'the program’s own Anchor IDL (metaplex-foundation/mpl-bubblegum `idls/bubblegum.json`)',
  meaning: {
    mintV1: { sentence: 'Mint {name} as a compressed NFT to {leafOwner}' },
    mintV2: { sentence: 'Mint {name} as a compressed NFT to {leafOwner}' },
    mintToCollectionV1: {
      sentence: 'Mint {name} as a compressed NFT of the collection {collectionMint} to {leafOwner}',
    },
    transfer: leaf('Transfer', ' from {leafOwner} to {newLeafOwner}'),
    transferV2: leaf('Transfer', ' from {leafOwner} to {newLeafOwner}'),
    burn: leaf('Burn', ' of {leafOwner}'),
    burnV2: leaf('Burn', ' of {leafOwner}'),
    delegate: leaf('Approve {newLeafDelegate} as delegate of'),
    delegateV2: leaf('Approve {newLeafDelegate} as delegate of'),
    delegateAndFreezeV2: leaf('Freeze', ' for {newLeafDelegate}'),
    freezeV2: leaf('Freeze'),
    thawV2: leaf('Thaw'),
    thawAndRevokeV2: leaf('Thaw'),
    redeem: leaf('Redeem', ' of {leafOwner}'),
    cancelRedeem: { sentence: 'Cancel the redemption of {voucher}' },
    decompressV1: { sentence: 'Decompress {name} of {leafOwner} as {mint}' },
    compress: { sentence: 'Compress {mint} of {leafOwner}' },
    createTree: { sentence: 'Create the tree {merkleTree} for compressed NFTs' },
    createTreeV2: { sentence: 'Create the tree {merkleTree} for compressed NFTs' },
    closeTreeV2: { sentence: 'Close the tree {merkleTree}' },
    setTreeDelegate: { sentence: 'Set the delegate of the tree {merkleTree} to {newTreeDelegate}' },
    verifyCreator: leaf('Verify {creator} as a creator of'),
    verifyCreatorV2: leaf('Verify {creator} as a creator of'),
    unverifyCreator: leaf('Unverify {creator} as a creator of'),
    unverifyCreatorV2: leaf('Unverify {creator} as a creator of'),
    verifyCollection: leaf('Verify', ' as part of the collection {collectionMint}'),
    unverifyCollection: leaf('Unverify', ' as part of the collection {collectionMint}'),
    setAndVerifyCollection: leaf('Set and verify the collection {collectionMint} of'),
    setCollectionV2: leaf('Change the collection of'),
    updateMetadata: leaf('Update'),
    updateMetadataV2: leaf('Update'),
    updateAssetDataV2: leaf('Update'),
    setNonTransferableV2: leaf('Make', ' non-transferable'),
    collectV2: { sentence: 'Collect the fees of a tree for {destination}' },
  },
  interface: `
    instruction 746e1d386bdb2a5d burn(root: [u8; 32], dataHash: [u8; 32], creatorHash: [u8; 32], nonce: u64, index: u32): treeAuthority leafOwner leafDelegate merkleTree logWrapper compressionProgram systemProgram
    instruction 73d222f0e88fb710 burnV2(root: [u8; 32], dataHash: [u8; 32], creatorHash: [u8; 32], assetDataHash: Option<[u8; 32]>, flags: Option<u8>, nonce: u64, index: u32): treeAuthority payer authority? leafOwner leafDelegate? merkleTree coreCollection? mplCoreCpiSigner? logWrapper compressionProgram mplCoreProgram systemProgram
    instruction 6f4ce83227af30f2 cancelRedeem(root: [u8; 32]): treeAuthority leafOwner merkleTree voucher logWrapper compressionProgram systemProgram
    instruction 2dac065e1c5a9d46 closeTreeV2(): treeAuthority authority merkleTree recipient compressionProgram logWrapper systemProgram
    instruction 150b9f2f04c36a38 collectV2(): treeAuthority destination
    instruction 52c1b075b01573fd compress(): treeAuthority leafOwner leafDelegate merkleTree tokenAccount mint metadata masterEdition payer logWrapper compressionProgram tokenProgram tokenMetadataProgram systemProgram
    instruction a553888e59ca2fdc createTree(maxDepth: u32, maxBufferSize: u32, public: Option<bool>): treeAuthority merkleTree payer treeCreator logWrapper compressionProgram systemProgram
    instruction 37635fd78ecbe3cd createTreeV2(maxDepth: u32, maxBufferSize: u32, public: Option<bool>): treeAuthority merkleTree payer treeCreator? logWrapper compressionProgram systemProgram
    instruction 36554c46e4faa451 decompressV1(metadata: MetadataArgs): voucher leafOwner tokenAccount mint mintAuthority metadata masterEdition systemProgram sysvarRent tokenMetadataProgram tokenProgram associatedTokenProgram logWrapper
    instruction 5a934bb255580489 delegate(root: [u8; 32], dataHash: [u8; 32], creatorHash: [u8; 32], nonce: u64, index: u32): treeAuthority leafOwner previousLeafDelegate newLeafDelegate merkleTree logWrapper compressionProgram systemProgram
    instruction 11e523dabef1fa7b delegateAndFreezeV2(root: [u8; 32], dataHash: [u8; 32], creatorHash: [u8; 32], collectionHash: Option<[u8; 32]>, assetDataHash: Option<[u8; 32]>, flags: Option<u8>, nonce: u64, index: u32): treeAuthority payer leafOwner? previousLeafDelegate? newLeafDelegate merkleTree logWrapper compressionProgram systemProgram
    instruction 5f577d8cb58380e3 delegateV2(root: [u8; 32], dataHash: [u8; 32], creatorHash: [u8; 32], collectionHash: Option<[u8; 32]>, assetDataHash: Option<[u8; 32]>, flags: Option<u8>, nonce: u64, index: u32): treeAuthority payer leafOwner? previousLeafDelegate? newLeafDelegate merkleTree logWrapper compressionProgram systemProgram
    instruction c897f46610c3ff03 freezeV2(root: [u8; 32], dataHash: [u8; 32], creatorHash: [u8; 32], assetDataHash: Option<[u8; 32]>, flags: Option<u8>, nonce: u64, index: u32): treeAuthority payer authority? leafOwner leafDelegate merkleTree coreCollection? logWrapper compressionProgram systemProgram
    instruction 9912b22fc59e560f mintToCollectionV1(metadataArgs: MetadataArgs): treeAuthority leafOwner leafDelegate merkleTree payer treeDelegate collectionAuthority collectionAuthorityRecordPda collectionMint collectionMetadata editionAccount bubblegumSigner logWrapper compressionProgram tokenMetadataProgram systemProgram
    instruction 9162c076b8937668 mintV1(message: MetadataArgs): treeAuthority leafOwner leafDelegate merkleTree payer treeDelegate logWrapper compressionProgram systemProgram
    instruction 78791792ad6ec7cd mintV2(name: string, symbol: string, uri: string, sellerFeeBasisPoints: u16, primarySaleHappened: bool, isMutable: bool, tokenStandard: Option<TokenStandard>, creators: Vec<Creator>, collection: Option<pubkey>, assetData: Option<bytes>, assetDataSchema: Option<AssetDataSchema>): treeAuthority payer treeDelegate? collectionAuthority? leafOwner leafDelegate? merkleTree coreCollection? mplCoreCpiSigner? logWrapper compressionProgram mplCoreProgram systemProgram
    instruction b80c569546c461e1 redeem(root: [u8; 32], dataHash: [u8; 32], creatorHash: [u8; 32], nonce: u64, index: u32): treeAuthority leafOwner leafDelegate merkleTree voucher logWrapper compressionProgram systemProgram
    instruction ebf279d89eeab4ea setAndVerifyCollection(root: [u8; 32], dataHash: [u8; 32], creatorHash: [u8; 32], nonce: u64, index: u32, message: MetadataArgs, collection: pubkey): treeAuthority leafOwner leafDelegate merkleTree payer treeDelegate collectionAuthority collectionAuthorityRecordPda collectionMint collectionMetadata editionAccount bubblegumSigner logWrapper compressionProgram tokenMetadataProgram systemProgram
    instruction e5233d5b0f0e63a0 setCollectionV2(root: [u8; 32], assetDataHash: Option<[u8; 32]>, flags: Option<u8>, nonce: u64, index: u32, message: MetadataArgsV2): treeAuthority payer authority? newCollectionAuthority? leafOwner leafDelegate? merkleTree coreCollection? newCoreCollection? mplCoreCpiSigner logWrapper compressionProgram mplCoreProgram systemProgram
    instruction 1287eea8f6c33d73 setDecompressableState(decompressableState: DecompressibleState): treeAuthority treeCreator
    instruction 52689806956f640d setDecompressibleState(decompressableState: DecompressibleState): treeAuthority treeCreator
    instruction b58dce3af2c798a8 setNonTransferableV2(root: [u8; 32], dataHash: [u8; 32], creatorHash: [u8; 32], assetDataHash: Option<[u8; 32]>, flags: Option<u8>, nonce: u64, index: u32): treeAuthority payer authority? leafOwner leafDelegate? merkleTree coreCollection logWrapper compressionProgram systemProgram
    instruction fd764225be319a66 setTreeDelegate(): treeAuthority treeCreator newTreeDelegate merkleTree systemProgram
    instruction 56d6be25a7041c74 thawAndRevokeV2(root: [u8; 32], dataHash: [u8; 32], creatorHash: [u8; 32], collectionHash: Option<[u8; 32]>, assetDataHash: Option<[u8; 32]>, flags: Option<u8>, nonce: u64, index: u32): treeAuthority payer leafDelegate? leafOwner merkleTree logWrapper compressionProgram systemProgram
    instruction 6085655d52dc92bf thawV2(root: [u8; 32], dataHash: [u8; 32], creatorHash: [u8; 32], assetDataHash: Option<[u8; 32]>, flags: Option<u8>, nonce: u64, index: u32): treeAuthority payer authority? leafOwner leafDelegate merkleTree coreCollection? logWrapper compressionProgram systemProgram
    instruction a334c8e78c0345ba transfer(root: [u8; 32], dataHash: [u8; 32], creatorHash: [u8; 32], nonce: u64, index: u32): treeAuthority leafOwner leafDelegate newLeafOwner merkleTree logWrapper compressionProgram systemProgram
    instruction 772806ebeaddf831 transferV2(root: [u8; 32], dataHash: [u8; 32], creatorHash: [u8; 32], assetDataHash: Option<[u8; 32]>, flags: Option<u8>, nonce: u64, index: u32): treeAuthority payer authority? leafOwner leafDelegate? newLeafOwner merkleTree coreCollection? logWrapper compressionProgram systemProgram
    instruction fafb2a6a2989baa8 unverifyCollection(root: [u8; 32], dataHash: [u8; 32], creatorHash: [u8; 32], nonce: u64, index: u32, message: MetadataArgs): treeAuthority leafOwner leafDelegate merkleTree payer treeDelegate collectionAuthority collectionAuthorityRecordPda collectionMint collectionMetadata editionAccount bubblegumSigner logWrapper compressionProgram tokenMetadataProgram systemProgram
    instruction 6bb2392769737098 unverifyCreator(root: [u8; 32], dataHash: [u8; 32], creatorHash: [u8; 32], nonce: u64, index: u32, message: MetadataArgs): treeAuthority leafOwner leafDelegate merkleTree payer creator logWrapper compressionProgram systemProgram
    instruction ae701d8ee664ef07 unverifyCreatorV2(root: [u8; 32], assetDataHash: Option<[u8; 32]>, flags: Option<u8>, nonce: u64, index: u32, message: MetadataArgsV2): treeAuthority payer creator? leafOwner leafDelegate? merkleTree logWrapper compressionProgram systemProgram
    instruction 3b386f2b5f0e0b3d updateAssetDataV2(root: [u8; 32], dataHash: [u8; 32], creatorHash: [u8; 32], previousAssetDataHash: Option<[u8; 32]>, flags: Option<u8>, nonce: u64, index: u32, newAssetData: Option<bytes>, newAssetDataSchema: Option<AssetDataSchema>): treeAuthority payer authority? leafOwner leafDelegate? merkleTree coreCollection? logWrapper compressionProgram systemProgram
    instruction aab62bef614ee1ba updateMetadata(root: [u8; 32], nonce: u64, index: u32, currentMetadata: MetadataArgs, updateArgs: UpdateArgs): treeAuthority authority collectionMint? collectionMetadata? collectionAuthorityRecordPda? leafOwner leafDelegate payer merkleTree logWrapper compressionProgram tokenMetadataProgram systemProgram
    instruction 2b67592a79f23e48 updateMetadataV2(root: [u8; 32], assetDataHash: Option<[u8; 32]>, flags: Option<u8>, nonce: u64, index: u32, currentMetadata: MetadataArgsV2, updateArgs: UpdateArgs): treeAuthority payer authority? leafOwner leafDelegate? merkleTree coreCollection? logWrapper compressionProgram systemProgram
    instruction 387165fd4f377aa9 verifyCollection(root: [u8; 32], dataHash: [u8; 32], creatorHash: [u8; 32], nonce: u64, index: u32, message: MetadataArgs): treeAuthority leafOwner leafDelegate merkleTree payer treeDelegate collectionAuthority collectionAuthorityRecordPda collectionMint collectionMetadata editionAccount bubblegumSigner logWrapper compressionProgram tokenMetadataProgram systemProgram
    instruction 34116084470455c2 verifyCreator(root: [u8; 32], dataHash: [u8; 32], creatorHash: [u8; 32], nonce: u64, index: u32, message: MetadataArgs): treeAuthority leafOwner leafDelegate merkleTree payer creator logWrapper compressionProgram systemProgram
    instruction 558a8c2a16f17666 verifyCreatorV2(root: [u8; 32], assetDataHash: Option<[u8; 32]>, flags: Option<u8>, nonce: u64, index: u32, message: MetadataArgsV2): treeAuthority payer creator? leafOwner leafDelegate? merkleTree logWrapper compressionProgram systemProgram
    account 7af5aff8ab2200cf TreeConfig { treeCreator: pubkey, treeDelegate: pubkey, totalMintCapacity: u64, numMinted: u64, isPublic: bool, isDecompressible: DecompressibleState, version: Version }
    account bfcc95ead5a50d41 Voucher { leafSchema: LeafSchema, index: u32, merkleTree: pubkey }
    type Creator { address: pubkey, verified: bool, share: u8 }
    type Uses { useMethod: UseMethod, remaining: u64, total: u64 }
    type Collection { verified: bool, key: pubkey }
    type MetadataArgs { name: string, symbol: string, uri: string, sellerFeeBasisPoints: u16, primarySaleHappened: bool, isMutable: bool, editionNonce: Option<u8>, tokenStandard: Option<TokenStandard>, collection: Option<Collection>, uses: Option<Uses>, tokenProgramVersion: TokenProgramVersion, creators: Vec<Creator> }
    type MetadataArgsV2 { name: string, symbol: string, uri: string, sellerFeeBasisPoints: u16, primarySaleHappened: bool, isMutable: bool, tokenStandard: Option<TokenStandard>, creators: Vec<Creator>, collection: Option<pubkey> }
    type UpdateArgs { name: Option<string>, symbol: Option<string>, uri: Option<string>, creators: Option<Vec<Creator>>, sellerFeeBasisPoints: Option<u16>, primarySaleHappened: Option<bool>, isMutable: Option<bool> }
    type Version = V1 | V2
    type LeafSchema = V1 { id: pubkey, owner: pubkey, delegate: pubkey, nonce: u64, dataHash: [u8; 32], creatorHash: [u8; 32] } | V2 { id: pubkey, owner: pubkey, delegate: pubkey, nonce: u64, dataHash: [u8; 32], creatorHash: [u8; 32], collectionHash: [u8; 32], assetDataHash: [u8; 32], flags: u8 }
    type TokenProgramVersion = Original | Token2022
    type TokenStandard = NonFungible | FungibleAsset | Fungible | NonFungibleEdition
    type UseMethod = Burn | Multiple | Single
    type DecompressibleState = Enabled | Disabled
    type AssetDataSchema = Binary | Json | MsgPack
    error 6000 AssetOwnerMismatch Asset Owner Does not match
    error 6001 PublicKeyMismatch PublicKeyMismatch
    error 6002 HashingMismatch Hashing Mismatch Within Leaf Schema
    error 6003 UnsupportedSchemaVersion Unsupported Schema Version
    error 6004 CreatorShareTotalMustBe100 Creator shares must sum to 100
    error 6005 DuplicateCreatorAddress No duplicate creator addresses in metadata
    error 6006 CreatorDidNotVerify Creator did not verify the metadata
    error 6007 CreatorNotFound Creator not found in creator Vec
    error 6008 NoCreatorsPresent No creators in creator Vec
    error 6009 CreatorHashMismatch User-provided creator Vec must result in same user-provided creator hash
    error 6010 DataHashMismatch User-provided metadata must result in same user-provided data hash
    error 6011 CreatorsTooLong Creators list too long
    error 6012 MetadataNameTooLong Name in metadata is too long
    error 6013 MetadataSymbolTooLong Symbol in metadata is too long
    error 6014 MetadataUriTooLong Uri in metadata is too long
    error 6015 MetadataBasisPointsTooHigh Basis points in metadata cannot exceed 10000
    error 6016 TreeAuthorityIncorrect Tree creator or tree delegate must sign.
    error 6017 InsufficientMintCapacity Not enough unapproved mints left
    error 6018 NumericalOverflowError NumericalOverflowError
    error 6019 IncorrectOwner Incorrect account owner
    error 6020 CollectionCannotBeVerifiedInThisInstruction Cannot Verify Collection in this Instruction
    error 6021 CollectionNotFound Collection Not Found on Metadata
    error 6022 AlreadyVerified Collection item is already verified.
    error 6023 AlreadyUnverified Collection item is already unverified.
    error 6024 UpdateAuthorityIncorrect Incorrect leaf metadata update authority.
    error 6025 LeafAuthorityMustSign This transaction must be signed by either the leaf owner or leaf delegate
    error 6026 CollectionMustBeSized Collection Not Compatable with Compression, Must be Sized
    error 6027 MetadataMintMismatch Metadata mint does not match collection mint
    error 6028 InvalidCollectionAuthority Invalid collection authority
    error 6029 InvalidDelegateRecord Invalid delegate record pda derivation
    error 6030 CollectionMasterEditionAccountInvalid Edition account doesnt match collection
    error 6031 CollectionMustBeAUniqueMasterEdition Collection Must Be a Unique Master Edition v2
    error 6032 UnknownExternalError Could not convert external error to BubblegumError
    error 6033 DecompressionDisabled Decompression is disabled for this tree.
    error 6034 MissingCollectionMintAccount Missing collection mint account
    error 6035 MissingCollectionMetadataAccount Missing collection metadata account
    error 6036 CollectionMismatch Collection mismatch
    error 6037 MetadataImmutable Metadata not mutable
    error 6038 PrimarySaleCanOnlyBeFlippedToTrue Can only update primary sale to true
    error 6039 CreatorDidNotUnverify Creator did not unverify the metadata
    error 6040 InvalidTokenStandard Only NonFungible standard is supported
    error 6041 InvalidCanopySize Canopy size should be set bigger for this tree
    error 6042 InvalidLogWrapper Invalid log wrapper program
    error 6043 InvalidCompressionProgram Invalid compression program
    error 6044 LeafMustBeDelegated Leaf must be delegated to someone other than the leaf owner
    error 6045 AssetIsFrozen Asset is frozen
    error 6046 AssetIsNonTransferable Asset is non-transferable
    error 6047 InvalidAuthority Invalid authority
    error 6048 CollectionIsFrozen Collection is frozen
    error 6049 CollectionMustHaveBubblegumPlugin Core collections must have the Bubblegum V2 plugin on them
    error 6050 NotAvailable Feature not currently available
    error 6051 MissingCollectionAccount Missing collection account
    error 6052 AssetDataLengthTooLong Asset data length too long
    error 6053 AlreadyInCollection Item is already in the collection
    error 6054 AlreadyNotInCollection Item is already not in a collection
    error 6055 MissingMplCoreCpiSignerAccount Missing mpl-core CPI signer account
    error 6056 AssetIsNotFrozen Asset is not frozen
  `,
});
