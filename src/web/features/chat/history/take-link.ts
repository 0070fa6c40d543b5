/** What an address asks of the assistant. */
import { SHARED_NAME } from '#contracts/assistant/shared-chats';
import type { SharedChat } from '#contracts/assistant/chat';
import { act } from '../../../api/act.ts';
import { log } from '../../../services/logging/client-log.ts';
import { notify } from '../../../services/notifications/notify.ts';
import { importShared } from '../chat-actions.ts';
import { offerPrompt } from '../composer/prompts.ts';
import type { AssistantLink } from '../frame/assistant-link.ts';
import { setMock, startChats } from '../run/run-turn.ts';
import { parseSharedChat, toPrefill, toSharedChat } from './shared-chat.ts';

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
    void openShared(chat);
  }
  return {
    isOpening: ai || question !== '' || chat !== undefined,
    isSpent: ai || text !== undefined || chat !== undefined,
  };
}

async function openShared(link: string): Promise<void> {
  const name = SHARED_NAME.exec(link)?.[1];
  try {
    const shared = name === undefined ? parseSharedChat(link) : await readShared(name);
    if (shared) importShared(shared);
    else tellUnread('The link is incomplete, too long, or not the link of a shared chat.');
  } catch (error) {
    tellUnread(error instanceof Error ? error.message : 'The server could not be asked.');
  }
}

const readShared = async (name: string): Promise<SharedChat | undefined> =>
  toSharedChat((await act('sharedChat', { name })).chat);

function tellUnread(why: string): void {
  log('warn', 'a shared chat in the address could not be read', 'chat');
  notify({ type: 'error', title: 'The shared chat cannot be opened', message: why });
}
