/** What is stored is limited; who reaches a limit is notified, above the chat. */
import { CHAT_LIMITS } from '#contracts/assistant/chat';
import { createStore, useStore } from '../../../ui/state/store.ts';

export type Limit = 'tabs' | 'notes' | 'storage';

export const LIMIT_TEXTS: Readonly<Record<Limit, string>> = {
  tabs: `You have ${CHAT_LIMITS.tabs} chats, which is the maximum. Close one first: its messages move to the history.`,
  notes: `You have ${CHAT_LIMITS.notes} notes, which is the maximum. Delete one first.`,
  storage:
    'This browser has no room left for chats and notes, or stores nothing. New ones are lost when the page closes. Deleting chats from the history makes room.',
};

const shown = createStore<Limit | undefined>(undefined);
/** Keys under which the newest state is not stored. */
const unstored = new Set<string>();

/** Says that another chat or note does not fit, or that it fits again. */
export function noteLimit(limit: 'tabs' | 'notes', isReached: boolean): void {
  if (isReached) shown.write(limit);
  else if (shown.read() === limit) shown.write(undefined);
}

/** Says that something cannot be stored: once, until everything can be again. */
export function noteStored(key: string, isStored: boolean): void {
  const before = unstored.size;
  if (isStored) unstored.delete(key);
  else unstored.add(key);
  if (before === 0 && unstored.size > 0) shown.write('storage');
  else if (unstored.size === 0 && shown.read() === 'storage') shown.write(undefined);
}

export const dismissLimit = (): void => shown.write(undefined);

/** The limit that is shown now. */
export const useLimit = (): Limit | undefined => useStore(shown);
