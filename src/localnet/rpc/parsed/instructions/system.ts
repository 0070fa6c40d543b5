import { Cursor } from '#std/cursor';
import type { InstructionParser, ParsedInstruction } from './instruction-parser.ts';
import { nameAccounts, readKey, readLongText } from './instruction-parser.ts';

type Reader = (cursor: Cursor, accounts: readonly string[]) => ParsedInstruction;

/** By tag of `SystemInstruction`. */
const READERS: readonly Reader[] = [
  (cursor, accounts) => ({
    type: 'createAccount',
    info: {
      ...nameAccounts(accounts, ['source', 'newAccount']),
      lamports: cursor.u64(),
      space: cursor.u64(),
      owner: readKey(cursor),
    },
  }),
  (cursor, accounts) => ({
    type: 'assign',
    info: { ...nameAccounts(accounts, ['account']), owner: readKey(cursor) },
  }),
  (cursor, accounts) => ({
    type: 'transfer',
    info: { ...nameAccounts(accounts, ['source', 'destination']), lamports: cursor.u64() },
  }),
  (cursor, accounts) => ({
    type: 'createAccountWithSeed',
    info: {
      ...nameAccounts(accounts, ['source', 'newAccount']),
      base: readKey(cursor),
      seed: readLongText(cursor),
      lamports: cursor.u64(),
      space: cursor.u64(),
      owner: readKey(cursor),
    },
  }),
  (_cursor, accounts) => ({
    type: 'advanceNonce',
    info: nameAccounts(accounts, ['nonceAccount', 'recentBlockhashesSysvar', 'nonceAuthority']),
  }),
  (cursor, accounts) => ({
    type: 'withdrawFromNonce',
    info: {
      ...nameAccounts(accounts, [
        'nonceAccount',
        'destination',
        'recentBlockhashesSysvar',
        'rentSysvar',
        'nonceAuthority',
      ]),
      lamports: cursor.u64(),
    },
  }),
  (cursor, accounts) => ({
    type: 'initializeNonce',
    info: {
      ...nameAccounts(accounts, ['nonceAccount', 'recentBlockhashesSysvar', 'rentSysvar']),
      nonceAuthority: readKey(cursor),
    },
  }),
  (cursor, accounts) => ({
    type: 'authorizeNonce',
    info: { ...nameAccounts(accounts, ['nonceAccount', 'nonceAuthority']), newAuthorized: readKey(cursor) },
  }),
  (cursor, accounts) => ({
    type: 'allocate',
    info: { ...nameAccounts(accounts, ['account']), space: cursor.u64() },
  }),
];

export const parseSystem: InstructionParser = (data, accounts) => {
  const cursor = new Cursor(data);
  return READERS[cursor.u32()]?.(cursor, accounts);
};
