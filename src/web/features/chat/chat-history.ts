/** Chats that were put away, each under a key of its own. */
import { CHAT_KEYS, CHAT_VERSION, type ChatTab, type StoredChat } from '#contracts/chat';
import { readStored, writeStored } from '../../ui/stored-value.ts';
import { noteStored } from './limits-reached.ts';
import { toStoredChat } from './sanitise-tabs.ts';
import { withoutResults } from './stored-chats.ts';
import { withoutPlanning } from './turn.ts';

const listeners = new Set<() => void>();

/** Calls back whenever the history is another one, here or in another page. */
export function onHistoryChanged(act: () => void): () => void {
  const onStorage = ({ key }: StorageEvent) => {
    if (key === null || key.startsWith(CHAT_KEYS.history)) act();
  };
  listeners.add(act);
  addEventListener('storage', onStorage);
  return () => {
    listeners.delete(act);
    removeEventListener('storage', onStorage);
  };
}

export function tellHistoryChanged(): void {
  for (const listener of listeners) listener();
}

export const toHistoryChat = ({ id, name, mode, messages }: ChatTab, savedMs: number): StoredChat => ({
  id,
  name,
  mode,
  messages: withoutPlanning(messages),
  savedMs,
});

/** Keeps a chat, without its results where there is no room for them. */
export function saveChat(chat: StoredChat): void {
  const key = CHAT_KEYS.history + chat.id;
  const owner = chat.owner ?? findStoredChat(chat.id)?.owner;
  const isKept = [chat, { ...chat, messages: chat.messages.map(withoutResults) }].some((one) =>
    writeStored(key, { version: CHAT_VERSION, ...one, owner }),
  );
  noteStored(key, isKept);
  tellHistoryChanged();
}

/** The chat as it stands here now; `undefined` where it was forgotten. */
export const findStoredChat = (id: string): StoredChat | undefined =>
  toStoredChat(readStored(CHAT_KEYS.history + id));

export function removeChat(id: string): void {
  const key = CHAT_KEYS.history + id;
  noteStored(key, writeStored(key, undefined));
  tellHistoryChanged();
}

/** The newest first. Chats the server keeps for somebody are shown to nobody else who uses this browser. */
export function listChats(me: string | undefined): readonly StoredChat[] {
  let keys: string[];
  try {
    keys = Object.keys(localStorage);
  } catch {
    return []; // storage is off
  }
  return keys
    .filter((key) => key.startsWith(CHAT_KEYS.history))
    .flatMap((key) => toStoredChat(readStored(key)) ?? [])
    .filter(({ owner }) => owner === undefined || owner === me)
    .sort((a, b) => b.savedMs - a.savedMs);
}

/** Chats with all of the words, in their name or in what was said. */
export function findChats(chats: readonly StoredChat[], query: string): readonly StoredChat[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return chats;
  return chats.filter(({ name, messages }) => {
    const text = `${name} ${messages.map(({ content }) => content).join(' ')}`.toLowerCase();
    return words.every((word) => text.includes(word));
  });
}
