import { Cursor } from '#std/cursor';
import type { Address } from '#contracts/chain';
import type { Sentence, Value } from '#contracts/decoded';
import type { AccountLayout, AccountSections } from '../define-protocol.ts';
import { compileLayout, LayoutError, NO_CONTEXT } from '../layout/codec.ts';
import { EXTENSIONS } from './extensions.ts';
import {
  MULTISIG_LENGTH,
  PLAIN_TOKEN_ACCOUNTS,
  readMintFields,
  readTokenAccountFields,
  TOKEN_ACCOUNT_LENGTH,
} from './token-accounts-layout.ts';
import { findValue } from '../find-value.ts';

/** Behind the longest plain account stands a byte for the kind, then extensions: u16 type, u16 length, body. */
const KIND_AT = TOKEN_ACCOUNT_LENGTH;
const MINT_KIND = 1;
const ACCOUNT_KIND = 2;
/** The extension. */
const PERMANENT_DELEGATE = 12;

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

/** Fields of extensions that count units of the mint. */
const AMOUNTS: ReadonlySet<string> = new Set(['withheld', 'olderMaximumFee', 'newerMaximumFee']);
const NO_LIMIT = 0xffff_ffff_ffff_ffffn;

function withAmounts({ title, fields }: Section, token: Value | undefined): Section {
  if (token?.kind !== 'amount') return { title, fields };
  return {
    title,
    fields: fields.map(({ name, value }) => {
      if (!AMOUNTS.has(name) || value.kind !== 'integer') return { name, value };
      const amount = BigInt(value.integer);
      return amount === NO_LIMIT
        ? { name, value: { kind: 'choice', choice: 'no limit' } }
        : { name, value: { ...token, amount } };
    }),
  };
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

/** Who may move what anyone holds is said with the others that have power over a mint. */
function withDelegate(
  summary: Sentence | undefined,
  sections: readonly Section[],
): Pick<AccountSections, 'summary'> {
  const title = EXTENSIONS.get(PERMANENT_DELEGATE)?.title;
  const delegate = sections.find((section) => section.title === title)?.fields[0];
  if (summary === undefined || delegate?.value.kind !== 'address') return {};
  return {
    summary: {
      template: `${summary.template}, {permanentDelegate} can take or burn what anyone holds`,
      fields: [...summary.fields, { name: 'permanentDelegate', value: delegate.value }],
    },
  };
}

/** `units` names the field that counts units of the mint, whose kind is that of the extensions' amounts. */
function readExtended(plain: NonNullable<AccountLayout['read']>, units: string) {
  return (cursor: Cursor, address: Address): AccountSections => {
    const read = plain(cursor, address);
    if (cursor.offset > KIND_AT) throw new LayoutError('the account is longer than its layout');
    cursor.offset = KIND_AT + 1;
    const token = findValue(read.fields, units);
    const sections = readExtensions(cursor).map((section) => withAmounts(section, token));
    return { ...read, sections, ...withDelegate(read.summary, sections) };
  };
}

/** Mints and token accounts with extensions, then the plain ones. */
export const EXTENSIBLE_TOKEN_ACCOUNTS: readonly AccountLayout[] = [
  {
    type: 'mint',
    title: 'Token mint with extensions',
    matches: isExtended(MINT_KIND),
    read: readExtended(readMintFields, 'supply'),
  },
  {
    type: 'token-account',
    title: 'Token account with extensions',
    matches: isExtended(ACCOUNT_KIND),
    read: readExtended(readTokenAccountFields, 'amount'),
  },
  ...PLAIN_TOKEN_ACCOUNTS,
];
