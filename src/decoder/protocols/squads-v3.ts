import { defineInterface } from '../define-interface.ts';

export default defineInterface({
  key: 'squads-v3',
  name: 'Squads v3',
  programs: ['SMPLecH534NA9acpos4G6x7uf3LWbCAwZQE9e8ZekMu'],
  category: 'governance',
  source: 'the Anchor IDL 1.3.0 in solana-foundation/explorer',
  meaning: {
    create: { sentence: 'Create the multisig {multisig} with a threshold of {threshold}' },
    addMember: { sentence: 'Add {newMember} to the multisig {multisig}' },
    removeMember: { sentence: 'Remove {oldMember} from the multisig {multisig}' },
    addMemberAndChangeThreshold: {
      sentence: 'Add {newMember} to the multisig {multisig} and set its threshold to {newThreshold}',
    },
    removeMemberAndChangeThreshold: {
      sentence: 'Remove {oldMember} from the multisig {multisig} and set its threshold to {newThreshold}',
    },
    changeThreshold: { sentence: 'Set the threshold of the multisig {multisig} to {newThreshold}' },
    addAuthority: { sentence: 'Add an authority to the multisig {multisig}' },
    createTransaction: { sentence: 'Create the transaction {transaction} of the multisig {multisig}' },
    addInstruction: { sentence: 'Add an instruction to the transaction {transaction}', minor: true },
    activateTransaction: { sentence: 'Activate the transaction {transaction}', minor: true },
    approveTransaction: { sentence: 'Approve the transaction {transaction} of the multisig {multisig}' },
    rejectTransaction: { sentence: 'Reject the transaction {transaction} of the multisig {multisig}' },
    cancelTransaction: { sentence: 'Cancel the transaction {transaction} of the multisig {multisig}' },
    executeTransaction: {
      sentence: 'Execute the approved transaction {transaction} of the multisig {multisig}',
      executes: { account: 'multisig', called: 'the multisig' },
    },
    executeInstruction: {
      sentence: 'Execute an instruction of the approved transaction {transaction} of the multisig {multisig}',
      executes: { account: 'multisig', called: 'the multisig' },
    },
  },
});
