import type { InterfaceOutline, OutlineField, OutlineInstruction } from '#contracts/account/program';
import type { InstructionLayout, Protocol } from '../define-protocol.ts';
import * as codecs from '../layout/codec.ts';
import type { Codec, Layout } from '../layout/codec.ts';
import { outlineInterface, toOutlineAccount } from './outline-interface.ts';

/** A protocol file as it is browsed. Throws as the protocol's own layouts do when its text is wrong. */
export function outlineProtocol({ definition, readInterface }: Protocol): InterfaceOutline {
  if (readInterface !== undefined) {
    const outline = outlineInterface(readInterface());
    const meanings = new Map(definition.instructions.map((layout) => [layout.name, layout]));
    return {
      ...outline,
      instructions: outline.instructions.map((instruction) => ({
        ...instruction,
        title: meanings.get(instruction.name)?.title,
        sentence: meanings.get(instruction.name)?.sentence,
      })),
    };
  }
  return {
    instructions: [...definition.instructions, ...(definition.interfaces ?? [])].map((layout) =>
      toInstruction(layout, definition.discriminant === 'none' ? '' : String(layout.at)),
    ),
    accounts: (definition.accounts ?? []).map(({ title, layout }) => ({
      name: title,
      fields: layout && toFields(layout),
    })),
    events: [],
    errors: Object.entries(definition.errors ?? {}).map(([code, { name, message }]) => ({
      code: Number(code),
      name,
      message,
    })),
    types: [],
  };
}

function toInstruction(
  { name, title, sentence, accounts, args }: InstructionLayout,
  at: string,
): OutlineInstruction {
  return {
    name,
    at,
    title,
    sentence,
    accounts: accounts.map(toOutlineAccount),
    args: toFields(args ?? {}),
  };
}

const toFields = (layout: Layout): readonly OutlineField[] =>
  Object.entries(layout).map(([name, codec]) => ({ name, type: TYPES.get(codec) }));

/** Types of the codecs that are not made for one place. */
const TYPES: ReadonlyMap<Codec, string> = new Map([
  [codecs.u8, 'u8'],
  [codecs.u16, 'u16'],
  [codecs.u32, 'u32'],
  [codecs.u64, 'u64'],
  [codecs.u128, 'u128'],
  [codecs.i8, 'i8'],
  [codecs.i16, 'i16'],
  [codecs.i32, 'i32'],
  [codecs.i64, 'i64'],
  [codecs.i128, 'i128'],
  [codecs.f32, 'f32'],
  [codecs.f64, 'f64'],
  [codecs.flag, 'bool'],
  [codecs.lamports, 'u64'],
  [codecs.address, 'pubkey'],
  [codecs.optionalAddress, 'pubkey'],
  [codecs.hash, '[u8; 32]'],
  [codecs.unixTime, 'i64'],
  [codecs.slot, 'u64'],
  [codecs.epoch, 'u64'],
  [codecs.byteSize, 'u64'],
  [codecs.byteSizeU32, 'u32'],
  [codecs.basisPointsU16, 'u16'],
  [codecs.basisPointsU64, 'u64'],
  [codecs.basisPointsI16, 'i16'],
  [codecs.percentU8, 'u8'],
  [codecs.computeUnitsU32, 'u32'],
  [codecs.computePrice, 'u64'],
  [codecs.text, 'string'],
  [codecs.longText, 'string'],
  [codecs.restText, 'string'],
  [codecs.blob, 'bytes'],
  [codecs.longBytes, 'bytes'],
  [codecs.restBytes, 'bytes'],
]);
