import type { Cursor } from '#std/cursor';
import type { Field, Value } from '#contracts/decoded';
import type { AccountLayout, AccountSections } from '../define-protocol.ts';
import {
  address,
  compileLayout,
  epoch,
  f64,
  lamports,
  LayoutError,
  NO_CONTEXT,
  optionalAddress,
  u64,
  unixTime,
} from '../layout/codec.ts';

const STATES = ['uninitialized', 'initialized', 'delegated', 'rewards pool'] as const;
const NEVER = 0xffff_ffff_ffff_ffffn;

const readMeta = compileLayout({
  rentReserve: lamports,
  staker: address,
  withdrawer: address,
  unlockTime: unixTime,
  unlockEpoch: epoch,
  custodian: optionalAddress,
});
const readDelegation = compileLayout({
  validator: address,
  stake: lamports,
  activationEpoch: epoch,
  deactivationEpoch: epoch,
  warmupCooldownRate: f64,
  creditsObserved: u64,
});
const NONE: Value = { kind: 'none' };

/** `u64::MAX` as an epoch means that none was set. */
const orNone = (field: Field): Field =>
  field.value.kind === 'epoch' && field.value.epoch === NEVER ? { name: field.name, value: NONE } : field;

/** A lockup until time 0 or epoch 0 binds nobody. */
const orUnlocked = (field: Field): Field =>
  (field.name === 'unlockTime' && field.value.kind === 'time' && field.value.unixSeconds === 0n) ||
  (field.name === 'unlockEpoch' && field.value.kind === 'epoch' && field.value.epoch === 0n)
    ? { name: field.name, value: NONE }
    : field;

function readStake(cursor: Cursor): AccountSections {
  const state = STATES[cursor.u32()];
  if (state === undefined) throw new LayoutError('the stake state is not known');
  const stateField: Field = { name: 'state', value: { kind: 'choice', choice: state } };
  if (state === 'uninitialized' || state === 'rewards pool') {
    return {
      fields: [stateField],
      summary: { template: 'A stake account that is {state}', fields: [stateField] },
    };
  }
  const meta = readMeta(cursor, NO_CONTEXT).map(orUnlocked);
  if (state === 'initialized') {
    const fields = [stateField, ...meta];
    return { fields, summary: { template: 'A stake account of {staker}, not delegated', fields } };
  }
  const delegation = readDelegation(cursor, NO_CONTEXT).map(orNone);
  const fields = [stateField, ...delegation, ...meta];
  const leaving = delegation.find(({ name }) => name === 'deactivationEpoch')?.value.kind === 'epoch';
  return {
    fields,
    summary: {
      template: `{stake} of {withdrawer} staked with {validator}${leaving ? ', deactivating since epoch {deactivationEpoch}' : ''}`,
      fields,
    },
  };
}

/**
 * Source: solana-stake-interface `state.rs`: u32 state, meta of 120 bytes, delegation, credits. Only a stake
 * in use has to be 200 bytes long: an account handed to the program may have any size.
 */
export const STAKE_ACCOUNT: AccountLayout = {
  type: 'stake',
  title: 'Stake account',
  matches: (data) => data.length >= 4,
  read: readStake,
};
