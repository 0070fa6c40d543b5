/** What the query of an address asks of the assistant. */
import { setMock, startChats } from './run-turn.ts';
import { importShared } from './chat-actions.ts';
import { log } from '../../services/logging/client-log.ts';
import { offerPrompt } from './prompts.ts';
import { parseSharedChat, toPrefill } from './shared-chat.ts';

export interface TakenLink {
  readonly isOpening: boolean;
  /** Whether something was taken out of it that is not to be taken again. */
  readonly isSpent: boolean;
}

/** Fills the input, imports a chat, chooses the scripted model. Nothing is ever sent. */
export function takeLink(query: URLSearchParams): TakenLink {
  const isOn = (name: string): boolean => /^(?:1|true)$/.test(query.get(name) ?? '');
  if (isOn('aimock')) setMock(true);
  const text = query.get('aitext');
  const chat = query.get('aichat');
  const question = text === null ? '' : toPrefill(text);
  if (question !== '') offerPrompt({ question });
  if (chat !== null) {
    startChats();
    const shared = parseSharedChat(chat);
    if (shared) importShared(shared);
    else log('warn', 'a shared chat in the address could not be read', 'chat');
  }
  return {
    isOpening: isOn('ai') || question !== '' || chat !== null,
    isSpent: isOn('ai') || text !== null || chat !== null,
  };
}
