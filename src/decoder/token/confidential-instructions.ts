/**
 * Confidential transfers: amounts are encrypted, so these instructions are named and their bodies kept as
 * bytes. Source: spl-token-2022-interface `extension/confidential_transfer*\/instruction.rs`, in order.
 */
import type { InstructionLayout } from '../define-protocol.ts';
import { restBytes } from '../layout/codec.ts';
import { toFamily, type FamilyMember } from './instruction-family.ts';

const member = (
  name: string,
  title: string,
  accounts: readonly string[],
  sentence: string,
): FamilyMember => ({
  name,
  title,
  accounts,
  args: { proof: restBytes },
  sentence,
});

export const CONFIDENTIAL_FAMILIES: readonly InstructionLayout[] = [
  toFamily(27, 'confidentialTransfer', [
    member(
      'initializeConfidentialTransferMint',
      'Set up confidential transfers',
      ['mint'],
      'Allow confidential transfers of {mint}',
    ),
    member(
      'updateConfidentialTransferMint',
      'Change confidential transfers',
      ['mint', 'authority'],
      'Change the rules of confidential transfers of {mint}',
    ),
    member(
      'configureConfidentialAccount',
      'Set up confidential account',
      ['account', 'mint'],
      'Prepare {account} for confidential transfers',
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
      'Deposit confidentially',
      ['account', 'mint', 'owner'],
      'Move a public balance of {account} into its confidential one',
    ),
    member(
      'confidentialWithdraw',
      'Withdraw confidentially',
      ['account', 'mint'],
      'Move a confidential balance of {account} into its public one',
    ),
    member(
      'confidentialTransfer',
      'Transfer confidentially',
      ['source', 'mint', 'destination'],
      'Transfer a hidden amount from {source} to {destination}',
    ),
    member(
      'applyPendingBalance',
      'Apply pending balance',
      ['account', 'owner'],
      'Add the confidential amounts received by {account} to its balance',
    ),
    member(
      'enableConfidentialCredits',
      'Accept confidential transfers',
      ['account', 'owner'],
      'Let {account} receive confidential transfers',
    ),
    member(
      'disableConfidentialCredits',
      'Refuse confidential transfers',
      ['account', 'owner'],
      'Let {account} receive no confidential transfers',
    ),
    member(
      'enableNonConfidentialCredits',
      'Accept public transfers',
      ['account', 'owner'],
      'Let {account} receive public transfers',
    ),
    member(
      'disableNonConfidentialCredits',
      'Refuse public transfers',
      ['account', 'owner'],
      'Let {account} receive no public transfers',
    ),
    member(
      'confidentialTransferWithFee',
      'Transfer confidentially with fee',
      ['source', 'mint', 'destination'],
      'Transfer a hidden amount from {source} to {destination} with a hidden fee',
    ),
    member(
      'configureConfidentialAccountWithRegistry',
      'Set up confidential account',
      ['account', 'mint'],
      'Prepare {account} for confidential transfers with a registered key',
    ),
  ]),
  toFamily(37, 'confidentialTransferFee', [
    member(
      'initializeConfidentialTransferFee',
      'Set up confidential fees',
      ['mint'],
      'Hide the transfer fees of {mint}',
    ),
    member(
      'withdrawConfidentialFeesFromMint',
      'Collect confidential fees from mint',
      ['mint', 'destination'],
      'Collect the hidden fees held by {mint} into {destination}',
    ),
    member(
      'withdrawConfidentialFeesFromAccounts',
      'Collect confidential fees from accounts',
      ['mint', 'destination'],
      'Collect hidden fees of {mint} into {destination}',
    ),
    member(
      'harvestConfidentialFeesToMint',
      'Harvest confidential fees',
      ['mint'],
      'Move hidden fees held by token accounts to {mint}',
    ),
    member(
      'enableHarvestToMint',
      'Enable fee harvest',
      ['mint', 'authority'],
      'Let hidden fees be harvested to {mint}',
    ),
    member(
      'disableHarvestToMint',
      'Disable fee harvest',
      ['mint', 'authority'],
      'Let no hidden fees be harvested to {mint}',
    ),
  ]),
  toFamily(42, 'confidentialMintBurn', [
    member(
      'initializeConfidentialMintBurn',
      'Set up confidential supply',
      ['mint'],
      'Hide the supply of {mint}',
    ),
    member(
      'rotateSupplyKey',
      'Rotate supply key',
      ['mint'],
      'Change the key that hides the supply of {mint}',
    ),
    member(
      'updateDecryptableSupply',
      'Update hidden supply',
      ['mint', 'authority'],
      'Update the hidden supply of {mint}',
    ),
    member(
      'confidentialMint',
      'Mint confidentially',
      ['account', 'mint'],
      'Mint a hidden amount to {account}',
    ),
    member(
      'confidentialBurn',
      'Burn confidentially',
      ['account', 'mint'],
      'Burn a hidden amount of {account}',
    ),
    member(
      'applyPendingBurn',
      'Apply pending burns',
      ['mint', 'authority'],
      'Take the pending burns off the supply of {mint}',
    ),
  ]),
];
