/** What is done to tabs, from wherever it is pressed. */
import type { ChatMode } from '#contracts/assistant/agent';
import { CHAT_LIMITS, type ChatTab, type SharedChat, type StoredChat } from '#contracts/assistant/chat';
import { showBranch } from './tabs/branchings.ts';
import { changeChats, changeOneTab, findTab, flushChats, readChats, toKnownTab } from './chat-store.ts';
import { saveChat, toHistoryChat } from './history/chat-history.ts';
import { closeTab, createTab, duplicateTab, forkTab } from './tabs/chat-tabs.ts';
import { noteLimit } from './message/limits-reached.ts';
import { cancelTurn } from './run/run-turn.ts';
import { toImportedMessages } from './history/shared-chat.ts';

const SHARED_NAME = 'SHARED';

/** Adds a tab and shows it; there is an end to how many. */
function addTab(make: (tabs: readonly ChatTab[]) => ChatTab): ChatTab | undefined {
  const { tabs } = readChats();
  const isFull = tabs.length >= CHAT_LIMITS.tabs;
  noteLimit('tabs', isFull);
  if (isFull) return undefined;
  const tab = make(tabs);
  changeChats((now) => ({ ...now, tabs: [...now.tabs, tab], activeId: tab.id }));
  flushChats();
  return tab;
}

export const newTab = (mode: ChatMode): ChatTab | undefined =>
  addTab((tabs) => createTab(tabs, Date.now(), mode));

export const fork = (tab: ChatTab, messageId: string): ChatTab | undefined =>
  addTab((tabs) => forkTab(tabs, toKnownTab(tab), messageId, Date.now()));

export const duplicate = (tab: ChatTab): ChatTab | undefined =>
  addTab((tabs) => duplicateTab(tabs, toKnownTab(tab), Date.now()));

/** The chat of a link, in a tab of its own. */
export const importShared = (shared: SharedChat): ChatTab | undefined =>
  addTab((tabs) => {
    const tab = createTab(tabs, Date.now(), shared.mode, SHARED_NAME);
    return { ...tab, messages: toImportedMessages(shared, tab.id, Date.now()) };
  });

/** A chat of the history, in its tab where it is still open. */
export function reopen(chat: StoredChat): void {
  if (findTab(chat.id)) return selectTab(chat.id);
  addTab((tabs) => ({
    ...createTab(tabs, Date.now(), chat.mode, chat.name),
    id: chat.id,
    messages: chat.messages,
  }));
}

export function selectTab(id: string): void {
  changeChats((now) => ({ ...now, activeId: id }));
}

function putAway(tab: ChatTab): void {
  const known = toKnownTab(tab);
  if (known.messages.length > 1) saveChat(toHistoryChat(known, Date.now()));
}

/** Saves what was said, then closes. */
export function close(id: string): void {
  const { tabs, activeId } = readChats();
  const closed = closeTab(tabs, activeId, id);
  if (closed.tabs === tabs) return;
  cancelTurn(id);
  if (closed.toSave) putAway(closed.toSave);
  changeChats((now) => ({ ...now, tabs: closed.tabs, activeId: closed.activeId }));
  noteLimit('tabs', false);
  flushChats();
}

/** Empties a tab; what was said stays in the history, under the old id. */
export function reset(id: string): void {
  const tab = findTab(id);
  if (!tab) return;
  cancelTurn(id);
  putAway(tab);
  changeChats((now) => {
    const fresh = { ...createTab(now.tabs, Date.now(), tab.mode, tab.name), pinned: tab.pinned };
    return {
      ...now,
      tabs: now.tabs.map((one) => (one.id === id ? fresh : one)),
      activeId: now.activeId === id ? fresh.id : now.activeId,
    };
  });
  flushChats();
}

export const chooseBranch = (tab: ChatTab, after: string, at: number): void =>
  changeOneTab(tab.id, (now) => showBranch(now, after, at));

/** Who answers in a tab nothing was said in. */
export const setMode = (id: string, mode: ChatMode): void =>
  changeOneTab(id, (tab) => (tab.messages.length === 0 ? { ...tab, mode } : tab));

export const setDepth = (depth: 1 | 2 | 3): void => changeChats((now) => ({ ...now, depth }));
