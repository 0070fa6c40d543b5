import { z } from 'zod';
import { toAddress } from '../input/texts.ts';

/** An address as people paste it, without what is around it. */
export const addressText = z
  .string()
  .max(64)
  .transform((text) => text.trim())
  .refine((text) => toAddress(text) !== undefined, 'must be an address: base58 of 32 bytes');
