import type { ChatMode } from '#contracts/assistant/agent';
import { CHAT_LIMITS, type ChatMessage, type ChatTab } from '#contracts/assistant/chat';

const NAME = 'CHAT';

/** A tab nothing was said in. */
export function createTab(
  tabs: readonly ChatTab[],
  nowMs: number,
  mode: ChatMode = 'agent',
  name = toNextName(tabs),
): ChatTab {
  return {
    id: toFreeId(tabs, nowMs),
    name,
    mode,
    messages: [],
    input: '',
    isProcessing: false,
    notes: [],
    agentActions: [],
    status: 'idle',
    lastActivity: nowMs,
    pinned: false,
    branchings: [],
  };
}

/** `CHAT`, then `CHAT 2` and on; never one that is there. */
function toNextName(tabs: readonly ChatTab[]): string {
  const taken = new Set(tabs.map(({ name }) => name));
  if (tabs.length === 0) return NAME;
  let number = tabs.length + 1;
  while (taken.has(`${NAME} ${number}`)) number += 1;
  return `${NAME} ${number}`;
}

/** Two tabs of one millisecond are still two. */
function toFreeId(tabs: readonly ChatTab[], nowMs: number): string {
  const taken = new Set(tabs.map(({ id }) => id));
  let at = nowMs;
  while (taken.has(`chat-${at}`)) at += 1;
  return `chat-${at}`;
}

/** Pinned first, then by most recent activity. */
export const sortTabs = (tabs: readonly ChatTab[]): readonly ChatTab[] =>
  tabs.toSorted((a, b) => Number(b.pinned) - Number(a.pinned) || b.lastActivity - a.lastActivity);

/** Changes one tab; the others stay the same objects. */
export const changeTab = (
  tabs: readonly ChatTab[],
  id: string,
  change: (tab: ChatTab) => ChatTab,
): readonly ChatTab[] => tabs.map((tab) => (tab.id === id ? change(tab) : tab));

export interface Closed {
  readonly tabs: readonly ChatTab[];
  readonly activeId: string | undefined;
  /** What goes into the history first. */
  readonly toSave: ChatTab | undefined;
}

/**
 * Without the tab. The last one stays. After the active one the first pinned tab is active, otherwise the neighbour
 * before it.
 */
export function closeTab(tabs: readonly ChatTab[], activeId: string | undefined, id: string): Closed {
  const closed = tabs.find((tab) => tab.id === id);
  if (closed === undefined || tabs.length === 1) return { tabs, activeId, toSave: undefined };
  const shown = sortTabs(tabs);
  const rest = tabs.filter((tab) => tab.id !== id);
  const toSave = closed.messages.length > 1 ? closed : undefined;
  if (activeId !== id) return { tabs: rest, activeId, toSave };
  const left = sortTabs(rest);
  const before = left[Math.max(0, shown.findIndex((tab) => tab.id === id) - 1)];
  return { tabs: rest, activeId: (left.find(({ pinned }) => pinned) ?? before)?.id, toSave };
}

const isSaid = ({ metadata }: ChatMessage): boolean => metadata === undefined;

/** A tab of its own with the messages up to the chosen one, or all where it is not among them. */
export function forkTab(tabs: readonly ChatTab[], tab: ChatTab, messageId: string, nowMs: number): ChatTab {
  const end = tab.messages.findIndex(({ id }) => id === messageId);
  const [first = NAME] = tab.name.split(' ');
  return {
    ...createTab(tabs, nowMs, tab.mode, `${first} Fork`),
    messages: (end < 0 ? tab.messages : tab.messages.slice(0, end + 1)).filter(isSaid),
    notes: tab.notes,
  };
}

/** The whole tab once more, not pinned. */
export function duplicateTab(tabs: readonly ChatTab[], tab: ChatTab, nowMs: number): ChatTab {
  return {
    ...createTab(tabs, nowMs, tab.mode, `${tab.name} Copy`),
    messages: tab.messages.filter(isSaid),
    branchings: tab.branchings,
    input: tab.input,
    notes: tab.notes,
  };
}

/** Empty names are ignored. */
export function renameTab(tab: ChatTab, name: string): ChatTab {
  const trimmed = name.trim().slice(0, CHAT_LIMITS.tabName);
  return trimmed === '' ? tab : { ...tab, name: trimmed };
}

export const togglePin = (tab: ChatTab): ChatTab => ({ ...tab, pinned: !tab.pinned });
