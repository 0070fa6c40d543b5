import { KEPT_CHAT_LIMITS, type KeptChatCard } from '#contracts/kept-chats';
import type { ActionCall } from '../actions/define-action.ts';

export async function listChats(
  call: ActionCall,
  { userId }: { readonly userId: string },
): Promise<{ readonly chats: readonly KeptChatCard[] }> {
  const chats = await call.users.chats.list(userId, KEPT_CHAT_LIMITS.chats);
  return {
    chats: chats.map((chat) => ({ ...chat, mode: chat.mode === 'assistant' ? 'assistant' : 'agent' })),
  };
}
