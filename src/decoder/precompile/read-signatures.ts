import type { Field, Value } from '#contracts/decoded';
import { Cursor } from '#std/cursor';
import { toAddressText } from '../layout/address-text.ts';
import { LayoutError } from '../layout/codec.ts';

/** Where one signature's parts stand. An instruction index of `self` means this very instruction. */
interface Offsets {
  readonly signature: Part;
  readonly key: Part;
  readonly message: Part;
  readonly messageLength: number;
}
interface Part {
  readonly offset: number;
  readonly instruction: number;
}

export interface PrecompileShape {
  /** Bytes in front of the offsets: the count, for ed25519 and secp256r1 a padding byte too. */
  readonly headerLength: number;
  readonly readOffsets: (cursor: Cursor) => Offsets;
  /** Index that stands for this instruction; `undefined` when the position itself is written. */
  readonly self: number | undefined;
  readonly keyLength: number;
  readonly keyKind: 'address' | 'bytes';
  readonly signatureLength: number;
}

const part = (offset: number, instruction: number): Part => ({ offset, instruction });

/** Source: solana-ed25519-program, solana-secp256r1-program: seven u16. */
export function readSevenU16(cursor: Cursor): Offsets {
  const signature = part(cursor.u16(), cursor.u16());
  const key = part(cursor.u16(), cursor.u16());
  const messageOffset = cursor.u16();
  const messageLength = cursor.u16();
  return { signature, key, message: part(messageOffset, cursor.u16()), messageLength };
}

/** Source: solana-secp256k1-program: eleven bytes, indexes in one byte. */
export function readEleven(cursor: Cursor): Offsets {
  const signature = part(cursor.u16(), cursor.u8());
  const key = part(cursor.u16(), cursor.u8());
  const messageOffset = cursor.u16();
  const messageLength = cursor.u16();
  return { signature, key, message: part(messageOffset, cursor.u8()), messageLength };
}

/**
 * Signatures a precompile checks, each with key, message and signature. Parts that stand in another
 * instruction are named by it; their bytes are not here.
 */
export function readSignatures(cursor: Cursor, shape: PrecompileShape): readonly Field[] {
  const data = cursor.bytes;
  const count = data[0] ?? 0;
  if (data.length === 0) throw new RangeError('the number of signatures is missing');
  const reader = new Cursor(data, shape.headerLength);
  const items: Value[] = [];
  for (let i = 0; i < count; i++) {
    const offsets = shape.readOffsets(reader);
    items.push({
      kind: 'record',
      fields: [
        { name: 'key', value: readPart(data, offsets.key, shape.keyLength, shape, shape.keyKind) },
        { name: 'message', value: readPart(data, offsets.message, offsets.messageLength, shape, 'bytes') },
        {
          name: 'signature',
          value: readPart(data, offsets.signature, shape.signatureLength, shape, 'bytes'),
        },
      ],
    });
  }
  return [
    { name: 'count', value: { kind: 'integer', integer: count } },
    { name: 'signatures', value: { kind: 'list', items } },
  ];
}

function readPart(
  data: Uint8Array,
  { offset, instruction }: Part,
  length: number,
  shape: PrecompileShape,
  kind: 'address' | 'bytes',
): Value {
  // Without `self`, index 0 is taken for this instruction only when the bytes are there: it says so itself.
  const here = shape.self === undefined ? offset + length <= data.length : instruction === shape.self;
  if (!here) return { kind: 'text', text: `in instruction ${instruction + 1}, byte ${offset}` };
  if (offset + length > data.length)
    throw new LayoutError(`a part of ${length} bytes at ${offset} is outside the data`);
  return kind === 'address'
    ? { kind: 'address', address: toAddressText(data, offset) }
    : { kind: 'bytes', bytes: data.subarray(offset, offset + length) };
}
