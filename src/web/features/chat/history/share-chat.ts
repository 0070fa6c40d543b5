/** Short links to chats: the server keeps what was said, and this browser what deletes it. */
import { CHAT_KEYS, type ChatTab } from '#contracts/assistant/chat';
import { SHARED_CHAT_LIMITS } from '#contracts/assistant/shared-chats';
import { isRecord, textIn } from '#std/record';
import { act } from '../../../api/act.ts';
import { createStore, useStore } from '../../../ui/state/store.ts';
import { readStored, writeStored } from '../../../ui/state/stored-value.ts';
import { withoutPlanning } from '../run/turn.ts';
import { toSharedLink, toSharedWords, type SharedLink } from './shared-chat.ts';

/** A link that was made here. */
export interface OwnShare {
  readonly name: string;
  readonly key: string;
  /** Unix milliseconds. */
  readonly untilMs: number;
  readonly title: string;
}

const MOST = 200;

const shares = createStore<readonly OwnShare[]>([], {
  load: () => readShares(Date.now()),
  follow(onChange) {
    addEventListener('storage', onChange);
    return () => removeEventListener('storage', onChange);
  },
});

export const useShares = (): readonly OwnShare[] => useStore(shares);

/** A link to a chat; one that carries the words itself where the server keeps none. */
export async function shareChat(tab: ChatTab): Promise<SharedLink | undefined> {
  const messages = withoutPlanning(tab.messages).map(({ role, content }) => ({ role, content }));
  const chat = { mode: tab.mode, messages };
  const words = toSharedWords(chat, SHARED_CHAT_LIMITS.bytes);
  try {
    const { name, key, untilMs } = await act('shareChat', { chat: words });
    keepShares([{ name, key, untilMs, title: tab.name }, ...readShares(Date.now())].slice(0, MOST));
    const href = `${location.origin}/?ai=1&aichat=~${name}`;
    return { href, shown: words.messages.length, of: messages.length };
  } catch {
    return toSharedLink(location.origin, chat);
  }
}

/** Deletes the chat behind a link. Rejects with `ActionFailure`; one that is gone already is forgotten, too. */
export async function unshare({ name, key }: OwnShare): Promise<void> {
  await act('removeSharedChat', { name, key });
  keepShares(readShares(Date.now()).filter((one) => one.name !== name));
}

function keepShares(next: readonly OwnShare[]): void {
  writeStored(CHAT_KEYS.shares, next);
  shares.write(next);
}

function readShares(nowMs: number): readonly OwnShare[] {
  const stored = readStored(CHAT_KEYS.shares);
  if (!Array.isArray(stored)) return [];
  return stored.flatMap((one: unknown): readonly OwnShare[] => {
    if (!isRecord(one)) return [];
    const [name, key, title, untilMs] = [
      textIn(one, 'name'),
      textIn(one, 'key'),
      textIn(one, 'title'),
      one['untilMs'],
    ];
    if (!name || !key || typeof untilMs !== 'number' || untilMs <= nowMs) return [];
    return [{ name, key, untilMs, title: title ?? '' }];
  });
}
