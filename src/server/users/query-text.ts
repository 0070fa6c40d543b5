import { z } from 'zod';
import { QUERY_LIMITS } from '#contracts/query/index-query';
import { parseQuery } from '../input/parse-query.ts';

/** JSON of a query that can be run. */
export const queryText = z
  .string()
  .max(QUERY_LIMITS.text, `must have at most ${QUERY_LIMITS.text} characters`)
  .superRefine((text, context) => {
    const read = parseQuery(text);
    if (typeof read === 'string') context.addIssue({ code: 'custom', message: read });
  });
