/**
 * Anchor IDLs before 0.30, since 0.30, and Shank's, which share a shape. Sources: anchor-lang
 * `lang/syn/src/idl`, `idl/spec`; metaplex-foundation/shank.
 */
import { sha256 } from '@noble/hashes/sha2.js';
import { toHex } from '#std/text';
import { isRecord, type UnknownRecord } from '#std/record';
import {
  SCALARS,
  toCamelCase,
  type InterfaceAccount,
  type InterfaceError,
  type InterfaceEvent,
  type InterfaceInstruction,
  type NamedType,
  type Scalar,
  type TypeNode,
  type Variant,
} from '../interface/interface.ts';
import { toLine, toName, toRecords } from './json.ts';
import type { Idl, IdlKind } from './idl.ts';

const SCALAR_NAMES = new Set<string>(SCALARS.filter((name) => name !== 'rest'));
const ALIASES: Readonly<Record<string, Scalar>> = {
  publicKey: 'pubkey',
  Pubkey: 'pubkey',
  PublicKey: 'pubkey',
  String: 'string',
  unixTimestamp: 'i64',
  UnixTimestamp: 'i64',
  usize: 'u64',
};
const REST: TypeNode = { kind: 'scalar', scalar: 'rest' };

export function fromAnchor(idl: UnknownRecord): Idl {
  const metadata = isRecord(idl['metadata']) ? idl['metadata'] : {};
  const kind = toKind(idl, metadata);
  const types = new Map<string, TypeNode>();
  for (const entry of [...toRecords(idl['types']), ...toRecords(idl['accounts'])]) {
    if (isRecord(entry['type'])) types.set(toName(entry['name']), toDefinition(entry['type']));
  }
  const address = idl['address'] ?? metadata['address'];
  return {
    kind,
    name: toName(idl['name'] ?? metadata['name'], 'program'),
    version: toText(idl['version'] ?? metadata['version']),
    address: toText(address),
    interface: {
      instructions: toRecords(idl['instructions']).map((entry) => toInstruction(entry, kind)),
      accounts: kind === 'shank' ? [] : toRecords(idl['accounts']).map((entry) => toAccount(entry, kind)),
      events: toRecords(idl['events']).map((entry) => toEvent(entry)),
      errors: toRecords(idl['errors']).map(toError),
      types,
    },
  };
}

const toText = (value: unknown): string | undefined =>
  typeof value === 'string' ? value.slice(0, 80) : undefined;

function toKind(idl: UnknownRecord, metadata: UnknownRecord): IdlKind {
  const [first] = toRecords(idl['instructions']);
  if (first !== undefined && 'discriminator' in first) return 'anchor';
  if (metadata['origin'] === 'shank' || (first !== undefined && 'discriminant' in first)) return 'shank';
  return 'anchor-legacy';
}

/** First eight bytes of sha256 of `text`, in hex: how Anchor makes its discriminators. */
export const anchorDiscriminator = (text: string): string =>
  toHex(sha256(new TextEncoder().encode(text)).subarray(0, 8));

const toSnakeCase = (name: string): string =>
  name
    .replace(/([a-z0-9])([A-Z])/g, '$1_$2')
    .replace(/([A-Z])([A-Z][a-z])/g, '$1_$2')
    .toLowerCase();

function toInstruction(entry: UnknownRecord, kind: IdlKind): InterfaceInstruction {
  const name = toName(entry['name']);
  return {
    at: toDiscriminator(entry, kind, () => anchorDiscriminator(`global:${toSnakeCase(name)}`)),
    name: toCamelCase(name),
    accounts: flatten(entry['accounts']),
    args: toNamed(entry['args']),
  };
}

function toDiscriminator(entry: UnknownRecord, kind: IdlKind, make: () => string): string {
  const given = entry['discriminator'];
  if (Array.isArray(given)) return toHex(Uint8Array.from(given.map(Number)));
  const { discriminant } = entry;
  if (isRecord(discriminant)) {
    const value = discriminant['value'];
    if (Array.isArray(value)) return toHex(Uint8Array.from(value.map(Number)));
    return littleEndian(Number(value), WIDTHS[String(discriminant['type'])] ?? 1);
  }
  return kind === 'shank' ? '' : make();
}

const WIDTHS: Readonly<Record<string, number>> = { u8: 1, u16: 2, u32: 4, u64: 8 };

function littleEndian(value: number, width: number): string {
  return toHex(Uint8Array.from({ length: width }, (_unused, i) => Math.floor(value / 256 ** i) % 256));
}

/** Account names in order, those of nested groups in place. */
function flatten(accounts: unknown): readonly string[] {
  return toRecords(accounts).flatMap((account) => {
    if (Array.isArray(account['accounts'])) return flatten(account['accounts']);
    const optional = account['isOptional'] === true || account['optional'] === true;
    return [`${toCamelCase(toName(account['name']))}${optional ? '?' : ''}`];
  });
}

function toAccount(entry: UnknownRecord, kind: IdlKind): InterfaceAccount {
  const name = toName(entry['name']);
  return {
    // IDLs for TypeScript spell the struct's name in camelCase; the discriminator is of the name as in Rust.
    at: toDiscriminator(entry, kind, () =>
      anchorDiscriminator(`account:${name.charAt(0).toUpperCase()}${name.slice(1)}`),
    ),
    name,
    type: { kind: 'defined', name },
  };
}

function toEvent(entry: UnknownRecord): InterfaceEvent {
  const name = toName(entry['name']);
  return {
    at: toDiscriminator(entry, 'anchor', () => anchorDiscriminator(`event:${name}`)),
    name: toCamelCase(name),
    type: Array.isArray(entry['fields'])
      ? { kind: 'struct', fields: toNamed(entry['fields']) }
      : { kind: 'defined', name },
  };
}

function toError(entry: UnknownRecord): InterfaceError {
  return {
    code: Number(entry['code']),
    name: toName(entry['name']),
    message: typeof entry['msg'] === 'string' ? toLine(entry['msg']) : '',
  };
}

function toNamed(fields: unknown): readonly NamedType[] {
  return toRecords(fields).map((field) => ({
    name: toCamelCase(toName(field['name'])),
    type: toType(field['type']),
  }));
}

function toDefinition(type: UnknownRecord): TypeNode {
  if (type['kind'] === 'enum') {
    return { kind: 'enum', tag: 1, variants: toRecords(type['variants']).map(toVariant) };
  }
  // `type Name = Other` since 0.30.
  if (type['kind'] === 'type') return toType(type['alias']);
  return toFields(type['fields']) ?? { kind: 'struct', fields: [] };
}

/** Named fields are a struct, bare types a tuple. */
function toFields(fields: unknown): TypeNode | undefined {
  if (!Array.isArray(fields) || fields.length === 0) return undefined;
  const first: unknown = fields[0];
  return isRecord(first) && 'name' in first
    ? { kind: 'struct', fields: toNamed(fields) }
    : { kind: 'tuple', items: fields.map(toType) };
}

const toVariant = (variant: UnknownRecord): Variant => ({
  name: toName(variant['name']),
  body: toFields(variant['fields']),
});

/** A type nobody knows takes everything that is left, so that what stands before it is still read. */
function toType(type: unknown): TypeNode {
  if (typeof type === 'string') {
    const scalar = ALIASES[type] ?? type;
    // Either listed or an alias of one listed.
    return SCALAR_NAMES.has(scalar) ? { kind: 'scalar', scalar: scalar as Scalar } : REST;
  }
  if (!isRecord(type)) return REST;
  if ('defined' in type) {
    const { defined } = type;
    return { kind: 'defined', name: toName(isRecord(defined) ? defined['name'] : defined) };
  }
  if ('option' in type) return { kind: 'option', item: toType(type['option']), tag: 1, fixed: false };
  if ('coption' in type) return { kind: 'option', item: toType(type['coption']), tag: 4, fixed: true };
  if ('vec' in type) return { kind: 'list', item: toType(type['vec']), prefix: 'u32' };
  if (Array.isArray(type['array'])) {
    const [item, length] = type['array'] as readonly unknown[];
    return typeof length === 'number' ? { kind: 'array', item: toType(item), length } : REST;
  }
  if (Array.isArray(type['tuple'])) return { kind: 'tuple', items: type['tuple'].map(toType) };
  const map = type['hashMap'] ?? type['bTreeMap'];
  if (Array.isArray(map)) {
    return { kind: 'list', prefix: 'u32', item: { kind: 'tuple', items: map.map(toType) } };
  }
  const set = type['hashSet'] ?? type['bTreeSet'];
  return set === undefined ? REST : { kind: 'list', item: toType(set), prefix: 'u32' };
}
