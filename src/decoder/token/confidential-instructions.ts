/**
 * Confidential transfers: amounts are encrypted, so these instructions are named and their bodies kept as
 * bytes. What goes into a confidential balance or comes out of it is public. Source: spl-token-2022-interface `extension/confidential_transfer*\/instruction.rs`, in order.
 */
import type { InstructionLayout } from '../define-protocol.ts';
import { checkedAmountAt, restBytes, u8, type Layout } from '../layout/codec.ts';
import { toFamily, type FamilyMember } from './instruction-family.ts';

const member = (
  name: string,
  title: string,
  accounts: readonly string[],
  sentence: string,
  args: Layout = { proof: restBytes },
): FamilyMember => ({
  name,
  title,
  accounts,
  args,
  sentence,
});

/** Units that change between a public and a confidential balance, and the decimals they are stated with. */
const PUBLIC_AMOUNT: Layout = { amount: checkedAmountAt(1), decimals: u8 };

export const CONFIDENTIAL_FAMILIES: readonly InstructionLayout[] = [
  toFamily(27, 'confidentialTransfer', [
    member(
      'initializeConfidentialTransferMint',
      'Initialize confidential transfers',
      ['mint'],
      'Enable confidential transfers of {mint}',
    ),
    member(
      'updateConfidentialTransferMint',
      'Update confidential transfers',
      ['mint', 'authority'],
      'Update the confidential transfer settings of {mint}',
    ),
    member(
      'configureConfidentialAccount',
      'Configure confidential account',
      ['account', 'mint'],
      'Configure {account} for confidential transfers',
    ),
    member(
      'approveConfidentialAccount',
      'Approve confidential account',
      ['account', 'mint', 'authority'],
      'Approve {account} for confidential transfers',
    ),
    member(
      'emptyConfidentialAccount',
      'Empty confidential account',
      ['account'],
      'Prove that the confidential balance of {account} is zero',
    ),
    member(
      'confidentialDeposit',
      'Deposit to confidential balance',
      ['account', 'mint', 'owner'],
      'Deposit {amount} of {account} into its confidential balance',
      PUBLIC_AMOUNT,
    ),
    member(
      'confidentialWithdraw',
      'Withdraw from confidential balance',
      ['account', 'mint'],
      'Withdraw {amount} from the confidential balance of {account} to its public one',
      { ...PUBLIC_AMOUNT, proof: restBytes },
    ),
    member(
      'confidentialTransfer',
      'Transfer confidentially',
      ['source', 'mint', 'destination'],
      'Transfer a confidential amount of {mint} from {source} to {destination}',
    ),
    member(
      'applyPendingBalance',
      'Apply pending balance',
      ['account', 'owner'],
      'Apply the pending confidential balance of {account}',
    ),
    member(
      'enableConfidentialCredits',
      'Enable confidential credits',
      ['account', 'owner'],
      'Enable confidential credits to {account}',
    ),
    member(
      'disableConfidentialCredits',
      'Disable confidential credits',
      ['account', 'owner'],
      'Disable confidential credits to {account}',
    ),
    member(
      'enableNonConfidentialCredits',
      'Enable non-confidential credits',
      ['account', 'owner'],
      'Enable non-confidential credits to {account}',
    ),
    member(
      'disableNonConfidentialCredits',
      'Disable non-confidential credits',
      ['account', 'owner'],
      'Disable non-confidential credits to {account}',
    ),
    member(
      'confidentialTransferWithFee',
      'Transfer confidentially with fee',
      ['source', 'mint', 'destination'],
      'Transfer a confidential amount of {mint} from {source} to {destination} with a confidential fee',
    ),
    member(
      'configureConfidentialAccountWithRegistry',
      'Configure confidential account',
      ['account', 'mint'],
      'Configure {account} for confidential transfers with a registered ElGamal key',
    ),
  ]),
  toFamily(37, 'confidentialTransferFee', [
    member(
      'initializeConfidentialTransferFee',
      'Initialize confidential transfer fees',
      ['mint'],
      'Initialize confidential transfer fees of {mint}',
    ),
    member(
      'withdrawConfidentialFeesFromMint',
      'Withdraw withheld confidential fees from mint',
      ['mint', 'destination'],
      'Withdraw the confidential fees withheld in the mint {mint} to {destination}',
    ),
    member(
      'withdrawConfidentialFeesFromAccounts',
      'Withdraw withheld confidential fees from accounts',
      ['mint', 'destination'],
      'Withdraw the confidential fees withheld in accounts of {mint} to {destination}',
    ),
    member(
      'harvestConfidentialFeesToMint',
      'Harvest withheld confidential fees to mint',
      ['mint'],
      'Harvest withheld confidential fees from token accounts to the mint {mint}',
    ),
    member(
      'enableHarvestToMint',
      'Enable harvest to mint',
      ['mint', 'authority'],
      'Enable harvesting confidential fees to the mint {mint}',
    ),
    member(
      'disableHarvestToMint',
      'Disable harvest to mint',
      ['mint', 'authority'],
      'Disable harvesting confidential fees to the mint {mint}',
    ),
  ]),
  toFamily(42, 'confidentialMintBurn', [
    member(
      'initializeConfidentialMintBurn',
      'Initialize confidential supply',
      ['mint'],
      'Initialize the confidential supply of {mint}',
    ),
    member(
      'rotateSupplyKey',
      'Rotate supply key',
      ['mint'],
      'Rotate the ElGamal key of the confidential supply of {mint}',
    ),
    member(
      'updateDecryptableSupply',
      'Update decryptable supply',
      ['mint', 'authority'],
      'Update the decryptable supply of {mint}',
    ),
    member(
      'confidentialMint',
      'Mint confidentially',
      ['account', 'mint'],
      'Mint a confidential amount of {mint} to {account}',
    ),
    member(
      'confidentialBurn',
      'Burn confidentially',
      ['account', 'mint'],
      'Burn a confidential amount of {mint} from {account}',
    ),
    member(
      'applyPendingBurn',
      'Apply pending burns',
      ['mint', 'authority'],
      'Apply the pending burns to the confidential supply of {mint}',
    ),
  ]),
];
