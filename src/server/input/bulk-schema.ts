import { z } from 'zod';
import { BULK_PARTS, MAX_BULK_ITEMS, type BulkRequest } from '#contracts/bulk/bulk';
import { JsonError, parseJson } from '#std/json';
import { hasRepeatedKey } from '#std/repeated-key';

/** A list as it comes from outside. Whether its items are items is for who reads them. */
export const bulkSchema = z.strictObject({
  items: z
    .array(z.string().max(88, 'must have at most 88 characters'))
    .min(1, 'must not be empty')
    .max(MAX_BULK_ITEMS, `must be at most ${MAX_BULK_ITEMS}`)
    .describe(`Addresses, signatures and slots as texts, at most ${MAX_BULK_ITEMS}.`),
  parts: z
    .array(z.enum(BULK_PARTS))
    .min(1, 'must not be empty')
    .max(BULK_PARTS.length)
    .optional()
    .describe('What is read of them; everything where left out.'),
}) satisfies z.ZodType<BulkRequest>;

/** The list, or what is wrong with its text. */
export function parseBulk(text: string): BulkRequest | string {
  let parsed: unknown;
  try {
    parsed = parseJson(text, 4);
    if (hasRepeatedKey(text)) throw new JsonError('a key appears twice');
  } catch (error) {
    if (error instanceof JsonError) return `Invalid list: ${error.message}.`;
    throw error;
  }
  const checked = bulkSchema.safeParse(parsed);
  if (checked.success) return checked.data;
  const [issue] = checked.error.issues;
  const where = issue === undefined || issue.path.length === 0 ? 'The list' : issue.path.join('.');
  return `${where}: ${issue?.message ?? 'invalid value'}.`;
}
