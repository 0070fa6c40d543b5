/** What the query of an address asks of the assistant. */
import type { AssistantLink } from '../frame/assistant-link.ts';
import { setMock, startChats } from '../run/run-turn.ts';
import { importShared } from '../chat-actions.ts';
import { log } from '../../../services/logging/client-log.ts';
import { offerPrompt } from '../composer/prompts.ts';
import { parseSharedChat, toPrefill } from './shared-chat.ts';

export interface TakenLink {
  readonly isOpening: boolean;
  /** Whether something was taken out of it that is not to be taken again. */
  readonly isSpent: boolean;
}

/** Fills the input, imports a chat, chooses the scripted model. Nothing is ever sent. */
export function takeLink({ ai, aimock, aitext: text, aichat: chat }: AssistantLink): TakenLink {
  if (aimock) setMock(true);
  const question = text === undefined ? '' : toPrefill(text);
  if (question !== '') offerPrompt({ question });
  if (chat !== undefined) {
    startChats();
    const shared = parseSharedChat(chat);
    if (shared) importShared(shared);
    else log('warn', 'a shared chat in the address could not be read', 'chat');
  }
  return {
    isOpening: ai || question !== '' || chat !== undefined,
    isSpent: ai || text !== undefined || chat !== undefined,
  };
}
