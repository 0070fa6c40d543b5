import { defineInterface } from '../define-interface.ts';
import type { Meaning } from '../interface/to-layouts.ts';

const require = (what: string): Meaning => ({ sentence: `Require that ${what} as expected`, minor: true });

export default defineInterface({
  key: 'lighthouse',
  name: 'Lighthouse',
  programs: ['L2TExMFKdjpN9kozasaurPirfHy9P8sbXoAN1qA3S95'],
  category: 'infrastructure',
  source:
    'Jac0xb/lighthouse `clients/kit-js/src/generated`, `programs/lighthouse/src/error.rs`; lists are counted with one byte below 128',
  meaning: {
    memoryWrite: { sentence: 'Record the state of {sourceAccount} in {memory}', minor: true },
    memoryClose: { sentence: 'Close the memory account {memory}', minor: true },
    assertAccountData: require('the data of {targetAccount} is'),
    assertAccountDataMulti: require('the data of {targetAccount} is'),
    assertAccountDelta: require('{accountA} and {accountB} differ'),
    assertAccountInfo: require('{targetAccount} is'),
    assertAccountInfoMulti: require('{targetAccount} is'),
    assertMintAccount: require('the mint {targetAccount} is'),
    assertMintAccountMulti: require('the mint {targetAccount} is'),
    assertTokenAccount: require('the token account {targetAccount} is'),
    assertTokenAccountMulti: require('the token account {targetAccount} is'),
    assertStakeAccount: require('the stake {targetAccount} is'),
    assertStakeAccountMulti: require('the stake {targetAccount} is'),
    assertUpgradeableLoaderAccount: require('the program account {targetAccount} is'),
    assertUpgradeableLoaderAccountMulti: require('the program account {targetAccount} is'),
    assertSysvarClock: { sentence: 'Require that the time is as expected', minor: true },
    assertMerkleTreeAccount: require('the tree {targetMerkleTree} is'),
    assertBubblegumTreeConfigAccount: require('the tree settings {targetAccount} are'),
  },
  interface: `
    instruction 00 memoryWrite(memoryId: u8, memoryBump: u8, write: rest): program systemProgram payer memory sourceAccount
    instruction 01 memoryClose(memoryId: u8, memoryBump: u8): program payer memory
    instruction 02 assertAccountData(logLevel: LogLevel, assertion: rest): targetAccount
    instruction 03 assertAccountDataMulti(logLevel: LogLevel, assertions: rest): targetAccount
    instruction 04 assertAccountDelta(logLevel: LogLevel, assertion: rest): accountA accountB
    instruction 05 assertAccountInfo(logLevel: LogLevel, assertion: AccountInfoAssertion): targetAccount
    instruction 06 assertAccountInfoMulti(logLevel: LogLevel, assertions: Vec8<AccountInfoAssertion>): targetAccount
    instruction 07 assertMintAccount(logLevel: LogLevel, assertion: MintAssertion): targetAccount
    instruction 08 assertMintAccountMulti(logLevel: LogLevel, assertions: Vec8<MintAssertion>): targetAccount
    instruction 09 assertTokenAccount(logLevel: LogLevel, assertion: TokenAccountAssertion): targetAccount
    instruction 0a assertTokenAccountMulti(logLevel: LogLevel, assertions: Vec8<TokenAccountAssertion>): targetAccount
    instruction 0b assertStakeAccount(logLevel: LogLevel, assertion: rest): targetAccount
    instruction 0c assertStakeAccountMulti(logLevel: LogLevel, assertions: rest): targetAccount
    instruction 0d assertUpgradeableLoaderAccount(logLevel: LogLevel, assertion: rest): targetAccount
    instruction 0e assertUpgradeableLoaderAccountMulti(logLevel: LogLevel, assertions: rest): targetAccount
    instruction 0f assertSysvarClock(logLevel: LogLevel, assertion: ClockAssertion):
    instruction 10 assertMerkleTreeAccount(logLevel: LogLevel, assertion: rest): targetMerkleTree root accountCompression
    instruction 11 assertBubblegumTreeConfigAccount(logLevel: LogLevel, assertion: rest): targetAccount
    type LogLevel = Silent | PlaintextMessage | EncodedMessage | EncodedNoop | FailedPlaintextMessage | FailedEncodedMessage | FailedEncodedNoop
    type IntegerOperator = Equal | NotEqual | GreaterThan | LessThan | GreaterThanOrEqual | LessThanOrEqual | Contains | DoesNotContain
    type EquatableOperator = Equal | NotEqual
    type TokenAccountAssertion = Mint { value: pubkey, operator: EquatableOperator } | Owner { value: pubkey, operator: EquatableOperator } | Amount { value: u64, operator: IntegerOperator } | Delegate { value: Option<pubkey>, operator: EquatableOperator } | State { value: u8, operator: IntegerOperator } | IsNative { value: Option<u64>, operator: EquatableOperator } | DelegatedAmount { value: u64, operator: IntegerOperator } | CloseAuthority { value: Option<pubkey>, operator: EquatableOperator } | TokenAccountOwnerIsDerived
    type AccountInfoAssertion = Lamports { value: u64, operator: IntegerOperator } | DataLength { value: u64, operator: IntegerOperator } | Owner { value: pubkey, operator: EquatableOperator } | KnownOwner { value: KnownProgram, operator: EquatableOperator } | RentEpoch { value: u64, operator: IntegerOperator } | IsSigner { value: bool, operator: EquatableOperator } | IsWritable { value: bool, operator: EquatableOperator } | Executable { value: bool, operator: EquatableOperator } | VerifyDatahash { expectedHash: [u8; 32], range: rest }
    type MintAssertion = MintAuthority { value: Option<pubkey>, operator: EquatableOperator } | Supply { value: u64, operator: IntegerOperator } | Decimals { value: u8, operator: IntegerOperator } | IsInitialized { value: bool, operator: EquatableOperator } | FreezeAuthority { value: Option<pubkey>, operator: EquatableOperator }
    type ClockAssertion = Slot { value: u64, operator: IntegerOperator } | EpochStartTimestamp { value: i64, operator: IntegerOperator } | Epoch { value: u64, operator: IntegerOperator } | LeaderScheduleEpoch { value: u64, operator: IntegerOperator } | UnixTimestamp { value: i64, operator: IntegerOperator }
    type KnownProgram = System | Token | Token2022 | Rent | Stake | Vote | BpfLoader | UpgradeableLoader | SysvarConfig
    error 6000 InvalidInstructionData Invalid instruction
    error 6001 AssertionFailed
    error 6002 NotEnoughAccounts
    error 6003 BumpNotFound
    error 6004 AccountBorrowFailed
    error 6005 RangeOutOfBounds
    error 6006 IndexOutOfBounds
    error 6007 FailedToDeserialize
    error 6008 FailedToSerialize
    error 6009 AccountOwnerMismatch
    error 6010 AccountKeyMismatch
    error 6011 AccountNotInitialized
    error 6012 AccountOwnerValidationFailed
    error 6013 AccountFundedValidationFailed
    error 6014 AccountDiscriminatorValidationFailed
    error 6015 AccountValidationFailed
    error 6016 CrossProgramInvokeViolation
  `,
});
