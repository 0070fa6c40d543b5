/** Rights over a mint or token account, by the name of their kind. */
const AUTHORITY_WORDS: Readonly<Record<string, string>> = {
  mintTokens: 'the right to mint',
  freezeAccount: 'the right to freeze',
  accountOwner: 'the ownership of',
  closeAccount: 'the right to close',
  closeMint: 'the right to close the mint',
  permanentDelegate: 'the permanent delegate of',
  transferFeeConfig: 'the right to set the transfer fee of',
  withheldWithdraw: 'the right to collect transfer fees of',
  interestRate: 'the right to set the interest rate of',
  pause: 'the right to pause',
};

/** A right as it reads on with the account: 'the right to mint', 'the ownership of'. */
export const toAuthorityWords = (type: string): string =>
  (Object.hasOwn(AUTHORITY_WORDS, type) ? AUTHORITY_WORDS[type] : undefined) ?? `the ${type} authority of`;
