import { defineInterface } from '../define-interface.ts';
import type { Meaning } from '../interface/to-layouts.ts';

/** The same deed for an asset and for a collection. */
const plugin = (verb: string, item: string): Meaning => ({ sentence: `${verb} a plugin of {${item}}` });

export default defineInterface({
  key: 'metaplex-core',
  name: 'Metaplex Core',
  programs: ['CoREENxT6tW1HoK8ypY1SxRMZTcVPm7R94rH4PZNhX7d'],
  category: 'nft',
  source: 'the program’s own Shank IDL (metaplex-foundation/mpl-core `idls/mpl_core.json`)',
  meaning: {
    createV1: { sentence: 'Create the asset {asset} named {name}' },
    createV2: { sentence: 'Create the asset {asset} named {name}' },
    createCollectionV1: { sentence: 'Create the collection {collection} named {name}' },
    createCollectionV2: { sentence: 'Create the collection {collection} named {name}' },
    createGroupV1: { sentence: 'Create the group {group} named {name}' },
    transferV1: { sentence: 'Transfer the asset {asset} to {newOwner}' },
    burnV1: { sentence: 'Burn the asset {asset}' },
    burnCollectionV1: { sentence: 'Burn the collection {collection}' },
    updateV1: { sentence: 'Update the asset {asset}' },
    updateV2: { sentence: 'Update the asset {asset}' },
    updateCollectionV1: { sentence: 'Update the collection {collection}' },
    updateCollectionInfoV1: { sentence: 'Update the size of the collection {collection}' },
    compressV1: { sentence: 'Compress the asset {asset}' },
    decompressV1: { sentence: 'Decompress the asset {asset}' },
    executeV1: { sentence: 'Execute an instruction as the asset {asset}' },
    collect: { sentence: 'Collect the fees for {recipient1} and {recipient2}' },
    addPluginV1: { sentence: 'Add a plugin to {asset}' },
    addCollectionPluginV1: { sentence: 'Add a plugin to {collection}' },
    removePluginV1: { sentence: 'Remove the plugin {pluginType} from {asset}' },
    removeCollectionPluginV1: { sentence: 'Remove the plugin {pluginType} from {collection}' },
    updatePluginV1: plugin('Update', 'asset'),
    updateCollectionPluginV1: plugin('Update', 'collection'),
    approvePluginAuthorityV1: { sentence: 'Approve an authority of the plugin {pluginType} of {asset}' },
    approveCollectionPluginAuthorityV1: {
      sentence: 'Approve an authority of the plugin {pluginType} of {collection}',
    },
    revokePluginAuthorityV1: { sentence: 'Revoke the authority of the plugin {pluginType} of {asset}' },
    revokeCollectionPluginAuthorityV1: {
      sentence: 'Revoke the authority of the plugin {pluginType} of {collection}',
    },
    addExternalPluginAdapterV1: { sentence: 'Add an external plugin adapter to {asset}' },
    addCollectionExternalPluginAdapterV1: { sentence: 'Add an external plugin adapter to {collection}' },
    removeExternalPluginAdapterV1: { sentence: 'Remove an external plugin adapter from {asset}' },
    removeCollectionExternalPluginAdapterV1: {
      sentence: 'Remove an external plugin adapter from {collection}',
    },
    updateExternalPluginAdapterV1: plugin('Update', 'asset'),
    updateCollectionExternalPluginAdapterV1: plugin('Update', 'collection'),
    writeExternalPluginAdapterDataV1: { sentence: 'Write to an external plugin adapter of {asset}' },
    writeCollectionExternalPluginAdapterDataV1: {
      sentence: 'Write to an external plugin adapter of {collection}',
    },
  },
  interface: `
    instruction 00 createV1(createV1Args: CreateV1Args): asset collection? authority? payer owner? updateAuthority? systemProgram logWrapper?
    instruction 01 createCollectionV1(createCollectionV1Args: CreateCollectionV1Args): collection updateAuthority? payer systemProgram
    instruction 02 addPluginV1(addPluginV1Args: AddPluginV1Args): asset collection? payer authority? systemProgram logWrapper?
    instruction 03 addCollectionPluginV1(addCollectionPluginV1Args: AddCollectionPluginV1Args): collection payer authority? systemProgram logWrapper?
    instruction 04 removePluginV1(removePluginV1Args: RemovePluginV1Args): asset collection? payer authority? systemProgram logWrapper?
    instruction 05 removeCollectionPluginV1(removeCollectionPluginV1Args: RemoveCollectionPluginV1Args): collection payer authority? systemProgram logWrapper?
    instruction 06 updatePluginV1(updatePluginV1Args: UpdatePluginV1Args): asset collection? payer authority? systemProgram logWrapper?
    instruction 07 updateCollectionPluginV1(updateCollectionPluginV1Args: UpdateCollectionPluginV1Args): collection payer authority? systemProgram logWrapper?
    instruction 08 approvePluginAuthorityV1(approvePluginAuthorityV1Args: ApprovePluginAuthorityV1Args): asset collection? payer authority? systemProgram logWrapper?
    instruction 09 approveCollectionPluginAuthorityV1(approveCollectionPluginAuthorityV1Args: ApproveCollectionPluginAuthorityV1Args): collection payer authority? systemProgram logWrapper?
    instruction 0a revokePluginAuthorityV1(revokePluginAuthorityV1Args: RevokePluginAuthorityV1Args): asset collection? payer authority? systemProgram logWrapper?
    instruction 0b revokeCollectionPluginAuthorityV1(revokeCollectionPluginAuthorityV1Args: RevokeCollectionPluginAuthorityV1Args): collection payer authority? systemProgram logWrapper?
    instruction 0c burnV1(burnV1Args: BurnV1Args): asset collection? payer authority? systemProgram? logWrapper?
    instruction 0d burnCollectionV1(burnCollectionV1Args: BurnCollectionV1Args): collection payer authority? logWrapper?
    instruction 0e transferV1(transferV1Args: TransferV1Args): asset collection? payer authority? newOwner systemProgram? logWrapper?
    instruction 0f updateV1(updateV1Args: UpdateV1Args): asset collection? payer authority? systemProgram logWrapper?
    instruction 10 updateCollectionV1(updateCollectionV1Args: UpdateCollectionV1Args): collection payer authority? newUpdateAuthority? systemProgram logWrapper?
    instruction 11 compressV1(compressV1Args: CompressV1Args): asset collection? payer authority? systemProgram logWrapper?
    instruction 12 decompressV1(decompressV1Args: DecompressV1Args): asset collection? payer authority? systemProgram logWrapper?
    instruction 13 collect(): recipient1 recipient2
    instruction 14 createV2(createV2Args: CreateV2Args): asset collection? authority? payer owner? updateAuthority? systemProgram logWrapper?
    instruction 15 createCollectionV2(createCollectionV2Args: CreateCollectionV2Args): collection updateAuthority? payer systemProgram
    instruction 16 addExternalPluginAdapterV1(addExternalPluginAdapterV1Args: AddExternalPluginAdapterV1Args): asset collection? payer authority? systemProgram logWrapper?
    instruction 17 addCollectionExternalPluginAdapterV1(addCollectionExternalPluginAdapterV1Args: AddCollectionExternalPluginAdapterV1Args): collection payer authority? systemProgram logWrapper?
    instruction 18 removeExternalPluginAdapterV1(removeExternalPluginAdapterV1Args: RemoveExternalPluginAdapterV1Args): asset collection? payer authority? systemProgram logWrapper?
    instruction 19 removeCollectionExternalPluginAdapterV1(removeCollectionExternalPluginAdapterV1Args: RemoveCollectionExternalPluginAdapterV1Args): collection payer authority? systemProgram logWrapper?
    instruction 1a updateExternalPluginAdapterV1(updateExternalPluginAdapterV1Args: UpdateExternalPluginAdapterV1Args): asset collection? payer authority? systemProgram logWrapper?
    instruction 1b updateCollectionExternalPluginAdapterV1(updateCollectionExternalPluginAdapterV1Args: UpdateCollectionExternalPluginAdapterV1Args): collection payer authority? systemProgram logWrapper?
    instruction 1c writeExternalPluginAdapterDataV1(writeExternalPluginAdapterDataV1Args: WriteExternalPluginAdapterDataV1Args): asset collection? payer authority? buffer? systemProgram logWrapper?
    instruction 1d writeCollectionExternalPluginAdapterDataV1(writeCollectionExternalPluginAdapterDataV1Args: WriteCollectionExternalPluginAdapterDataV1Args): collection payer authority? buffer? systemProgram logWrapper?
    instruction 1e updateV2(updateV2Args: UpdateV2Args): asset collection? payer authority? newCollection? systemProgram logWrapper?
    instruction 1f executeV1(executeV1Args: ExecuteV1Args): asset collection? assetSigner payer authority? systemProgram programId
    instruction 20 updateCollectionInfoV1(updateCollectionInfoV1Args: UpdateCollectionInfoV1Args): collection bubblegumSigner
    instruction 21 addCollectionsToGroupV1(addCollectionsToGroupV1Args: AddCollectionsToGroupV1Args): group payer authority? systemProgram
    instruction 22 removeCollectionsFromGroupV1(removeCollectionsFromGroupV1Args: RemoveCollectionsFromGroupV1Args): group payer authority? systemProgram
    instruction 23 addAssetsToGroupV1(addAssetsToGroupV1Args: AddAssetsToGroupV1Args): group payer authority? systemProgram
    instruction 24 removeAssetsFromGroupV1(removeAssetsFromGroupV1Args: RemoveAssetsFromGroupV1Args): group payer authority? systemProgram
    instruction 25 addGroupsToGroupV1(addGroupsToGroupV1Args: AddGroupsToGroupV1Args): parentGroup payer authority? systemProgram
    instruction 26 removeGroupsFromGroupV1(removeGroupsFromGroupV1Args: RemoveGroupsFromGroupV1Args): parentGroup payer authority? systemProgram
    instruction 27 createGroupV1(createGroupV1Args: CreateGroupV1Args): group updateAuthority? payer systemProgram
    instruction 28 closeGroupV1(closeGroupV1Args: CloseGroupV1Args): group payer authority?
    instruction 29 updateGroupV1(updateGroupV1Args: UpdateGroupV1Args): group payer authority? newUpdateAuthority? systemProgram
    account 01 Asset { owner: pubkey, updateAuthority: UpdateAuthority, name: string, uri: string, seq: Option<u64> }
    account 02 HashedAsset { hash: [u8; 32] }
    account 05 Collection { updateAuthority: pubkey, name: string, uri: string, numMinted: u32, currentSize: u32 }
    type PluginAuthorityPair { plugin: Plugin, authority: Option<Authority> }
    type AgentIdentityInitInfo { uri: string, initPluginAuthority: Option<Authority>, lifecycleChecks: Vec<(HookableLifecycleEvent, ExternalCheckResult)> }
    type AgentIdentityUpdateInfo { uri: Option<string>, lifecycleChecks: Option<Vec<(HookableLifecycleEvent, ExternalCheckResult)>> }
    type AppDataInitInfo { dataAuthority: Authority, initPluginAuthority: Option<Authority>, schema: Option<ExternalPluginAdapterSchema> }
    type AppDataUpdateInfo { schema: Option<ExternalPluginAdapterSchema> }
    type DataSectionInitInfo { parentKey: LinkedDataKey, schema: ExternalPluginAdapterSchema }
    type LifecycleHookInitInfo { hookedProgram: pubkey, initPluginAuthority: Option<Authority>, lifecycleChecks: Vec<(HookableLifecycleEvent, ExternalCheckResult)>, extraAccounts: Option<Vec<ExtraAccount>>, dataAuthority: Option<Authority>, schema: Option<ExternalPluginAdapterSchema> }
    type LifecycleHookUpdateInfo { lifecycleChecks: Option<Vec<(HookableLifecycleEvent, ExternalCheckResult)>>, extraAccounts: Option<Vec<ExtraAccount>>, schema: Option<ExternalPluginAdapterSchema> }
    type LinkedAppDataInitInfo { dataAuthority: Authority, initPluginAuthority: Option<Authority>, schema: Option<ExternalPluginAdapterSchema> }
    type LinkedAppDataUpdateInfo { schema: Option<ExternalPluginAdapterSchema> }
    type LinkedLifecycleHookInitInfo { hookedProgram: pubkey, initPluginAuthority: Option<Authority>, lifecycleChecks: Vec<(HookableLifecycleEvent, ExternalCheckResult)>, extraAccounts: Option<Vec<ExtraAccount>>, dataAuthority: Option<Authority>, schema: Option<ExternalPluginAdapterSchema> }
    type LinkedLifecycleHookUpdateInfo { lifecycleChecks: Option<Vec<(HookableLifecycleEvent, ExternalCheckResult)>>, extraAccounts: Option<Vec<ExtraAccount>>, schema: Option<ExternalPluginAdapterSchema> }
    type OracleInitInfo { baseAddress: pubkey, initPluginAuthority: Option<Authority>, lifecycleChecks: Vec<(HookableLifecycleEvent, ExternalCheckResult)>, baseAddressConfig: Option<ExtraAccount>, resultsOffset: Option<ValidationResultsOffset> }
    type OracleUpdateInfo { lifecycleChecks: Option<Vec<(HookableLifecycleEvent, ExternalCheckResult)>>, baseAddressConfig: Option<ExtraAccount>, resultsOffset: Option<ValidationResultsOffset> }
    type AddBlocker {}
    type Attribute { key: string, value: string }
    type Attributes { attributeList: Vec<Attribute> }
    type Groups { groups: Vec<pubkey> }
    type ImmutableMetadata {}
    type MasterEdition { maxSupply: Option<u32>, name: Option<string>, uri: Option<string> }
    type Creator { address: pubkey, percentage: u8 }
    type Royalties { basisPoints: u16, creators: Vec<Creator>, ruleSet: RuleSet }
    type UpdateDelegate { additionalDelegates: Vec<pubkey> }
    type VerifiedCreatorsSignature { address: pubkey, verified: bool }
    type VerifiedCreators { signatures: Vec<VerifiedCreatorsSignature> }
    type AutographSignature { address: pubkey, message: string }
    type Autograph { signatures: Vec<AutographSignature> }
    type BurnDelegate {}
    type FreezeDelegate { frozen: bool }
    type FreezeExecute { frozen: bool }
    type TransferDelegate {}
    type BubblegumV2 {}
    type Edition { number: u32 }
    type PermanentBurnDelegate {}
    type PermanentFreezeDelegate { frozen: bool }
    type PermanentFreezeExecute { frozen: bool }
    type PermanentTransferDelegate {}
    type ExternalCheckResult { flags: u32 }
    type AddAssetsToGroupV1Args {}
    type AddCollectionsToGroupV1Args {}
    type AddExternalPluginAdapterV1Args { initInfo: ExternalPluginAdapterInitInfo }
    type AddCollectionExternalPluginAdapterV1Args { initInfo: ExternalPluginAdapterInitInfo }
    type AddGroupsToGroupV1Args { groups: Vec<pubkey> }
    type AddPluginV1Args { plugin: Plugin, initAuthority: Option<Authority> }
    type AddCollectionPluginV1Args { plugin: Plugin, initAuthority: Option<Authority> }
    type ApprovePluginAuthorityV1Args { pluginType: PluginType, newAuthority: Authority }
    type ApproveCollectionPluginAuthorityV1Args { pluginType: PluginType, newAuthority: Authority }
    type BurnV1Args { compressionProof: Option<CompressionProof> }
    type BurnCollectionV1Args { compressionProof: Option<CompressionProof> }
    type CloseGroupV1Args {}
    type CompressV1Args {}
    type CreateV1Args { dataState: DataState, name: string, uri: string, plugins: Option<Vec<PluginAuthorityPair>> }
    type CreateV2Args { dataState: DataState, name: string, uri: string, plugins: Option<Vec<PluginAuthorityPair>>, externalPluginAdapters: Option<Vec<ExternalPluginAdapterInitInfo>> }
    type CreateCollectionV1Args { name: string, uri: string, plugins: Option<Vec<PluginAuthorityPair>> }
    type CreateCollectionV2Args { name: string, uri: string, plugins: Option<Vec<PluginAuthorityPair>>, externalPluginAdapters: Option<Vec<ExternalPluginAdapterInitInfo>> }
    type CreateGroupV1Args { name: string, uri: string, relationships: rest }
    type DecompressV1Args { compressionProof: CompressionProof }
    type ExecuteV1Args { instructionData: bytes }
    type RemoveAssetsFromGroupV1Args { assets: Vec<pubkey> }
    type RemoveCollectionsFromGroupV1Args { collections: Vec<pubkey> }
    type RemoveExternalPluginAdapterV1Args { key: ExternalPluginAdapterKey }
    type RemoveCollectionExternalPluginAdapterV1Args { key: ExternalPluginAdapterKey }
    type RemoveGroupsFromGroupV1Args { groups: Vec<pubkey> }
    type RemovePluginV1Args { pluginType: PluginType }
    type RemoveCollectionPluginV1Args { pluginType: PluginType }
    type RevokePluginAuthorityV1Args { pluginType: PluginType }
    type RevokeCollectionPluginAuthorityV1Args { pluginType: PluginType }
    type TransferV1Args { compressionProof: Option<CompressionProof> }
    type UpdateV1Args { newName: Option<string>, newUri: Option<string>, newUpdateAuthority: Option<UpdateAuthority> }
    type UpdateV2Args { newName: Option<string>, newUri: Option<string>, newUpdateAuthority: Option<UpdateAuthority> }
    type UpdateCollectionV1Args { newName: Option<string>, newUri: Option<string> }
    type UpdateCollectionInfoV1Args { updateType: UpdateType, amount: u32 }
    type UpdateExternalPluginAdapterV1Args { key: ExternalPluginAdapterKey, updateInfo: ExternalPluginAdapterUpdateInfo }
    type UpdateCollectionExternalPluginAdapterV1Args { key: ExternalPluginAdapterKey, updateInfo: ExternalPluginAdapterUpdateInfo }
    type UpdateGroupV1Args { newName: Option<string>, newUri: Option<string> }
    type UpdatePluginV1Args { plugin: Plugin }
    type UpdateCollectionPluginV1Args { plugin: Plugin }
    type WriteExternalPluginAdapterDataV1Args { key: ExternalPluginAdapterKey, data: Option<bytes> }
    type WriteCollectionExternalPluginAdapterDataV1Args { key: ExternalPluginAdapterKey, data: Option<bytes> }
    type CompressionProof { owner: pubkey, updateAuthority: UpdateAuthority, name: string, uri: string, seq: u64, plugins: Vec<HashablePluginSchema> }
    type HashablePluginSchema { index: u64, authority: Authority, plugin: Plugin }
    type Plugin = Royalties(Royalties) | FreezeDelegate(FreezeDelegate) | BurnDelegate(BurnDelegate) | TransferDelegate(TransferDelegate) | UpdateDelegate(UpdateDelegate) | PermanentFreezeDelegate(PermanentFreezeDelegate) | Attributes(Attributes) | PermanentTransferDelegate(PermanentTransferDelegate) | PermanentBurnDelegate(PermanentBurnDelegate) | Edition(Edition) | MasterEdition(MasterEdition) | AddBlocker(AddBlocker) | ImmutableMetadata(ImmutableMetadata) | VerifiedCreators(VerifiedCreators) | Autograph(Autograph) | BubblegumV2(BubblegumV2) | FreezeExecute(FreezeExecute) | PermanentFreezeExecute(PermanentFreezeExecute) | Groups(Groups)
    type PluginType = Royalties | FreezeDelegate | BurnDelegate | TransferDelegate | UpdateDelegate | PermanentFreezeDelegate | Attributes | PermanentTransferDelegate | PermanentBurnDelegate | Edition | MasterEdition | AddBlocker | ImmutableMetadata | VerifiedCreators | Autograph | BubblegumV2 | FreezeExecute | PermanentFreezeExecute | Groups
    type ValidationResultsOffset = NoOffset | Anchor | Custom(u64)
    type HookableLifecycleEvent = Create | Transfer | Burn | Update | Execute
    type ExtraAccount = PreconfiguredProgram { isSigner: bool, isWritable: bool } | PreconfiguredCollection { isSigner: bool, isWritable: bool } | PreconfiguredOwner { isSigner: bool, isWritable: bool } | PreconfiguredRecipient { isSigner: bool, isWritable: bool } | PreconfiguredAsset { isSigner: bool, isWritable: bool } | CustomPda { seeds: Vec<Seed>, customProgramId: Option<pubkey>, isSigner: bool, isWritable: bool } | Address { address: pubkey, isSigner: bool, isWritable: bool }
    type Seed = Collection | Owner | Recipient | Asset | Address(pubkey) | Bytes(bytes)
    type ExternalPluginAdapterSchema = Binary | Json | MsgPack
    type ExternalPluginAdapterInitInfo = LifecycleHook(LifecycleHookInitInfo) | Oracle(OracleInitInfo) | AppData(AppDataInitInfo) | LinkedLifecycleHook(LinkedLifecycleHookInitInfo) | LinkedAppData(LinkedAppDataInitInfo) | DataSection(DataSectionInitInfo) | AgentIdentity(AgentIdentityInitInfo)
    type ExternalPluginAdapterUpdateInfo = LifecycleHook(LifecycleHookUpdateInfo) | Oracle(OracleUpdateInfo) | AppData(AppDataUpdateInfo) | LinkedLifecycleHook(LinkedLifecycleHookUpdateInfo) | LinkedAppData(LinkedAppDataUpdateInfo) | AgentIdentity(AgentIdentityUpdateInfo)
    type ExternalPluginAdapterKey = LifecycleHook(pubkey) | Oracle(pubkey) | AppData(Authority) | LinkedLifecycleHook(pubkey) | LinkedAppData(Authority) | DataSection(LinkedDataKey) | AgentIdentity
    type LinkedDataKey = LinkedLifecycleHook(pubkey) | LinkedAppData(Authority)
    type RuleSet = None | ProgramAllowList(Vec<pubkey>) | ProgramDenyList(Vec<pubkey>)
    type UpdateType = Mint | Add | Remove
    type DataState = AccountState | LedgerState
    type Authority = None | Owner | UpdateAuthority | Address { address: pubkey }
    type UpdateAuthority = None | Address(pubkey) | Collection(pubkey)
    error 0 InvalidSystemProgram Invalid System Program
    error 1 DeserializationError Error deserializing account
    error 2 SerializationError Error serializing account
    error 3 PluginsNotInitialized Plugins not initialized
    error 4 PluginNotFound Plugin not found
    error 5 NumericalOverflow Numerical Overflow
    error 6 IncorrectAccount Incorrect account
    error 7 IncorrectAssetHash Incorrect asset hash
    error 8 InvalidPlugin Invalid Plugin
    error 9 InvalidAuthority Invalid Authority
    error 10 AssetIsFrozen Cannot transfer a frozen asset
    error 11 MissingCompressionProof Missing compression proof
    error 12 CannotMigrateMasterWithSupply Cannot migrate a master edition used for prints
    error 13 CannotMigratePrints Cannot migrate a print edition
    error 14 CannotBurnCollection Cannot burn a collection NFT
    error 15 PluginAlreadyExists Plugin already exists
    error 16 NumericalOverflowError Numerical overflow
    error 17 AlreadyCompressed Already compressed account
    error 18 AlreadyDecompressed Already decompressed account
    error 19 InvalidCollection Invalid Collection passed in
    error 20 MissingUpdateAuthority Missing update authority
    error 21 MissingNewOwner Missing new owner
    error 22 MissingSystemProgram Missing system program
    error 23 NotAvailable Feature not available
    error 24 InvalidAsset Invalid Asset passed in
    error 25 MissingCollection Missing collection
    error 26 NoApprovals Neither the asset or any plugins have approved this operation
    error 27 CannotRedelegate Plugin Manager cannot redelegate a delegated plugin without revoking first
    error 28 InvalidPluginSetting Invalid setting for plugin
    error 29 ConflictingAuthority Cannot specify both an update authority and collection on an asset
    error 30 InvalidLogWrapperProgram Invalid Log Wrapper Program
    error 31 ExternalPluginAdapterNotFound External Plugin Adapter not found
    error 32 ExternalPluginAdapterAlreadyExists External Plugin Adapter already exists
    error 33 MissingAsset Missing asset needed for extra account PDA derivation
    error 34 MissingExternalPluginAdapterAccount Missing account needed for external plugin adapter
    error 35 OracleCanRejectOnly Oracle external plugin adapter can only be configured to reject
    error 36 RequiresLifecycleCheck External plugin adapter must have at least one lifecycle check
    error 37 DuplicateLifecycleChecks Duplicate lifecycle checks were provided for external plugin adapter
    error 38 InvalidOracleAccountData Could not read from oracle account
    error 39 UninitializedOracleAccount Oracle account is uninitialized
    error 40 MissingSigner Missing required signer for operation
    error 41 InvalidPluginOperation Invalid plugin operation
    error 42 CollectionMustBeEmpty Collection must be empty to be burned
    error 43 TwoDataSources Two data sources provided, only one is allowed
    error 44 UnsupportedOperation External Plugin does not support this operation
    error 45 NoDataSources No data sources provided, one is required
    error 46 InvalidPluginAdapterTarget This plugin adapter cannot be added to an Asset
    error 47 CannotAddDataSection Cannot add a Data Section without a linked external plugin
    error 48 PermanentDelegatesPreventMove Cannot move asset to collection with permanent delegates
    error 49 InvalidExecutePda Invalid Signing PDA for Asset or Collection Execute
    error 50 BlockedByBubblegumV2 Bubblegum V2 Plugin limits other plugins
    error 51 AgentIdentityMustSign Agent Identity Program must sign
    error 52 GroupMustBeEmpty Group must be empty to be closed
    error 53 DuplicateEntry Duplicate entry provided when adding relationships to a group
    error 54 GroupVectorFull Group vector is at maximum capacity
    error 55 GroupNestingDepthExceeded Group nesting depth exceeded
    error 56 InconsistentGroupRelationship Bidirectional group relationship is inconsistent
  `,
});
