import { z } from 'zod';
import type { ChatMessage } from '#contracts/assistant/chat';
import { parseJson } from '#std/json';
import { actionError } from '../errors/action-error.ts';
import { defineAction } from './define-action.ts';

export default defineAction({
  name: 'chat',
  right: 'signed-in',
  says: 'Gives a saved chat of the signed-in user.',
  input: z.strictObject({ id: z.string().max(64) }),
  async run(call, { id }) {
    const { userId } = await call.requireUser();
    const saved = await call.users.chats.find(userId, id);
    if (saved === undefined) throw actionError(404, 'There is no such chat.');
    return {
      chat: {
        id: saved.id,
        name: saved.name,
        mode: saved.mode === 'assistant' ? 'assistant' : 'agent',
        // As the browser sent it; whoever reads it checks it again.
        messages: parseJson(saved.messages) as readonly ChatMessage[],
        savedMs: saved.savedMs,
      },
    };
  },
});
