import { z } from 'zod';
import type { QueriesAnswer } from '#contracts/analytics';
import { listQueries, listTablesOf } from '#store/queries';
import { defineEndpoint } from './define-endpoint.ts';

export default defineEndpoint({
  name: 'queries',
  input: z.strictObject({}),
  absences: false,
  run: async (): Promise<QueriesAnswer> => ({
    kind: 'found',
    queries: listQueries().map((query) => ({
      name: query.name,
      about: query.about,
      tables: listTablesOf(query).map(({ name }) => name),
    })),
  }),
});
