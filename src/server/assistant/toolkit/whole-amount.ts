import { z } from 'zod';

const MAX_AMOUNT_DIGITS = 24;

/** A number of whole tokens as text, exact: `12.5`. */
export const wholeAmountArgument = z
  .string()
  .max(MAX_AMOUNT_DIGITS)
  .regex(/^\d+(?:\.\d+)?$/, 'must be a decimal number');

/** Whole tokens as smallest units; what is finer than the token allows is cut. */
export function toUnits(amount: string, decimals: number): bigint {
  const [whole = '0', fraction = ''] = amount.split('.');
  return BigInt(`${whole}${fraction.slice(0, decimals).padEnd(decimals, '0')}`);
}
