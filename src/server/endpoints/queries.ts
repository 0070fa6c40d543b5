import { z } from 'zod';
import type { QueriesAnswer } from '#contracts/market/analytics';
import { listQueries, listTablesOf } from '#store/queries';
import { defineEndpoint } from './define-endpoint.ts';

export default defineEndpoint({
  name: 'queries',
  route: '/api/analytics/queries',
  says: 'The queries this product asks its own index: their names, what each is about and the tables it reads.',
  when: 'To see what the index can tell and how its figures are made.',
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
