import type { AccountLayout, AccountSections } from '../define-protocol.ts';
import { compileLayout, LayoutError, type Layout, type ReadContext } from '../layout/codec.ts';
import { Cursor } from '#std/cursor';
import type { Field } from '#contracts/decoded';
import { EXTENSIONS } from './extensions.ts';
import {
  MINT_LAYOUT,
  MINT_LENGTH,
  MULTISIG_LENGTH,
  PLAIN_TOKEN_ACCOUNTS,
  TOKEN_ACCOUNT_LAYOUT,
  TOKEN_ACCOUNT_LENGTH,
} from './token-accounts-layout.ts';

/** Extensions begin here, behind the byte that tells mints from token accounts. */
const EXTENSIONS_OFFSET = TOKEN_ACCOUNT_LENGTH + 1;
const MINT_TYPE = 1;
const TOKEN_ACCOUNT_TYPE = 2;
/** Padding up to the end of the account. */
const END_TYPE = 0;

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

/** Whether a Token-2022 account has the form `type` marks. Multisigs are told by their length alone. */
function hasType(data: Uint8Array, plainLength: number, type: number): boolean {
  if (data.length === plainLength) return true;
  return (
    data.length > TOKEN_ACCOUNT_LENGTH &&
    data.length !== MULTISIG_LENGTH &&
    data[TOKEN_ACCOUNT_LENGTH] === type
  );
}

/**
 * Reads extensions to the end of the account: type u16, length u16, value. Each becomes a section, in the
 * order they stand. A type nobody here knows is kept as its number and bytes. Throws `RangeError` when a
 * value is cut short and `LayoutError` when a type stands twice, which the program never writes.
 * Source: solana-program/token-2022 `interface/src/extension/mod.rs`.
 */
export function readExtensions(cursor: Cursor): readonly Section[] {
  const sections: Section[] = [];
  const seen = new Set<number>();
  while (cursor.remaining >= 2) {
    const type = cursor.u16();
    if (type === END_TYPE) break;
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

/** A plain layout that may be followed by extensions. */
function toReader(layout: Layout): (cursor: Cursor) => AccountSections {
  const readPlain = compileLayout(layout);
  return (cursor) => {
    const fields = readPlain(cursor, NO_CONTEXT);
    if (cursor.end <= TOKEN_ACCOUNT_LENGTH) return { fields };
    cursor.offset = EXTENSIONS_OFFSET;
    return { fields, sections: readExtensions(cursor) };
  };
}

const [plainMint, plainAccount, multisig] = PLAIN_TOKEN_ACCOUNTS;
