/** Codecs that tell what another read in the words and units of people. */
import type { Value } from '#contracts/decoded';
import { toHex } from '#std/text';
import type { Codec } from './codec.ts';
import { findValue } from '../find-value.ts';

/**
 * An integer as a number with `decimals` digits behind the point: little-endian as integers are, big-endian where it is
 * read as bytes, or with a scale of its own in a record of both. Anything else, as `none`, stays what it is.
 */
export const pointed = (inner: Codec, decimals: number): Codec => ({
  read: (cursor, context) => {
    const value = inner.read(cursor, context);
    const units = toUnits(value);
    const scale = value.kind === 'record' ? toInteger(value, 'scale') : 0n;
    return units === undefined || scale === undefined
      ? value
      : { kind: 'decimal', decimal: Number(`${units}e-${BigInt(decimals) + scale}`) };
  },
});

function toUnits(value: Value): bigint | undefined {
  if (value.kind === 'integer') return BigInt(value.integer);
  if (value.kind === 'bytes') return value.bytes.length === 0 ? undefined : BigInt(`0x${toHex(value.bytes)}`);
  return value.kind === 'record' ? toInteger(value, 'mantissa') : undefined;
}

function toInteger({ fields }: Extract<Value, { kind: 'record' }>, name: string): bigint | undefined {
  const value = findValue(fields, name);
  return value?.kind === 'integer' ? BigInt(value.integer) : undefined;
}

/** An integer of seconds. */
export const asDuration = (inner: Codec): Codec => ({
  read: (cursor, context) => {
    const value = inner.read(cursor, context);
    return value.kind === 'integer' ? { kind: 'duration', seconds: BigInt(value.integer) } : value;
  },
});

/** A variant by the name that `names` has for it; without one it stays what it is. */
export const renamed = (inner: Codec, names: Readonly<Record<string, string>>): Codec => ({
  read: (cursor, context) => {
    const value = inner.read(cursor, context);
    return value.kind === 'choice' && Object.hasOwn(names, value.choice)
      ? { kind: 'choice', choice: names[value.choice]! }
      : value;
  },
});
