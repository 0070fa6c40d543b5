import { Cursor } from '#std/cursor';
import type { Field } from '#contracts/decoded';
import type { AccountLayout, AccountSections } from '../define-protocol.ts';
import { compileLayout, LayoutError, NO_CONTEXT } from '../layout/codec.ts';
import { EXTENSIONS } from './extensions.ts';
import {
  MINT_LAYOUT,
  MULTISIG_LENGTH,
  PLAIN_TOKEN_ACCOUNTS,
  TOKEN_ACCOUNT_LAYOUT,
  TOKEN_ACCOUNT_LENGTH,
} from './token-accounts-layout.ts';

/** Behind the longest plain account stands a byte for the kind, then extensions: u16 type, u16 length, body. */
const KIND_AT = TOKEN_ACCOUNT_LENGTH;
const MINT_KIND = 1;
const ACCOUNT_KIND = 2;

const readMint = compileLayout(MINT_LAYOUT);
const readAccount = compileLayout(TOKEN_ACCOUNT_LAYOUT);
const readers = new Map([...EXTENSIONS].map(([type, { layout }]) => [type, compileLayout(layout)]));

type Section = NonNullable<AccountSections['sections']>[number];

const asBytes = (title: string, body: Uint8Array): Section => ({
  title,
  fields: [{ name: 'bytes', value: { kind: 'bytes', bytes: body } }],
});

/** One extension; one that is not known or does not fit leaves the rest of the account readable. */
export function readExtension(type: number, body: Uint8Array): Section {
  const extension = EXTENSIONS.get(type);
  const read = readers.get(type);
  if (!extension || !read) return asBytes(`Extension ${type}, not known here`, body);
  try {
    return { title: extension.title, fields: read(new Cursor(body), NO_CONTEXT) };
  } catch (error) {
    if (!(error instanceof RangeError || error instanceof LayoutError)) throw error;
    return asBytes(`${extension.title} (malformed: ${error.message})`, body);
  }
}

function readExtensions(cursor: Cursor): readonly Section[] {
  const sections: Section[] = [];
  while (cursor.remaining >= 4) {
    const type = cursor.u16();
    // Type 0 is unused space at the end.
    if (type === 0) break;
    sections.push(readExtension(type, cursor.take(cursor.u16())));
  }
  return sections;
}

const isExtended =
  (kind: number) =>
  (data: Uint8Array): boolean =>
    data.length > KIND_AT && data.length !== MULTISIG_LENGTH && data[KIND_AT] === kind;

function readExtended(plain: typeof readMint, template: string) {
  return (cursor: Cursor): AccountSections => {
    const fields: readonly Field[] = plain(cursor, NO_CONTEXT);
    if (cursor.offset > KIND_AT) throw new LayoutError('the account is longer than its layout');
    cursor.offset = KIND_AT + 1;
    return { fields, sections: readExtensions(cursor), summary: { template, fields } };
  };
}

const mintSentence = PLAIN_TOKEN_ACCOUNTS.find(({ type }) => type === 'mint')?.sentence ?? '';
const accountSentence = PLAIN_TOKEN_ACCOUNTS.find(({ type }) => type === 'token-account')?.sentence ?? '';

/** Mints and token accounts with extensions, then the plain ones. */
export const EXTENSIBLE_TOKEN_ACCOUNTS: readonly AccountLayout[] = [
  {
    type: 'mint',
    title: 'Token mint with extensions',
    matches: isExtended(MINT_KIND),
    read: readExtended(readMint, mintSentence),
  },
  {
    type: 'token-account',
    title: 'Token account with extensions',
    matches: isExtended(ACCOUNT_KIND),
    read: readExtended(readAccount, accountSentence),
  },
  ...PLAIN_TOKEN_ACCOUNTS,
];
