import { defineInterface } from '../define-interface.ts';

export default defineInterface({
  key: 'squads-v4',
  name: 'Squads v4',
  programs: ['SQDS4ep65T869zMMBKyuUq6aD6EgTu8psMjkvj52pCf'],
  category: 'governance',
  source: 'the program’s own Anchor IDL (Squads-Protocol/v4 `sdk/multisig/idl/squads_multisig_program.json`)',
  meaning: {
    multisigCreate: { sentence: 'Create a multisig' },
    multisigCreateV2: { sentence: 'Create the multisig {multisig} with a threshold of {threshold}' },
    multisigAddMember: { sentence: 'Add a member to the multisig {multisig}' },
    multisigRemoveMember: { sentence: 'Remove {oldMember} from the multisig {multisig}' },
    multisigSetTimeLock: {
      sentence: 'Set the time lock of the multisig {multisig} to {timeLock} seconds',
    },
    multisigChangeThreshold: {
      sentence: 'Set the threshold of the multisig {multisig} to {newThreshold}',
    },
    multisigSetConfigAuthority: {
      sentence: 'Set the config authority of the multisig {multisig} to {configAuthority}',
    },
    multisigSetRentCollector: { sentence: 'Set the rent collector of the multisig {multisig}' },
    multisigAddSpendingLimit: { sentence: 'Add a spending limit to the multisig {multisig}' },
    multisigRemoveSpendingLimit: { sentence: 'Remove the spending limit {spendingLimit} of {multisig}' },
    spendingLimitUse: {
      sentence: 'Send {amount} from {multisig} to {destination} under a spending limit',
      amounts: { amount: 'vaultTokenAccount' },
    },
    configTransactionCreate: { sentence: 'Create a config transaction of the multisig {multisig}' },
    configTransactionExecute: {
      sentence: 'Execute the approved config transaction {proposal} of {multisig}',
    },
    vaultTransactionCreate: {
      sentence: 'Create the vault transaction {transaction} of the multisig {multisig}',
    },
    vaultTransactionCreateFromBuffer: {
      sentence: 'Create the vault transaction {transaction} of the multisig {multisig}',
    },
    vaultTransactionExecute: {
      sentence: 'Execute the approved vault transaction {transaction} of the multisig {multisig}',
    },
    transactionBufferCreate: {
      sentence: 'Create the transaction buffer {transactionBuffer} of {multisig}',
    },
    transactionBufferExtend: { sentence: 'Extend the transaction buffer {transactionBuffer}' },
    transactionBufferClose: { sentence: 'Close the transaction buffer {transactionBuffer}' },
    batchCreate: { sentence: 'Create the batch {batch} of the multisig {multisig}' },
    batchAddTransaction: { sentence: 'Add the transaction {transaction} to the batch {batch}' },
    batchExecuteTransaction: { sentence: 'Execute the transaction {transaction} of the batch {batch}' },
    proposalCreate: {
      sentence: 'Create the proposal for transaction {transactionIndex} of the multisig {multisig}',
    },
    proposalActivate: { sentence: 'Activate the proposal {proposal}', minor: true },
    proposalApprove: { sentence: 'Approve the proposal {proposal} of the multisig {multisig}' },
    proposalReject: { sentence: 'Reject the proposal {proposal} of the multisig {multisig}' },
    proposalCancel: { sentence: 'Cancel the proposal {proposal} of the multisig {multisig}' },
    proposalCancelV2: { sentence: 'Cancel the proposal {proposal} of the multisig {multisig}' },
    configTransactionAccountsClose: { sentence: 'Close the finished proposal {proposal}' },
    vaultTransactionAccountsClose: { sentence: 'Close the finished proposal {proposal}' },
    vaultBatchTransactionAccountClose: { sentence: 'Close the finished transaction {transaction}' },
    batchAccountsClose: { sentence: 'Close the finished batch {batch}' },
  },
  interface: `
    instruction b8bcc6c3cd7c75d8 programConfigInit(args: ProgramConfigInitArgs): programConfig initializer systemProgram
    instruction eef224b5208fd84b programConfigSetAuthority(args: ProgramConfigSetAuthorityArgs): programConfig authority
    instruction 65a0f93f9ad7990d programConfigSetMultisigCreationFee(args: ProgramConfigSetMultisigCreationFeeArgs): programConfig authority
    instruction 6f2ef37590bca26b programConfigSetTreasury(args: ProgramConfigSetTreasuryArgs): programConfig authority
    instruction 7a4d509f54585ac5 multisigCreate(args: rest):
    instruction 32ddc75d28f58be9 multisigCreateV2(args: MultisigCreateArgsV2): programConfig treasury multisig createKey creator systemProgram
    instruction 01dbd76cb8e5d608 multisigAddMember(args: MultisigAddMemberArgs): multisig configAuthority rentPayer? systemProgram?
    instruction d975b1d2b691da48 multisigRemoveMember(args: MultisigRemoveMemberArgs): multisig configAuthority rentPayer? systemProgram?
    instruction 949a794dd4fe9b48 multisigSetTimeLock(args: MultisigSetTimeLockArgs): multisig configAuthority rentPayer? systemProgram?
    instruction 8d2a0f7ea95c3eb5 multisigChangeThreshold(args: MultisigChangeThresholdArgs): multisig configAuthority rentPayer? systemProgram?
    instruction 8f5dc78f5ca9c1e8 multisigSetConfigAuthority(args: MultisigSetConfigAuthorityArgs): multisig configAuthority rentPayer? systemProgram?
    instruction 30cc4139d2469c4a multisigSetRentCollector(args: MultisigSetRentCollectorArgs): multisig configAuthority rentPayer? systemProgram?
    instruction 0bf29f2a56c55973 multisigAddSpendingLimit(args: MultisigAddSpendingLimitArgs): multisig configAuthority spendingLimit rentPayer systemProgram
    instruction e4c6886f7b04b271 multisigRemoveSpendingLimit(args: MultisigRemoveSpendingLimitArgs): multisig configAuthority spendingLimit rentCollector
    instruction 9bec57e4894b5127 configTransactionCreate(args: ConfigTransactionCreateArgs): multisig transaction creator rentPayer systemProgram
    instruction 7292f4bdfc8c2428 configTransactionExecute(): multisig member proposal transaction rentPayer? systemProgram?
    instruction 30fa4ea8d0e2dad3 vaultTransactionCreate(args: VaultTransactionCreateArgs): multisig transaction creator rentPayer systemProgram
    instruction f5c9716c253f1d59 transactionBufferCreate(args: TransactionBufferCreateArgs): multisig transactionBuffer creator rentPayer systemProgram
    instruction 11b6d0e48818b266 transactionBufferClose(): multisig transactionBuffer creator
    instruction e69d433805eef592 transactionBufferExtend(args: TransactionBufferExtendArgs): multisig transactionBuffer creator
    instruction de36954457f630e7 vaultTransactionCreateFromBuffer(args: VaultTransactionCreateArgs): multisig transaction creator rentPayer systemProgram transactionBuffer creator
    instruction c208a15799a419ab vaultTransactionExecute(): multisig proposal transaction member
    instruction c28e8d1137b914f8 batchCreate(args: BatchCreateArgs): multisig batch creator rentPayer systemProgram
    instruction 5964e0124546364c batchAddTransaction(args: BatchAddTransactionArgs): multisig proposal batch transaction member rentPayer systemProgram
    instruction ac2cb398157feab4 batchExecuteTransaction(): multisig member proposal batch transaction
    instruction dc3c49e01e6c4f9f proposalCreate(args: ProposalCreateArgs): multisig proposal creator rentPayer systemProgram
    instruction 0b225cf89a1b336a proposalActivate(): multisig member proposal
    instruction 9025a488bcd82af8 proposalApprove(args: ProposalVoteArgs): multisig member proposal
    instruction f33e869ce66af687 proposalReject(args: ProposalVoteArgs): multisig member proposal
    instruction 1b2a7fed26a354cb proposalCancel(args: ProposalVoteArgs): multisig member proposal
    instruction cd29c23ddc8b10f7 proposalCancelV2(args: ProposalVoteArgs): multisig member proposal systemProgram
    instruction 1039827fc1149b86 spendingLimitUse(args: SpendingLimitUseArgs): multisig member spendingLimit vault destination systemProgram? mint? vaultTokenAccount? destinationTokenAccount? tokenProgram?
    instruction 50cb54359770bbba configTransactionAccountsClose(): multisig proposal transaction rentCollector systemProgram
    instruction c447bbb00223aaa5 vaultTransactionAccountsClose(): multisig proposal transaction rentCollector systemProgram
    instruction 8612136a814461f7 vaultBatchTransactionAccountClose(): multisig proposal batch transaction rentCollector systemProgram
    instruction dac407af82660bff batchAccountsClose(): multisig proposal batch rentCollector systemProgram
    account 9cc2462c1658892c Batch { multisig: pubkey, creator: pubkey, index: u64, bump: u8, vaultIndex: u8, vaultBump: u8, size: u32, executedTransactionIndex: u32 }
    account c4792e240c13fc07 VaultBatchTransaction { bump: u8, ephemeralSignerBumps: bytes, message: VaultTransactionMessage }
    account 5e080423718b8b70 ConfigTransaction { multisig: pubkey, creator: pubkey, index: u64, bump: u8, actions: Vec<ConfigAction> }
    account e07479ba44a14fec Multisig { createKey: pubkey, configAuthority: pubkey, threshold: u16, timeLock: u32, transactionIndex: u64, staleTransactionIndex: u64, rentCollector: Option<pubkey>, bump: u8, members: Vec<Member> }
    account c4d25ae790958c3f ProgramConfig { authority: pubkey, multisigCreationFee: u64, treasury: pubkey, reserved: [u8; 64] }
    account 1a5ebdbb74883521 Proposal { multisig: pubkey, transactionIndex: u64, status: ProposalStatus, bump: u8, approved: Vec<pubkey>, rejected: Vec<pubkey>, cancelled: Vec<pubkey> }
    account 0ac91ba0dac3de98 SpendingLimit { multisig: pubkey, createKey: pubkey, vaultIndex: u8, mint: pubkey, amount: u64, period: Period, remainingAmount: u64, lastReset: i64, bump: u8, members: Vec<pubkey>, destinations: Vec<pubkey> }
    account 5a2423db5de16e60 TransactionBuffer { multisig: pubkey, creator: pubkey, bufferIndex: u8, vaultIndex: u8, finalBufferHash: [u8; 32], finalBufferSize: u16, buffer: bytes }
    account a8faa264510ea2cf VaultTransaction { multisig: pubkey, creator: pubkey, index: u64, bump: u8, vaultIndex: u8, vaultBump: u8, ephemeralSignerBumps: bytes, message: VaultTransactionMessage }
    type BatchAddTransactionArgs { ephemeralSigners: u8, transactionMessage: bytes }
    type BatchCreateArgs { vaultIndex: u8, memo: Option<string> }
    type ConfigTransactionCreateArgs { actions: Vec<ConfigAction>, memo: Option<string> }
    type MultisigAddSpendingLimitArgs { createKey: pubkey, vaultIndex: u8, mint: pubkey, amount: u64, period: Period, members: Vec<pubkey>, destinations: Vec<pubkey>, memo: Option<string> }
    type MultisigAddMemberArgs { newMember: Member, memo: Option<string> }
    type MultisigRemoveMemberArgs { oldMember: pubkey, memo: Option<string> }
    type MultisigChangeThresholdArgs { newThreshold: u16, memo: Option<string> }
    type MultisigSetTimeLockArgs { timeLock: u32, memo: Option<string> }
    type MultisigSetConfigAuthorityArgs { configAuthority: pubkey, memo: Option<string> }
    type MultisigSetRentCollectorArgs { rentCollector: Option<pubkey>, memo: Option<string> }
    type MultisigCreateArgsV2 { configAuthority: Option<pubkey>, threshold: u16, members: Vec<Member>, timeLock: u32, rentCollector: Option<pubkey>, memo: Option<string> }
    type MultisigRemoveSpendingLimitArgs { memo: Option<string> }
    type ProgramConfigInitArgs { authority: pubkey, multisigCreationFee: u64, treasury: pubkey }
    type ProgramConfigSetAuthorityArgs { newAuthority: pubkey }
    type ProgramConfigSetMultisigCreationFeeArgs { newMultisigCreationFee: u64 }
    type ProgramConfigSetTreasuryArgs { newTreasury: pubkey }
    type ProposalCreateArgs { transactionIndex: u64, draft: bool }
    type ProposalVoteArgs { memo: Option<string> }
    type SpendingLimitUseArgs { amount: u64, decimals: u8, memo: Option<string> }
    type TransactionBufferCreateArgs { bufferIndex: u8, vaultIndex: u8, finalBufferHash: [u8; 32], finalBufferSize: u16, buffer: bytes }
    type TransactionBufferExtendArgs { buffer: bytes }
    type VaultTransactionCreateArgs { vaultIndex: u8, ephemeralSigners: u8, transactionMessage: bytes, memo: Option<string> }
    type Member { key: pubkey, permissions: Permissions }
    type Permissions { mask: u8 }
    type VaultTransactionMessage { numSigners: u8, numWritableSigners: u8, numWritableNonSigners: u8, accountKeys: Vec<pubkey>, instructions: Vec<MultisigCompiledInstruction>, addressTableLookups: Vec<MultisigMessageAddressTableLookup> }
    type MultisigCompiledInstruction { programIdIndex: u8, accountIndexes: bytes, data: bytes }
    type MultisigMessageAddressTableLookup { accountKey: pubkey, writableIndexes: bytes, readonlyIndexes: bytes }
    type ConfigAction = AddMember { newMember: Member } | RemoveMember { oldMember: pubkey } | ChangeThreshold { newThreshold: u16 } | SetTimeLock { newTimeLock: u32 } | AddSpendingLimit { createKey: pubkey, vaultIndex: u8, mint: pubkey, amount: u64, period: Period, members: Vec<pubkey>, destinations: Vec<pubkey> } | RemoveSpendingLimit { spendingLimit: pubkey } | SetRentCollector { newRentCollector: Option<pubkey> }
    type ProposalStatus = Draft { timestamp: i64 } | Active { timestamp: i64 } | Rejected { timestamp: i64 } | Approved { timestamp: i64 } | Executing | Executed { timestamp: i64 } | Cancelled { timestamp: i64 }
    type Period = OneTime | Day | Week | Month
    error 6000 DuplicateMember Found multiple members with the same pubkey
    error 6001 EmptyMembers Members array is empty
    error 6002 TooManyMembers Too many members, can be up to 65535
    error 6003 InvalidThreshold Invalid threshold, must be between 1 and number of members with Vote permission
    error 6004 Unauthorized Attempted to perform an unauthorized action
    error 6005 NotAMember Provided pubkey is not a member of multisig
    error 6006 InvalidTransactionMessage TransactionMessage is malformed.
    error 6007 StaleProposal Proposal is stale
    error 6008 InvalidProposalStatus Invalid proposal status
    error 6009 InvalidTransactionIndex Invalid transaction index
    error 6010 AlreadyApproved Member already approved the transaction
    error 6011 AlreadyRejected Member already rejected the transaction
    error 6012 AlreadyCancelled Member already cancelled the transaction
    error 6013 InvalidNumberOfAccounts Wrong number of accounts provided
    error 6014 InvalidAccount Invalid account provided
    error 6015 RemoveLastMember Cannot remove last member
    error 6016 NoVoters Members don't include any voters
    error 6017 NoProposers Members don't include any proposers
    error 6018 NoExecutors Members don't include any executors
    error 6019 InvalidStaleTransactionIndex stale_transaction_index must be <= transaction_index
    error 6020 NotSupportedForControlled Instruction not supported for controlled multisig
    error 6021 TimeLockNotReleased Proposal time lock has not been released
    error 6022 NoActions Config transaction must have at least one action
    error 6023 MissingAccount Missing account
    error 6024 InvalidMint Invalid mint
    error 6025 InvalidDestination Invalid destination
    error 6026 SpendingLimitExceeded Spending limit exceeded
    error 6027 DecimalsMismatch Decimals don't match the mint
    error 6028 UnknownPermission Member has unknown permission
    error 6029 ProtectedAccount Account is protected, it cannot be passed into a CPI as writable
    error 6030 TimeLockExceedsMaxAllowed Time lock exceeds the maximum allowed (90 days)
    error 6031 IllegalAccountOwner Account is not owned by Multisig program
    error 6032 RentReclamationDisabled Rent reclamation is disabled for this multisig
    error 6033 InvalidRentCollector Invalid rent collector address
    error 6034 ProposalForAnotherMultisig Proposal is for another multisig
    error 6035 TransactionForAnotherMultisig Transaction is for another multisig
    error 6036 TransactionNotMatchingProposal Transaction doesn't match proposal
    error 6037 TransactionNotLastInBatch Transaction is not last in batch
    error 6038 BatchNotEmpty Batch is not empty
    error 6039 SpendingLimitInvalidAmount Invalid SpendingLimit amount
    error 6040 InvalidInstructionArgs Invalid Instruction Arguments
    error 6041 FinalBufferHashMismatch Final message buffer hash doesnt match the expected hash
    error 6042 FinalBufferSizeExceeded Final buffer size cannot exceed 4000 bytes
    error 6043 FinalBufferSizeMismatch Final buffer size mismatch
    error 6044 MultisigCreateDeprecated multisig_create has been deprecated. Use multisig_create_v2 instead.
  `,
});
