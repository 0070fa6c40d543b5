import type { Effect } from '#contracts/decoded';
import { STAKE_ACCOUNT } from '../account/stake.ts';
import { defineProtocol } from '../define-protocol.ts';
import type { InstructionView } from '../instruction-view.ts';
import { STAKE_PROGRAM } from '../known-addresses.ts';
import { address, choiceU32, epoch, lamports, longText, option, unixTime } from '../layout/codec.ts';

const ROLE = choiceU32('staker', 'withdrawer');
const LOCKUP = { unlockTime: option(unixTime), unlockEpoch: option(epoch) };

type StakeAction = Extract<Effect, { kind: 'stake' }>['action'];

const staked =
  (action: StakeAction, account = 'stakeAccount') =>
  (ix: InstructionView): readonly Effect[] => [{ kind: 'stake', action, account: ix.address(account) }];

const moved =
  (action: StakeAction) =>
  (ix: InstructionView): readonly Effect[] => [
    { kind: 'stake', action, account: ix.address('source'), lamports: ix.integer('lamports') },
  ];

const authorized = (ix: InstructionView): readonly Effect[] => [
  {
    kind: 'set-authority',
    account: ix.address('stakeAccount'),
    authority: `the ${ix.fieldText('role') ?? ''} role`,
    to: ix.fieldAddress('newAuthority') ?? ix.find('newAuthority'),
  },
];

export default defineProtocol({
  key: 'stake',
  name: 'Stake Program',
  programs: [STAKE_PROGRAM],
  category: 'native',
  does: 'Native staking: stake accounts delegated to validators',
  source: 'solana-stake-interface instruction.rs, error.rs; solana-stake-program processor.rs for sysvars',
  discriminant: 'u32',
  sysvarsMayBeLeftOut: true,
  instructions: [
    {
      at: 0,
      name: 'initialize',
      title: 'Initialize stake',
      accounts: ['stakeAccount', 'rent'],
      args: {
        staker: address,
        withdrawer: address,
        unlockTime: unixTime,
        unlockEpoch: epoch,
        custodian: address,
      },
      sentence: 'Initialize the stake account {stakeAccount} with the staker {staker}',
      effects: staked('create'),
    },
    {
      at: 1,
      name: 'authorize',
      title: 'Change stake authority',
      accounts: ['stakeAccount', 'clock', 'authority', 'custodian?'],
      args: { newAuthority: address, role: ROLE },
      sentence: 'Set the {role} of {stakeAccount} to {newAuthority}',
      effects: authorized,
    },
    {
      at: 2,
      name: 'delegateStake',
      title: 'Delegate stake',
      accounts: ['stakeAccount', 'voteAccount', 'clock', 'stakeHistory', 'stakeConfig', 'staker'],
      sentence: 'Delegate {stakeAccount} to {voteAccount}',
      effects: (ix) => [
        {
          kind: 'stake',
          action: 'delegate',
          account: ix.address('stakeAccount'),
          validator: ix.find('voteAccount'),
        },
      ],
    },
    {
      at: 3,
      name: 'split',
      title: 'Split stake',
      accounts: ['source', 'destination', 'staker'],
      args: { lamports },
      sentence: 'Split {lamports} from {source} into {destination}',
      effects: moved('split'),
    },
    {
      at: 4,
      name: 'withdraw',
      title: 'Withdraw stake',
      accounts: ['source', 'destination', 'clock', 'stakeHistory', 'withdrawer', 'custodian?'],
      args: { lamports },
      sentence: 'Withdraw {lamports} from {source} to {destination}',
      effects: (ix) => [
        ...moved('withdraw')(ix),
        ix.solTransfer('source', 'destination', ix.integer('lamports')),
      ],
    },
    {
      at: 5,
      name: 'deactivate',
      title: 'Deactivate stake',
      accounts: ['stakeAccount', 'clock', 'staker'],
      sentence: 'Deactivate {stakeAccount}: it can be withdrawn after this epoch',
      effects: staked('deactivate'),
    },
    {
      at: 6,
      name: 'setLockup',
      accounts: ['stakeAccount', 'authority'],
      args: { ...LOCKUP, custodian: option(address) },
      sentence: 'Set the lockup of {stakeAccount}',
    },
    {
      at: 7,
      name: 'merge',
      title: 'Merge stakes',
      accounts: ['destination', 'source', 'clock', 'stakeHistory', 'staker'],
      sentence: 'Merge the stake {source} into the stake {destination}',
      effects: staked('merge', 'destination'),
    },
    {
      at: 8,
      name: 'authorizeWithSeed',
      title: 'Change stake authority',
      accounts: ['stakeAccount', 'base', 'clock?', 'custodian?'],
      args: { newAuthority: address, role: ROLE, seed: longText, seedOwner: address },
      sentence: 'Set the {role} of {stakeAccount} to {newAuthority}',
      effects: authorized,
    },
    {
      at: 9,
      name: 'initializeChecked',
      title: 'Initialize stake',
      accounts: ['stakeAccount', 'rent', 'staker', 'withdrawer'],
      sentence: 'Initialize the stake account {stakeAccount} with the staker {staker}',
      effects: staked('create'),
    },
    {
      at: 10,
      name: 'authorizeChecked',
      title: 'Change stake authority',
      accounts: ['stakeAccount', 'clock', 'authority', 'newAuthority', 'custodian?'],
      args: { role: ROLE },
      sentence: 'Set the {role} of {stakeAccount} to {newAuthority}',
      effects: authorized,
    },
    {
      at: 11,
      name: 'authorizeCheckedWithSeed',
      title: 'Change stake authority',
      accounts: ['stakeAccount', 'base', 'clock', 'newAuthority', 'custodian?'],
      args: { role: ROLE, seed: longText, seedOwner: address },
      sentence: 'Set the {role} of {stakeAccount} to {newAuthority}',
      effects: authorized,
    },
    {
      at: 12,
      name: 'setLockupChecked',
      title: 'Set lockup',
      accounts: ['stakeAccount', 'authority', 'newCustodian?'],
      args: LOCKUP,
      sentence: 'Set the lockup of {stakeAccount}',
    },
    {
      at: 13,
      name: 'getMinimumDelegation',
      accounts: [],
      sentence: 'Query the minimum stake delegation',
    },
    {
      at: 14,
      name: 'deactivateDelinquent',
      title: 'Deactivate delinquent stake',
      accounts: ['stakeAccount', 'delinquentVoteAccount', 'referenceVoteAccount'],
      sentence: 'Deactivate {stakeAccount}: its validator {delinquentVoteAccount} has stopped voting',
      effects: staked('deactivate'),
    },
    {
      at: 15,
      name: 'redelegate',
      title: 'Redelegate stake (deprecated)',
      accounts: ['stakeAccount', 'destination', 'voteAccount', 'stakeConfig', 'staker'],
      sentence: 'Redelegate {stakeAccount} to {voteAccount}',
      effects: (ix) => [
        {
          kind: 'stake',
          action: 'delegate',
          account: ix.address('destination'),
          validator: ix.find('voteAccount'),
        },
      ],
    },
    {
      at: 16,
      name: 'moveStake',
      accounts: ['source', 'destination', 'staker'],
      args: { lamports },
      sentence: 'Move {lamports} of active stake from {source} to {destination}',
      effects: moved('split'),
    },
    {
      at: 17,
      name: 'moveLamports',
      title: 'Move unstaked SOL',
      accounts: ['source', 'destination', 'staker'],
      args: { lamports },
      sentence: 'Move {lamports} that are not staked from {source} to {destination}',
      effects: (ix) => [ix.solTransfer('source', 'destination', ix.integer('lamports'))],
    },
  ],
  accounts: [STAKE_ACCOUNT],
  errors: {
    0: { name: 'NoCreditsToRedeem', message: 'There are no rewards to redeem.' },
    1: {
      name: 'LockupInForce',
      message: 'The stake is still locked up.',
      hint: 'Wait for the lockup to end, or let the custodian sign.',
    },
    2: { name: 'AlreadyDeactivated', message: 'The stake is already deactivated.' },
    3: { name: 'TooSoonToRedelegate', message: 'The stake was redelegated in this epoch already.' },
    4: { name: 'InsufficientStake', message: 'The amount is more than is staked.' },
    5: {
      name: 'MergeTransientStake',
      message: 'A stake that is warming up or cooling down cannot be merged.',
      hint: 'Try again in the next epoch.',
    },
    6: { name: 'MergeMismatch', message: 'The two stakes differ in authority, lockup or delegation.' },
    7: { name: 'CustodianMissing', message: 'The custodian’s address is missing.' },
    8: { name: 'CustodianSignatureMissing', message: 'The custodian did not sign.' },
    9: { name: 'InsufficientReferenceVotes', message: 'The reference validator has not voted enough.' },
    10: { name: 'VoteAddressMismatch', message: 'The stake is delegated to another validator.' },
    11: {
      name: 'MinimumDelinquentEpochsForDeactivationNotMet',
      message: 'The validator has not been delinquent for long enough.',
    },
    12: {
      name: 'InsufficientDelegation',
      message: 'The amount is below the smallest stake that can be delegated.',
    },
    13: { name: 'RedelegateTransientOrInactiveStake', message: 'Only an active stake can be redelegated.' },
    14: { name: 'RedelegateToSameVoteAccount', message: 'The stake is delegated to this validator already.' },
    15: {
      name: 'RedelegatedStakeMustFullyActivateBeforeDeactivationIsPermitted',
      message: 'A redelegated stake must be fully active before it can be deactivated.',
    },
    16: {
      name: 'EpochRewardsActive',
      message: 'Rewards are being paid out: stakes cannot change now.',
      hint: 'Try again in a few minutes.',
    },
  },
});
