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
      proposes: { message: 'transactionMessage', account: 'multisig' },
    },
    vaultTransactionCreateFromBuffer: {
      sentence: 'Create the vault transaction {transaction} of the multisig {multisig}',
    },
    vaultTransactionExecute: {
      sentence: 'Execute the approved vault transaction {transaction} of the multisig {multisig}',
      executes: { account: 'multisig', called: 'the multisig' },
    },
    transactionBufferCreate: {
      sentence: 'Create the transaction buffer {transactionBuffer} of {multisig}',
    },
    transactionBufferExtend: { sentence: 'Extend the transaction buffer {transactionBuffer}' },
    transactionBufferClose: { sentence: 'Close the transaction buffer {transactionBuffer}' },
    batchCreate: { sentence: 'Create the batch {batch} of the multisig {multisig}' },
    batchAddTransaction: {
      proposes: { message: 'transactionMessage', account: 'multisig' },
      sentence: 'Add the transaction {transaction} to the batch {batch}',
    },
    batchExecuteTransaction: {
      sentence: 'Execute the transaction {transaction} of the batch {batch}',
      executes: { account: 'multisig', called: 'the multisig' },
    },
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
});
