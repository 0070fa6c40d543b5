import { MAX_QUERIES, type SavedQuery } from '#contracts/people/people';
import { parseJson } from '#std/json';
import type { UserContext } from './user-context.ts';

export async function listQueries(
  call: UserContext,
  { ownerId }: { readonly ownerId: string },
): Promise<{ readonly queries: readonly SavedQuery[] }> {
  return { queries: await call.users.savedQueries.list(ownerId, MAX_QUERIES) };
}

/** The query of a name, as a value; `undefined` where nothing has it. */
export const queryOf = ({ queries }: { readonly queries: readonly SavedQuery[] }, name: string): unknown => {
  const found = queries.find((one) => one.name === name);
  return found && parseJson(found.query);
};
