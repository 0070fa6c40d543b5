import { z } from 'zod';
import { asAddress, asSignature, type Address, type Signature, type Slot } from '#contracts/chain';
import { isBase58OfLength } from '#std/base58';

const MAX_TEXT = 256;

/** Any short text; what it names is judged by the endpoint, which can say what is wrong with it. */
export const text = z.string().max(MAX_TEXT, `must have at most ${MAX_TEXT} characters`);

// What a name means wherever a question takes it. Whether it is well formed is judged by the endpoint, as above.
export const addressText = text.describe('Address: base58 of 32 bytes.');
export const mintText = text.describe('Address of the mint of a token.');
export const marketText = text.describe('Account of a pool.');
export const signatureText = text.describe('Signature of a transaction: base58 of 64 bytes.');
export const slotText = text.describe('Number of a slot.');
export const walletText = text.describe('Address of a wallet.');

/** A moment. */
export const unixSecondsText = z.string().regex(/^\d{1,11}$/, 'must be unix seconds');

/** The number of a page, from 1. */
export const pageNumber = z
  .string()
  .regex(/^[1-9]\d{0,3}$/, 'must be a whole number from 1')
  .describe('Number of the page, counted from 1.');

/** A whole number from 1 to `most`. */
export const limitText = (most: number) =>
  z
    .string()
    .regex(/^[1-9]\d{0,3}$/, `must be a whole number from 1 to ${most}`)
    .refine((value) => Number(value) <= most, `must be a whole number from 1 to ${most}`)
    .describe(`Maximum number of rows: a whole number from 1 to ${most}.`)
    .optional();

export function toAddress(value: string): Address | undefined {
  return isAddressText(value) ? asAddress(value) : undefined;
}

export function toSignature(value: string): Signature | undefined {
  return value.length >= 64 && value.length <= 88 && isBase58OfLength(value, 64)
    ? asSignature(value)
    : undefined;
}

export function toSlot(value: string): Slot | undefined {
  return /^\d{1,15}$/.test(value) ? Number(value) : undefined;
}

function isAddressText(value: string): boolean {
  return value.length >= 32 && value.length <= 44 && isBase58OfLength(value, 32);
}
