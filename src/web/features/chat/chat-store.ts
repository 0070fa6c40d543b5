/** The chats of this browser: one state for every place that shows them, in step with other pages. */
import { useEffect, useState } from 'preact/hooks';
import { CHAT_KEYS, type ChatState, type ChatTab } from '#contracts/chat';
import { changeTab } from './chat-tabs.ts';
import { NO_CHATS } from './sanitise-tabs.ts';
import { readStoredChats, writeStoredChats } from './stored-chats.ts';

/** Changes that follow each other closely are written once. */
const WRITE_AFTER_MS = 500;

let state = NO_CHATS;
let isLoaded = false;
let writing: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();
/** Tabs whose turn this page reads: what other pages store of them is older. */
const ownTurns = new Set<string>();

export const readChats = (): ChatState => state;
export const findTab = (id: string | undefined): ChatTab | undefined =>
  state.tabs.find((tab) => tab.id === id);

export function changeChats(change: (now: ChatState) => ChatState): void {
  const next = change(state);
  if (next === state) return;
  set(next);
  writing ??= setTimeout(flushChats, WRITE_AFTER_MS);
}

export const changeOneTab = (id: string, change: (tab: ChatTab) => ChatTab): void =>
  changeChats((now) => ({ ...now, tabs: changeTab(now.tabs, id, change) }));

/** Writes what was changed, at once. */
export function flushChats(): void {
  if (writing === undefined) return;
  clearTimeout(writing);
  writing = undefined;
  writeStoredChats(state);
}

/** Reads what is stored, the first time it is asked for, and follows what other pages store. */
export function loadChats(onLoaded: () => void): void {
  if (isLoaded) return;
  isLoaded = true;
  set(readStoredChats(Date.now()));
  addEventListener('storage', ({ key }) => {
    if (key !== null && key !== CHAT_KEYS.tabs) return;
    takeStored();
    onLoaded();
  });
  addEventListener('pagehide', flushChats);
  onLoaded();
}

/** Takes over what other pages stored; turns that are read here, and the tab that is open here, stay. */
export function takeStored(): void {
  const stored = readStoredChats(Date.now());
  const kept = state.tabs.filter(({ id }) => ownTurns.has(id));
  const tabs = [
    ...stored.tabs
      .filter(({ id }) => !ownTurns.has(id))
      .map((tab): ChatTab => (tab.run ? { ...tab, isProcessing: true, status: 'processing' } : tab)),
    ...kept,
  ];
  const activeId = tabs.some(({ id }) => id === state.activeId) ? state.activeId : tabs[0]?.id;
  set({ ...stored, tabs, activeId });
}

export const holdTurn = (tabId: string): void => void ownTurns.add(tabId);
export const releaseTurn = (tabId: string): void => void ownTurns.delete(tabId);
export const isTurnHeld = (tabId: string): boolean => ownTurns.has(tabId);

function set(next: ChatState): void {
  state = next;
  for (const listener of listeners) listener();
}

/** The chats, followed as they change. */
export function useChats(): ChatState {
  const [seen, setSeen] = useState(state);
  useEffect(() => {
    const read = () => setSeen(state);
    read();
    listeners.add(read);
    return () => void listeners.delete(read);
  }, []);
  return seen;
}
