/** Chats in the browser's storage. When there is no room, old results go first, then all of them. */
import { CHAT_KEYS, type ChatMessage, type ChatState, type ChatTab } from '#contracts/assistant/chat';
import { mayHoldSecret } from '#contracts/assistant/looks-secret';
import { readStored, writeStored } from '../../../ui/state/stored-value.ts';
import { toChatState, toStoredState } from '../tabs/sanitise-tabs.ts';
import { withoutPlanning } from '../run/turn.ts';

export function readStoredChats(nowMs: number): ChatState {
  const state = toChatState(readStored(CHAT_KEYS.tabs), nowMs);
  return { ...state, tabs: state.tabs.map(toRunning) };
}

/** A turn that was not over is read by another page, or soon by this one. */
export const toRunning = (tab: ChatTab): ChatTab =>
  tab.run ? { ...tab, isProcessing: true, status: 'processing' } : tab;

/** How many of the newest answers of a tab keep what they were read from, as long as there is room, and without. */
const RESULT_LIMITS = [20, 4, 0];

/** Says whether it is remembered. */
export function writeStoredChats(state: ChatState): boolean {
  return RESULT_LIMITS.some((answers) => writeStored(CHAT_KEYS.tabs, toStoredState(toSlim(state, answers))));
}

/** With the results of at most so many newest answers of each tab; other branches keep theirs as long as there is room. */
export function toSlim(state: ChatState, answers: number): ChatState {
  return {
    ...state,
    tabs: state.tabs.map((tab) => {
      const said = withoutPlanning(tab.messages);
      const from = said.length - answers * 2;
      return {
        ...tab,
        // A draft that may be a secret is lost with the page.
        input: mayHoldSecret(tab.input) ? '' : tab.input,
        messages: said.map((message, i) => (i < from ? withoutResults(message) : message)),
        branchings: tab.branchings.map((branching) => ({
          ...branching,
          tails: branching.tails.map((tail) => (answers > 4 ? tail : tail.map(withoutResults))),
        })),
      };
    }),
  };
}

/** The words and blocks of a message, without what they were read from. */
export const withoutResults = (message: ChatMessage): ChatMessage =>
  message.reply
    ? {
        ...message,
        reply: {
          ...message.reply,
          calls: message.reply.calls.map((call) => ({ ...call, result: undefined })),
        },
      }
    : message;
