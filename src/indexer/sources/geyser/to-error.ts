/**
 * Variants of agave’s `TransactionError` and `InstructionError`, each at its number. Source: crates
 * `solana-transaction-error` and `solana-instruction-error`, `lib.rs`.
 */
export const TRANSACTION_ERRORS: readonly string[] =
  `AccountInUse AccountLoadedTwice AccountNotFound ProgramAccountNotFound InsufficientFundsForFee InvalidAccountForFee
   AlreadyProcessed BlockhashNotFound InstructionError CallChainTooDeep MissingSignatureForFee InvalidAccountIndex
   SignatureFailure InvalidProgramForExecution SanitizeFailure ClusterMaintenance AccountBorrowOutstanding
   WouldExceedMaxBlockCostLimit UnsupportedVersion InvalidWritableAccount WouldExceedMaxAccountCostLimit
   WouldExceedAccountDataBlockLimit TooManyAccountLocks AddressLookupTableNotFound InvalidAddressLookupTableOwner
   InvalidAddressLookupTableData InvalidAddressLookupTableIndex InvalidRentPayingAccount WouldExceedMaxVoteCostLimit
   WouldExceedAccountDataTotalLimit DuplicateInstruction InsufficientFundsForRent MaxLoadedAccountsDataSizeExceeded
   InvalidLoadedAccountsDataSizeLimit ResanitizationNeeded ProgramExecutionTemporarilyRestricted UnbalancedTransaction
   ProgramCacheHitMaxLimit CommitCancelled`.split(/\s+/);
export const INSTRUCTION_ERRORS: readonly string[] =
  `GenericError InvalidArgument InvalidInstructionData InvalidAccountData AccountDataTooSmall InsufficientFunds
   IncorrectProgramId MissingRequiredSignature AccountAlreadyInitialized UninitializedAccount UnbalancedInstruction
   ModifiedProgramId ExternalAccountLamportSpend ExternalAccountDataModified ReadonlyLamportChange ReadonlyDataModified
   DuplicateAccountIndex ExecutableModified RentEpochModified NotEnoughAccountKeys AccountDataSizeChanged
   AccountNotExecutable AccountBorrowFailed AccountBorrowOutstanding DuplicateAccountOutOfSync Custom InvalidError
   ExecutableDataModified ExecutableLamportChange ExecutableAccountNotRentExempt UnsupportedProgramId CallDepth
   MissingAccount ReentrancyNotAllowed MaxSeedLengthExceeded InvalidSeeds InvalidRealloc ComputationalBudgetExceeded
   PrivilegeEscalation ProgramEnvironmentSetupFailure ProgramFailedToComplete ProgramFailedToCompile Immutable
   IncorrectAuthority BorshIoError AccountNotRentExempt InvalidAccountOwner ArithmeticOverflow UnsupportedSysvar
   IllegalOwner MaxAccountsDataAllocationsExceeded MaxAccountsExceeded MaxInstructionTraceLengthExceeded
   BuiltinProgramsMustConsumeComputeUnits`.split(/\s+/);

/**
 * What `err` of a failed transaction says, as the RPC spells it. Bytes of an error of a later version are passed on:
 * then it is known that it failed.
 */
export function toError(bincode: Uint8Array): unknown {
  const view = new DataView(bincode.buffer, bincode.byteOffset, bincode.length);
  const unread = { bincode: Buffer.from(bincode).toString('base64') };
  if (bincode.length < 4) return unread;
  const name = TRANSACTION_ERRORS[view.getUint32(0, true)];
  switch (name) {
    case undefined:
      return unread;
    case 'InstructionError': {
      const inner = bincode.length < 9 ? undefined : toInstructionError(view);
      return inner === undefined ? unread : { InstructionError: [view.getUint8(4), inner] };
    }
    case 'DuplicateInstruction':
      return bincode.length === 5 ? { [name]: view.getUint8(4) } : unread;
    case 'InsufficientFundsForRent':
    case 'ProgramExecutionTemporarilyRestricted':
      return bincode.length === 5 ? { [name]: { account_index: view.getUint8(4) } } : unread;
    default:
      return bincode.length === 4 ? name : unread;
  }
}

/** Of the error of an instruction, which begins with its place. */
function toInstructionError(view: DataView): unknown {
  const name = INSTRUCTION_ERRORS[view.getUint32(5, true)];
  if (name === 'Custom') return view.byteLength === 13 ? { Custom: view.getUint32(9, true) } : undefined;
  // Earlier versions say more: a length of eight bytes, and a text.
  if (name === 'BorshIoError' && view.byteLength >= 17) {
    const text = new Uint8Array(view.buffer, view.byteOffset + 17, view.byteLength - 17);
    return { BorshIoError: new TextDecoder().decode(text) };
  }
  return view.byteLength === 9 ? name : undefined;
}
