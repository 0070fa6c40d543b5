/**
 * Instructions of Token-2022's extensions. Source: spl-token-2022-interface `instruction.rs` and
 * `extension/*\/instruction.rs`. Accounts after the named ones are signers of a multisig.
 */
import type { InstructionLayout } from '../define-protocol.ts';
import {
  address,
  basisPointsI16,
  basisPointsU16,
  checkedAmountAt,
  choice,
  f64,
  mintAmountAt,
  option,
  optionalAddress,
  remainingU16s,
  tokenAmountAt,
  u8,
  unixTime,
} from '../layout/codec.ts';
import { CONFIDENTIAL_FAMILIES } from './confidential-instructions.ts';
import { toFamily, type FamilyMember } from './instruction-family.ts';

/** Two instructions most extensions have: one to set up a mint, one to change who it points to. */
const pointer = (what: string, target: string): readonly FamilyMember[] => [
  {
    name: `initialize${what}`,
    title: `Set up ${target}`,
    accounts: ['mint'],
    args: { authority: optionalAddress, target: optionalAddress },
    sentence: `Point {mint} to {target} for its ${target}`,
  },
  {
    name: `update${what}`,
    title: `Change ${target}`,
    accounts: ['mint', 'authority'],
    args: { target: optionalAddress },
    sentence: `Point {mint} to {target} for its ${target}`,
  },
];

/** Two switches an owner may flip on an account. */
const onOff = (what: string, says: string): readonly FamilyMember[] => [
  {
    name: `enable${what}`,
    title: `Enable ${says}`,
    accounts: ['account', 'owner'],
    sentence: `Enable ${says} on {account}`,
  },
  {
    name: `disable${what}`,
    title: `Disable ${says}`,
    accounts: ['account', 'owner'],
    sentence: `Disable ${says} on {account}`,
  },
];

const STATE = choice('uninitialized', 'initialized', 'frozen');

export const EXTENSION_INSTRUCTIONS: readonly InstructionLayout[] = [
  {
    at: 25,
    name: 'initializeMintCloseAuthority',
    title: 'Set mint close authority',
    accounts: ['mint'],
    args: { closeAuthority: option(address) },
    sentence: 'Let {closeAuthority} close the mint {mint}',
  },
  toFamily(26, 'transferFee', [
    {
      name: 'initializeTransferFeeConfig',
      title: 'Set up transfer fee',
      accounts: ['mint'],
      args: {
        configAuthority: option(address),
        withdrawAuthority: option(address),
        feeRate: basisPointsU16,
        maximumFee: mintAmountAt(0),
      },
      sentence: 'Tax transfers of {mint} at {feeRate}, at most {maximumFee}',
    },
    {
      name: 'transferCheckedWithFee',
      title: 'Transfer with fee',
      accounts: ['source', 'mint', 'destination', 'authority'],
      args: { amount: checkedAmountAt(1), decimals: u8, fee: mintAmountAt(1) },
      sentence: 'Transfer {amount} from {source} to {destination}, of it {fee} as fee',
      effects: (ix) => {
        const amount = ix.value('amount');
        const stated =
          amount?.kind === 'amount' ? { mint: amount.mint, decimals: amount.decimals } : undefined;
        return [ix.tokenTransfer('source', 'destination', ix.integer('amount'), stated, ix.integer('fee'))];
      },
    },
    {
      name: 'withdrawWithheldTokensFromMint',
      title: 'Collect fees from mint',
      accounts: ['mint', 'destination', 'authority'],
      sentence: 'Collect the fees held by {mint} into {destination}',
    },
    {
      name: 'withdrawWithheldTokensFromAccounts',
      title: 'Collect fees from accounts',
      accounts: ['mint', 'destination', 'authority'],
      args: { accounts: u8 },
      sentence: 'Collect the fees held by {accounts} accounts of {mint} into {destination}',
    },
    {
      name: 'harvestWithheldTokensToMint',
      title: 'Harvest fees to mint',
      accounts: ['mint'],
      sentence: 'Move fees held by token accounts to the mint {mint}',
    },
    {
      name: 'setTransferFee',
      title: 'Set transfer fee',
      accounts: ['mint', 'authority'],
      args: { feeRate: basisPointsU16, maximumFee: mintAmountAt(0) },
      sentence: 'Tax transfers of {mint} at {feeRate}, at most {maximumFee}, from the epoch after next',
    },
  ]),
  toFamily(28, 'defaultAccountState', [
    {
      name: 'initializeDefaultAccountState',
      title: 'Set up default account state',
      accounts: ['mint'],
      args: { state: STATE },
      sentence: 'New accounts of {mint} begin {state}',
    },
    {
      name: 'updateDefaultAccountState',
      title: 'Change default account state',
      accounts: ['mint', 'freezeAuthority'],
      args: { state: STATE },
      sentence: 'New accounts of {mint} begin {state}',
    },
  ]),
  {
    at: 29,
    name: 'reallocate',
    title: 'Make room for extensions',
    accounts: ['account', 'payer', 'systemProgram', 'owner'],
    args: { extensions: remainingU16s },
    sentence: 'Make room for extensions in {account}',
  },
  toFamily(30, 'memoTransfer', onOff('RequiredMemoTransfers', 'required memos on incoming transfers')),
  {
    at: 31,
    name: 'createNativeMint',
    title: 'Create wrapped SOL mint',
    accounts: ['payer', 'mint', 'systemProgram'],
    sentence: 'Create the wrapped SOL mint {mint}',
  },
  {
    at: 32,
    name: 'initializeNonTransferableMint',
    title: 'Make token non-transferable',
    accounts: ['mint'],
    sentence: 'Fix {mint} to its holders: it can never be transferred',
  },
  toFamily(33, 'interestBearingMint', [
    {
      name: 'initializeInterestBearingMint',
      title: 'Set up interest',
      accounts: ['mint'],
      args: { rateAuthority: optionalAddress, rate: basisPointsI16 },
      sentence: 'Set the interest shown on {mint} to {rate} a year',
    },
    {
      name: 'updateInterestRate',
      title: 'Change interest rate',
      accounts: ['mint', 'rateAuthority'],
      args: { rate: basisPointsI16 },
      sentence: 'Set the interest shown on {mint} to {rate} a year',
    },
  ]),
  toFamily(34, 'cpiGuard', onOff('CpiGuard', 'the guard against calls by other programs')),
  {
    at: 35,
    name: 'initializePermanentDelegate',
    title: 'Set permanent delegate',
    accounts: ['mint'],
    args: { delegate: address },
    sentence: 'Let {delegate} move or burn units of {mint} from any account',
  },
  toFamily(36, 'transferHook', pointer('TransferHook', 'transfer hook program')),
  toFamily(39, 'metadataPointer', pointer('MetadataPointer', 'metadata')),
  toFamily(40, 'groupPointer', pointer('GroupPointer', 'group')),
  toFamily(41, 'groupMemberPointer', pointer('GroupMemberPointer', 'group membership')),
  toFamily(43, 'scaledUiAmount', [
    {
      name: 'initializeScaledUiAmountMint',
      title: 'Set up display multiplier',
      accounts: ['mint'],
      args: { authority: optionalAddress, multiplier: f64 },
      sentence: 'Set the multiplier shown on {mint} to {multiplier}',
    },
    {
      name: 'updateMultiplier',
      title: 'Change display multiplier',
      accounts: ['mint', 'authority'],
      args: { multiplier: f64, effectiveAt: unixTime },
      sentence: 'Set the multiplier shown on {mint} to {multiplier} from {effectiveAt}',
    },
  ]),
  toFamily(44, 'pausable', [
    {
      name: 'initializePausable',
      title: 'Make token pausable',
      accounts: ['mint'],
      args: { authority: address },
      sentence: 'Let {authority} pause {mint}',
    },
    {
      name: 'pause',
      title: 'Pause token',
      accounts: ['mint', 'authority'],
      sentence: 'Pause {mint}: nobody can transfer, mint or burn',
    },
    { name: 'resume', title: 'Resume token', accounts: ['mint', 'authority'], sentence: 'Resume {mint}' },
  ]),
  toFamily(46, 'permissionedBurn', [
    {
      name: 'initializePermissionedBurn',
      title: 'Set up permissioned burn',
      accounts: ['mint'],
      args: { authority: address },
      sentence: 'Burning {mint} needs the signature of {authority}',
    },
    {
      name: 'permissionedBurn',
      title: 'Burn',
      accounts: ['account', 'mint', 'burnAuthority', 'authority'],
      args: { amount: tokenAmountAt(0) },
      sentence: 'Burn {amount} of {account}',
    },
    {
      name: 'permissionedBurnChecked',
      title: 'Burn',
      accounts: ['account', 'mint', 'burnAuthority', 'authority'],
      args: { amount: checkedAmountAt(1), decimals: u8 },
      sentence: 'Burn {amount} of {account}',
    },
  ]),
  ...CONFIDENTIAL_FAMILIES,
];
