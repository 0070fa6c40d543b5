import { z } from 'zod';
import { QUERY_ROUTE } from '#contracts/api';
import type { Absence } from '#contracts/answers';
import { findQueryProblem } from '#contracts/query/check-query';
import { QUERY_LIMITS, type IndexQuery, type IndexQueryAnswer } from '#contracts/query/index-query';
import { sayQuery } from '#contracts/query/say-query';
import { JsonError, parseJson } from '#std/json';
import { hasRepeatedKey } from '#std/repeated-key';
import { querySchema } from '../input/query-schema.ts';
import { answerFromIndex } from '../reading/index/answer-from-index.ts';
import { toNames } from '../reading/names/names.ts';
import { namedInQuery, nameIn } from '../reading/query/query-names.ts';
import { normaliseQuery } from '../reading/query/normalise-query.ts';
import { runIndexQuery } from '../reading/query/run-index-query.ts';
import { defineEndpoint } from './define-endpoint.ts';

const HELP = 'The sources and their fields are listed at /docs/exploring.';

export default defineEndpoint({
  name: 'explore',
  route: '/api/explore',
  says: 'Runs a query over the index: rows of a source by filters, or figures of groups of them.',
  when: 'When no other question answers: to filter, group, add up or rank trades, transfers, blocks, calls, tokens, wallets and more.',
  posted: { name: 'postQuery', route: QUERY_ROUTE, as: 'q', body: querySchema },
  input: z.strictObject({
    q: z
      .string()
      .max(QUERY_LIMITS.text, `must have at most ${QUERY_LIMITS.text} characters`)
      .describe('The query as JSON.'),
  }),
  absences: true,
  run: (ask, { q }): Promise<IndexQueryAnswer> => {
    const read = readQuery(q);
    if (typeof read === 'string') {
      return Promise.resolve(ask.absent('malformed', read, { hint: HELP }));
    }
    return answerFromIndex<Found>(ask, async (index, coverage) => {
      const query = normaliseQuery(read);
      const found = await index.free.inTurn(() => runIndexQuery(index.free, query, coverage));
      if ('kind' in found) return ask.absent('too-much', found.message, { hint: found.hint });
      const names = await toNames(namedInQuery(query, found), ask.reader, ask.signal);
      return { query, reading: sayQuery(query, nameIn(names)), ...found, names };
    });
  },
});

type Found = Omit<Exclude<IndexQueryAnswer, Absence>, 'kind' | 'coverage'>;

/** The query, or what is wrong with its text. */
function readQuery(text: string): IndexQuery | string {
  let parsed: unknown;
  try {
    parsed = parseJson(text, 8);
    if (hasRepeatedKey(text)) throw new JsonError('a key is there twice');
  } catch (error) {
    if (error instanceof JsonError) return `The query is no acceptable JSON: ${error.message}.`;
    throw error;
  }
  const checked = querySchema.safeParse(parsed);
  if (checked.success) return findQueryProblem(checked.data) ?? checked.data;
  const [issue] = checked.error.issues;
  const where = issue === undefined || issue.path.length === 0 ? 'The query' : issue.path.join('.');
  return `${where}: ${issue?.message ?? 'not understood'}.`;
}
