/**
 * Codecs: how a field is read off bytes and what kind of value it is. A layout is a list of named codecs,
 * read in order. Reading past the end throws `RangeError`; a value outside its domain throws `LayoutError`.
 */
import { Cursor } from '#std/cursor';
import { sizedList } from '#std/sized-list';
import { decodeUtf8 } from '#std/utf8';
import { encodeBase58 } from '#std/base58';
import type { Address } from '#contracts/chain';
import type { Field, Value } from '#contracts/decoded';
import { toAddressText } from './address-text.ts';

/** What a codec may ask about the place it is read in. A position below zero counts from the end. */
export interface ReadContext {
  /** Mint and decimals of the token account at this position of the instruction. */
  tokenAt(position: number): { readonly mint: Address; readonly decimals?: number | undefined } | undefined;
  /** Address at this position of the instruction. */
  accountAt(position: number): Address | undefined;
  decimalsOf(mint: Address): number | undefined;
}

/** Accounts stand alone: there is no transaction to ask about mints. */
export const NO_CONTEXT: ReadContext = {
  tokenAt: () => undefined,
  accountAt: () => undefined,
  decimalsOf: () => undefined,
};

export interface Codec {
  read(cursor: Cursor, context: ReadContext): Value;
}

/** Bytes that a layout refuses. */
export class LayoutError extends Error {
  override readonly name: string = 'LayoutError';
}

/** A variant that a later version of a program has and its interface here has not. What stands before it holds. */
export class UnknownVariant extends LayoutError {
  override readonly name = 'UnknownVariant';
}

const NONE: Value = { kind: 'none' };
const YES: Value = { kind: 'flag', flag: true };
const NO: Value = { kind: 'flag', flag: false };

const codec = (read: Codec['read']): Codec => ({ read });

export const u8 = codec((c) => ({ kind: 'integer', integer: c.u8() }));
export const u16 = codec((c) => ({ kind: 'integer', integer: c.u16() }));
export const u32 = codec((c) => ({ kind: 'integer', integer: c.u32() }));
export const u64 = codec((c) => ({ kind: 'integer', integer: c.u64() }));
export const u128 = codec((c) => ({ kind: 'integer', integer: c.u128() }));
export const i8 = codec((c) => ({ kind: 'integer', integer: c.i8() }));
export const i16 = codec((c) => ({ kind: 'integer', integer: c.i16() }));
export const i32 = codec((c) => ({ kind: 'integer', integer: c.i32() }));
export const i64 = codec((c) => ({ kind: 'integer', integer: c.i64() }));
export const i128 = codec((c) => ({ kind: 'integer', integer: c.i128() }));
export const f32 = codec((c) => ({ kind: 'decimal', decimal: c.f32() }));
export const f64 = codec((c) => ({ kind: 'decimal', decimal: c.f64() }));
/** An i128 with `bits` of it behind the point. */
export const fixedI128 = (bits: number): Codec =>
  codec((c) => ({ kind: 'decimal', decimal: Number(c.i128()) / 2 ** bits }));

export const lamports = codec((c) => ({ kind: 'lamports', lamports: c.u64() }));
export const address = codec((c) => ({ kind: 'address', address: toAddressText(c.bytes, c.skip(32)) }));
export const hash = codec((c) => ({ kind: 'hash', hash: encodeBase58(c.take(32)) }));
export const unixTime = codec((c) => ({ kind: 'time', unixSeconds: c.i64() }));
export const slot = codec((c) => ({ kind: 'slot', slot: c.u64() }));
export const epoch = codec((c) => ({ kind: 'epoch', epoch: c.u64() }));
export const byteSize = codec((c) => ({ kind: 'byte-size', bytes: c.u64() }));
export const byteSizeU32 = codec((c) => ({ kind: 'byte-size', bytes: BigInt(c.u32()) }));
export const basisPointsU16 = codec((c) => ({ kind: 'basis-points', basisPoints: BigInt(c.u16()) }));
export const basisPointsU64 = codec((c) => ({ kind: 'basis-points', basisPoints: c.u64() }));
export const basisPointsI16 = codec((c) => ({ kind: 'basis-points', basisPoints: BigInt(c.i16()) }));
export const percentU8 = codec((c) => ({ kind: 'percent', percent: c.u8() }));
export const computeUnitsU32 = codec((c) => ({ kind: 'compute-units', units: c.u32() }));
export const computePrice = codec((c) => ({ kind: 'compute-price', microLamports: c.u64() }));

/** One byte, 0 or 1. */
export const flag = codec((c) => {
  const byte = c.u8();
  if (byte > 1) throw new LayoutError(`${byte} is not a flag`);
  return byte === 1 ? YES : NO;
});

/** Raw units of the mint held by the token account at `position`. */
export const tokenAmountAt = (position: number): Codec =>
  codec((c, context) => {
    const amount = c.u64();
    const token = context.tokenAt(position);
    return { kind: 'amount', amount, mint: token?.mint, decimals: token?.decimals };
  });

/**
 * The same for a side of a swap: where the account is not recorded, the mint is the one of the pool's two, in the
 * accounts at `pool`, that the account of the other side does not hold.
 */
export const pooledAmountAt = (position: number, other: number, pool: readonly [number, number]): Codec =>
  codec((c, context) => {
    const amount = c.u64();
    let token = context.tokenAt(position);
    const held = token === undefined ? context.tokenAt(other)?.mint : undefined;
    if (held !== undefined) {
      const [first, second] = [context.tokenAt(pool[0]), context.tokenAt(pool[1])];
      if (first?.mint === held) token = second;
      else if (second?.mint === held) token = first;
    }
    return { kind: 'amount', amount, mint: token?.mint, decimals: token?.decimals };
  });

/** Raw units of the mint whose address is at `position`. */
export const mintAmountAt = (position: number): Codec =>
  codec((c, context) => {
    const amount = c.u64();
    const mint = context.accountAt(position);
    return { kind: 'amount', amount, mint, decimals: mint && context.decimalsOf(mint) };
  });

/**
 * Raw units of the mint whose address is at `position`, followed by a byte that states its decimals: the
 * program refuses the instruction when the byte is wrong, so it can be trusted. The byte is left unread.
 */
export const checkedAmountAt = (position: number): Codec =>
  codec((c, context) => {
    const amount = c.u64();
    if (c.remaining < 1) throw new RangeError('the decimals are missing');
    return { kind: 'amount', amount, mint: context.accountAt(position), decimals: c.bytes[c.offset] };
  });

/**
 * Raw units of the mint whose address stands in the data itself, `back` bytes before this field.
 */
export const mintAmountBack = (back: number, decimals?: number): Codec =>
  codec((c) => {
    const mint = toAddressText(c.bytes, c.offset - back);
    return { kind: 'amount', amount: c.u64(), mint, decimals };
  });

/** `length` bytes. */
export const bytes = (length: number): Codec => codec((c) => ({ kind: 'bytes', bytes: c.take(length) }));
/** Borsh bytes: u32 length. */
export const blob = codec((c) => ({ kind: 'bytes', bytes: c.take(c.u32()) }));
export const blobU8 = codec((c) => ({ kind: 'bytes', bytes: c.take(c.u8()) }));
export const blobU16 = codec((c) => ({ kind: 'bytes', bytes: c.take(c.u16()) }));
/** Bincode bytes: u64 length. */
export const longBytes = codec((c) => {
  const length = c.u64();
  if (length > BigInt(c.remaining)) throw new RangeError(`${length} bytes, ${c.remaining} are left`);
  return { kind: 'bytes', bytes: c.take(Number(length)) };
});
/** Everything that is left. */
export const restBytes = codec((c) => ({ kind: 'bytes', bytes: c.rest() }));

function readText(c: Cursor, length: number): Value {
  const taken = c.take(length);
  // Programs that reserve room for a text fill it up with zero bytes.
  let end = length;
  while (end > 0 && taken[end - 1] === 0) end--;
  const text = decodeUtf8(taken.subarray(0, end));
  return text === undefined ? { kind: 'bytes', bytes: taken } : { kind: 'text', text };
}

/** Borsh string: u32 length, UTF-8. Invalid UTF-8 is kept as bytes. */
export const text = codec((c) => readText(c, c.u32()));
export const textU8 = codec((c) => readText(c, c.u8()));
export const textU16 = codec((c) => readText(c, c.u16()));
/** Text in a room of `length` bytes, ended by a zero byte where it is shorter. */
export const fixedText = (length: number): Codec =>
  codec((c) => {
    const taken = c.take(length);
    const end = taken.indexOf(0);
    return readText(new Cursor(taken), end < 0 ? length : end);
  });
/** Bincode string: u64 length, UTF-8. */
export const longText = codec((c) => {
  const length = c.u64();
  if (length > BigInt(c.remaining))
    throw new RangeError(`a text of ${length} bytes, ${c.remaining} are left`);
  return readText(c, Number(length));
});
/** Everything that is left, as text. */
export const restText = codec((c) => readText(c, c.remaining));

/** One byte naming a variant. */
export const choice = (...names: readonly string[]): Codec => {
  const values = names.map((name): Value => ({ kind: 'choice', choice: name }));
  return codec((c) => pick(values, c.u8()));
};
/** Four bytes naming a variant, as bincode writes enums. */
export const choiceU32 = (...names: readonly string[]): Codec => {
  const values = names.map((name): Value => ({ kind: 'choice', choice: name }));
  return codec((c) => pick(values, c.u32()));
};
/** Eight bytes naming a variant. */
export const choiceU64 = (...names: readonly string[]): Codec => {
  const values = names.map((name): Value => ({ kind: 'choice', choice: name }));
  return codec((c) => {
    const index = c.u64();
    return pick(values, index < 256n ? Number(index) : -1);
  });
};
function pick(values: readonly Value[], index: number): Value {
  const value = values[index];
  if (value === undefined) throw new LayoutError(`variant ${index} is not known`);
  return value;
}

/** Borsh enum of plain variants, the last of which carries a text. */
export const choiceWithText = (...names: readonly string[]): Codec => {
  const plain = choice(...names);
  return codec((c, context) => {
    const isLast = c.bytes[c.offset] === names.length - 1;
    const variant = plain.read(c, context);
    return isLast ? readText(c, c.u32()) : variant;
  });
};
/** Two Borsh strings: a key and its value. */
export const pairOfTexts = codec((c) => ({
  kind: 'record',
  fields: [
    { name: 'key', value: readText(c, c.u32()) },
    { name: 'value', value: readText(c, c.u32()) },
  ],
}));

/** Borsh option: one byte, then the value when it is 1. */
export const option = (inner: Codec): Codec =>
  codec((c, context) => {
    const tag = c.u8();
    if (tag > 1) throw new LayoutError(`${tag} is not an option tag`);
    return tag === 1 ? inner.read(c, context) : NONE;
  });
/** Bincode `COption` of account data: four bytes, then the value's bytes always. */
export const fixedOption = (inner: Codec): Codec =>
  codec((c, context) => {
    const tag = c.u32();
    if (tag > 1) throw new LayoutError(`${tag} is not an option tag`);
    const value = inner.read(c, context);
    return tag === 1 ? value : NONE;
  });
/** Bincode option in account data: one byte, then the value's `length` bytes always. */
export const zeroPaddedOption = (inner: Codec, length: number): Codec =>
  codec((c, context) => {
    const tag = c.u8();
    if (tag > 1) throw new LayoutError(`${tag} is not an option tag`);
    if (tag === 1) return inner.read(c, context);
    c.skip(length);
    return NONE;
  });
/** The value where bytes are left, else none: arguments later versions of a program added. */
export const trailing = (inner: Codec): Codec =>
  codec((c, context) => (c.remaining > 0 ? inner.read(c, context) : NONE));
/** 32 bytes, all zero meaning none. */
export const optionalAddress = codec((c) => {
  const at = c.skip(32);
  for (let i = at; i < at + 32; i++) {
    if (c.bytes[i] !== 0) return { kind: 'address', address: toAddressText(c.bytes, at) };
  }
  return NONE;
});

const MOST_ITEMS = 4096;

function readItems(c: Cursor, context: ReadContext, inner: Codec, count: number): Value {
  if (count > MOST_ITEMS || count > c.remaining)
    throw new RangeError(`a list of ${count} items, ${c.remaining} bytes are left`);
  const items: Value[] = [];
  for (let i = 0; i < count; i++) {
    c.step();
    items.push(inner.read(c, context));
  }
  return { kind: 'list', items };
}
/** Borsh list: u32 count. */
export const list = (inner: Codec): Codec => codec((c, context) => readItems(c, context, inner, c.u32()));
/** List with a count of one byte. */
export const listU8 = (inner: Codec): Codec => codec((c, context) => readItems(c, context, inner, c.u8()));
/** Bincode list: u64 count. */
export const longList = (inner: Codec): Codec =>
  codec((c, context) => {
    const count = c.u64();
    return readItems(c, context, inner, count > 0xffff_ffffn ? 0xffff_ffff : Number(count));
  });
/** Two-byte integers to the end. */
export const remainingU16s = codec((c, context) => readItems(c, context, u16, c.remaining >> 1));
/** `count` items. */
export const array = (inner: Codec, count: number): Codec =>
  codec((c, context) => readItems(c, context, inner, count));

/** List with a count of the given width; `none` reads items to the end. */
export function listOf(inner: Codec, prefix: 'u8' | 'u16' | 'u32' | 'u64' | 'none'): Codec {
  switch (prefix) {
    case 'u8':
      return listU8(inner);
    case 'u16':
      return codec((c, context) => readItems(c, context, inner, c.u16()));
    case 'u32':
      return list(inner);
    case 'u64':
      return longList(inner);
    case 'none':
      return codec((c, context) => {
        const items: Value[] = [];
        while (c.remaining > 0 && items.length < MOST_ITEMS) {
          c.step();
          items.push(inner.read(c, context));
        }
        return { kind: 'list', items };
      });
  }
}

export type Layout = Readonly<Record<string, Codec>>;

/** Named fields in order. */
export const record = (layout: Layout): Codec => {
  const read = compileLayout(layout);
  return codec((c, context) => ({ kind: 'record', fields: read(c, context) }));
};

/** A layout as one function that reads its fields in order. */
export function compileLayout(layout: Layout): (cursor: Cursor, context: ReadContext) => readonly Field[] {
  const names = Object.keys(layout);
  const codecs = Object.values(layout);
  const count = names.length;
  if (count === 0) return () => NO_FIELDS;
  return (cursor, context) => {
    const fields = sizedList<Field>(count);
    let offset = cursor.offset;
    let i = 0;
    try {
      for (; i < count; i++) {
        offset = cursor.offset;
        fields[i] = { name: names[i]!, value: codecs[i]!.read(cursor, context) };
      }
    } catch (error) {
      if (error instanceof RangeError || error instanceof LayoutError) {
        readBefore.set(error, { fields: fields.slice(0, i), rest: cursor.bytes.subarray(offset) });
      }
      throw error;
    }
    return fields;
  };
}

const readBefore = new WeakMap<Error, { readonly fields: readonly Field[]; readonly rest: Uint8Array }>();

/** Fields a layout had read when it refused the rest. */
export const fieldsBefore = (error: Error): readonly Field[] => readBefore.get(error)?.fields ?? NO_FIELDS;

/** The same, and then the bytes it refused. */
export function fieldsAndRest(error: Error): readonly Field[] {
  const read = readBefore.get(error);
  if (read === undefined) return NO_FIELDS;
  return [...read.fields, { name: 'rest', value: { kind: 'bytes', bytes: read.rest } }];
}

export const NO_FIELDS: readonly Field[] = [];
