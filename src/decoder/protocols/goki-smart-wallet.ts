import { defineInterface } from '../define-interface.ts';

export default defineInterface({
  key: 'goki-smart-wallet',
  name: 'Goki Smart Wallet',
  programs: ['GokivDYuQXPZCWRkwMhdH2h91KpDQXBEmpgBgs55bnpH'],
  category: 'governance',
  source: 'the Anchor IDL 0.11.1 in npm @gokiprotocol/client',
  meaning: {
    createSmartWallet: { sentence: 'Create the smart wallet {smartWallet} with a threshold of {threshold}' },
    setOwners: { sentence: 'Set the owners of the smart wallet {smartWallet}' },
    changeThreshold: { sentence: 'Set the threshold of the smart wallet {smartWallet} to {threshold}' },
    createTransaction: { sentence: 'Create the transaction {transaction} of the smart wallet {smartWallet}' },
    createTransactionWithTimelock: {
      sentence: 'Create the transaction {transaction} of the smart wallet {smartWallet}',
    },
    approve: { sentence: 'Approve the transaction {transaction} of the smart wallet {smartWallet}' },
    unapprove: {
      sentence: 'Revoke the approval of the transaction {transaction} of the smart wallet {smartWallet}',
    },
    executeTransaction: {
      sentence: 'Execute the approved transaction {transaction} of the smart wallet {smartWallet}',
      executes: { account: 'smartWallet', called: 'the smart wallet' },
    },
    executeTransactionDerived: {
      sentence: 'Execute the approved transaction {transaction} of the smart wallet {smartWallet}',
      executes: { account: 'smartWallet', called: 'the smart wallet' },
    },
    ownerInvokeInstruction: {
      sentence: 'Execute an instruction for the smart wallet {smartWallet}',
      executes: { account: 'smartWallet', called: 'the smart wallet' },
    },
    ownerInvokeInstructionV2: {
      sentence: 'Execute an instruction for the smart wallet {smartWallet}',
      executes: { account: 'smartWallet', called: 'the smart wallet' },
    },
  },
});
