/** There is an end to what is kept; who comes to it is told, above the chat. */
import { useEffect, useState } from 'preact/hooks';
import { CHAT_LIMITS } from '#contracts/chat';

export type Limit = 'tabs' | 'notes' | 'storage';

export const LIMIT_TEXTS: Readonly<Record<Limit, string>> = {
  tabs: `There are ${CHAT_LIMITS.tabs} chats, and no more fit. Close one first: what was said in it goes to the history.`,
  notes: `There are ${CHAT_LIMITS.notes} notes, and no more fit. Delete one first.`,
  storage:
    'This browser has no room left for chats and notes, or stores nothing. What is new is gone when the page closes. Deleting chats from the history makes room.',
};

let shown: Limit | undefined;
/** Keys under which the newest state is not stored. */
const unstored = new Set<string>();
const listeners = new Set<() => void>();

/** Says that another chat or note does not fit, or that it fits again. */
export function noteLimit(limit: 'tabs' | 'notes', isReached: boolean): void {
  if (isReached) show(limit);
  else if (shown === limit) show(undefined);
}

/** Says that something cannot be stored: once, until everything can be again. */
export function noteStored(key: string, isStored: boolean): void {
  const before = unstored.size;
  if (isStored) unstored.delete(key);
  else unstored.add(key);
  if (before === 0 && unstored.size > 0) show('storage');
  else if (unstored.size === 0 && shown === 'storage') show(undefined);
}

export const dismissLimit = (): void => show(undefined);

function show(limit: Limit | undefined): void {
  shown = limit;
  for (const listener of listeners) listener();
}

/** The limit that is told of now. */
export function useLimit(): Limit | undefined {
  const [seen, setSeen] = useState(shown);
  useEffect(() => {
    const read = () => setSeen(shown);
    read();
    listeners.add(read);
    return () => void listeners.delete(read);
  }, []);
  return seen;
}
