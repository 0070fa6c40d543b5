import type { AccountLayout } from '../define-protocol.ts';
import {
  address,
  choice,
  fixedOption,
  flag,
  u64,
  u8,
  array,
  optionalAddress,
  lamports,
} from '../layout/codec.ts';

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

export const TOKEN_ACCOUNT_LAYOUT = {
  mint: address,
  owner: address,
  amount: u64,
  delegate: fixedOption(address),
  state: choice('uninitialized', 'initialized', 'frozen'),
  wrappedSolReserve: fixedOption(lamports),
  delegatedAmount: u64,
  closeAuthority: fixedOption(address),
};

export const MULTISIG_LAYOUT = {
  requiredSigners: u8,
  possibleSigners: u8,
  initialized: flag,
  signers: array(optionalAddress, 11),
};

export const PLAIN_TOKEN_ACCOUNTS: readonly AccountLayout[] = [
  {
    type: 'mint',
    title: 'Token mint',
    matches: (data) => data.length === MINT_LENGTH,
    layout: MINT_LAYOUT,
    sentence: 'A token with {decimals} decimals and a supply of {supply} raw units',
  },
  {
    type: 'token-account',
    title: 'Token account',
    matches: (data) => data.length === TOKEN_ACCOUNT_LENGTH,
    layout: TOKEN_ACCOUNT_LAYOUT,
    sentence: 'Holds {amount} raw units of {mint} for {owner}',
  },
  {
    type: 'multisig',
    title: 'Token multisig',
    matches: (data) => data.length === MULTISIG_LENGTH,
    layout: MULTISIG_LAYOUT,
    sentence: 'A multisig that needs {requiredSigners} of {possibleSigners} signers',
  },
];
