import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import { CHAT_LIMITS } from '#contracts/assistant/chat';
import { SHARED_CHAT_LIMITS } from '#contracts/assistant/shared-chats';
import { actionError } from '../errors/action-error.ts';
import { hashSecret, makeSecret } from '../sessions/secrets.ts';
import { defineAction } from './define-action.ts';

const DAY_MS = 86_400_000;

export default defineAction({
  name: 'shareChat',
  right: 'anyone',
  says: 'Stores a chat under a random name for a link, for 90 days; answers with the name and the key that deletes it.',
  bodyBytes: SHARED_CHAT_LIMITS.bytes + 4 * 1_024,
  limit: 'share',
  input: z.strictObject({
    chat: z.strictObject({
      mode: z.enum(['agent', 'assistant']),
      messages: z
        .array(
          z.strictObject({
            role: z.enum(['user', 'assistant']),
            content: z.string().max(CHAT_LIMITS.sharedContentBytes),
          }),
        )
        .min(1)
        .max(CHAT_LIMITS.sharedMessages),
    }),
  }),
  // Whoever has its name reads it.
  audit: {
    thing: (_input, answer) => `shared chat ${answer?.name.slice(0, 6) ?? ''}…`,
    after: () => 'shared',
  },
  async run(call, { chat }) {
    const text = JSON.stringify(chat);
    if (Buffer.byteLength(text) > SHARED_CHAT_LIMITS.bytes) {
      throw actionError(413, `A shared chat has at most ${SHARED_CHAT_LIMITS.bytes / 1_024} KiB.`);
    }
    const name = randomBytes(16).toString('base64url');
    const key = makeSecret();
    const untilMs = call.nowMs() + SHARED_CHAT_LIMITS.days * DAY_MS;
    await call.users.sharedChats.sweep(call.nowMs());
    const stored = { name, chat: text, untilMs };
    if (!(await call.users.sharedChats.add(stored, hashSecret(key), SHARED_CHAT_LIMITS.totalBytes)))
      throw actionError(409, 'This server has no room for more shared chats.');
    return { name, key, untilMs };
  },
});
