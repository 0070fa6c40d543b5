import { isSignableAddress } from '#chain/program-address';
import { Cursor } from '#std/cursor';
import { toTitle } from '#std/text';
import { asAddress } from '#contracts/chain';
import type { DecodedAccount } from '#contracts/decoded';
import { ACCOUNT_MEANINGS } from './account/account-meanings.ts';
import { addressField, describeInterfaceAccount, toSentence } from './account/account-sentence.ts';
import { toPlainFields } from './account/plain-fields.ts';
import {
  describeEmpty,
  describeMalformed,
  describeProgram,
  describeUnread,
  describeWallet,
} from './account/unread-account.ts';
import type { AccountLayout, AccountSections, Protocol } from './define-protocol.ts';
import { SYSTEM_PROGRAM } from './known-addresses.ts';
import { compileLayout, LayoutError, NO_CONTEXT, NO_FIELDS } from './layout/codec.ts';
import { findProtocol, type ProtocolSource } from './protocol-registry.ts';

export interface AccountInput {
  readonly address: string;
  readonly owner: string;
  readonly data: Uint8Array;
  readonly executable: boolean;
  /** What it holds, where the caller knows. */
  readonly lamports?: bigint | undefined;
  /** Length of all of its data, where `data` is its beginning. */
  readonly byteLength?: number | undefined;
}

/** An account's data as meaning. Never throws: bytes that fit no layout give `malformed` or `unknown-…`. */
export function decodeAccount(input: AccountInput, published?: ProtocolSource): DecodedAccount {
  const { address, owner, data, executable, lamports, byteLength = data.length } = input;
  const protocol = findProtocol(owner) ?? published?.(owner);
  const programName = protocol?.definition.name;
  const start = { programName, fields: NO_FIELDS, sections: [] };
  if (owner === SYSTEM_PROGRAM && data.length === 0) {
    const summary = describeWallet(lamports, isSignableAddress(asAddress(address)));
    return { ...start, type: 'wallet', title: 'Wallet', reading: 'decoded', summary };
  }
  const layout = protocol?.definition.accounts?.find((candidate) => candidate.matches(data, address));
  if (layout !== undefined && protocol !== undefined) return readAccount(layout, input, protocol);
  if (executable) {
    return {
      ...start,
      type: 'program',
      title: 'Program',
      reading: 'decoded',
      summary: describeProgram(owner),
    };
  }
  if (data.length === 0) {
    const summary = describeEmpty(owner);
    return { ...start, type: 'empty', title: 'Account without data', reading: 'empty', summary };
  }
  return protocol === undefined
    ? {
        ...start,
        type: 'unknown',
        title: 'Program account',
        reading: 'unknown-program',
        reason: 'The program that owns it is not known here.',
        summary: describeUnread(byteLength, owner, 'which is not read here'),
      }
    : {
        ...start,
        type: 'unknown',
        title: 'Program account',
        reading: 'unknown-account',
        reason: `${programName} is known, this kind of its accounts is not.`,
        summary: describeUnread(byteLength, owner, 'of a kind that is not read here'),
      };
}

function readAccount(
  layout: AccountLayout,
  { address, owner, data }: AccountInput,
  { definition }: Protocol,
): DecodedAccount {
  try {
    const cursor = new Cursor(data);
    const raw = layout.read?.(cursor, asAddress(address)) ?? {
      fields: compileLayout(layout.layout ?? {})(cursor, NO_CONTEXT),
    };
    const read = layout.fromInterface ? toPlain(raw, layout, owner, definition.key) : raw;
    return {
      type: read.type ?? layout.type,
      title: read.title ?? layout.title,
      programName: definition.name,
      reading: 'decoded',
      summary:
        read.summary ??
        (layout.sentence === undefined
          ? describeInterfaceAccount(layout.title, owner, read.fields)
          : toSentence(layout.sentence, read.fields)),
      fields: read.fields,
      sections: read.sections ?? [],
    };
  } catch (error) {
    if (!(error instanceof RangeError || error instanceof LayoutError)) throw error;
    return {
      type: layout.type,
      title: layout.title,
      programName: definition.name,
      reading: 'malformed',
      reason: `${toTitle(layout.type)}: ${error.message}`,
      summary: describeMalformed(layout.title, owner),
      fields: NO_FIELDS,
      sections: [],
    };
  }
}

/** What an interface's names say of its fields, and what is known here beyond them. */
function toPlain(read: AccountSections, layout: AccountLayout, owner: string, key: string): AccountSections {
  const meaning = ACCOUNT_MEANINGS[key]?.[layout.type];
  const { fields, filler } = toPlainFields(read.fields, meaning?.fields);
  const sentence = typeof meaning?.sentence === 'function' ? meaning.sentence(fields) : meaning?.sentence;
  return {
    ...read,
    fields,
    ...(filler.length > 0 && { sections: [{ title: 'Padding and bumps', fields: filler, folded: true }] }),
    ...(sentence !== undefined && {
      summary: toSentence(sentence, [addressField('program', owner), ...fields]),
    }),
  };
}
