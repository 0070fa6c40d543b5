import { SAVED_CHAT_LIMITS, type SavedChatList } from '#contracts/assistant/saved-chats';
import type { UserContext } from './user-context.ts';
import { hashSecret } from '../sessions/secrets.ts';

const OWNER_LENGTH = 16;

export async function listChats(
  call: UserContext,
  { userId }: { readonly userId: string },
): Promise<SavedChatList> {
  const chats = await call.users.chats.list(userId, SAVED_CHAT_LIMITS.chats);
  return {
    owner: hashSecret(userId).slice(0, OWNER_LENGTH),
    chats: chats.map((chat) => ({ ...chat, mode: chat.mode === 'assistant' ? 'assistant' : 'agent' })),
  };
}
