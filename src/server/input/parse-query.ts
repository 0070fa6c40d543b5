import { findQueryProblem } from '#contracts/query/check-query';
import type { IndexQuery } from '#contracts/query/index-query';
import { JsonError, parseJson } from '#std/json';
import { hasRepeatedKey } from '#std/repeated-key';
import { querySchema } from './query-schema.ts';

/** A list in a condition of the second figure of a measure in one of the joins lies as deep. */
const MAX_DEPTH = 10;

/** The query, or what is wrong with its text. */
export function parseQuery(text: string): IndexQuery | string {
  let parsed: unknown;
  try {
    parsed = parseJson(text, MAX_DEPTH);
    if (hasRepeatedKey(text)) throw new JsonError('a key appears twice');
  } catch (error) {
    if (error instanceof JsonError) return `Invalid query: ${error.message}.`;
    throw error;
  }
  const checked = querySchema.safeParse(parsed);
  if (checked.success) return findQueryProblem(checked.data) ?? checked.data;
  const [issue] = checked.error.issues;
  const where = issue === undefined || issue.path.length === 0 ? 'The query' : issue.path.join('.');
  return `${where}: ${issue?.message ?? 'invalid value'}.`;
}
