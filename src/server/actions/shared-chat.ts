import { z } from 'zod';
import type { SharedChat } from '#contracts/assistant/chat';
import { parseJson } from '#std/json';
import { actionError } from '../errors/action-error.ts';
import { defineAction } from './define-action.ts';

export default defineAction({
  name: 'sharedChat',
  right: 'anyone',
  says: 'Gives the chat of a short link.',
  input: z.strictObject({ name: z.string().max(64) }),
  async run(call, { name }) {
    const stored = await call.users.sharedChats.find(name, call.nowMs());
    if (stored === undefined)
      throw actionError(404, 'There is no such chat: it was deleted, or its 90 days are over.');
    return { chat: parseJson(stored.chat) as SharedChat }; // checked when it was stored, and again by who reads it
  },
});
