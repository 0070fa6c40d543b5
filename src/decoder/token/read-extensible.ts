import { Cursor } from '#std/cursor';
import type { Field } from '#contracts/decoded';
import type { AccountLayout, AccountSections } from '../define-protocol.ts';
import { compileLayout, LayoutError, type ReadContext } from '../layout/codec.ts';
import { EXTENSIONS } from './extensions.ts';
import { MULTISIG_LENGTH, PLAIN_TOKEN_ACCOUNTS, TOKEN_ACCOUNT_LENGTH } from './token-accounts-layout.ts';

/** Behind the longest plain account stands a byte that tells mints from token accounts, then extensions. */
const TYPE_OFFSET = TOKEN_ACCOUNT_LENGTH;
const EXTENSIONS_OFFSET = TYPE_OFFSET + 1;
const TYPE_BYTES: Readonly<Record<string, number>> = { mint: 1, 'token-account': 2 };
/** Extension type of the padding that ends an account. */
const END = 0;

type Section = NonNullable<AccountSections['sections']>[number];

/** Accounts stand alone: there is no transaction to ask about mints. */
const NO_CONTEXT: ReadContext = {
  tokenAt: () => undefined,
  accountAt: () => undefined,
  decimalsOf: () => undefined,
};

const readers = new Map(
  Object.entries(EXTENSIONS).map(([type, { title, layout }]) => [
    Number(type),
    { title, read: compileLayout(layout ?? {}) },
  ]),
);

/** Accounts of Token-2022: the plain ones, and mints and token accounts with extensions, each a section. */
export const EXTENSIBLE_TOKEN_ACCOUNTS: readonly AccountLayout[] = PLAIN_TOKEN_ACCOUNTS.map(toExtensible);

function toExtensible(plain: AccountLayout): AccountLayout {
  const typeByte = TYPE_BYTES[plain.type];
  if (typeByte === undefined) return plain;
  const readPlain = compileLayout(plain.layout ?? {});
  return {
    ...plain,
    matches: (data, address) =>
      plain.matches(data, address) || (isExtended(data) && data[TYPE_OFFSET] === typeByte),
    read(cursor) {
      const fields = readPlain(cursor, NO_CONTEXT);
      if (cursor.end <= TYPE_OFFSET) return { fields };
      cursor.offset = EXTENSIONS_OFFSET;
      return { fields, sections: readExtensions(cursor) };
    },
  };
}

/** The program never lets an extended account be as long as a multisig. */
function isExtended(data: Uint8Array): boolean {
  return data.length > TYPE_OFFSET && data.length !== MULTISIG_LENGTH;
}

/**
 * Extensions up to the end of the account, in the order they stand: type u16, length u16, value. A type
 * nobody here knows is kept as its number and bytes. Throws `RangeError` when a value is cut short and
 * `LayoutError` when a type stands twice, which the program never writes.
 * Source: solana-program/token-2022 `interface/src/extension/mod.rs`.
 */
function readExtensions(cursor: Cursor): readonly Section[] {
  const sections: Section[] = [];
  const seen = new Set<number>();
  while (cursor.remaining >= 2) {
    const type = cursor.u16();
    if (type === END) break;
    if (seen.has(type)) throw new LayoutError(`extension ${type} stands twice`);
    seen.add(type);
    sections.push(readExtension(type, new Cursor(cursor.take(cursor.u16()))));
  }
  return sections;
}

function readExtension(type: number, value: Cursor): Section {
  const reader = readers.get(type);
  const fields: Field[] =
    reader === undefined
      ? [{ name: 'extension', value: { kind: 'integer', integer: type } }]
      : [...reader.read(value, NO_CONTEXT)];
  if (value.remaining > 0) fields.push({ name: 'unread', value: { kind: 'bytes', bytes: value.rest() } });
  return { title: reader?.title ?? `Unknown extension ${type}`, fields };
}
