import type { Field, Value } from '#contracts/decoded';

/** Integers, addresses and texts of a reading: what two readers of the same bytes must agree on. */
export function listValues(fields: readonly Field[]): readonly string[] {
  return fields.flatMap(({ value }) => toPlain(value));
}

function toPlain(value: Value): readonly string[] {
  switch (value.kind) {
    case 'lamports':
      return [String(value.lamports)];
    case 'amount':
      return [String(value.amount)];
    case 'integer':
      return [String(value.integer)];
    case 'compute-units':
      return [String(value.units)];
    case 'compute-price':
      return [String(value.microLamports)];
    case 'byte-size':
      return [String(value.bytes)];
    case 'time':
      return [String(value.unixSeconds)];
    case 'epoch':
      return [String(value.epoch)];
    case 'address':
      return [value.address];
    case 'text':
      return [value.text];
    case 'record':
      return listValues(value.fields);
    case 'list':
      return value.items.flatMap(toPlain);
    default:
      return [];
  }
}
