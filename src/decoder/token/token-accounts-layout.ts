import type { Address } from '#contracts/chain';
import type { Field } from '#contracts/decoded';
import type { Cursor } from '#std/cursor';
import type { AccountLayout, AccountSections } from '../define-protocol.ts';
import {
  address,
  choice,
  compileLayout,
  fixedOption,
  flag,
  u64,
  u8,
  array,
  optionalAddress,
  lamports,
  mintAmountBack,
  NO_CONTEXT,
} from '../layout/codec.ts';
import { describeMint, describeMultisig, describeTokenAccount } from './describe-token-account.ts';
import { findValue } from '../find-value.ts';

/** Sizes of the plain accounts; Token-2022 appends extensions behind byte 165. */
export const MINT_LENGTH = 82;
export const TOKEN_ACCOUNT_LENGTH = 165;
export const MULTISIG_LENGTH = 355;

/** Source: spl-token-interface `state.rs`. */
export const MINT_LAYOUT = {
  mintAuthority: fixedOption(address),
  supply: u64,
  decimals: u8,
  initialized: flag,
  freezeAuthority: fixedOption(address),
};

/** The mint opens the account, so an amount knows its own by how far back it stands. */
export const TOKEN_ACCOUNT_LAYOUT = {
  mint: address,
  owner: address,
  amount: mintAmountBack(64),
  delegate: fixedOption(address),
  state: choice('uninitialized', 'initialized', 'frozen'),
  wrappedSolReserve: fixedOption(lamports),
  delegatedAmount: mintAmountBack(121),
  closeAuthority: fixedOption(address),
};

export const MULTISIG_LAYOUT = {
  requiredSigners: u8,
  possibleSigners: u8,
  initialized: flag,
  signers: array(optionalAddress, 11),
};

const readPlainMint = compileLayout(MINT_LAYOUT);
const readPlainAccount = compileLayout(TOKEN_ACCOUNT_LAYOUT);
const readPlainMultisig = compileLayout(MULTISIG_LAYOUT);

/** The fields of a mint, its supply in units of itself, and what they say. */
export function readMintFields(cursor: Cursor, mint: Address): AccountSections {
  const read = readPlainMint(cursor, NO_CONTEXT);
  const decimals = findValue(read, 'decimals');
  const fields = read.map((field): Field => {
    const { name, value } = field;
    if (name !== 'supply' || value.kind !== 'integer' || decimals?.kind !== 'integer') return field;
    return {
      name,
      value: { kind: 'amount', amount: BigInt(value.integer), mint, decimals: Number(decimals.integer) },
    };
  });
  return { fields, summary: describeMint(fields, mint) };
}

export function readTokenAccountFields(cursor: Cursor): AccountSections {
  const fields = readPlainAccount(cursor, NO_CONTEXT);
  return { fields, summary: describeTokenAccount(fields) };
}

/** The room holds eleven signers; only as many as there are count. */
function readMultisig(cursor: Cursor): AccountSections {
  const read = readPlainMultisig(cursor, NO_CONTEXT);
  const possible = read.find(({ name }) => name === 'possibleSigners')?.value;
  const fields = read.map((field): Field => {
    const { name, value } = field;
    if (name !== 'signers' || value.kind !== 'list' || possible?.kind !== 'integer') return field;
    return { name, value: { kind: 'list', items: value.items.slice(0, Number(possible.integer)) } };
  });
  return { fields, summary: describeMultisig(fields) };
}

export const PLAIN_TOKEN_ACCOUNTS: readonly AccountLayout[] = [
  {
    type: 'mint',
    title: 'Token mint',
    matches: (data) => data.length === MINT_LENGTH,
    read: readMintFields,
  },
  {
    type: 'token-account',
    title: 'Token account',
    matches: (data) => data.length === TOKEN_ACCOUNT_LENGTH,
    read: readTokenAccountFields,
  },
  {
    type: 'multisig',
    title: 'Token multisig',
    matches: (data) => data.length === MULTISIG_LENGTH,
    read: readMultisig,
  },
];
