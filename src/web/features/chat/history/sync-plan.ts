import { CHAT_LIMITS, type StoredChat } from '#contracts/assistant/chat';
import { SAVED_CHAT_LIMITS, type SavedChatCard } from '#contracts/assistant/saved-chats';
import { withoutResults } from './stored-chats.ts';

export interface SyncPlan {
  readonly upload: readonly StoredChat[];
  /** Ids. */
  readonly download: readonly string[];
  /** Chats that were saved and no longer are: deleted on another device. */
  readonly forget: readonly string[];
}

/** What brings this browser and the server to the same chats; the newer state of each wins. */
export function planSync(local: readonly StoredChat[], saved: readonly SavedChatCard[]): SyncPlan {
  const here = new Map(local.map((chat) => [chat.id, chat]));
  const there = new Map(saved.map((card) => [card.id, card]));
  return {
    upload: local.filter(({ id, savedMs, owner }) => {
      const card = there.get(id);
      return card === undefined ? owner === undefined : card.savedMs < savedMs;
    }),
    download: saved.filter(({ id, savedMs }) => (here.get(id)?.savedMs ?? -1) < savedMs).map(({ id }) => id),
    forget: local.filter(({ id, owner }) => owner !== undefined && !there.has(id)).map(({ id }) => id),
  };
}

const sizeOf = (chat: StoredChat): number => new TextEncoder().encode(JSON.stringify(chat.messages)).length;

/** A chat as the server takes it: without its results where it is too large with them; else not at all. */
export function toSaved({ id, name, mode, messages, savedMs }: StoredChat): StoredChat | undefined {
  const whole = { id, name, mode, messages: messages.slice(-CHAT_LIMITS.messages), savedMs };
  const slim = { ...whole, messages: whole.messages.map(withoutResults) };
  return [whole, slim].find((chat) => sizeOf(chat) <= SAVED_CHAT_LIMITS.bytes);
}
