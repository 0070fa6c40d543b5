import { toTitle } from '#std/text';

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

/** Those whose name is not that of their kind and `authority`. */
const AUTHORITY_NAMES: Readonly<Record<string, string>> = {
  mintTokens: 'mint authority',
  freezeAccount: 'freeze authority',
  accountOwner: 'owner',
  closeAccount: 'close authority',
  closeMint: 'close authority',
  permanentDelegate: 'permanent delegate',
  transferFeeConfig: 'transfer fee authority',
  withheldWithdraw: 'authority over withheld fees',
  confidentialTransferMint: 'confidential transfer authority',
  transferHookProgramId: 'transfer hook authority',
  confidentialTransferFeeConfig: 'confidential transfer fee authority',
  scaledUiAmount: 'UI amount multiplier authority',
};

const find = (words: Readonly<Record<string, string>>, type: string): string | undefined =>
  Object.hasOwn(words, type) ? words[type] : undefined;

/** What holds a right is called: 'mint authority', 'owner', 'metadata pointer authority'. */
export const toAuthorityName = (type: string): string =>
  find(AUTHORITY_NAMES, type) ?? `${toTitle(type).toLowerCase()} authority`;

/** A right as it reads on with the account: 'the right to mint', 'the ownership of'. */
export const toAuthorityWords = (type: string): string =>
  find(AUTHORITY_WORDS, type) ?? `the ${toAuthorityName(type)} of`;
