import { encodeBase58 } from '#std/base58';
import { Cursor } from '#std/cursor';
import type { EngineAccount } from '../../../engine/engine.ts';
import { LOOKUP_TABLE_HEADER } from '../../../accounts/message-accounts.ts';
import type { ParsedAccount } from '../parsed-account.ts';

const TABLE = 1;

/** Layout: tag u32, deactivation slot u64, last extended slot u64, its start index u8, optional authority; keys at 56. */
export function parseLookupTableAccount(account: EngineAccount): ParsedAccount | undefined {
  const cursor = new Cursor(account.data);
  if (cursor.u32() !== TABLE) return undefined;
  const deactivationSlot = cursor.u64().toString();
  const lastExtendedSlot = cursor.u64().toString();
  const lastExtendedSlotStartIndex = cursor.u8();
  const authority = cursor.u8() === 1 ? { authority: encodeBase58(cursor.take(32)) } : {};
  const addresses: string[] = [];
  for (let at = LOOKUP_TABLE_HEADER; at + 32 <= account.data.length; at += 32) {
    addresses.push(encodeBase58(account.data.subarray(at, at + 32)));
  }
  return {
    type: 'lookupTable',
    info: { addresses, ...authority, deactivationSlot, lastExtendedSlot, lastExtendedSlotStartIndex },
  };
}
