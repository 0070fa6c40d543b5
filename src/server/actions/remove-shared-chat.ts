import { z } from 'zod';
import { actionError } from '../errors/action-error.ts';
import { hashSecret } from '../sessions/secrets.ts';
import { defineAction } from './define-action.ts';

export default defineAction({
  name: 'removeSharedChat',
  right: 'anyone',
  says: 'Deletes a shared chat with the key its maker was given.',
  input: z.strictObject({ name: z.string().max(64), key: z.string().max(64) }),
  audit: { thing: ({ name }) => `shared chat ${name.slice(0, 6)}…`, after: () => 'deleted' },
  async run(call, { name, key }) {
    if (!(await call.users.sharedChats.remove(name, hashSecret(key))))
      throw actionError(404, 'There is no such chat, or this is not its key.');
    return undefined;
  },
});
