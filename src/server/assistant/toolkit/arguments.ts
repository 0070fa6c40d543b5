/** Arguments many tools take. Texts of a model or a visitor: checked, never believed. */
import { z } from 'zod';
import { toAddress, toSignature } from '../../input/texts.ts';

export const addressArgument = z
  .string()
  .refine((value) => toAddress(value) !== undefined, 'must be an address: base58 of 32 bytes')
  .describe('Address: base58 of 32 bytes.');

export const signatureArgument = z
  .string()
  .refine((value) => toSignature(value) !== undefined, 'must be a signature: base58 of 64 bytes')
  .describe('Signature of a transaction: base58 of 64 bytes.');

/** A slot as text or number. */
export const slotArgument = z
  .union([z.string().regex(/^\d{1,15}$/, 'must be a slot'), z.number().int().min(0).max(1e15)])
  .transform(String)
  .describe('Slot: a whole number.');

/** A whole number from 1 to `most`, as text or number; `otherwise` when left out. */
export const limitArgument = (most: number, otherwise: number) =>
  z.coerce
    .number()
    .int()
    .min(1)
    .max(most)
    .default(otherwise)
    .describe(`Most rows, 1 to ${most}; ${otherwise} when left out.`);

export const cursorArgument = z
  .string()
  .max(512)
  .optional()
  .describe('`page.cursor` of the result before, for what comes after it.');

export const unixSecondsArgument = z.coerce.number().int().min(0).max(1e11).optional();

/** Of a day when left out. */
export const windowArgument = z
  .enum(['1h', '24h', '7d'])
  .default('24h')
  .describe('Length of time: 1h, 24h (when left out) or 7d.');
