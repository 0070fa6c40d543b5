/**
 * Words for the runtime's own errors. Names are those of agave's `TransactionError` and
 * `InstructionError` (solana-transaction-error, solana-instruction-error) as the RPC spells them.
 */
export interface Words {
  readonly message: string;
  readonly hint?: string;
}

export const TRANSACTION_ERRORS: Readonly<Record<string, Words>> = {
  AccountInUse: {
    message: 'An account was locked by another transaction in the same batch.',
    hint: 'Sending it again usually works.',
  },
  AccountLoadedTwice: { message: 'The same account is listed twice.' },
  AccountNotFound: {
    message: 'The fee payer does not exist.',
    hint: 'Fund the fee payer before sending.',
  },
  ProgramAccountNotFound: { message: 'A program it calls does not exist on this cluster.' },
  InsufficientFundsForFee: {
    message: 'The fee payer had too little SOL for the fee.',
    hint: 'Add SOL to the fee payer.',
  },
  InvalidAccountForFee: { message: 'The fee payer cannot pay fees: it is not a plain wallet account.' },
  AlreadyProcessed: { message: 'This transaction had already been processed.' },
  BlockhashNotFound: {
    message: 'Its blockhash had expired or was never known.',
    hint: 'Sign again with a recent blockhash.',
  },
  CallChainTooDeep: { message: 'Programs called each other too deeply.' },
  MissingSignatureForFee: { message: 'The fee payer did not sign.' },
  InvalidAccountIndex: { message: 'An instruction names an account that is not listed.' },
  SignatureFailure: { message: 'A signature does not verify.' },
  InvalidProgramForExecution: { message: 'It calls an account that is not an executable program.' },
  SanitizeFailure: { message: 'The transaction is malformed.' },
  ClusterMaintenance: { message: 'The cluster was in maintenance.' },
  AccountBorrowOutstanding: { message: 'A program left an account borrowed.' },
  WouldExceedMaxBlockCostLimit: {
    message: 'The block had no room left for its compute cost.',
    hint: 'A higher priority fee improves the odds.',
  },
  UnsupportedVersion: { message: 'This cluster does not accept its transaction version.' },
  InvalidWritableAccount: { message: 'It wants to write to an account that cannot be written.' },
  WouldExceedMaxAccountCostLimit: {
    message: 'Too much compute in this block already writes to one of its accounts.',
    hint: 'A higher priority fee improves the odds.',
  },
  WouldExceedAccountDataBlockLimit: { message: 'The block had reached its limit of new account data.' },
  TooManyAccountLocks: { message: 'It locks more accounts than a transaction may.' },
  AddressLookupTableNotFound: { message: 'An address lookup table it uses does not exist.' },
  InvalidAddressLookupTableOwner: {
    message: 'A lookup table it uses is not owned by the lookup table program.',
  },
  InvalidAddressLookupTableData: { message: 'A lookup table it uses cannot be read.' },
  InvalidAddressLookupTableIndex: {
    message: 'It asks for an entry its lookup table does not have.',
    hint: 'Entries become usable one slot after they are added.',
  },
  InvalidRentPayingAccount: { message: 'It would leave an account below the rent-exempt minimum.' },
  WouldExceedMaxVoteCostLimit: { message: 'The block had no room left for votes.' },
  WouldExceedAccountDataTotalLimit: { message: 'The cluster had reached its limit of account data.' },
  DuplicateInstruction: { message: 'It contains the same compute-budget instruction twice.' },
  InsufficientFundsForRent: {
    message: 'An account would end below the rent-exempt minimum.',
    hint: 'Leave enough SOL in the account, or empty it completely.',
  },
  MaxLoadedAccountsDataSizeExceeded: {
    message: 'The accounts it loads are larger than its stated limit.',
    hint: 'Raise the loaded-accounts data size limit.',
  },
  InvalidLoadedAccountsDataSizeLimit: { message: 'Its loaded-accounts data size limit is zero.' },
  ResanitizationNeeded: { message: 'It had to be checked again and was dropped.' },
  ProgramExecutionTemporarilyRestricted: { message: 'A program it calls may not run at the moment.' },
  UnbalancedTransaction: { message: 'Lamports were created or destroyed.' },
  ProgramCacheHitMaxLimit: { message: 'The node could load no more programs.' },
  CommitCancelled: { message: 'The node dropped it before it was written.' },
};

export const INSTRUCTION_ERRORS: Readonly<Record<string, Words>> = {
  GenericError: { message: 'The program failed without saying why.' },
  InvalidArgument: { message: 'The program was given an argument it does not accept.' },
  InvalidInstructionData: { message: 'The program could not read its instruction data.' },
  InvalidAccountData: {
    message: 'An account does not hold what the program expects.',
    hint: 'Check that every account passed is of the right kind and initialised.',
  },
  AccountDataTooSmall: { message: 'The data of an account is too small.' },
  InsufficientFunds: { message: 'An account had too little SOL for the instruction.' },
  IncorrectProgramId: { message: 'An account or instruction belongs to another program.' },
  MissingRequiredSignature: { message: 'A required signature is missing.' },
  AccountAlreadyInitialized: { message: 'The account is already initialised.' },
  UninitializedAccount: { message: 'The account is not initialised.' },
  UnbalancedInstruction: { message: 'The instruction created or destroyed lamports.' },
  ModifiedProgramId: { message: 'A program tried to change the owner of an account it may not change.' },
  ExternalAccountLamportSpend: { message: 'A program tried to spend SOL of an account it does not own.' },
  ExternalAccountDataModified: { message: 'A program tried to change data of an account it does not own.' },
  ReadonlyLamportChange: { message: 'A program tried to change the SOL of a read-only account.' },
  ReadonlyDataModified: { message: 'A program tried to change the data of a read-only account.' },
  DuplicateAccountIndex: { message: 'An account is listed twice where it may not be.' },
  ExecutableModified: { message: 'A program tried to change an executable flag.' },
  RentEpochModified: { message: 'A program tried to change a rent epoch.' },
  NotEnoughAccountKeys: { message: 'The instruction lists too few accounts.' },
  AccountDataSizeChanged: { message: 'A program changed the size of an account it may not resize.' },
  AccountNotExecutable: { message: 'The account called is not a program.' },
  AccountBorrowFailed: { message: 'An account was already in use within the instruction.' },
  AccountBorrowOutstanding: { message: 'A program left an account borrowed.' },
  DuplicateAccountOutOfSync: { message: 'Two views of one account disagree.' },
  InvalidError: { message: 'The program returned an error code that is none.' },
  ExecutableDataModified: { message: 'A program tried to change executable data.' },
  ExecutableLamportChange: { message: 'A program tried to change the SOL of an executable account.' },
  ExecutableAccountNotRentExempt: { message: 'A program account would not be rent-exempt.' },
  UnsupportedProgramId: { message: 'The program is not supported.' },
  CallDepth: { message: 'Programs called each other too deeply.' },
  MissingAccount: { message: 'An account the program needs is missing.' },
  ReentrancyNotAllowed: { message: 'A program was called again while it was still running.' },
  MaxSeedLengthExceeded: { message: 'An address seed is too long.' },
  InvalidSeeds: { message: 'The seeds do not make a valid program address.' },
  InvalidRealloc: { message: 'An account cannot be reallocated that way.' },
  ComputationalBudgetExceeded: {
    message: 'It ran out of compute units.',
    hint: 'Raise the compute unit limit.',
  },
  PrivilegeEscalation: { message: 'A program escalated the signer or writable privilege of an account.' },
  ProgramEnvironmentSetupFailure: { message: 'The program could not be started.' },
  ProgramFailedToComplete: {
    message: 'The program stopped in the middle: it crashed or ran out of compute units.',
    hint: 'The logs say which.',
  },
  ProgramFailedToCompile: { message: 'The program could not be compiled.' },
  Immutable: { message: 'The account cannot be changed any more.' },
  IncorrectAuthority: { message: 'The wrong authority signed.' },
  BorshIoError: { message: 'The program could not read or write its data.' },
  AccountNotRentExempt: {
    message: 'An account would end below the rent-exempt minimum.',
    hint: 'Fund it with the rent-exempt minimum.',
  },
  InvalidAccountOwner: { message: 'An account belongs to another program than expected.' },
  ArithmeticOverflow: { message: 'A calculation in the program overflowed.' },
  UnsupportedSysvar: { message: 'The program asked for a sysvar that does not exist.' },
  IllegalOwner: { message: 'The owner given is not allowed.' },
  MaxAccountsDataAllocationsExceeded: { message: 'The transaction allocates too much account data.' },
  MaxAccountsExceeded: { message: 'The instruction lists too many accounts.' },
  MaxInstructionTraceLengthExceeded: {
    message: 'The transaction runs too many instructions, inner ones included.',
  },
  BuiltinProgramsMustConsumeComputeUnits: { message: 'A built-in program used no compute units.' },
};

/** Codes the Anchor framework itself uses. Source: anchor-lang `error.rs`. */
export const ANCHOR_ERRORS: Readonly<Record<number, readonly [name: string, message: string]>> = {
  100: ['InstructionMissing', 'The instruction data is too short to name an instruction.'],
  101: ['InstructionFallbackNotFound', 'The program has no such instruction.'],
  102: ['InstructionDidNotDeserialize', 'The program could not deserialize its arguments.'],
  103: ['InstructionDidNotSerialize', 'The program could not serialize its arguments.'],
  2000: ['ConstraintMut', 'An account that must be writable is not.'],
  2001: ['ConstraintHasOne', 'An account does not belong to the one it should.'],
  2002: ['ConstraintSigner', 'An account that must sign did not.'],
  2003: ['ConstraintRaw', 'A condition on the accounts does not hold.'],
  2004: ['ConstraintOwner', 'An account is owned by the wrong program.'],
  2005: ['ConstraintRentExempt', 'An account is not rent-exempt.'],
  2006: ['ConstraintSeeds', 'An account is not at the address its seeds give.'],
  2011: ['ConstraintClose', 'An account cannot be closed into itself.'],
  2012: ['ConstraintAddress', 'An account is not the one at the required address.'],
  2014: ['ConstraintTokenMint', 'A token account holds the wrong mint.'],
  2015: ['ConstraintTokenOwner', 'A token account has the wrong owner.'],
  2016: ['ConstraintMintMintAuthority', 'A mint has the wrong mint authority.'],
  2017: ['ConstraintMintFreezeAuthority', 'A mint has the wrong freeze authority.'],
  2018: ['ConstraintMintDecimals', 'A mint has the wrong number of decimals.'],
  2019: ['ConstraintSpace', 'An account has the wrong size.'],
  2020: ['ConstraintAccountIsNone', 'A required account was left out.'],
  2500: ['RequireViolated', 'A condition of the program does not hold.'],
  2501: ['RequireEqViolated', 'Two values that must be equal are not.'],
  2502: ['RequireKeysEqViolated', 'Two addresses that must be equal are not.'],
  2503: ['RequireNeqViolated', 'Two values that must differ are equal.'],
  2504: ['RequireKeysNeqViolated', 'Two addresses that must differ are equal.'],
  2505: ['RequireGtViolated', 'A value is not greater than it must be.'],
  2506: ['RequireGteViolated', 'A value is smaller than it must be.'],
  3000: ['AccountDiscriminatorAlreadySet', 'The account is already initialised.'],
  3001: ['AccountDiscriminatorNotFound', 'An account has no discriminator.'],
  3002: ['AccountDiscriminatorMismatch', 'An account has another discriminator than expected.'],
  3003: ['AccountDidNotDeserialize', 'An account could not be deserialized.'],
  3004: ['AccountDidNotSerialize', 'An account could not be serialized.'],
  3005: ['AccountNotEnoughKeys', 'The instruction lists too few accounts.'],
  3006: ['AccountNotMutable', 'An account that must be writable is not.'],
  3007: ['AccountOwnedByWrongProgram', 'An account is owned by another program than expected.'],
  3008: ['InvalidProgramId', 'A program address is not the expected one.'],
  3009: ['InvalidProgramExecutable', 'A program account is not executable.'],
  3010: ['AccountNotSigner', 'An account that must sign did not.'],
  3011: ['AccountNotSystemOwned', 'An account is not a plain wallet account.'],
  3012: ['AccountNotInitialized', 'An account the program needs is not initialised.'],
  3013: ['AccountNotProgramData', 'An account is not program data.'],
  3014: ['AccountNotAssociatedTokenAccount', 'An account is not the associated token account.'],
  3015: ['AccountSysvarMismatch', 'An account is not the expected sysvar.'],
  3016: ['AccountReallocExceedsLimit', 'A realloc exceeds what one instruction may grow an account by.'],
  3017: ['AccountDuplicateReallocs', 'An account is reallocated twice.'],
  4100: ['DeclaredProgramIdMismatch', 'The program runs at another address than it declares.'],
  5000: ['Deprecated', 'The instruction is no longer supported.'],
};

/** An error that is of no one program. */
export interface GeneralError {
  readonly name: string;
  readonly message: string;
  /** Who raises it: the runtime, or the framework most programs are written with. */
  readonly raisedBy: 'Solana' | 'Anchor';
  /** The number programs of Anchor fail with. */
  readonly code?: number;
}

/** Every error of the runtime and of Anchor, each name once. */
export function listGeneralErrors(): readonly GeneralError[] {
  const runtime = Object.entries({ ...INSTRUCTION_ERRORS, ...TRANSACTION_ERRORS });
  return [
    ...runtime.map(([name, { message }]) => ({ name, message, raisedBy: 'Solana' as const })),
    ...Object.entries(ANCHOR_ERRORS).map(([code, [name, message]]) => ({
      name,
      message,
      raisedBy: 'Anchor' as const,
      code: Number(code),
    })),
  ];
}
