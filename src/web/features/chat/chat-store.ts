/** The chats of this browser: one state for every place that shows them, in step with other pages. */
import { CHAT_KEYS, type ChatState, type ChatTab } from '#contracts/assistant/chat';
import { createStore, useStore } from '../../ui/state/store.ts';
import { changeTab } from './tabs/chat-tabs.ts';
import { noteStored } from './message/limits-reached.ts';
import { mergeChats } from './history/merge-chats.ts';
import { NO_CHATS } from './tabs/sanitise-tabs.ts';
import { readStoredChats, writeStoredChats } from './history/stored-chats.ts';

/** Changes that follow each other closely are written once. */
const WRITE_AFTER_MS = 500;

const state = createStore(NO_CHATS);
let isLoaded = false;
let writing: ReturnType<typeof setTimeout> | undefined;
/** Tabs whose turn this page reads: what other pages store of them is older. */
const ownTurns = new Set<string>();
/** Tabs that were changed or closed since the last writing. */
const changed = new Set<string>();
const closed = new Set<string>();
/** Tabs in whose input something was written on this page. */
const typed = new Set<string>();
/** What is stored of a tab while nobody knows whether its newest question holds a secret: that question is masked. */
const masked = new Map<string, ChatTab>();

export const readChats: () => ChatState = state.read;
export const findTab = (id: string | undefined): ChatTab | undefined =>
  state.read().tabs.find((tab) => tab.id === id);

export function changeChats(change: (now: ChatState) => ChatState): void {
  const now = state.read();
  const next = change(now);
  if (next === now) return;
  noteChanges(now.tabs, next.tabs);
  state.write(next);
  writing ??= setTimeout(flushChats, WRITE_AFTER_MS);
}

function noteChanges(before: readonly ChatTab[], after: readonly ChatTab[]): void {
  const left = new Map(before.map((tab) => [tab.id, tab]));
  for (const tab of after) {
    if (left.get(tab.id) !== tab) changed.add(tab.id);
    left.delete(tab.id);
    closed.delete(tab.id);
  }
  for (const id of left.keys()) {
    closed.add(id);
    changed.delete(id);
  }
}

export const changeOneTab = (id: string, change: (tab: ChatTab) => ChatTab): void =>
  changeChats((now) => ({ ...now, tabs: changeTab(now.tabs, id, change) }));

/** What is written into the input of a tab. */
export function typeInto(id: string, input: string): void {
  typed.add(id);
  changeOneTab(id, (tab) => ({ ...tab, input }));
}

/** Writes what was changed, at once. */
export function flushChats(): void {
  if (writing === undefined) return;
  clearTimeout(writing);
  writing = undefined;
  changed.clear();
  closed.clear();
  const now = state.read();
  noteStored(CHAT_KEYS.tabs, writeStoredChats({ ...now, tabs: now.tabs.map(toKnownTab) }));
}

/** Stores a tab as it is given, whatever it becomes, until it is let go. */
export const holdBack = (tab: ChatTab): void => void masked.set(tab.id, tab);
export const letGo = (tabId: string): void => void masked.delete(tabId);
/** Without what may be a secret and nobody has read yet. */
export const toKnownTab = (tab: ChatTab): ChatTab => masked.get(tab.id) ?? tab;

/** Reads what is stored, the first time it is asked for, and follows what other pages store. */
export function loadChats(onLoaded: () => void): void {
  if (isLoaded) return;
  isLoaded = true;
  state.write(readStoredChats(Date.now()));
  addEventListener('storage', ({ key }) => {
    if (key !== null && key !== CHAT_KEYS.tabs) return;
    takeStored();
    onLoaded();
  });
  addEventListener('pagehide', flushChats);
  onLoaded();
}

/** Takes over what other pages stored; what is being done here stays. */
export function takeStored(): void {
  const unstored = new Set([...ownTurns, ...changed]);
  state.write(mergeChats(readStoredChats(Date.now()), state.read(), { unstored, closed, typed }));
}

export const holdTurn = (tabId: string): void => void ownTurns.add(tabId);
export const releaseTurn = (tabId: string): void => void ownTurns.delete(tabId);
export const isTurnHeld = (tabId: string): boolean => ownTurns.has(tabId);

/** The chats, followed as they change. */
export const useChats = (): ChatState => useStore(state);
