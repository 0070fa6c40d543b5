import { decodeBase58 } from '#std/base58';
import { rpcErrors } from './rpc-error.ts';

/** A value as serde names it in its messages. */
export function describeValue(value: unknown): string {
  if (value === null || value === undefined) return 'null';
  if (typeof value === 'boolean') return `boolean \`${value}\``;
  if (typeof value === 'bigint') return `integer \`${value}\``;
  if (typeof value === 'number') {
    return Number.isInteger(value) ? `integer \`${value}\`` : `floating point \`${value}\``;
  }
  if (typeof value === 'string') return `string ${JSON.stringify(value.slice(0, 100))}`;
  return Array.isArray(value) ? 'sequence' : 'map';
}

/** The error for a value of the wrong type. */
export function mistyped(value: unknown, expected: string): Error {
  return rpcErrors.invalidParams(
    `Invalid params: invalid type: ${describeValue(value)}, expected ${expected}.`,
  );
}

/** A u64; what a double cannot hold exactly is read as the largest integer it can, past all slots and limits. */
export function checkInteger(value: unknown): number {
  if (typeof value !== 'number' || !Number.isInteger(value)) throw mistyped(value, 'u64');
  if (value >= 0 && value < 2 ** 64) return Math.min(value, Number.MAX_SAFE_INTEGER);
  throw rpcErrors.invalidParams(`Invalid params: invalid value: integer \`${value}\`, expected u64.`);
}

export function checkAddress(text: string): string {
  const bytes = text.length > 64 ? undefined : decodeBase58(text);
  if (bytes === undefined) throw rpcErrors.invalidParams('Invalid param: Invalid');
  if (bytes.length !== 32) throw rpcErrors.invalidParams('Invalid param: WrongSize');
  return text;
}

export function checkSignature(text: string): string {
  const bytes = text.length > 128 ? undefined : decodeBase58(text);
  if (bytes === undefined) throw rpcErrors.invalidParams('Invalid param: Invalid');
  if (bytes.length !== 64) throw rpcErrors.invalidParams('Invalid param: WrongSize');
  return text;
}
