import { z } from 'zod';
import type { AlertRule } from '#contracts/people/people';
import { parseJson } from '#std/json';
import { queryText } from './query-text.ts';

const MOST = 2n ** 64n - 1n;

/** A u64 in decimal digits. */
const units = z
  .string()
  .refine(
    (text) => /^(?:0|[1-9]\d{0,19})$/.test(text) && BigInt(text) <= MOST,
    'must be a whole number below 2⁶⁴',
  );

/** What an alert waits for, as a client sends it. */
export const alertRule: z.ZodType<AlertRule> = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.enum(['balance-below', 'balance-above']), lamports: units }),
  z.strictObject({ kind: z.literal('activity') }),
  z.strictObject({ kind: z.literal('query'), query: queryText }),
  z.strictObject({ kind: z.enum(['price-below', 'price-above']), microUsd: units }),
]);

/** A rule as it was stored; `undefined` for one this program no longer knows. */
export function parseStoredRule(text: string): AlertRule | undefined {
  try {
    return alertRule.parse(parseJson(text));
  } catch {
    return undefined;
  }
}
