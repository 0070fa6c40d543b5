import { defineProtocol, type AccountSections } from '../define-protocol.ts';
import { address, longList, slot, u8 } from '../layout/codec.ts';
import { toSentence } from '../account/account-sentence.ts';
import { toAddressText } from '../layout/address-text.ts';
import type { Field, Value } from '#contracts/decoded';
import type { Cursor } from '#std/cursor';

/** Bytes in front of the addresses. Source: solana-address-lookup-table-interface `state.rs`. */
const META_LENGTH = 56;
const NEVER = 0xffff_ffff_ffff_ffffn;

function readTable(cursor: Cursor): AccountSections {
  cursor.skip(4);
  const deactivation = cursor.u64();
  const lastExtended = cursor.u64();
  const extendedFrom = cursor.u8();
  const hasAuthority = cursor.u8() === 1;
  const authorityAt = cursor.skip(32);
  const authority: Value = hasAuthority
    ? { kind: 'address', address: toAddressText(cursor.bytes, authorityAt) }
    : { kind: 'none' };
  cursor.offset = META_LENGTH;
  const items: Value[] = [];
  while (cursor.remaining >= 32) {
    items.push({ kind: 'address', address: toAddressText(cursor.bytes, cursor.skip(32)) });
  }
  const fields: Field[] = [
    { name: 'authority', value: authority },
    {
      name: 'deactivationSlot',
      value: deactivation === NEVER ? { kind: 'none' } : { kind: 'slot', slot: deactivation },
    },
    { name: 'lastExtendedSlot', value: { kind: 'slot', slot: lastExtended } },
    { name: 'lastExtendedFrom', value: { kind: 'integer', integer: extendedFrom } },
    { name: 'count', value: { kind: 'integer', integer: items.length } },
    { name: 'addresses', value: { kind: 'list', items } },
  ];
  const whose = hasAuthority ? ' of {authority}' : '';
  const state =
    deactivation !== NEVER
      ? ', deactivated in slot {deactivationSlot}'
      : hasAuthority
        ? ''
        : ', which nobody can change';
  return {
    fields,
    summary: toSentence(
      `A lookup table${whose} with {count} ${items.length === 1 ? 'address' : 'addresses'}${state}`,
      fields,
    ),
  };
}

export default defineProtocol({
  key: 'address-lookup-table',
  name: 'Address Lookup Table Program',
  programs: ['AddressLookupTab1e1111111111111111111111111'],
  category: 'native',
  source: 'solana-address-lookup-table-interface instruction.rs, state.rs',
  discriminant: 'u32',
  instructions: [
    {
      at: 0,
      name: 'createLookupTable',
      accounts: ['lookupTable', 'authority', 'payer?', 'systemProgram?'],
      args: { recentSlot: slot, bump: u8 },
      sentence: 'Create the lookup table {lookupTable} for {authority}',
      effects: (ix) => [
        { kind: 'create-account', account: ix.address('lookupTable'), payer: ix.find('payer') },
      ],
    },
    {
      at: 1,
      name: 'freezeLookupTable',
      accounts: ['lookupTable', 'authority'],
      sentence: 'Freeze the lookup table {lookupTable} for good',
    },
    {
      at: 2,
      name: 'extendLookupTable',
      accounts: ['lookupTable', 'authority', 'payer?', 'systemProgram?'],
      args: { addresses: longList(address) },
      sentence: 'Extend the lookup table {lookupTable} with {addresses}',
    },
    {
      at: 3,
      name: 'deactivateLookupTable',
      accounts: ['lookupTable', 'authority'],
      sentence: 'Deactivate the lookup table {lookupTable}',
    },
    {
      at: 4,
      name: 'closeLookupTable',
      accounts: ['lookupTable', 'authority', 'recipient'],
      sentence: 'Close the lookup table {lookupTable}, its SOL goes to {recipient}',
      effects: (ix) => [
        { kind: 'close-account', account: ix.address('lookupTable'), destination: ix.address('recipient') },
      ],
    },
  ],
  accounts: [
    {
      type: 'lookup-table',
      title: 'Address lookup table',
      matches: (data) => data.length >= META_LENGTH && data[0] === 1 && data[1] === 0,
      read: readTable,
    },
  ],
});
