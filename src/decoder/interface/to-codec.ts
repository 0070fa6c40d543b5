import { toTitle } from '#std/text';
import type { Value } from '#contracts/decoded';
import * as codecs from '../layout/codec.ts';
import { LayoutError, UnknownVariant, type Codec } from '../layout/codec.ts';
import type { NamedType, Prefix, ProgramInterface, Scalar, TypeNode } from './interface.ts';

const SCALAR_CODECS: Readonly<Record<Scalar, Codec>> = {
  u8: codecs.u8,
  u16: codecs.u16,
  u32: codecs.u32,
  u64: codecs.u64,
  u128: codecs.u128,
  i8: codecs.i8,
  i16: codecs.i16,
  i32: codecs.i32,
  i64: codecs.i64,
  i128: codecs.i128,
  f32: codecs.f32,
  f64: codecs.f64,
  bool: codecs.flag,
  pubkey: codecs.address,
  string: codecs.text,
  bytes: codecs.blob,
  rest: codecs.restBytes,
};

/** Types may name themselves; no real value nests deeper. */
const DEEPEST = 32;

/** Types and fields whose names say more than their bytes. */
export interface NamedCodecs {
  readonly type: (name: string) => Codec | undefined;
  readonly field: (field: NamedType) => Codec | undefined;
}

/** Fixed-point numbers of 128 bits, 48 of them behind the point, as the Rust crate `fixed` lays them out. */
const I80F48 = new Set(['I80F48', 'WrappedI80F48']);

/** A percentage of one byte leaves no room for a scale of its own. */
const isPercent = ({ name, type }: NamedType): boolean =>
  type.kind === 'scalar' && type.scalar === 'u8' && /(?:Pct|Percent|Percentage)$/.test(name);

/** What is read into the accounts of any program; instructions are shown as they stand. */
export const ACCOUNT_TYPES: NamedCodecs = {
  type: (name) => (I80F48.has(name) ? codecs.fixedI128(48) : undefined),
  field: (field) => (isPercent(field) ? codecs.percentU8 : undefined),
};

/** The codec of a type. Throws `LayoutError` when it names a type that is not defined. */
export function toCodec(
  type: TypeNode,
  types: ProgramInterface['types'],
  named?: NamedCodecs,
  depth = 0,
): Codec {
  const inner = (node: TypeNode): Codec => toCodec(node, types, named, depth + 1);
  if (depth > DEEPEST) throw new LayoutError('types nest too deep');
  switch (type.kind) {
    case 'scalar':
      return SCALAR_CODECS[type.scalar];
    case 'text':
      return typeof type.prefix === 'number' ? codecs.fixedText(type.prefix) : TEXTS[type.prefix];
    case 'blob':
      return typeof type.prefix === 'number' ? codecs.bytes(type.prefix) : BLOBS[type.prefix];
    case 'option':
      if (type.tag === 4) return codecs.fixedOption(inner(type.item));
      return type.fixed
        ? codecs.zeroPaddedOption(inner(type.item), sizeOf(type.item, types))
        : codecs.option(inner(type.item));
    case 'list':
      if (isByte(type.item) && type.prefix === 'u32') return codecs.blob;
      return codecs.listOf(inner(type.item), type.prefix);
    case 'array':
      return isByte(type.item) ? codecs.bytes(type.length) : codecs.array(inner(type.item), type.length);
    case 'struct':
      return codecs.record(
        Object.fromEntries(
          type.fields.map((field) => {
            const codec = named?.field(field) ?? inner(field.type);
            return [field.name, field.trailing ? codecs.trailing(codec) : codec];
          }),
        ),
      );
    case 'tuple':
      return type.items.length === 1
        ? inner(type.items[0]!)
        : codecs.record(Object.fromEntries(type.items.map((of, i) => [`${i + 1}`, inner(of)])));
    case 'enum':
      return toEnum(type, inner);
    case 'defined': {
      const known = named?.type(type.name);
      if (known !== undefined) return known;
      const found = types.get(type.name);
      if (found === undefined) throw new LayoutError(`the type ${type.name} is not defined`);
      return lazy(() => toCodec(found, types, named, depth + 1));
    }
  }
}

const TEXTS: Readonly<Record<Prefix, Codec>> = {
  u8: codecs.textU8,
  u16: codecs.textU16,
  u32: codecs.text,
  u64: codecs.longText,
  none: codecs.restText,
};
const BLOBS: Readonly<Record<Prefix, Codec>> = {
  u8: codecs.blobU8,
  u16: codecs.blobU16,
  u32: codecs.blob,
  u64: codecs.longBytes,
  none: codecs.restBytes,
};

const isByte = (type: TypeNode): boolean => type.kind === 'scalar' && type.scalar === 'u8';

/** Types may name each other in a circle, so a defined type is compiled at its first value. */
function lazy(make: () => Codec): Codec {
  let made: Codec | undefined;
  return {
    read: (cursor, context) => {
      cursor.step();
      return (made ??= make()).read(cursor, context);
    },
  };
}

/** A plain variant is its name; one with a body is a record that names it and holds the body's fields. */
function toEnum(
  { variants, tag }: Extract<TypeNode, { kind: 'enum' }>,
  inner: (node: TypeNode) => Codec,
): Codec {
  const choices = variants.map(({ name }): Value => ({ kind: 'choice', choice: name }));
  const bodies = variants.map(({ body }) => (body === undefined ? undefined : inner(body)));
  const readTag = { 1: codecs.u8, 2: codecs.u16, 4: codecs.u32, 8: codecs.u64 }[tag];
  return {
    read: (cursor, context) => {
      const read = readTag.read(cursor, context);
      const index = read.kind === 'integer' ? Number(read.integer) : -1;
      const variant = choices[index];
      if (variant === undefined) throw new UnknownVariant(`variant ${index} is not known`);
      const body = bodies[index]?.read(cursor, context);
      if (body === undefined) return variant;
      const fields = body.kind === 'record' ? body.fields : [{ name: 'value', value: body }];
      return { kind: 'record', fields: [{ name: 'variant', value: variant }, ...fields] };
    },
  };
}

const SIZES: Partial<Record<Scalar, number>> = {
  u8: 1,
  u16: 2,
  u32: 4,
  u64: 8,
  u128: 16,
  i8: 1,
  i16: 2,
  i32: 4,
  i64: 8,
  i128: 16,
  f32: 4,
  f64: 8,
  bool: 1,
  pubkey: 32,
};

/** Bytes a type of fixed size takes. Throws `LayoutError` for others. */
function sizeOf(type: TypeNode, types: ProgramInterface['types']): number {
  if (type.kind === 'scalar') {
    const size = SIZES[type.scalar];
    if (size !== undefined) return size;
  }
  if (type.kind === 'array') return type.length * sizeOf(type.item, types);
  if (type.kind === 'struct') return type.fields.reduce((sum, field) => sum + sizeOf(field.type, types), 0);
  const defined = type.kind === 'defined' ? types.get(type.name) : undefined;
  if (defined !== undefined) return sizeOf(defined, types);
  throw new LayoutError(`${toTitle(type.kind)} has no fixed size`);
}
