/** Chats that were put away, each under a key of its own. */
import { useMemo } from 'react';
import { CHAT_KEYS, CHAT_VERSION, type ChatTab, type StoredChat } from '#contracts/assistant/chat';
import { createStore, useStore } from '../../../ui/state/store.ts';
import { readStored, writeStored } from '../../../ui/state/stored-value.ts';
import { noteStored } from '../message/limits-reached.ts';
import { toStoredChat } from '../tabs/sanitise-tabs.ts';
import { withoutResults } from './stored-chats.ts';
import { withoutPlanning } from '../run/turn.ts';

/** Grows with each change of the history, here or in another page. */
const changes = createStore(0, {
  load: (now) => now + 1,
  follow(onChange) {
    const onStorage = ({ key }: StorageEvent) => {
      if (key === null || key.startsWith(CHAT_KEYS.history)) onChange();
    };
    addEventListener('storage', onStorage);
    return () => removeEventListener('storage', onStorage);
  },
});

/** Calls back whenever the history is another one, here or in another page. */
export const onHistoryChanged = changes.watch;

export const tellHistoryChanged = (): void => changes.write(changes.read() + 1);

/** The history as `listChats` gives it, followed as it changes. */
export function useHistory(me: string | undefined): readonly StoredChat[] {
  const change = useStore(changes);
  // oxlint-disable-next-line react/exhaustive-deps -- what is listed is another one after each change
  return useMemo(() => listChats(me), [me, change]);
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
  const isStored = [chat, { ...chat, messages: chat.messages.map(withoutResults) }].some((one) =>
    writeStored(key, { version: CHAT_VERSION, ...one, owner }),
  );
  noteStored(key, isStored);
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
