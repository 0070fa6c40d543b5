/** Chats in the browser's storage. When there is no room, old results go first, then all of them. */
import { CHAT_KEYS, type ChatMessage, type ChatState } from '#contracts/chat';
import { readStored, writeStored } from '../../ui/stored-value.ts';
import { toChatState, toStoredState } from './sanitise-tabs.ts';
import { isPlanning } from './turn.ts';

export const readStoredChats = (nowMs: number): ChatState => toChatState(readStored(CHAT_KEYS.tabs), nowMs);

/** Says whether it is remembered. */
export function writeStoredChats(state: ChatState): boolean {
  return [Number.POSITIVE_INFINITY, 4, 0].some((replies) =>
    writeStored(CHAT_KEYS.tabs, toStoredState(toSlim(state, replies))),
  );
}

/** With the results of at most so many newest answers of each tab. */
export function toSlim(state: ChatState, replies: number): ChatState {
  return {
    ...state,
    tabs: state.tabs.map((tab) => {
      const said = tab.messages.filter((message) => !isPlanning(message));
      const from = said.length - replies * 2;
      return {
        ...tab,
        messages: said.map((message, i) => (i < from ? withoutResults(message) : message)),
        branchings: Number.isFinite(replies) ? [] : tab.branchings,
      };
    }),
  };
}

const withoutResults = (message: ChatMessage): ChatMessage =>
  message.reply
    ? {
        ...message,
        reply: {
          ...message.reply,
          calls: message.reply.calls.map((call) => ({ ...call, result: undefined })),
        },
      }
    : message;
