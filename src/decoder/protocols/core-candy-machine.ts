import { defineInterface } from '../define-interface.ts';

export default defineInterface({
  key: 'core-candy-machine',
  name: 'Metaplex Candy Machine Core CM',
  programs: ['CMACYFENjoBMHzapRXyo1JZkVS6EtaDDzkjMrmQLvr4J'],
  category: 'nft',
  source:
    'the program’s own Anchor IDL (metaplex-foundation/mpl-core-candy-machine `idls/candy_machine_core.json`)',
  meaning: {
    mintAsset: { sentence: 'Mint the asset {asset} to {assetOwner} from the candy machine {candyMachine}' },
    initialize: { sentence: 'Create the candy machine {candyMachine}' },
    addConfigLines: { sentence: 'Add items to the candy machine {candyMachine}' },
    update: { sentence: 'Update the candy machine {candyMachine}' },
    setAuthority: {
      sentence: 'Transfer the authority of the candy machine {candyMachine} to {newAuthority}',
    },
    setMintAuthority: { sentence: 'Set the mint authority of {candyMachine} to {mintAuthority}' },
    setCollection: { sentence: 'Set the collection of {candyMachine} to {newCollection}' },
    withdraw: { sentence: 'Close the candy machine {candyMachine}' },
  },
  interface: `
    instruction df32e0e39708736a addConfigLines(index: u32, configLines: Vec<ConfigLine>): candyMachine authority
    instruction afaf6d1f0d989bed initialize(data: CandyMachineData): candyMachine authorityPda authority payer collection collectionUpdateAuthority mplCoreProgram systemProgram sysvarInstructions
    instruction 54afd39c38fa6876 mintAsset(plugins: rest): candyMachine authorityPda mintAuthority payer assetOwner asset collection mplCoreProgram systemProgram sysvarInstructions recentSlothashes
    instruction 85fa25156ea31a79 setAuthority(newAuthority: pubkey): candyMachine authority
    instruction c0fece4ca8b63bdf setCollection(): candyMachine authority authorityPda payer collectionUpdateAuthority collection newCollectionUpdateAuthority newCollection mplCoreProgram systemProgram sysvarInstructions
    instruction 437f9bbb64ae6779 setMintAuthority(): candyMachine authority mintAuthority
    instruction dbc858b09e3ffd7f update(data: CandyMachineData): candyMachine authority
    instruction b712469c946da122 withdraw(): candyMachine authority
    account 33adb17119f16dbd CandyMachine { authority: pubkey, mintAuthority: pubkey, collectionMint: pubkey, itemsRedeemed: u64, data: CandyMachineData }
    type CandyMachineData { itemsAvailable: u64, maxSupply: u64, isMutable: bool, configLineSettings: Option<ConfigLineSettings>, hiddenSettings: Option<HiddenSettings> }
    type HiddenSettings { name: string, uri: string, hash: [u8; 32] }
    type ConfigLineSettings { prefixName: string, nameLength: u32, prefixUri: string, uriLength: u32, isSequential: bool }
    type ConfigLine { name: string, uri: string }
    error 6000 IncorrectOwner Account does not have correct owner
    error 6001 Uninitialized Account is not initialized
    error 6002 MintMismatch Mint Mismatch
    error 6003 IndexGreaterThanLength Index greater than length
    error 6004 NumericalOverflowError Numerical overflow error
    error 6005 TooManyCreators Can only provide up to 4 creators to candy machine (because candy machine is one)
    error 6006 CandyMachineEmpty Candy machine is empty
    error 6007 HiddenSettingsDoNotHaveConfigLines Candy machines using hidden uris do not have config lines, they have a single hash representing hashed order
    error 6008 CannotChangeNumberOfLines Cannot change number of lines unless is a hidden config
    error 6009 CannotSwitchToHiddenSettings Cannot switch to hidden settings after items available is greater than 0
    error 6010 IncorrectCollectionAuthority Incorrect collection NFT authority
    error 6011 MetadataAccountMustBeEmpty The metadata account has data in it, and this must be empty to mint a new NFT
    error 6012 NoChangingCollectionDuringMint Can't change collection settings after items have begun to be minted
    error 6013 ExceededLengthError Value longer than expected maximum value
    error 6014 MissingConfigLinesSettings Missing config lines settings
    error 6015 CannotIncreaseLength Cannot increase the length in config lines settings
    error 6016 CannotSwitchFromHiddenSettings Cannot switch from hidden settings
    error 6017 CannotChangeSequentialIndexGeneration Cannot change sequential index generation after items have begun to be minted
    error 6018 CollectionKeyMismatch Collection public key mismatch
    error 6019 CouldNotRetrieveConfigLineData Could not retrive config line data
    error 6020 NotFullyLoaded Not all config lines were added to the candy machine
    error 6021 InstructionBuilderFailed Instruction could not be created
    error 6022 MissingCollectionAuthorityRecord Missing collection authority record
    error 6023 MissingMetadataDelegateRecord Missing metadata delegate record
    error 6024 InvalidTokenStandard Invalid token standard
    error 6025 MissingTokenAccount Missing token account
    error 6026 MissingTokenRecord Missing token record
    error 6027 MissingInstructionsSysvar Missing instructions sysvar account
    error 6028 MissingSplAtaProgram Missing SPL ATA program
    error 6029 InvalidAccountVersion Invalid account version
    error 6030 IncorrectPluginAuthority Invalid plugin authority
  `,
});
