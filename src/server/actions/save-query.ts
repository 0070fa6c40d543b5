import { z } from 'zod';
import { MAX_LABEL, MAX_QUERIES } from '#contracts/people/people';
import { parseJson } from '#std/json';
import { actionError } from '../errors/action-error.ts';
import { queryText } from '../users/query-text.ts';
import { listQueries, queryOf } from '../users/list-queries.ts';
import { plainText } from '../users/plain-text.ts';
import { inTeam } from '../users/in-team.ts';
import { defineAction } from './define-action.ts';

export default defineAction({
  name: 'saveQuery',
  right: 'queries.write',
  says: 'Saves a query over the index under a name, in the place of one that has it.',
  input: z.strictObject({ ...inTeam, name: plainText(MAX_LABEL), query: queryText }),
  audit: {
    thing: ({ name }) => `query ${name}`,
    before: async (call, { name }) => queryOf(await listQueries(call, await call.requireOwner()), name),
    after: ({ query }) => parseJson(query),
  },
  async run(call, { name, query }) {
    const owner = await call.requireOwner();
    const isStored = await call.users.savedQueries.put(
      owner.ownerId,
      { name, query, changedMs: call.nowMs() },
      MAX_QUERIES,
    );
    if (!isStored) throw actionError(409, `You already have ${MAX_QUERIES} queries, which is the maximum.`);
    return listQueries(call, owner);
  },
});
