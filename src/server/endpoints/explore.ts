import { z } from 'zod';
import { QUERY_ROUTE } from '#contracts/api';
import type { Absence } from '#contracts/answers';
import { QUERY_LIMITS, type IndexQueryAnswer } from '#contracts/query/index-query';
import { sayQuery } from '#contracts/query/say-query';
import { querySchema } from '../input/query-schema.ts';
import { parseQuery } from '../input/parse-query.ts';
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
    const read = parseQuery(q);
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
