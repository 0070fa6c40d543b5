/**
 * Interfaces Token-2022 answers itself, told apart by eight bytes: token metadata, token groups, and the
 * transfer hook. Discriminators are the first eight bytes of the SHA-256 of
 * `spl_token_metadata_interface:<name>`, `spl_token_group_interface:<name>` and
 * `spl-transfer-hook-interface:<name>`; bodies are borsh.
 */
import type { InstructionLayout } from '../define-protocol.ts';
import { choiceWithText, flag, option, optionalAddress, text, u64, trailing } from '../layout/codec.ts';

export const INTERFACE_INSTRUCTIONS: readonly InstructionLayout[] = [
  {
    at: 'd2e11ea258b84d8d',
    name: 'initializeTokenMetadata',
    title: 'Set token metadata',
    accounts: ['metadata', 'updateAuthority', 'mint', 'mintAuthority'],
    args: { name: text, symbol: text, uri: text },
    sentence: 'Initialize the metadata of {mint} as {name} ({symbol})',
  },
  {
    at: 'dde9312db5cadcc8',
    name: 'updateTokenMetadataField',
    title: 'Update token metadata',
    accounts: ['metadata', 'updateAuthority'],
    args: { field: choiceWithText('name', 'symbol', 'uri', 'key'), value: text },
    sentence: 'Set {field} of {metadata} to {value}',
  },
  {
    at: 'ea122038598d25b5',
    name: 'removeTokenMetadataKey',
    title: 'Remove token metadata',
    accounts: ['metadata', 'updateAuthority'],
    args: { onlyIfPresent: flag, key: text },
    sentence: 'Remove {key} from {metadata}',
  },
  {
    at: 'd7e4a6e45464567b',
    name: 'updateTokenMetadataAuthority',
    title: 'Change metadata authority',
    accounts: ['metadata', 'updateAuthority'],
    args: { newAuthority: optionalAddress },
    sentence: 'Set the update authority of {metadata} to {newAuthority}',
    effects: (ix) => [
      {
        kind: 'set-authority',
        account: ix.address('metadata'),
        authority: 'the right to change the metadata of',
        to: ix.fieldAddress('newAuthority'),
      },
    ],
  },
  {
    at: 'faa6b4fa0d0cb846',
    name: 'emitTokenMetadata',
    accounts: ['metadata'],
    args: { start: trailing(option(u64)), end: trailing(option(u64)) },
    sentence: 'Return the metadata of {metadata}',
  },
  {
    at: '79716c2736330004',
    name: 'initializeTokenGroup',
    accounts: ['group', 'mint', 'mintAuthority'],
    args: { updateAuthority: optionalAddress, maxSize: u64 },
    sentence: 'Initialize {mint} as a token group of at most {maxSize} tokens',
  },
  {
    at: '6c25ab8ff81e126e',
    name: 'updateTokenGroupMaxSize',
    title: 'Change token group size',
    accounts: ['group', 'updateAuthority'],
    args: { maxSize: u64 },
    sentence: 'Set the maximum size of the group {group} to {maxSize} tokens',
  },
  {
    at: 'a1695801edddd8cb',
    name: 'updateTokenGroupAuthority',
    accounts: ['group', 'updateAuthority'],
    args: { newAuthority: optionalAddress },
    sentence: 'Set the update authority of the group {group} to {newAuthority}',
  },
  {
    at: '9820deb0dfed7486',
    name: 'initializeTokenGroupMember',
    title: 'Join token group',
    accounts: ['member', 'memberMint', 'memberMintAuthority', 'group', 'groupUpdateAuthority'],
    sentence: 'Add {memberMint} to the group {group}',
  },
];
