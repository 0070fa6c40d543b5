import { z } from 'zod';
import { listChats } from '../users/list-chats.ts';
import { defineAction } from './define-action.ts';

export default defineAction({
  name: 'chats',
  right: 'signed-in',
  says: 'Lists the saved chats of the signed-in user, without their messages.',
  input: z.strictObject({}),
  run: async (call) => listChats(call, await call.requireUser()),
});
