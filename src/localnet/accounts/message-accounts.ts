import type { WireMessage } from '#chain/wire/transaction';
import { encodeBase58 } from '#std/base58';
import type { Accounts } from './accounts.ts';
import { PROGRAMS } from '../keys/program-addresses.ts';
import type { CheckedTransaction } from '../transactions/check-transaction.ts';

/** Keys of lookup tables begin after this header (`LOOKUP_TABLE_META_SIZE`). */
export const LOOKUP_TABLE_HEADER = 56;

export interface LoadedAddresses {
  readonly writable: readonly string[];
  readonly readonly: readonly string[];
}

/** Whether the header marks the account at `index` writable; loaded accounts count after the static ones. */
export function isWritableIndex(message: WireMessage, index: number, loadedWritable: number): boolean {
  const statics = message.accountKeys.length;
  if (index >= statics) return index < statics + loadedWritable;
  if (index < message.requiredSignatures) return index < message.requiredSignatures - message.readonlySigned;
  return index < statics - message.readonlyUnsigned;
}

/** Addresses the lookup tables give, or the name of the transaction error when they cannot. */
export function loadAddresses(
  accounts: Accounts,
  { wire: { message } }: CheckedTransaction,
): LoadedAddresses | string {
  const writable: string[] = [];
  const readonly: string[] = [];
  for (const lookup of message.lookups) {
    const table = accounts.get(encodeBase58(lookup.table));
    if (!table) return 'AddressLookupTableNotFound';
    if (table.owner !== PROGRAMS.addressLookupTable) return 'InvalidAddressLookupTableOwner';
    if (table.data.length < LOOKUP_TABLE_HEADER) return 'InvalidAddressLookupTableData';
    const count = (table.data.length - LOOKUP_TABLE_HEADER) / 32;
    for (const [indexes, into] of [
      [lookup.writable, writable],
      [lookup.readonly, readonly],
    ] as const) {
      for (const index of indexes) {
        if (index >= count) return 'InvalidAddressLookupTableIndex';
        const at = LOOKUP_TABLE_HEADER + index * 32;
        into.push(encodeBase58(table.data.subarray(at, at + 32)));
      }
    }
  }
  return { writable, readonly };
}

/** All keys in index order, and those the transaction may write. */
export function listKeys(
  transaction: CheckedTransaction,
  loaded: LoadedAddresses,
): { readonly keys: readonly string[]; readonly writable: readonly string[] } {
  const keys =
    loaded.writable.length + loaded.readonly.length === 0
      ? transaction.staticKeys
      : [...transaction.staticKeys, ...loaded.writable, ...loaded.readonly];
  const { message } = transaction.wire;
  const writable = keys.filter((_key, index) => isWritableIndex(message, index, loaded.writable.length));
  return { keys, writable };
}
