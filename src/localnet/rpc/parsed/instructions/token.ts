import { Cursor } from '#std/cursor';
import { toUiAmount } from '../ui-amount.ts';
import type { InstructionParser, ParsedInstruction } from './instruction-parser.ts';
import { nameAccounts, readKey } from './instruction-parser.ts';
import { parseTokenExtension } from './token-extension.ts';

type Reader = (cursor: Cursor, accounts: readonly string[]) => ParsedInstruction;

const AUTHORITY_TYPES = [
  'mintTokens', 'freezeAccount', 'accountOwner', 'closeAccount', 'transferFeeConfig', 'withheldWithdraw',
  'closeMint', 'interestRate', 'permanentDelegate', 'confidentialTransferMint', 'transferHookProgramId',
  'confidentialTransferFeeConfig', 'metadataPointer', 'groupPointer', 'groupMemberPointer', 'scaledUiAmount',
  'pause',
] as const; // prettier-ignore

/**
 * `names` in order, then the authority under `owner`, or under `multisig…` with its signers when more
 * accounts follow, as nodes print them.
 */
function withAuthority(
  accounts: readonly string[],
  names: readonly string[],
  owner: string,
): Record<string, unknown> {
  const named = nameAccounts(accounts, [...names, owner]);
  if (accounts.length <= names.length + 1) return named;
  const { [owner]: authority, ...rest } = named;
  const multisig = `multisig${owner[0]!.toUpperCase()}${owner.slice(1)}`;
  return { ...rest, [multisig]: authority, signers: accounts.slice(names.length + 1) };
}

const amount = (cursor: Cursor): { amount: string } => ({ amount: cursor.u64().toString() });
const checkedAmount = (cursor: Cursor): { tokenAmount: unknown } => {
  const value = cursor.u64();
  return { tokenAmount: toUiAmount(value, Math.min(cursor.u8(), 100)) };
};
const optionalKey = (cursor: Cursor): string | null => (cursor.u8() === 1 ? readKey(cursor) : null);

const initializeMint =
  (type: string, names: readonly string[]): Reader =>
  (cursor, accounts) => {
    const decimals = cursor.u8();
    const mintAuthority = readKey(cursor);
    const freezeAuthority = optionalKey(cursor);
    const freeze = freezeAuthority === null ? {} : { freezeAuthority };
    return { type, info: { ...nameAccounts(accounts, names), decimals, mintAuthority, ...freeze } };
  };

const withOwner =
  (type: string, names: readonly string[]): Reader =>
  (cursor, accounts) => ({ type, info: { ...nameAccounts(accounts, names), owner: readKey(cursor) } });

const plain =
  (
    type: string,
    names: readonly string[],
    owner: string,
    read: (cursor: Cursor) => object = () => ({}),
  ): Reader =>
  (cursor, accounts) => ({ type, info: { ...withAuthority(accounts, names, owner), ...read(cursor) } });

const READERS: Readonly<Record<number, Reader>> = {
  0: initializeMint('initializeMint', ['mint', 'rentSysvar']),
  1: (_cursor, accounts) => ({
    type: 'initializeAccount',
    info: nameAccounts(accounts, ['account', 'mint', 'owner', 'rentSysvar']),
  }),
  3: plain('transfer', ['source', 'destination'], 'authority', amount),
  4: plain('approve', ['source', 'delegate'], 'owner', amount),
  5: plain('revoke', ['source'], 'owner'),
  6: (cursor, accounts) => {
    const kind = cursor.u8();
    const owned = kind === 2 || kind === 3 ? 'account' : 'mint';
    const authorityType = AUTHORITY_TYPES[kind];
    if (authorityType === undefined) throw new RangeError('no such authority');
    const info = withAuthority(accounts, [owned], 'authority');
    return { type: 'setAuthority', info: { ...info, authorityType, newAuthority: optionalKey(cursor) } };
  },
  7: plain('mintTo', ['mint', 'account'], 'mintAuthority', amount),
  8: plain('burn', ['account', 'mint'], 'authority', amount),
  9: plain('closeAccount', ['account', 'destination'], 'owner'),
  10: plain('freezeAccount', ['account', 'mint'], 'freezeAuthority'),
  11: plain('thawAccount', ['account', 'mint'], 'freezeAuthority'),
  12: plain('transferChecked', ['source', 'mint', 'destination'], 'authority', checkedAmount),
  13: plain('approveChecked', ['source', 'mint', 'delegate'], 'owner', checkedAmount),
  14: plain('mintToChecked', ['mint', 'account'], 'mintAuthority', checkedAmount),
  15: plain('burnChecked', ['account', 'mint'], 'authority', checkedAmount),
  16: withOwner('initializeAccount2', ['account', 'mint', 'rentSysvar']),
  17: (_cursor, accounts) => ({ type: 'syncNative', info: nameAccounts(accounts, ['account']) }),
  18: withOwner('initializeAccount3', ['account', 'mint']),
  20: initializeMint('initializeMint2', ['mint']),
  21: (_cursor, accounts) => ({ type: 'getAccountDataSize', info: nameAccounts(accounts, ['mint']) }),
  22: (_cursor, accounts) => ({
    type: 'initializeImmutableOwner',
    info: nameAccounts(accounts, ['account']),
  }),
  23: (cursor, accounts) => ({
    type: 'amountToUiAmount',
    info: { ...nameAccounts(accounts, ['mint']), ...amount(cursor) },
  }),
};

export const parseToken: InstructionParser = (data, accounts) => {
  const cursor = new Cursor(data);
  const tag = cursor.u8();
  return READERS[tag]?.(cursor, accounts) ?? parseTokenExtension(tag, data, accounts);
};
