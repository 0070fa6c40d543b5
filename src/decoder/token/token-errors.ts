import type { ErrorText } from '../define-protocol.ts';

/** Errors 0 to 19 are the same in Token and Token-2022. Source: spl-token-interface `error.rs`. */
export const TOKEN_ERRORS: Readonly<Record<number, ErrorText>> = {
  0: { name: 'NotRentExempt', message: 'The account has too little SOL to be rent-exempt.' },
  1: {
    name: 'InsufficientFunds',
    message: 'The token account holds less than the amount.',
    hint: 'Send less, or add tokens to the account first.',
  },
  2: { name: 'InvalidMint', message: 'The mint is not a valid one.' },
  3: { name: 'MintMismatch', message: 'The account holds another token than the instruction names.' },
  4: {
    name: 'OwnerMismatch',
    message: 'The signer does not own the token account.',
    hint: 'Sign with the owner or its delegate.',
  },
  5: { name: 'FixedSupply', message: 'The token has a fixed supply: nobody can mint it.' },
  6: { name: 'AlreadyInUse', message: 'The account is already initialised.' },
  7: { name: 'InvalidNumberOfProvidedSigners', message: 'Too few or too many signers for the multisig.' },
  8: {
    name: 'InvalidNumberOfRequiredSigners',
    message: 'The multisig requires an invalid number of signers.',
  },
  9: { name: 'UninitializedState', message: 'The account is not initialised.' },
  10: { name: 'NativeNotSupported', message: 'This cannot be done with wrapped SOL.' },
  11: {
    name: 'NonNativeHasBalance',
    message: 'The account still holds tokens.',
    hint: 'Move or burn them before closing it.',
  },
  12: { name: 'InvalidInstruction', message: 'The instruction cannot be read.' },
  13: { name: 'InvalidState', message: 'The account is in the wrong state for this.' },
  14: { name: 'Overflow', message: 'The amount overflows.' },
  15: { name: 'AuthorityTypeNotSupported', message: 'The account has no authority of that type.' },
  16: { name: 'MintCannotFreeze', message: 'The token has no freeze authority.' },
  17: {
    name: 'AccountFrozen',
    message: 'The token account is frozen.',
    hint: 'The token’s freeze authority has to thaw it.',
  },
  18: { name: 'MintDecimalsMismatch', message: 'The decimals given are not the mint’s.' },
  19: { name: 'NonNativeNotSupported', message: 'This can be done with wrapped SOL only.' },
};
