import { defineInterface } from '../define-interface.ts';

export default defineInterface({
  key: 'spl-governance',
  name: 'SPL Governance',
  programs: ['GovER5Lthms3bLBqWub97yVrMmEogzX7xNjdXpPPCVZw'],
  category: 'governance',
  source: 'the program’s own Codama IDL 4.0.0',
  meaning: {
    createRealm: { sentence: 'Create the realm {realm} named {name}' },
    depositGoverningTokens: {
      sentence: 'Deposit {amount} to vote in {realm}',
      amounts: { amount: 'governingTokenHolding' },
    },
    withdrawGoverningTokens: { sentence: 'Withdraw the voting tokens of {governingTokenOwner} from {realm}' },
    setGovernanceDelegate: {
      sentence: 'Set the governance delegate of {tokenOwnerRecord} to {newGovernanceDelegate}',
    },
    createGovernance: { sentence: 'Create the governance {governance} of {realm}' },
    createProposal: { sentence: 'Propose {name} to {realm}' },
    // Versions 1 and 2 have the proposal first, where version 3 has the governance.
    addSignatory: { sentence: 'Add the signatory {signatory} to a proposal' },
    insertTransaction: { sentence: 'Add a transaction to the proposal {proposal}' },
    removeTransaction: { sentence: 'Remove a transaction from the proposal {proposal}' },
    cancelProposal: { sentence: 'Cancel the proposal {proposal}' },
    signOffProposal: { sentence: 'Sign off the proposal {proposal}' },
    castVote: {
      sentence: 'Vote on the proposal {proposal} of {realm}',
      ballot: { argument: 'vote', sentence: 'Vote {ballot} the proposal {proposal} of {realm}' },
    },
    finalizeVote: { sentence: 'Finalize the vote on the proposal {proposal}' },
    relinquishVote: { sentence: 'Relinquish a vote on the proposal {proposal}' },
    executeTransaction: {
      sentence: 'Execute a transaction of the approved proposal {proposal}',
      executes: { account: 'proposal', called: 'the proposal' },
    },
    setGovernanceConfig: { sentence: 'Set the config of {governance}' },
    setRealmAuthority: { sentence: 'Transfer the authority of the realm {realm} to {newRealmAuthority}' },
    setRealmConfig: { sentence: 'Set the config of the realm {realm}' },
    setRealmConfigItem: { sentence: 'Set the config of the realm {realm}' },
    createTokenOwnerRecord: {
      sentence: 'Open the voting record of {governingTokenOwner} in {realm}',
      minor: true,
    },
    createNativeTreasury: { sentence: 'Open the treasury {nativeTreasury}' },
    revokeGoverningTokens: {
      sentence: 'Revoke {amount} of voting tokens in {realm}',
      amounts: { amount: 'governingTokenHolding' },
    },
    refundProposalDeposit: { sentence: 'Return the deposit for the proposal {proposal}' },
    completeProposal: { sentence: 'Complete the proposal {proposal}' },
    addRequiredSignatory: { sentence: 'Require {signatory} to sign proposals of {governance}' },
    removeRequiredSignatory: { sentence: 'Remove a required signatory of {governance}' },
    setTokenOwnerRecordLock: { sentence: 'Lock the voting tokens of {tokenOwnerRecord}' },
    relinquishTokenOwnerRecordLocks: { sentence: 'Unlock the voting tokens of {tokenOwnerRecord}' },
  },
});
