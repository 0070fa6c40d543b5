import { decodeBase58 } from '#std/base58';
import type { ColumnKind, ColumnValue } from './column.ts';

const LAST_UINT = (1n << 128n) - 1n;

/** Refuses, before an engine sees it, what one engine would keep and another would not, or keep otherwise. */
export function checkValue(kind: ColumnKind, value: Exclude<ColumnValue, undefined>): void {
  if (!isOfKind(kind, value)) throw new TypeError(`not of the kind ${kind}: ${String(value).slice(0, 64)}`);
}

function isOfKind(kind: ColumnKind, value: Exclude<ColumnValue, undefined>): boolean {
  switch (kind) {
    case 'integer':
      return Number.isSafeInteger(value);
    case 'int64':
      return typeof value === 'bigint' && BigInt.asIntN(64, value) === value;
    case 'uint':
      return typeof value === 'bigint' && value >= 0n && value <= LAST_UINT;
    case 'real':
      return Number.isFinite(value);
    case 'flag':
      return typeof value === 'boolean';
    case 'text':
      return typeof value === 'string' && !value.includes('\0') && value.isWellFormed();
    case 'address':
    case 'signature':
    case 'hash':
      return typeof value === 'string';
  }
}

/** The bytes of a signature, hash or address. Throws for other text. */
export function toBytes(kind: 'signature' | 'hash' | 'address', text: string): Uint8Array {
  const bytes = decodeBase58(text);
  if (bytes?.length !== (kind === 'signature' ? 64 : 32))
    throw new TypeError(`not of the kind ${kind}: ${text.slice(0, 64)}`);
  return bytes;
}
