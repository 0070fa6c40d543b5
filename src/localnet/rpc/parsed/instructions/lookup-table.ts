import { Cursor } from '#std/cursor';
import type { InstructionParser } from './instruction-parser.ts';
import { nameAccounts, readKey } from './instruction-parser.ts';

export const parseLookupTable: InstructionParser = (data, accounts) => {
  const cursor = new Cursor(data);
  const pair = ['lookupTableAccount', 'lookupTableAuthority'];
  switch (cursor.u32()) {
    case 0:
      return {
        type: 'createLookupTable',
        info: {
          ...nameAccounts(accounts, [...pair, 'payerAccount', 'systemProgram']),
          recentSlot: cursor.u64(),
          bumpSeed: cursor.u8(),
        },
      };
    case 1:
      return { type: 'freezeLookupTable', info: nameAccounts(accounts, pair) };
    case 2: {
      const count = cursor.u64();
      if (count * 32n > BigInt(cursor.remaining)) throw new RangeError('addresses are missing');
      const newAddresses = Array.from({ length: Number(count) }, () => readKey(cursor));
      const names = accounts.length >= 4 ? [...pair, 'payerAccount', 'systemProgram'] : pair;
      return { type: 'extendLookupTable', info: { ...nameAccounts(accounts, names), newAddresses } };
    }
    case 3:
      return { type: 'deactivateLookupTable', info: nameAccounts(accounts, pair) };
    case 4:
      return { type: 'closeLookupTable', info: nameAccounts(accounts, [...pair, 'recipient']) };
    default:
      return undefined;
  }
};
