/** Readings of bytes built by hand, as short text, so that a test can say what it expects in a line. */
import type { DecodedAccount, DecodedInstruction, Field, Value } from '#contracts/decoded';
import { toValueText } from '#contracts/text/value-text';
import { decodeBase58 } from '#std/base58';
import { toHex } from '#std/text';
import { decodeUtf8 } from '#std/utf8';
import { decodeAccount } from '../decode-account.ts';
import { decodeTransaction } from '../decode-transaction.ts';
import { addressNamed, buildTransaction } from './build-transaction.ts';

const NO_NAMES = { labels: {}, tokens: {} };

/** The name `addressNamed` made the address of; any other address as it is. */
function toName(address: string): string {
  const text = decodeUtf8(decodeBase58(address) ?? new Uint8Array(0));
  return text !== undefined && /^[\w-]+\.+$/.test(text) ? text.replace(/\.+$/, '') : address;
}

function show(value: Value): string {
  switch (value.kind) {
    case 'address':
      return toName(value.address);
    case 'amount': {
      const mint = value.mint === undefined ? 'an unknown mint' : toName(value.mint);
      return `${value.amount} of ${mint}${value.decimals === undefined ? '' : `, ${value.decimals} decimals`}`;
    }
    case 'bytes':
      return `0x${toHex(value.bytes)}`;
    case 'list':
      return `[${value.items.map(show).join(', ')}]`;
    case 'record':
      return value.fields.map((field) => `${field.name} ${show(field.value)}`).join(' ');
    default:
      return toValueText(value, NO_NAMES);
  }
}

const toTexts = (fields: readonly Field[]): Record<string, string> =>
  Object.fromEntries(fields.map(({ name, value }) => [name, show(value)]));

const fill = (template: string, texts: Readonly<Record<string, string>>): string =>
  template.replace(/\{(\w+)\}/g, (hole, name: string) => texts[name] ?? hole);

export interface InstructionReadout {
  readonly reading: DecodedInstruction['reading'];
  readonly reason: string | undefined;
  readonly name: string | undefined;
  /** The sentence with its holes filled. */
  readonly says: string | undefined;
  readonly fields: Readonly<Record<string, string>>;
  /** Named accounts that were given. */
  readonly accounts: Readonly<Record<string, string>>;
  readonly effects: DecodedInstruction['effects'];
}

const toAddress = (name: string): string => (decodeBase58(name)?.length === 32 ? name : addressNamed(name));

/** Reads an instruction of `program` that is given these accounts, by address or by name. */
export function readOne(program: string, names: readonly string[], data: Uint8Array): InstructionReadout {
  const accounts = names.map(toAddress);
  const decoded = decodeTransaction(
    buildTransaction({
      keys: [...new Set([addressNamed('payer'), ...accounts, program])],
      instructions: [{ program, accounts, data }],
    }),
  );
  const [instruction] = decoded.instructions;
  if (instruction === undefined) throw new Error('the transaction has no instruction');
  const given = instruction.accountNames.slice(0, names.length);
  const named = Object.fromEntries(given.map((name, i) => [name, names[i]!]));
  const fields = toTexts(instruction.fields);
  return {
    reading: instruction.reading,
    reason: instruction.reason,
    name: instruction.name,
    says: instruction.sentence && fill(instruction.sentence, { ...named, ...fields }),
    fields,
    accounts: named,
    effects: instruction.effects,
  };
}

export interface AccountReadout {
  readonly reading: DecodedAccount['reading'];
  readonly reason: string | undefined;
  readonly type: string;
  readonly says: string | undefined;
  readonly fields: Readonly<Record<string, string>>;
  /** By their titles. */
  readonly sections: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

/** Reads the data of an account owned by `owner`. */
export function readData(
  owner: string,
  data: Uint8Array,
  address: string = addressNamed('account'),
): AccountReadout {
  const { reading, reason, type, summary, fields, sections } = decodeAccount({
    address,
    owner,
    data,
    executable: false,
  });
  return {
    reading,
    reason,
    type,
    says: summary && fill(summary.template, toTexts(summary.fields)),
    fields: toTexts(fields),
    sections: Object.fromEntries(sections.map((section) => [section.title, toTexts(section.fields)])),
  };
}
