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
    addSignatory: { sentence: 'Add the signatory {signatory} to the proposal {proposal}' },
    insertTransaction: { sentence: 'Add a transaction to the proposal {proposal}' },
    removeTransaction: { sentence: 'Remove a transaction from the proposal {proposal}' },
    cancelProposal: { sentence: 'Cancel the proposal {proposal}' },
    signOffProposal: { sentence: 'Sign off the proposal {proposal}' },
    castVote: { sentence: 'Vote on the proposal {proposal} of {realm}' },
    finalizeVote: { sentence: 'Finalize the vote on the proposal {proposal}' },
    relinquishVote: { sentence: 'Relinquish a vote on the proposal {proposal}' },
    executeTransaction: { sentence: 'Execute a transaction of the approved proposal {proposal}' },
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
  interface: `
    instruction 00 createRealm(name: string, configArgs: realmConfigArgs): realm realmAuthority communityTokenMint communityTokenHolding payer systemProgram splTokenProgram rent councilTokenMint? councilTokenHolding? realmConfig communityVoterWeightAddinProgram? communityMaxVoterWeightAddinProgram? councilVoterWeightAddinProgram? councilMaxVoterWeightAddinProgram?
    instruction 01 depositGoverningTokens(amount: u64): realm governingTokenHolding governingTokenSource governingTokenOwner governingTokenSourceAuthority tokenOwnerRecord payer systemProgram splTokenProgram realmConfig
    instruction 02 withdrawGoverningTokens(): realm governingTokenHolding governingTokenDestination governingTokenOwner tokenOwnerRecord splTokenProgram realmConfig
    instruction 03 setGovernanceDelegate(newGovernanceDelegate: Option<pubkey>): governanceAuthority tokenOwnerRecord
    instruction 04 createGovernance(config: governanceConfig): realm governance governanceSeed tokenOwnerRecord payer systemProgram createAuthority realmConfig voterWeightRecord?
    instruction 06 createProposal(name: string, descriptionLink: string, voteType: voteType, options: Vec<string>, useDenyOption: bool, proposalSeed: pubkey): realm proposal governance proposalOwnerRecord governingTokenMint governanceAuthority payer systemProgram realmConfig voterWeightRecord? proposalDeposit?
    instruction 07 addSignatory(signatory: pubkey): governance proposal signatoryRecord payer systemProgram tokenOwnerRecordOrRequiredSignatory? governanceAuthority?
    instruction 09 insertTransaction(optionIndex: u8, index: u16, legacy: u32, instructions: Vec<instructionData>): governance proposal tokenOwnerRecord governanceAuthority proposalTransaction payer systemProgram rent
    instruction 0a removeTransaction(): proposal tokenOwnerRecord governanceAuthority proposalTransaction beneficiary
    instruction 0b cancelProposal(): realm governance proposal proposalOwnerRecord governanceAuthority
    instruction 0c signOffProposal(): realm governance proposal signatory proposalOwnerRecordOrSignatoryRecord
    instruction 0d castVote(vote: vote): realm governance proposal proposalOwnerRecord voterTokenOwnerRecord governanceAuthority voteRecord voteGoverningTokenMint payer systemProgram realmConfig voterWeightRecord? maxVoterWeightRecord?
    instruction 0e finalizeVote(): realm governance proposal proposalOwnerRecord governingTokenMint realmConfig maxVoterWeightRecord?
    instruction 0f relinquishVote(): realm governance proposal tokenOwnerRecord voteRecord voteGoverningTokenMint governanceAuthority? beneficiary?
    instruction 10 executeTransaction(): governance proposal proposalTransaction instructionProgram remainingAccounts?
    instruction 13 setGovernanceConfig(config: governanceConfig): governance
    instruction 15 setRealmAuthority(action: setRealmAuthorityAction): realm realmAuthority newRealmAuthority?
    instruction 16 setRealmConfig(configArgs: realmConfigArgs): realm realmAuthority councilTokenMint? councilTokenHolding? systemProgram realmConfig communityVoterWeightAddinProgram? communityMaxVoterWeightAddinProgram? councilVoterWeightAddinProgram? councilMaxVoterWeightAddinProgram? payer?
    instruction 17 createTokenOwnerRecord(): realm governingTokenOwner tokenOwnerRecord governingTokenMint payer systemProgram
    instruction 18 updateProgramMetadata(): programMetadata payer systemProgram
    instruction 19 createNativeTreasury(): governance nativeTreasury payer systemProgram
    instruction 1a revokeGoverningTokens(amount: u64): realm governingTokenHolding tokenOwnerRecord governingTokenMint revokeAuthority realmConfig splTokenProgram
    instruction 1b refundProposalDeposit(): proposal proposalDeposit proposalDepositPayer
    instruction 1c completeProposal(): proposal tokenOwnerRecord completeProposalAuthority
    instruction 1d addRequiredSignatory(signatory: pubkey): governance requiredSignatory payer systemProgram
    instruction 1e removeRequiredSignatory(): governance requiredSignatory beneficiary
    instruction 1f setTokenOwnerRecordLock(lockId: u8, expiry: Option<i64>): realm realmConfig tokenOwnerRecord tokenOwnerRecordLockAuthority payer systemProgram
    instruction 20 relinquishTokenOwnerRecordLocks(lockIds: Option<Vec<u8>>): realm realmConfig tokenOwnerRecord tokenOwnerRecordLockAuthority?
    instruction 21 setRealmConfigItem(args: setRealmConfigItemArgs): realm realmConfig realmAuthority payer systemProgram
    account 10 realmV2 { communityMint: pubkey, config: realmConfig, reserved: [u8; 6], legacy1: u16, authority: Option<pubkey>, name: string, reservedV2: [u8; 128] }
    account 0b realmConfigAccount { realm: pubkey, communityTokenConfig: governingTokenConfig, councilTokenConfig: governingTokenConfig, reserved: reserved110 }
    account 12 governanceV2 { realm: pubkey, governanceSeed: pubkey, reserved1: u32, config: governanceConfig, reservedV2: reserved119, requiredSignatoriesCount: u8, activeProposalCount: u64 }
    account 0e proposalV2 { governance: pubkey, governingTokenMint: pubkey, state: proposalState, tokenOwnerRecord: pubkey, signatoriesCount: u8, signatoriesSignedOffCount: u8, voteType: voteType, options: Vec<proposalOption>, denyVoteWeight: Option<u64>, reserved1: u8, abstainVoteWeight: Option<u64>, startVotingAt: Option<i64>, draftAt: i64, signingOffAt: Option<i64>, votingAt: Option<i64>, votingAtSlot: Option<u64>, votingCompletedAt: Option<i64>, executingAt: Option<i64>, closedAt: Option<i64>, executionFlags: instructionExecutionFlags, maxVoteWeight: Option<u64>, maxVotingTime: Option<u32>, voteThreshold: Option<voteThreshold>, reserved: [u8; 64], name: string, descriptionLink: string, vetoVoteWeight: u64 }
    account 0d proposalTransactionV2 { proposal: pubkey, optionIndex: u8, transactionIndex: u16, legacy: u32, instructions: Vec<instructionData>, executedAt: Option<i64>, executionStatus: transactionExecutionStatus, reservedV2: [u8; 8] }
    account 16 signatoryRecordV2 { proposal: pubkey, signatory: pubkey, signedOff: bool, reservedV2: [u8; 8] }
    account 0c voteRecordV2 { proposal: pubkey, governingTokenOwner: pubkey, isRelinquished: bool, voterWeight: u64, vote: vote, reservedV2: [u8; 8] }
    account 11 tokenOwnerRecordV2 { realm: pubkey, governingTokenMint: pubkey, governingTokenOwner: pubkey, governingTokenDepositAmount: u64, unrelinquishedVotesCount: u64, outstandingProposalCount: u8, version: u8, reserved: [u8; 6], governanceDelegate: Option<pubkey>, reservedV2: [u8; 124], locks: Vec<tokenOwnerRecordLock> }
    account 0f programMetadata { updatedAt: u64, version: string, reserved: [u8; 64] }
    account 17 proposalDeposit { proposal: pubkey, depositPayer: pubkey, reserved: [u8; 64] }
    account 18 requiredSignatory { accountVersion: u8, governance: pubkey, signatory: pubkey }
    type governanceConfig { communityVoteThreshold: voteThreshold, minCommunityWeightToCreateProposal: u64, transactionsHoldUpTime: u32, votingBaseTime: u32, communityVoteTipping: voteTipping, councilVoteThreshold: voteThreshold, councilVetoVoteThreshold: voteThreshold, minCouncilWeightToCreateProposal: u64, councilVoteTipping: voteTipping, communityVetoVoteThreshold: voteThreshold, votingCoolOffTime: u32, depositExemptProposalCount: u8 }
    type voteThreshold = yesVotePercentage(u8) | quorumPercentage(u8) | disabled
    type voteTipping = strict | early | disabled
    type realmConfigArgs { useCouncilMint: bool, minCommunityWeightToCreateGovernance: u64, communityMintMaxVoterWeightSource: mintMaxVoterWeightSource, communityTokenConfigArgs: governingTokenConfigArgs, councilTokenConfigArgs: governingTokenConfigArgs }
    type realmConfig { legacy1: u8, legacy2: u8, reserved: [u8; 6], minCommunityWeightToCreateGovernance: u64, communityMintMaxVoterWeightSource: mintMaxVoterWeightSource, councilMint: Option<pubkey> }
    type governingTokenConfigArgs { useVoterWeightAddin: bool, useMaxVoterWeightAddin: bool, tokenType: governingTokenType }
    type governingTokenConfig { voterWeightAddin: Option<pubkey>, maxVoterWeightAddin: Option<pubkey>, tokenType: governingTokenType, reserved: [u8; 4], lockAuthorities: Vec<pubkey> }
    type governingTokenType = liquid | membership | dormant
    type mintMaxVoterWeightSource = supplyFraction(u64) | absolute(u64)
    type setRealmAuthorityAction = setUnchecked | setChecked | remove
    type setRealmConfigItemArgs = tokenOwnerRecordLockAuthority { action: setConfigItemActionType, governingTokenMint: pubkey, authority: pubkey }
    type setConfigItemActionType = add | remove
    type voteType = singleChoice | multiChoice { choiceType: multiChoiceType, minVoterOptions: u8, maxVoterOptions: u8, maxWinningOptions: u8 }
    type multiChoiceType = fullWeight | weighted
    type proposalState = draft | signingOff | voting | succeeded | executing | completed | cancelled | defeated | executingWithErrors | vetoed
    type proposalOption { label: string, voteWeight: u64, voteResult: optionVoteResult, transactionsExecutedCount: u16, transactionsCount: u16, transactionsNextIndex: u16 }
    type optionVoteResult = none | succeeded | defeated
    type instructionExecutionFlags = none | ordered | useTransaction
    type transactionExecutionStatus = none | success | error
    type instructionData { programId: pubkey, accounts: Vec<accountMetaData>, data: bytes }
    type accountMetaData { pubkey: pubkey, isSigner: bool, isWritable: bool }
    type voteChoice { rank: u8, weightPercentage: u8 }
    type vote = approve(Vec<voteChoice>) | deny | abstain | veto
    type tokenOwnerRecordLock { lockId: u8, authority: pubkey, expiry: Option<i64> }
    type reserved110 { reserved64: [u8; 64], reserved32: [u8; 32], reserved14: [u8; 14] }
    type reserved119 { reserved64: [u8; 64], reserved32: [u8; 32], reserved23: [u8; 23] }
    error 500 invalidInstruction Invalid instruction passed to program
    error 501 realmAlreadyExists Realm with the given name and governing mints already exists
    error 502 invalidRealm Invalid realm
    error 503 invalidGoverningTokenMint Invalid Governing Token Mint
    error 504 governingTokenOwnerMustSign Governing Token Owner must sign transaction
    error 505 governingTokenOwnerOrDelegateMustSign Governing Token Owner or Delegate must sign transaction
    error 506 allVotesMustBeRelinquishedToWithdrawGoverningTokens All votes must be relinquished to withdraw governing tokens
    error 507 invalidTokenOwnerRecordAccountAddress Invalid Token Owner Record account address
    error 508 invalidGoverningMintForTokenOwnerRecord Invalid GoverningMint for TokenOwnerRecord
    error 509 invalidRealmForTokenOwnerRecord Invalid Realm for TokenOwnerRecord
    error 510 invalidProposalForProposalTransaction Invalid Proposal for ProposalTransaction,
    error 511 invalidSignatoryAddress Invalid Signatory account address
    error 512 signatoryAlreadySignedOff Signatory already signed off
    error 513 signatoryMustSign Signatory must sign
    error 514 invalidProposalOwnerAccount Invalid Proposal Owner
    error 515 invalidProposalForVoterRecord Invalid Proposal for VoterRecord
    error 516 invalidGoverningTokenOwnerForVoteRecord Invalid GoverningTokenOwner for VoteRecord
    error 517 invalidVoteThresholdPercentage Invalid Governance config: Vote threshold percentage out of range
    error 518 proposalAlreadyExists Proposal for the given Governance, Governing Token Mint and index already exists
    error 519 voteAlreadyExists Token Owner already voted on the Proposal
    error 520 notEnoughTokensToCreateProposal Owner doesn't have enough governing tokens to create Proposal
    error 521 invalidStateCannotEditSignatories Invalid State: Can't edit Signatories
    error 522 invalidProposalState Invalid Proposal state
    error 523 invalidStateCannotEditTransactions Invalid State: Can't edit transactions
    error 524 invalidStateCannotExecuteTransaction Invalid State: Can't execute transaction
    error 525 cannotExecuteTransactionWithinHoldUpTime Can't execute transaction within its hold up time
    error 526 transactionAlreadyExecuted Transaction already executed
    error 527 invalidTransactionIndex Invalid Transaction index
    error 528 legacy3 Legacy3
    error 529 transactionAlreadyExists Transaction at the given index for the Proposal already exists
    error 530 invalidStateCannotSignOff Invalid State: Can't sign off
    error 531 invalidStateCannotVote Invalid State: Can't vote
    error 532 invalidStateCannotFinalize Invalid State: Can't finalize vote
    error 533 invalidStateCannotCancelProposal Invalid State: Can't cancel Proposal
    error 534 voteAlreadyRelinquished Vote already relinquished
    error 535 cannotFinalizeVotingInProgress Can't finalize vote. Voting still in progress
    error 536 proposalVotingTimeExpired Proposal voting time expired
    error 537 invalidSignatoryMint Invalid Signatory Mint
    error 538 invalidGovernanceForProposal Proposal does not belong to the given Governance
    error 539 invalidGoverningMintForProposal Proposal does not belong to given Governing Mint
    error 540 mintAuthorityMustSign Current mint authority must sign transaction
    error 541 invalidMintAuthority Invalid mint authority
    error 542 mintHasNoAuthority Mint has no authority
    error 543 splTokenAccountWithInvalidOwner Invalid Token account owner
    error 544 splTokenMintWithInvalidOwner Invalid Mint account owner
    error 545 splTokenAccountNotInitialized Token Account is not initialized
    error 546 splTokenAccountDoesNotExist Token Account doesn't exist
    error 547 splTokenInvalidTokenAccountData Token account data is invalid
    error 548 splTokenInvalidMintAccountData Token mint account data is invalid
    error 549 splTokenMintNotInitialized Token Mint account is not initialized
    error 550 splTokenMintDoesNotExist Token Mint account doesn't exist
    error 551 invalidProgramDataAccountAddress Invalid ProgramData account address
    error 552 invalidProgramDataAccountData Invalid ProgramData account Data
    error 553 invalidUpgradeAuthority Provided upgrade authority doesn't match current program upgrade authority
    error 554 upgradeAuthorityMustSign Current program upgrade authority must sign transaction
    error 555 programNotUpgradable Given program is not upgradable
    error 556 invalidTokenOwner Invalid token owner
    error 557 tokenOwnerMustSign Current token owner must sign transaction
    error 558 voteThresholdTypeNotSupported Given VoteThresholdType is not supported
    error 559 voteWeightSourceNotSupported Given VoteWeightSource is not supported
    error 560 legacy1 Legacy1
    error 561 governancePdaMustSign Governance PDA must sign
    error 562 legacy2 Legacy2
    error 563 invalidRealmForGovernance Invalid Realm for Governance
    error 564 invalidAuthorityForRealm Invalid Authority for Realm
    error 565 realmHasNoAuthority Realm has no authority
    error 566 realmAuthorityMustSign Realm authority must sign
    error 567 invalidGoverningTokenHoldingAccount Invalid governing token holding account
    error 568 realmCouncilMintChangeIsNotSupported Realm council mint change is not supported
    error 569 invalidMaxVoterWeightAbsoluteValue Invalid max voter weight absolute value
    error 570 invalidMaxVoterWeightSupplyFraction Invalid max voter weight supply fraction
    error 571 notEnoughTokensToCreateGovernance Owner doesn't have enough governing tokens to create Governance
    error 572 tooManyOutstandingProposals Too many outstanding proposals
    error 573 allProposalsMustBeFinalisedToWithdrawGoverningTokens All proposals must be finalized to withdraw governing tokens
    error 574 invalidVoterWeightRecordForRealm Invalid VoterWeightRecord for Realm
    error 575 invalidVoterWeightRecordForGoverningTokenMint Invalid VoterWeightRecord for GoverningTokenMint
    error 576 invalidVoterWeightRecordForTokenOwner Invalid VoterWeightRecord for TokenOwner
    error 577 voterWeightRecordExpired VoterWeightRecord expired
    error 578 invalidRealmConfigForRealm Invalid RealmConfig for Realm
    error 579 tokenOwnerRecordAlreadyExists TokenOwnerRecord already exists
    error 580 governingTokenDepositsNotAllowed Governing token deposits not allowed
    error 581 invalidVoteChoiceWeightPercentage Invalid vote choice weight percentage
    error 582 voteTypeNotSupported Vote type not supported
    error 583 invalidProposalOptions Invalid proposal options
    error 584 proposalIsNotExecutable Proposal is not executable
    error 585 denyVoteIsNotAllowed Deny vote is not allowed
    error 586 cannotExecuteDefeatedOption Cannot execute defeated option
    error 587 voterWeightRecordInvalidAction VoterWeightRecord invalid action
    error 588 voterWeightRecordInvalidActionTarget VoterWeightRecord invalid action target
    error 589 invalidMaxVoterWeightRecordForRealm Invalid MaxVoterWeightRecord for Realm
    error 590 invalidMaxVoterWeightRecordForGoverningTokenMint Invalid MaxVoterWeightRecord for GoverningTokenMint
    error 591 maxVoterWeightRecordExpired MaxVoterWeightRecord expired
    error 592 notSupportedVoteType Not supported VoteType
    error 593 realmConfigChangeNotAllowed RealmConfig change not allowed
    error 594 governanceConfigChangeNotAllowed GovernanceConfig change not allowed
    error 595 atLeastOneVoteThresholdRequired At least one VoteThreshold is required
    error 596 reservedBufferMustBeEmpty Reserved buffer must be empty
    error 597 cannotRelinquishInFinalizingState Cannot Relinquish in Finalizing state
    error 598 invalidRealmConfigAddress Invalid RealmConfig account address
    error 599 cannotDepositDormantTokens Cannot deposit dormant tokens
    error 600 cannotWithdrawMembershipTokens Cannot withdraw membership tokens
    error 601 cannotRevokeGoverningTokens Cannot revoke GoverningTokens
    error 602 invalidRevokeAmount Invalid Revoke amount
    error 603 invalidGoverningTokenSource Invalid GoverningToken source
    error 604 cannotChangeCommunityTokenTypeToMembership Cannot change community TokenType to Membership
    error 605 voterWeightThresholdDisabled Voter weight threshold disabled
    error 606 voteNotAllowedInCoolOffTime Vote not allowed in cool off time
    error 607 cannotRefundProposalDeposit Cannot refund ProposalDeposit
    error 608 invalidProposalForProposalDeposit Invalid Proposal for ProposalDeposit
    error 609 invalidDepositExemptProposalCount Invalid deposit_exempt_proposal_count
    error 610 governingTokenMintNotAllowedToVote GoverningTokenMint not allowed to vote
    error 611 invalidDepositPayerForProposalDeposit Invalid deposit Payer for ProposalDeposit
    error 612 invalidStateNotFinal Invalid State: Proposal is not in final state
    error 613 invalidStateToCompleteProposal Invalid state for proposal state transition to Completed
    error 614 invalidNumberOfVoteChoices Invalid number of vote choices
    error 615 rankedVoteIsNotSupported Ranked vote is not supported
    error 616 choiceWeightMustBe100Percent Choice weight must be 100%
    error 617 singleChoiceOnlyIsAllowed Single choice only is allowed
    error 618 atLeastSingleChoiceIsRequired At least single choice is required
    error 619 totalVoteWeightMustBe100Percent Total vote weight must be 100%
    error 620 invalidMultiChoiceProposalParameters Invalid multi choice proposal parameters
    error 621 invalidGovernanceForRequiredSignatory Invalid Governance for RequiredSignatory
    error 622 signatoryRecordAlreadyExists Signatory Record has already been created
    error 623 instructionDeprecated Instruction has been removed
    error 624 missingRequiredSignatories Proposal is missing required signatories
    error 625 tokenOwnerRecordLockAuthorityMustSign TokenOwnerRecordLock authority must sign
    error 626 expiredTokenOwnerRecordLock TokenOwnerRecordLock is expired
    error 627 tokenOwnerRecordLocked TokenOwnerRecord locked
    error 628 invalidTokenOwnerRecordLockAuthority Invalid TokenOwnerRecordLockAuthority
    error 629 tokenOwnerRecordLockAuthorityAlreadyExists TokenOwnerRecordLock authority already exists
    error 630 tokenOwnerRecordLockNotFound TokenOwnerRecordLock not found
    error 631 tokenOwnerRecordLockAuthorityNotFound TokenOwnerRecordLockAuthority not found
  `,
});
