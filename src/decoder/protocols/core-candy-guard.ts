import { defineInterface } from '../define-interface.ts';

export default defineInterface({
  key: 'core-candy-guard',
  name: 'Metaplex Candy Machine Core guard',
  programs: ['CMAGAKJ67e9hRZgfC5SFTbZH8MgEmtqazKXjmkaJjWTJ'],
  category: 'nft',
  source: 'the program’s own Anchor IDL (metaplex-foundation/mpl-core-candy-machine `idls/candy_guard.json`)',
  meaning: {
    mintV1: { sentence: 'Mint the asset {asset} for {minter} from the candy machine {candyMachine}' },
    route: { sentence: 'Run the route of a guard of {candyMachine}' },
    initialize: { sentence: 'Create the candy guard {candyGuard}' },
    update: { sentence: 'Update the candy guard {candyGuard}' },
    setAuthority: { sentence: 'Transfer the authority of the candy guard {candyGuard} to {newAuthority}' },
    wrap: { sentence: 'Wrap the candy machine {candyMachine} with the candy guard {candyGuard}' },
    unwrap: { sentence: 'Unwrap the candy machine {candyMachine} from the candy guard {candyGuard}' },
    withdraw: { sentence: 'Close the candy guard {candyGuard}' },
  },
  interface: `
    instruction afaf6d1f0d989bed initialize(data: bytes): candyGuard base authority payer systemProgram
    instruction 9162c076b8937668 mintV1(mintArgs: bytes, label: Option<string>): candyGuard candyMachineProgram candyMachine candyMachineAuthorityPda payer minter owner? asset collection mplCoreProgram systemProgram sysvarInstructions recentSlothashes
    instruction e517cb977ae3ad2a route(args: RouteArgs, label: Option<string>): candyGuard candyMachine payer
    instruction 85fa25156ea31a79 setAuthority(newAuthority: pubkey): candyGuard authority
    instruction 7eafc60ed445322c unwrap(): candyGuard authority candyMachine candyMachineAuthority candyMachineProgram
    instruction dbc858b09e3ffd7f update(data: bytes): candyGuard authority payer systemProgram
    instruction b712469c946da122 withdraw(): candyGuard authority
    instruction b2280abde481ba8c wrap(): candyGuard authority candyMachine candyMachineProgram candyMachineAuthority
    account e3ba289807ae83b8 FreezeEscrow { candyGuard: pubkey, candyMachine: pubkey, frozenCount: u64, firstMintTime: Option<i64>, freezePeriod: i64, destination: pubkey, authority: pubkey }
    account 2ccfc7b8706722b5 CandyGuard { base: pubkey, bump: u8, authority: pubkey }
    type RouteArgs { guard: GuardType, data: bytes }
    type GuardType = BotTax | SolPayment | TokenPayment | StartDate | ThirdPartySigner | TokenGate | Gatekeeper | EndDate | AllowList | MintLimit | NftPayment | RedeemedAmount | AddressGate | NftGate | NftBurn | TokenBurn | FreezeSolPayment | FreezeTokenPayment | ProgramGate | Allocation | Token2022Payment | SolFixedFee | NftMintLimit | Edition | AssetPayment | AssetBurn | AssetMintLimit | AssetBurnMulti | AssetPaymentMulti | AssetGate | VanityMint
    error 6000 InvalidAccountSize Could not save guard to account
    error 6001 DeserializationError Could not deserialize guard
    error 6002 PublicKeyMismatch Public key mismatch
    error 6003 DataIncrementLimitExceeded Exceeded account increase limit
    error 6004 IncorrectOwner Account does not have correct owner
    error 6005 Uninitialized Account is not initialized
    error 6006 MissingRemainingAccount Missing expected remaining account
    error 6007 NumericalOverflowError Numerical overflow error
    error 6008 RequiredGroupLabelNotFound Missing required group label
    error 6009 GroupNotFound Group not found
    error 6010 ExceededLength Value exceeded maximum length
    error 6011 CandyMachineEmpty Candy machine is empty
    error 6012 InstructionNotFound No instruction was found
    error 6013 CollectionKeyMismatch Collection public key mismatch
    error 6014 MissingCollectionAccounts Missing collection accounts
    error 6015 CollectionUpdateAuthorityKeyMismatch Collection update authority public key mismatch
    error 6016 MintNotLastTransaction Mint must be the last instructions of the transaction
    error 6017 MintNotLive Mint is not live
    error 6018 NotEnoughSOL Not enough SOL to pay for the mint
    error 6019 TokenBurnFailed Token burn failed
    error 6020 NotEnoughTokens Not enough tokens on the account
    error 6021 TokenTransferFailed Token transfer failed
    error 6022 MissingRequiredSignature A signature was required but not found
    error 6023 GatewayTokenInvalid Gateway token is not valid
    error 6024 AfterEndDate Current time is after the set end date
    error 6025 InvalidMintTime Current time is not within the allowed mint time
    error 6026 AddressNotFoundInAllowedList Address not found on the allowed list
    error 6027 MissingAllowedListProof Missing allowed list proof
    error 6028 AllowedListNotEnabled Allow list guard is not enabled
    error 6029 AllowedMintLimitReached The maximum number of allowed mints was reached
    error 6030 InvalidNftCollection Invalid NFT collection
    error 6031 MissingNft Missing NFT on the account
    error 6032 MaximumRedeemedAmount Current redemeed items is at the set maximum amount
    error 6033 AddressNotAuthorized Address not authorized
    error 6034 MissingFreezeInstruction Missing freeze instruction data
    error 6035 FreezeGuardNotEnabled Freeze guard must be enabled
    error 6036 FreezeNotInitialized Freeze must be initialized
    error 6037 MissingFreezePeriod Missing freeze period
    error 6038 FreezeEscrowAlreadyExists The freeze escrow account already exists
    error 6039 ExceededMaximumFreezePeriod Maximum freeze period exceeded
    error 6040 ThawNotEnabled Thaw is not enabled
    error 6041 UnlockNotEnabled Unlock is not enabled (not all NFTs are thawed)
    error 6042 DuplicatedGroupLabel Duplicated group label
    error 6043 DuplicatedMintLimitId Duplicated mint limit id
    error 6044 UnauthorizedProgramFound An unauthorized program was found in the transaction
    error 6045 ExceededProgramListSize Exceeded the maximum number of programs in the additional list
    error 6046 AllocationNotInitialized Allocation PDA not initialized
    error 6047 AllocationLimitReached Allocation limit was reached
    error 6048 AllocationGuardNotEnabled Allocation guard must be enabled
    error 6049 InvalidMintAuthority Candy machine has an invalid mint authority
    error 6050 InstructionBuilderFailed Instruction could not be created
    error 6051 InvalidAccountVersion Invalid account version
    error 6052 ExceededRegexLength Exceeded the maximum length of a regex that can be used
    error 6053 InvalidVanityAddress Invalid vanity address
    error 6054 InvalidRegex Invalid regex
  `,
});
