import { z } from 'zod';

/** Line breaks, control characters, and what turns the direction of the text around it. */
const UNSEEN =
  /[\u0000-\u001f\u007f-\u009f\u00ad\u061c\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff\u{e0000}-\u{e007f}]/u;

/** One line of text somebody wrote: trimmed, in one form of Unicode, not empty, without what cannot be seen. */
export const plainText = (most: number) =>
  z
    .string()
    .max(most * 4)
    .transform((text) => text.normalize('NFC').trim())
    .refine((text) => text !== '', 'must not be empty')
    .refine((text) => [...text].length <= most, `must not be longer than ${most} characters`)
    .refine((text) => !UNSEEN.test(text), 'must not hold line breaks or invisible characters');
