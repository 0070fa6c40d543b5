import { Cursor } from '#std/cursor';
import { toTitle } from '#std/text';
import type { DecodedAccount } from '#contracts/decoded';
import type { AccountLayout } from './define-protocol.ts';
import { SYSTEM_PROGRAM } from './known-addresses.ts';
import { compileLayout, LayoutError, NO_CONTEXT, NO_FIELDS } from './layout/codec.ts';
import { findProtocol, type ProtocolSource } from './protocol-registry.ts';

export interface AccountInput {
  readonly address: string;
  readonly owner: string;
  readonly data: Uint8Array;
  readonly executable: boolean;
}

/** An account's data as meaning. Never throws: bytes that fit no layout give `malformed` or `unknown-…`. */
export function decodeAccount(
  { address, owner, data, executable }: AccountInput,
  published?: ProtocolSource,
): DecodedAccount {
  const protocol = findProtocol(owner) ?? published?.(owner);
  const programName = protocol?.definition.name;
  const start = { programName, fields: NO_FIELDS, sections: [] };
  if (owner === SYSTEM_PROGRAM && data.length === 0) {
    return { ...start, type: 'wallet', title: 'Wallet', reading: 'decoded' };
  }
  const layout = protocol?.definition.accounts?.find((candidate) => candidate.matches(data, address));
  if (layout !== undefined) return readAccount(layout, data, programName);
  if (executable) return { ...start, type: 'program', title: 'Program', reading: 'decoded' };
  if (data.length === 0) return { ...start, type: 'empty', title: 'Account without data', reading: 'empty' };
  return protocol === undefined
    ? {
        ...start,
        type: 'unknown',
        title: 'Program account',
        reading: 'unknown-program',
        reason: 'The program that owns it is not known here.',
      }
    : {
        ...start,
        type: 'unknown',
        title: 'Program account',
        reading: 'unknown-account',
        reason: `${programName} is known, this kind of its accounts is not.`,
      };
}

function readAccount(
  layout: AccountLayout,
  data: Uint8Array,
  programName: string | undefined,
): DecodedAccount {
  try {
    const cursor = new Cursor(data);
    const read = layout.read?.(cursor) ?? { fields: compileLayout(layout.layout ?? {})(cursor, NO_CONTEXT) };
    return {
      type: read.type ?? layout.type,
      title: read.title ?? layout.title,
      programName,
      reading: 'decoded',
      summary:
        read.summary ??
        (layout.sentence === undefined ? undefined : { template: layout.sentence, fields: read.fields }),
      fields: read.fields,
      sections: read.sections ?? [],
    };
  } catch (error) {
    if (!(error instanceof RangeError || error instanceof LayoutError)) throw error;
    return {
      type: layout.type,
      title: layout.title,
      programName,
      reading: 'malformed',
      reason: `${toTitle(layout.type)}: ${error.message}`,
      fields: NO_FIELDS,
      sections: [],
    };
  }
}
