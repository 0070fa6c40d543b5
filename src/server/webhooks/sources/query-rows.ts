import { z } from 'zod';
import { SERVED_CLUSTERS } from '#contracts/cluster';
import { MAX_LABEL } from '#contracts/people/people';
import { plainText } from '../../users/plain-text.ts';
import { findQueryFault, lookForNewRows, toRowLines } from '../new-rows.ts';
import { defineSource, type LookContext } from './define-source.ts';

export default defineSource({
  event: 'query.matched',
  title: 'New rows of a saved query',
  order: 4,
  runsQuery: true,
  subscription: z.strictObject({
    event: z.literal('query.matched'),
    cluster: z.enum(SERVED_CLUSTERS),
    query: plainText(MAX_LABEL),
  }),
  async findFault(context, { cluster, query }) {
    const text = await findSaved(context, query);
    return text === undefined ? `There is no saved query ${query}.` : findQueryFault(context, cluster, text);
  },
  async look(context, { cluster, query: name }, memory) {
    const text = await findSaved(context, name);
    if (text === undefined) return { memory, problem: 'This query is not saved any more.', found: [] };
    return lookForNewRows(context, cluster, text, memory, (digest, rows) => ({
      key: `${cluster} ${name} ${digest}`,
      data: { cluster, name, ...rows },
    }));
  },
  toText: ({ cluster, name, ...rows }, toLink) =>
    toRowLines(name, cluster, rows, toLink(`/analytics/explore?cluster=${cluster}`)),
});

async function findSaved({ users, ownerId }: LookContext, name: string): Promise<string | undefined> {
  const saved = await users.savedQueries.find(ownerId, name);
  return saved?.query;
}
