import { defineInterface } from '../define-interface.ts';

export default defineInterface({
  key: 'candy-machine-v3',
  name: 'Metaplex Candy Machine v3',
  programs: ['CndyV3LdqHUfDLmE5naZjVN8rBZz4tqhdefbAnjHG3JR'],
  category: 'nft',
  source:
    'the program’s own Anchor IDL (metaplex-foundation/mpl-candy-machine `idls/candy_machine_core.json`)',
  meaning: {
    mint: { sentence: 'Mint {nftMint} from the candy machine {candyMachine}' },
    mintV2: { sentence: 'Mint {nftMint} to {nftOwner} from the candy machine {candyMachine}' },
    initialize: { sentence: 'Create the candy machine {candyMachine}' },
    initializeV2: { sentence: 'Create the candy machine {candyMachine}' },
    addConfigLines: { sentence: 'Add items to the candy machine {candyMachine}' },
    update: { sentence: 'Update the candy machine {candyMachine}' },
    setAuthority: {
      sentence: 'Transfer the authority of the candy machine {candyMachine} to {newAuthority}',
    },
    setMintAuthority: { sentence: 'Set the mint authority of {candyMachine} to {mintAuthority}' },
    setCollection: { sentence: 'Set the collection of {candyMachine} to {newCollectionMint}' },
    setCollectionV2: { sentence: 'Set the collection of {candyMachine} to {newCollectionMint}' },
    setTokenStandard: { sentence: 'Set the token standard of {candyMachine}' },
    withdraw: { sentence: 'Close the candy machine {candyMachine}' },
  },
  interface: `
    instruction df32e0e39708736a addConfigLines(index: u32, configLines: Vec<ConfigLine>): candyMachine authority
    instruction afaf6d1f0d989bed initialize(data: CandyMachineData): candyMachine authorityPda authority payer collectionMetadata collectionMint collectionMasterEdition collectionUpdateAuthority collectionAuthorityRecord tokenMetadataProgram systemProgram
    instruction 4399af27da102620 initializeV2(data: CandyMachineData, tokenStandard: u8): candyMachine authorityPda authority payer ruleSet? collectionMetadata collectionMint collectionMasterEdition collectionUpdateAuthority collectionDelegateRecord tokenMetadataProgram systemProgram sysvarInstructions authorizationRulesProgram? authorizationRules?
    instruction 3339e12fb69289a6 mint(): candyMachine authorityPda mintAuthority payer nftMint nftMintAuthority nftMetadata nftMasterEdition collectionAuthorityRecord collectionMint collectionMetadata collectionMasterEdition collectionUpdateAuthority tokenMetadataProgram tokenProgram systemProgram recentSlothashes
    instruction 78791792ad6ec7cd mintV2(): candyMachine authorityPda mintAuthority payer nftOwner nftMint nftMintAuthority nftMetadata nftMasterEdition token? tokenRecord? collectionDelegateRecord collectionMint collectionMetadata collectionMasterEdition collectionUpdateAuthority tokenMetadataProgram splTokenProgram splAtaProgram? systemProgram sysvarInstructions recentSlothashes authorizationRulesProgram? authorizationRules?
    instruction 85fa25156ea31a79 setAuthority(newAuthority: pubkey): candyMachine authority
    instruction c0fece4ca8b63bdf setCollection(): candyMachine authority authorityPda payer collectionMint collectionMetadata collectionAuthorityRecord newCollectionUpdateAuthority newCollectionMetadata newCollectionMint newCollectionMasterEdition newCollectionAuthorityRecord tokenMetadataProgram systemProgram
    instruction e5233d5b0f0e63a0 setCollectionV2(): candyMachine authority authorityPda payer collectionUpdateAuthority collectionMint collectionMetadata collectionDelegateRecord newCollectionUpdateAuthority newCollectionMint newCollectionMetadata newCollectionMasterEdition newCollectionDelegateRecord tokenMetadataProgram systemProgram sysvarInstructions authorizationRulesProgram? authorizationRules?
    instruction 437f9bbb64ae6779 setMintAuthority(): candyMachine authority mintAuthority
    instruction 93d46ac31eaad180 setTokenStandard(tokenStandard: u8): candyMachine authority authorityPda payer ruleSet? collectionDelegateRecord collectionMint collectionMetadata collectionAuthorityRecord? collectionUpdateAuthority tokenMetadataProgram systemProgram sysvarInstructions authorizationRulesProgram? authorizationRules?
    instruction dbc858b09e3ffd7f update(data: CandyMachineData): candyMachine authority
    instruction b712469c946da122 withdraw(): candyMachine authority
    account 33adb17119f16dbd CandyMachine { version: AccountVersion, tokenStandard: u8, features: [u8; 6], authority: pubkey, mintAuthority: pubkey, collectionMint: pubkey, itemsRedeemed: u64, data: CandyMachineData }
    type CandyMachineData { itemsAvailable: u64, symbol: string, sellerFeeBasisPoints: u16, maxSupply: u64, isMutable: bool, creators: Vec<Creator>, configLineSettings: Option<ConfigLineSettings>, hiddenSettings: Option<HiddenSettings> }
    type Creator { address: pubkey, verified: bool, percentageShare: u8 }
    type HiddenSettings { name: string, uri: string, hash: [u8; 32] }
    type ConfigLineSettings { prefixName: string, nameLength: u32, prefixUri: string, uriLength: u32, isSequential: bool }
    type ConfigLine { name: string, uri: string }
    type AccountVersion = V1 | V2
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
  `,
});
