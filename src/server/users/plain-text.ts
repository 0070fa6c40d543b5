import { z } from 'zod';
import { INVISIBLE_CHARACTER } from '#std/text';

/** One line of text somebody wrote: trimmed, in one form of Unicode, not empty, without what cannot be seen. */
export const plainText = (most: number) =>
  z
    .string()
    .max(most * 4)
    .transform((text) => text.normalize('NFC').trim())
    .refine((text) => text !== '', 'must not be empty')
    .refine((text) => [...text].length <= most, `must not be longer than ${most} characters`)
    .refine(
      (text) => !/[\t\n]/.test(text) && !INVISIBLE_CHARACTER.test(text),
      'must not hold line breaks or invisible characters',
    );
