import { z } from 'zod';
import type { ChatMessage } from '#contracts/assistant/chat';
import { parseJson } from '#std/json';
import { actionError } from '../errors/action-error.ts';
import { defineAction } from './define-action.ts';

export default defineAction({
  name: 'chat',
  says: 'Gives a kept chat of whoever is signed in.',
  input: z.strictObject({ id: z.string().max(64) }),
  async run(call, { id }) {
    const { userId } = await call.requireUser();
    const kept = await call.users.chats.find(userId, id);
    if (kept === undefined) throw actionError(404, 'There is no such chat.');
    return {
      chat: {
        id: kept.id,
        name: kept.name,
        mode: kept.mode === 'assistant' ? 'assistant' : 'agent',
        // As the browser sent it; whoever reads it checks it again.
        messages: parseJson(kept.messages) as readonly ChatMessage[],
        savedMs: kept.savedMs,
      },
    };
  },
});
