import { z } from 'zod';
import { listChats } from '../users/list-chats.ts';
import { defineAction } from './define-action.ts';

export default defineAction({
  name: 'chats',
  says: 'Lists the kept chats of whoever is signed in, without what was said in them.',
  input: z.strictObject({}),
  run: async (call) => listChats(call, await call.requireUser()),
});
