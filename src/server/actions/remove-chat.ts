import { z } from 'zod';
import { listChats } from '../users/list-chats.ts';
import { defineAction } from './define-action.ts';

export default defineAction({
  name: 'removeChat',
  right: 'signed-in',
  says: 'Deletes a saved chat; one that does not exist is not an error.',
  input: z.strictObject({ id: z.string().max(64) }),
  audit: {
    thing: ({ id }) => `chat ${id}`,
    before: async (call, { id }) => {
      const { chats } = await listChats(call, await call.requireUser());
      return chats.find((chat) => chat.id === id)?.name;
    },
  },
  async run(call, { id }) {
    const user = await call.requireUser();
    await call.users.chats.remove(user.userId, id);
    return listChats(call, user);
  },
});
