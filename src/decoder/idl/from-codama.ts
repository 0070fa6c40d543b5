/** Codama IDLs: a tree of nodes. Source: codama-idl/codama, `packages/nodes` (standard codama, version 1). */
import { decodeBase58 } from '#std/base58';
import { toHex } from '#std/text';
import { isRecord, type UnknownRecord } from '#std/record';
import {
  SCALARS,
  type InterfaceAccount,
  type InterfaceEvent,
  type InterfaceInstruction,
  type NamedType,
  type Prefix,
  type Scalar,
  type TypeNode,
  type Variant,
} from '../interface/interface.ts';
import { toLine, toName, toRecords } from './json.ts';
import { IdlError, type Idl } from './idl.ts';

const NUMBERS = new Set<string>(SCALARS.slice(0, 12));
const REST: TypeNode = { kind: 'scalar', scalar: 'rest' };
const scalar = (name: Scalar): TypeNode => ({ kind: 'scalar', scalar: name });

export function fromCodama(root: UnknownRecord): Idl {
  const { program } = root;
  if (!isRecord(program)) throw new IdlError('its root names no program');
  return {
    kind: 'codama',
    name: toName(program['name'], 'program'),
    version: typeof program['version'] === 'string' ? program['version'].slice(0, 80) : undefined,
    address: typeof program['publicKey'] === 'string' ? program['publicKey'] : undefined,
    interface: {
      instructions: toRecords(program['instructions']).map(toInstruction),
      accounts: toRecords(program['accounts']).map(toAccount),
      events: toRecords(program['events']).map(toEvent),
      errors: toRecords(program['errors']).map((error) => ({
        code: Number(error['code']),
        name: toName(error['name']),
        message: typeof error['message'] === 'string' ? toLine(error['message']) : '',
      })),
      types: new Map(
        toRecords(program['definedTypes']).map((entry) => [toName(entry['name']), toType(entry['type'])]),
      ),
    },
  };
}

interface Split {
  readonly at: string;
  readonly fields: readonly NamedType[];
}

/** Leading fields with a fixed value are the discriminator; the others are what it carries. */
function split(fields: unknown): Split {
  let at = '';
  const rest: NamedType[] = [];
  for (const field of toRecords(fields)) {
    const fixed =
      field['defaultValueStrategy'] === 'omitted' && rest.length === 0 ? toConstant(field) : undefined;
    if (fixed === undefined) rest.push({ name: toName(field['name']), type: toType(field['type']) });
    else at += fixed;
  }
  return { at, fields: rest };
}

/** Hex of a field's fixed value; absent when it has none that can be written as bytes. */
function toConstant({ type, defaultValue: value }: UnknownRecord): string | undefined {
  if (!isRecord(value)) return undefined;
  if (value['kind'] === 'bytesValueNode') {
    const data = String(value['data']);
    switch (value['encoding']) {
      case 'base16':
        return data.toLowerCase();
      case 'base58':
        return toHexOf(decodeBase58(data));
      case 'base64':
        return toHexOf(Uint8Array.from(atob(data), (char) => char.charCodeAt(0)));
      default:
        return toHexOf(new TextEncoder().encode(data));
    }
  }
  if (value['kind'] !== 'numberValueNode' || !isRecord(type)) return undefined;
  const width = Number(String(type['format']).replace(/\D/g, '')) / 8;
  if (!Number.isInteger(width) || width > 8) return undefined;
  const number = Number(value['number']);
  return toHex(Uint8Array.from({ length: width }, (_unused, i) => Math.floor(number / 256 ** i) % 256));
}

const toHexOf = (bytes: Uint8Array | undefined): string | undefined => bytes && toHex(bytes);

function toInstruction(node: UnknownRecord): InterfaceInstruction {
  const { at, fields } = split(node['arguments']);
  return {
    at,
    name: toName(node['name']),
    accounts: toRecords(node['accounts']).map(
      (account) => `${toName(account['name'])}${account['isOptional'] === true ? '?' : ''}`,
    ),
    args: fields,
  };
}

function toAccount(node: UnknownRecord): InterfaceAccount {
  const data = unwrap(node['data']);
  const { at, fields } = split(isRecord(data) ? data['fields'] : []);
  return {
    ...(at === '' ? { size: Number(node['size'] ?? -1) } : { at }),
    name: toName(node['name']),
    type: { kind: 'struct', fields },
  };
}

function toEvent(node: UnknownRecord): InterfaceEvent {
  const data = unwrap(node['data']);
  const { at, fields } = split(isRecord(data) ? data['fields'] : []);
  return {
    at: at || toEventDiscriminator(node),
    name: toName(node['name']),
    type: { kind: 'struct', fields },
  };
}

function toEventDiscriminator(node: UnknownRecord): string {
  const [first] = toRecords(node['discriminators']);
  const constant = first?.['constant'];
  return isRecord(constant)
    ? (toConstant({ defaultValue: constant['value'], type: constant['type'] }) ?? '')
    : '';
}

/** Nodes that only surround another with bytes of their own keep their kind; here only what is inside counts. */
function unwrap(node: unknown): unknown {
  return isRecord(node) && node['kind'] === 'hiddenPrefixTypeNode' ? unwrap(node['type']) : node;
}

/** A node nobody knows takes everything that is left, so that what stands before it is still read. */
function toType(node: unknown): TypeNode {
  if (!isRecord(node)) return REST;
  switch (node['kind']) {
    case 'numberTypeNode': {
      const format = String(node['format']);
      return NUMBERS.has(format) ? scalar(format as Scalar) : format === 'shortU16' ? scalar('u8') : REST; // just looked up
    }
    case 'amountTypeNode':
    case 'solAmountTypeNode':
    case 'dateTimeTypeNode':
      return toType(node['number']);
    case 'publicKeyTypeNode':
      return scalar('pubkey');
    case 'booleanTypeNode':
      return scalar('bool');
    case 'stringTypeNode':
      return { kind: 'text', prefix: 'none' };
    case 'bytesTypeNode':
      return REST;
    case 'sizePrefixTypeNode':
      return toPrefixed(node);
    case 'fixedSizeTypeNode':
      return toFixed(node);
    case 'definedTypeLinkNode':
      return { kind: 'defined', name: toName(node['name']) };
    case 'structTypeNode':
      return {
        kind: 'struct',
        fields: toRecords(node['fields']).map((field) => ({
          name: toName(field['name']),
          type: toType(field['type']),
        })),
      };
    case 'tupleTypeNode':
      return { kind: 'tuple', items: toRecords(node['items']).map(toType) };
    case 'enumTypeNode':
      return { kind: 'enum', tag: toTag(node['size']), variants: toRecords(node['variants']).map(toVariant) };
    case 'optionTypeNode':
      return {
        kind: 'option',
        item: toType(node['item']),
        tag: toWidth(node['prefix']) === 'u32' ? 4 : 1,
        fixed: node['fixed'] === true,
      };
    case 'zeroableOptionTypeNode':
      return toType(node['item']);
    case 'arrayTypeNode':
    case 'setTypeNode':
      return toList(toType(node['item']), node['count']);
    case 'mapTypeNode':
      return toList({ kind: 'tuple', items: [toType(node['key']), toType(node['value'])] }, node['count']);
    default:
      return REST;
  }
}

function toList(item: TypeNode, count: unknown): TypeNode {
  if (!isRecord(count)) return REST;
  if (count['kind'] === 'fixedCountNode') return { kind: 'array', item, length: Number(count['value']) };
  if (count['kind'] === 'prefixedCountNode') return { kind: 'list', item, prefix: toWidth(count['prefix']) };
  return { kind: 'list', item, prefix: 'none' };
}

/** Width of a count or a length; a number may stand inside a node that gives it a meaning. */
function toWidth(node: unknown): Prefix {
  if (!isRecord(node)) return 'u32';
  const format = node['format'] ?? (isRecord(node['number']) ? node['number']['format'] : undefined);
  return format === 'u8' || format === 'u16' || format === 'u64' ? format : 'u32';
}

function toTag(size: unknown): 1 | 2 | 4 | 8 {
  const width = isRecord(size) ? toWidth(size) : 'u8';
  return width === 'u16' ? 2 : width === 'u32' ? 4 : width === 'u64' ? 8 : 1;
}

function toPrefixed(node: UnknownRecord): TypeNode {
  const prefix = toWidth(node['prefix']);
  const inner = node['type'];
  const kind = isRecord(inner) ? inner['kind'] : undefined;
  if (kind === 'stringTypeNode') return { kind: 'text', prefix };
  return kind === 'bytesTypeNode' ? { kind: 'blob', prefix } : REST;
}

function toFixed(node: UnknownRecord): TypeNode {
  const prefix = Number(node['size']);
  const inner = node['type'];
  return isRecord(inner) && inner['kind'] === 'stringTypeNode'
    ? { kind: 'text', prefix }
    : { kind: 'blob', prefix };
}

function toVariant(node: UnknownRecord): Variant {
  const body = node['struct'] ?? node['tuple'];
  return { name: toName(node['name']), body: body === undefined ? undefined : toType(body) };
}
