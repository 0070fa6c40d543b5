import type { ChatMessage } from '#contracts/assistant/chat';
import { newTab } from '../chat-actions.ts';
import { changeOneTab, findTab, readChats } from '../chat-store.ts';
import { offerPrompt } from './prompts.ts';
import { HELP_TEXT } from './slash-commands.ts';

/** What can be asked, said in the tab that is open and shown; nothing is run for it. Not between a question and its answer. */
export function sayHelp(): void {
  const { activeId } = readChats();
  if (findTab(activeId)?.isProcessing) return offerPrompt({});
  const id = activeId ?? newTab('agent')?.id;
  if (id === undefined) return;
  const timestamp = Date.now();
  const said = (role: ChatMessage['role'], content: string): ChatMessage => ({
    id: `${role}-help-${timestamp}`,
    role,
    content,
    timestamp,
    // Not part of the conversation the agent is sent.
    isLocal: true,
  });
  changeOneTab(id, (tab) => ({
    ...tab,
    input: '',
    lastActivity: timestamp,
    messages: [...tab.messages, said('user', '/help'), said('assistant', HELP_TEXT)],
  }));
  offerPrompt({});
}
