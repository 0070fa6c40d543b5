/** Stored tabs and chats, whatever is stored: what is missing falls back, what is no message is dropped. */
import {
  CHAT_LIMITS,
  CHAT_VERSION,
  type Branching,
  type ChatMessage,
  type ChatState,
  type ChatTab,
  type StoredChat,
} from '#contracts/assistant/chat';
import { isRecord, textIn } from '#std/record';
import { createTab } from './chat-tabs.ts';
import { NO_REPLY } from '../run/reply.ts';
import { toDepth, toEntities, toReply } from '../run/sanitise-reply.ts';
import { toRole } from '../history/shared-chat.ts';

export const NO_CHATS: ChatState = { tabs: [], activeId: undefined, depth: 2 };

export const toStoredState = (state: ChatState) => ({ version: CHAT_VERSION, ...state });

/** The tabs of whatever was stored. Nothing of it is processing. */
export function toChatState(stored: unknown, nowMs: number): ChatState {
  if (!isRecord(stored) || stored['version'] !== CHAT_VERSION || !Array.isArray(stored['tabs']))
    return NO_CHATS;
  const tabs: ChatTab[] = [];
  for (const found of stored['tabs'].slice(0, CHAT_LIMITS.tabs) as readonly unknown[]) {
    if (!isRecord(found)) continue;
    const tab = toTab(found, tabs, nowMs);
    if (!tabs.some(({ id }) => id === tab.id)) tabs.push(tab);
  }
  const activeId = textIn(stored, 'activeId');
  return {
    tabs,
    activeId: tabs.some(({ id }) => id === activeId) ? activeId : tabs[0]?.id,
    depth: toDepth(stored['depth']) ?? NO_CHATS.depth,
  };
}

function toTab(found: Readonly<Record<string, unknown>>, before: readonly ChatTab[], nowMs: number): ChatTab {
  const fresh = createTab(before, nowMs);
  const status = found['status'];
  const notes = found['notes'];
  return {
    ...fresh,
    id: textIn(found, 'id') || fresh.id,
    name: textIn(found, 'name')?.trim().slice(0, CHAT_LIMITS.tabName) || fresh.name,
    mode: found['mode'] === 'assistant' ? 'assistant' : 'agent',
    messages: toMessages(found['messages']),
    input: textIn(found, 'input')?.slice(0, CHAT_LIMITS.contentLength) ?? '',
    isProcessing: false,
    notes: Array.isArray(notes) ? notes.filter((id) => typeof id === 'string') : [],
    status: status === 'ready' || status === 'error' ? status : 'idle',
    lastActivity: toTime(found['lastActivity']) ?? nowMs,
    pinned: found['pinned'] === true,
    branchings: toBranchings(found['branchings']),
    run: toRun(found['run'], nowMs),
  };
}

const toTime = (found: unknown): number | undefined =>
  typeof found === 'number' && Number.isFinite(found) ? found : undefined;

/** Messages with text; what was temporary is over. */
export function toMessages(found: unknown): readonly ChatMessage[] {
  if (!Array.isArray(found)) return [];
  const seen = new Set<string>();
  return found.slice(-CHAT_LIMITS.messages).flatMap((one: unknown, i): ChatMessage[] => {
    if (!isRecord(one)) return [];
    const role = toRole(one['role']);
    const content = textIn(one, 'content');
    if (role === undefined || content === undefined || one['metadata'] !== undefined) return [];
    let id = textIn(one, 'id') || `message-${i}`;
    while (seen.has(id)) id += '+';
    seen.add(id);
    const about = one['about'];
    return [
      {
        id,
        role,
        content: content.slice(0, CHAT_LIMITS.contentLength),
        timestamp: toTime(one['timestamp']) ?? 0,
        reply: toReply(one['reply']),
        about: isRecord(about)
          ? {
              page: textIn(about, 'page'),
              entities: toEntities(about['entities']),
              notes: toTime(about['notes']) ?? 0,
            }
          : undefined,
        isImported: one['isImported'] === true ? true : undefined,
        isLocal: one['isLocal'] === true ? true : undefined,
      },
    ];
  });
}

function toBranchings(found: unknown): readonly Branching[] {
  if (!Array.isArray(found)) return [];
  return found.flatMap((one: unknown): Branching[] => {
    if (!isRecord(one) || !Array.isArray(one['tails'])) return [];
    const after = textIn(one, 'after');
    const tails = one['tails'].map(toMessages);
    const at = one['at'];
    if (after === undefined || typeof at !== 'number' || tails[at] === undefined) return [];
    return [{ after, at, tails }];
  });
}

/** A turn that another page can go on reading. */
function toRun(found: unknown, nowMs: number): ChatTab['run'] {
  if (!isRecord(found)) return undefined;
  const runId = textIn(found, 'runId');
  if (runId === undefined) return undefined;
  return {
    runId,
    lastId: textIn(found, 'lastId') ?? '',
    startedMs: toTime(found['startedMs']) ?? nowMs,
    reply: toReply(found['reply']) ?? NO_REPLY,
  };
}

/** A chat of the history; `undefined` when it has no messages. */
export function toStoredChat(found: unknown): StoredChat | undefined {
  if (!isRecord(found) || found['version'] !== CHAT_VERSION) return undefined;
  const id = textIn(found, 'id');
  const messages = toMessages(found['messages']);
  if (!id || messages.length === 0) return undefined;
  return {
    id,
    name: textIn(found, 'name')?.trim().slice(0, CHAT_LIMITS.tabName) || 'CHAT',
    mode: found['mode'] === 'assistant' ? 'assistant' : 'agent',
    messages,
    savedMs: toTime(found['savedMs']) ?? 0,
    owner: textIn(found, 'owner'),
  };
}
