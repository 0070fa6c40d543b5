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
    title: `Initialize ${target}`,
    accounts: ['mint'],
    args: { authority: optionalAddress, target: optionalAddress },
    sentence: `Set the ${target} of {mint} to {target}`,
    itself: `Set the ${target} of {mint} to itself`,
  },
  {
    name: `update${what}`,
    title: `Update ${target}`,
    accounts: ['mint', 'authority'],
    args: { target: optionalAddress },
    sentence: `Set the ${target} of {mint} to {target}`,
    itself: `Set the ${target} of {mint} to itself`,
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
    sentence: 'Set the close authority of the mint {mint} to {closeAuthority}',
  },
  toFamily(26, 'transferFee', [
    {
      name: 'initializeTransferFeeConfig',
      title: 'Initialize transfer fee',
      accounts: ['mint'],
      args: {
        configAuthority: option(address),
        withdrawAuthority: option(address),
        feeRate: basisPointsU16,
        maximumFee: mintAmountAt(0),
      },
      sentence: 'Set the transfer fee of {mint} to {feeRate}, at most {maximumFee}',
    },
    {
      name: 'transferCheckedWithFee',
      title: 'Transfer with fee',
      accounts: ['source', 'mint', 'destination', 'authority'],
      args: { amount: checkedAmountAt(1), decimals: u8, fee: mintAmountAt(1) },
      sentence: 'Transfer {amount} from {source} to {destination} with a fee of {fee}',
      effects: (ix) => {
        const amount = ix.value('amount');
        const stated =
          amount?.kind === 'amount' ? { mint: amount.mint, decimals: amount.decimals } : undefined;
        return [ix.tokenTransfer('source', 'destination', ix.integer('amount'), stated, ix.integer('fee'))];
      },
    },
    {
      name: 'withdrawWithheldTokensFromMint',
      title: 'Withdraw withheld fees from mint',
      accounts: ['mint', 'destination', 'authority'],
      sentence: 'Withdraw the fees withheld in the mint {mint} to {destination}',
    },
    {
      name: 'withdrawWithheldTokensFromAccounts',
      title: 'Withdraw withheld fees from accounts',
      accounts: ['mint', 'destination', 'authority'],
      args: { accounts: u8 },
      sentence: 'Withdraw the fees withheld in {accounts} accounts of {mint} to {destination}',
    },
    {
      name: 'harvestWithheldTokensToMint',
      title: 'Harvest withheld fees to mint',
      accounts: ['mint'],
      sentence: 'Harvest withheld fees from token accounts to the mint {mint}',
    },
    {
      name: 'setTransferFee',
      title: 'Set transfer fee',
      accounts: ['mint', 'authority'],
      args: { feeRate: basisPointsU16, maximumFee: mintAmountAt(0) },
      sentence:
        'Set the transfer fee of {mint} to {feeRate}, at most {maximumFee}, from the epoch after next',
    },
  ]),
  toFamily(28, 'defaultAccountState', [
    {
      name: 'initializeDefaultAccountState',
      title: 'Initialize default account state',
      accounts: ['mint'],
      args: { state: STATE },
      sentence: 'Set the default account state of {mint} to {state}',
    },
    {
      name: 'updateDefaultAccountState',
      title: 'Update default account state',
      accounts: ['mint', 'freezeAuthority'],
      args: { state: STATE },
      sentence: 'Set the default account state of {mint} to {state}',
    },
  ]),
  {
    at: 29,
    name: 'reallocate',
    title: 'Reallocate account for extensions',
    accounts: ['account', 'payer', 'systemProgram', 'owner'],
    args: { extensions: remainingU16s },
    sentence: 'Reallocate {account} for extensions',
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
    sentence: 'Make {mint} non-transferable',
  },
  toFamily(33, 'interestBearingMint', [
    {
      name: 'initializeInterestBearingMint',
      title: 'Initialize interest rate',
      accounts: ['mint'],
      args: { rateAuthority: optionalAddress, rate: basisPointsI16 },
      sentence: 'Set the interest rate of {mint} to {rate} a year',
    },
    {
      name: 'updateInterestRate',
      title: 'Update interest rate',
      accounts: ['mint', 'rateAuthority'],
      args: { rate: basisPointsI16 },
      sentence: 'Set the interest rate of {mint} to {rate} a year',
    },
  ]),
  toFamily(34, 'cpiGuard', onOff('CpiGuard', 'the CPI guard')),
  {
    at: 35,
    name: 'initializePermanentDelegate',
    title: 'Set permanent delegate',
    accounts: ['mint'],
    args: { delegate: address },
    sentence: 'Set {delegate} as the permanent delegate of {mint}',
  },
  toFamily(36, 'transferHook', pointer('TransferHook', 'transfer hook program')),
  toFamily(39, 'metadataPointer', pointer('MetadataPointer', 'metadata pointer')),
  toFamily(40, 'groupPointer', pointer('GroupPointer', 'group pointer')),
  toFamily(41, 'groupMemberPointer', pointer('GroupMemberPointer', 'group member pointer')),
  toFamily(43, 'scaledUiAmount', [
    {
      name: 'initializeScaledUiAmountMint',
      title: 'Initialize UI amount multiplier',
      accounts: ['mint'],
      args: { authority: optionalAddress, multiplier: f64 },
      sentence: 'Set the UI amount multiplier of {mint} to {multiplier}',
    },
    {
      name: 'updateMultiplier',
      title: 'Update UI amount multiplier',
      accounts: ['mint', 'authority'],
      args: { multiplier: f64, effectiveAt: unixTime },
      sentence: 'Set the UI amount multiplier of {mint} to {multiplier} from {effectiveAt}',
    },
  ]),
  toFamily(44, 'pausable', [
    {
      name: 'initializePausable',
      title: 'Make token pausable',
      accounts: ['mint'],
      args: { authority: address },
      sentence: 'Set the pause authority of {mint} to {authority}',
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
      title: 'Initialize permissioned burn',
      accounts: ['mint'],
      args: { authority: address },
      sentence: 'Set the permissioned burn authority of {mint} to {authority}',
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
