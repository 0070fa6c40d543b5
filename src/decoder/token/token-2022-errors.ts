import type { ErrorText } from '../define-protocol.ts';

/** Errors Token-2022 adds to those of Token. Source: spl-token-2022-interface `error.rs`, in order from 20. */
export const TOKEN_2022_ERRORS: Readonly<Record<number, ErrorText>> = {
  20: { name: 'ExtensionTypeMismatch', message: 'The extension is for another kind of account.' },
  21: { name: 'ExtensionBaseMismatch', message: 'The extension does not belong to this kind of account.' },
  22: { name: 'ExtensionAlreadyInitialized', message: 'The extension is already set up.' },
  23: {
    name: 'ConfidentialTransferAccountHasBalance',
    message: 'The account still holds a confidential balance.',
    hint: 'Withdraw it before closing the account.',
  },
  24: {
    name: 'ConfidentialTransferAccountNotApproved',
    message: 'The account is not approved for confidential transfers.',
  },
  25: {
    name: 'ConfidentialTransferDepositsAndTransfersDisabled',
    message: 'The account takes no confidential deposits or transfers.',
  },
  26: {
    name: 'ConfidentialTransferElGamalPubkeyMismatch',
    message: 'An encryption key is not the expected one.',
  },
  27: {
    name: 'ConfidentialTransferBalanceMismatch',
    message: 'A confidential balance is not the expected one.',
  },
  28: {
    name: 'MintHasSupply',
    message: 'The mint still has a supply.',
    hint: 'Burn all units before closing it.',
  },
  29: { name: 'NoAuthorityExists', message: 'There is no authority that could do this.' },
  30: { name: 'TransferFeeExceedsMaximum', message: 'The transfer fee is above 100 %.' },
  31: {
    name: 'MintRequiredForTransfer',
    message: 'This token can only be transferred with its mint in the instruction.',
    hint: 'Use transferChecked.',
  },
  32: { name: 'FeeMismatch', message: 'The fee stated is not the fee due.' },
  33: { name: 'FeeParametersMismatch', message: 'The fee parameters are not the mint’s.' },
  34: { name: 'ImmutableOwner', message: 'The owner of this account can never change.' },
  35: {
    name: 'AccountHasWithheldTransferFees',
    message: 'The account still has withheld transfer fees.',
    hint: 'Harvest them to the mint first.',
  },
  36: {
    name: 'NoMemo',
    message: 'The destination requires a memo before the transfer.',
    hint: 'Put a memo in front of the transfer.',
  },
  37: { name: 'NonTransferable', message: 'This token can never be transferred.' },
  38: {
    name: 'NonTransferableNeedsImmutableOwnership',
    message: 'Accounts of this token need an immutable owner.',
  },
  39: {
    name: 'MaximumPendingBalanceCreditCounterExceeded',
    message: 'Too many confidential transfers are pending.',
    hint: 'The owner has to apply the pending balance first.',
  },
  40: { name: 'MaximumDepositAmountExceeded', message: 'The confidential deposit is larger than allowed.' },
  41: {
    name: 'CpiGuardSettingsLocked',
    message: 'The CPI guard cannot be changed through a CPI.',
  },
  42: {
    name: 'CpiGuardTransferBlocked',
    message: 'The CPI guard of the account blocks transfers by other programs.',
  },
  43: {
    name: 'CpiGuardBurnBlocked',
    message: 'The CPI guard of the account blocks burning by other programs.',
  },
  44: {
    name: 'CpiGuardCloseAccountBlocked',
    message: 'The CPI guard of the account blocks closing by other programs.',
  },
  45: {
    name: 'CpiGuardApproveBlocked',
    message: 'The CPI guard of the account blocks approvals by other programs.',
  },
  46: {
    name: 'CpiGuardSetAuthorityBlocked',
    message: 'The CPI guard of the account blocks changes of authority by other programs.',
  },
  47: {
    name: 'CpiGuardOwnerChangeBlocked',
    message: 'The CPI guard of the account blocks changes of its owner.',
  },
  48: { name: 'ExtensionNotFound', message: 'The account lacks the extension.' },
  49: { name: 'NonConfidentialTransfersDisabled', message: 'The account takes no public transfers.' },
  50: {
    name: 'ConfidentialTransferFeeAccountHasWithheldFee',
    message: 'The account still has withheld confidential fees.',
  },
  51: { name: 'InvalidExtensionCombination', message: 'These extensions cannot be combined.' },
  52: { name: 'InvalidLengthForAlloc', message: 'The account has the wrong size.' },
  53: { name: 'AccountDecryption', message: 'The account could not be decrypted.' },
  54: { name: 'ProofGeneration', message: 'A proof could not be generated.' },
  55: { name: 'InvalidProofInstructionOffset', message: 'The proof instruction is not where it should be.' },
  56: {
    name: 'HarvestToMintDisabled',
    message: 'Harvesting withheld confidential fees to this mint is disabled.',
  },
  57: {
    name: 'SplitProofContextStateAccountsNotSupported',
    message: 'Proofs split over accounts are not supported.',
  },
  58: { name: 'NotEnoughProofContextStateAccounts', message: 'Proof accounts are missing.' },
  59: { name: 'MalformedCiphertext', message: 'An encrypted amount is malformed.' },
  60: { name: 'CiphertextArithmeticFailed', message: 'A calculation with encrypted amounts failed.' },
  61: { name: 'PedersenCommitmentMismatch', message: 'A commitment is not the expected one.' },
  62: { name: 'RangeProofLengthMismatch', message: 'A range proof has the wrong length.' },
  63: { name: 'IllegalBitLength', message: 'A range proof has an illegal bit length.' },
  64: { name: 'FeeCalculation', message: 'The fee could not be calculated.' },
  65: {
    name: 'IllegalMintBurnConversion',
    message: 'A confidential supply cannot be combined with public minting or burning.',
  },
  66: { name: 'InvalidScale', message: 'The UI amount multiplier is not allowed.' },
  67: { name: 'MintPaused', message: 'The token is paused.', hint: 'Its pause authority has to resume it.' },
  68: { name: 'PendingBalanceNonZero', message: 'A confidential balance is still pending.' },
};
