import { z } from 'zod';
import { actionError } from '../errors/action-error.ts';
import { listApiKeys } from '../users/list-api-keys.ts';
import { inTeam } from '../users/in-team.ts';
import { defineAction } from './define-action.ts';

export default defineAction({
  name: 'removeApiKey',
  right: 'keys.write',
  says: 'Removes an API key; requests with it are refused from then on.',
  input: z.strictObject({ ...inTeam, id: z.string().max(64) }),
  audit: {
    thing: ({ id }) => `API key ${id}`,
    before: async (call, { id }) => {
      const { keys } = await listApiKeys(call, await call.requireOwner());
      const found = keys.find((one) => one.id === id);
      return found && { name: found.name, prefix: found.prefix };
    },
  },
  async run(call, { id }) {
    const owner = await call.requireOwner();
    if (!(await call.users.apiKeys.remove(owner.ownerId, id)))
      throw actionError(404, 'There is no such key.');
    call.log.info('api key removed', { user: owner.actorId, key: id });
    return listApiKeys(call, owner);
  },
});
