import { z } from 'zod';
import { CHAT_LIMITS, type ChatMessage } from '#contracts/assistant/chat';
import { SAVED_CHAT_LIMITS } from '#contracts/assistant/saved-chats';
import { actionError } from '../errors/action-error.ts';
import { listChats } from '../users/list-chats.ts';
import { defineAction } from './define-action.ts';

/** A clock of a visitor may be ahead, but a chat of the far future could never be changed again. */
const AHEAD_MS = 60_000;
const MIB = 1_024 * 1_024;

/** Only what is said is looked at; the rest of a message is the business of the browser that reads it. */
const message = z.looseObject({
  id: z.string().max(64),
  role: z.enum(['user', 'assistant']),
  content: z.string().max(CHAT_LIMITS.contentLength),
  timestamp: z.number(),
});

const NO_ROOM = {
  'too-many': `You already have ${SAVED_CHAT_LIMITS.chats} chats, which is the maximum.`,
  'own-full': `Your chats take ${SAVED_CHAT_LIMITS.ownBytes / MIB} MiB together, which is the maximum. Delete one to save another.`,
  'all-full': 'This server has no room for more chats. Yours stay in your browser.',
} as const;

export default defineAction({
  name: 'saveChat',
  right: 'signed-in',
  says: 'Saves a chat of the signed-in user, or its newer state.',
  bodyBytes: SAVED_CHAT_LIMITS.bytes + 4 * 1_024,
  input: z.strictObject({
    chat: z.strictObject({
      id: z.string().regex(/^chat-\d{1,16}$/, 'is chat- and a time'),
      name: z.string().trim().min(1).max(CHAT_LIMITS.tabName),
      mode: z.enum(['agent', 'assistant']),
      messages: z
        .array(message)
        .min(1)
        .max(CHAT_LIMITS.messages)
        // The loose rest is checked by who reads it.
        .transform((messages) => messages as unknown as readonly ChatMessage[]),
      savedMs: z.number().int().nonnegative(),
    }),
  }),
  audit: 'a chat is saved at each of its turns',
  async run(call, { chat }) {
    const user = await call.requireUser();
    const { id, name, mode, messages } = chat;
    const text = JSON.stringify(messages);
    if (Buffer.byteLength(text) > SAVED_CHAT_LIMITS.bytes) {
      throw actionError(413, `A chat has at most ${SAVED_CHAT_LIMITS.bytes / 1_024} KiB.`);
    }
    const stored = await call.users.chats.put(
      user.userId,
      {
        id,
        name,
        mode,
        messageCount: messages.length,
        savedMs: Math.min(chat.savedMs, call.nowMs() + AHEAD_MS),
        messages: text,
      },
      SAVED_CHAT_LIMITS,
    );
    if (stored !== 'stored') throw actionError(409, NO_ROOM[stored]);
    return listChats(call, user);
  },
});
