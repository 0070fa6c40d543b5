/** The history on the server, for who is signed in: the same chats on every device. */
import { CHAT_VERSION, type StoredChat } from '#contracts/assistant/chat';
import { act, ActionFailure } from '../../../api/act.ts';
import {
  findStoredChat,
  listChats,
  onHistoryChanged,
  removeChat,
  saveChat,
  tellHistoryChanged,
} from './chat-history.ts';
import { toStoredChat } from '../tabs/sanitise-tabs.ts';
import { planSync, toSaved } from './sync-plan.ts';

/** Changes that follow each other closely are sent once. */
const SEND_AFTER_MS = 1_500;

/** Whose chats the server keeps; not known before it was asked, and of nobody who is not signed in. */
let me: string | undefined;
export const readOwner = (): string | undefined => me;

function setOwner(owner: string | undefined): void {
  if (owner === me) return;
  me = owner;
  tellHistoryChanged();
}

/** After signing out. */
export const forgetOwner = (): void => setOwner(undefined);

/** Forgets a chat here and, where the server keeps it, there. */
export function forgetChat({ id, owner }: StoredChat): void {
  removeChat(id);
  if (owner !== undefined) void act('removeChat', { id }).catch(() => undefined);
}

/** Brings both to the same chats, now and after each change, until the result is called. */
export function keepInSync(): () => void {
  const gone = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isBusy = false;
  let isChanged = false;
  const run = async () => {
    isBusy = true;
    isChanged = false;
    // What fails now is tried at the next change; the chats are here all the same.
    await syncOnce(gone.signal).catch(() => undefined);
    isBusy = false;
    // What this itself wrote counts too, and the next time there is nothing to do.
    if (isChanged && !gone.signal.aborted) plan();
  };
  const plan = () => {
    isChanged = true;
    if (isBusy) return;
    clearTimeout(timer);
    timer = setTimeout(() => void run(), SEND_AFTER_MS);
  };
  void run();
  const stop = onHistoryChanged(plan);
  return () => {
    stop();
    clearTimeout(timer);
    gone.abort();
  };
}

async function syncOnce(signal: AbortSignal): Promise<void> {
  const { owner, chats } = await act('chats', {}, signal);
  setOwner(owner);
  const plan = planSync(listChats(owner), chats);
  for (const id of plan.forget) removeChat(id);
  for (const id of plan.download) {
    const { chat } = await act('chat', { id }, signal);
    const found = toStoredChat({ version: CHAT_VERSION, ...chat });
    // More may have been said in it here while it was on its way.
    if (found && (findStoredChat(id)?.savedMs ?? -1) < found.savedMs) saveChat({ ...found, owner });
  }
  for (const { id } of plan.upload) {
    const chat = findStoredChat(id);
    const saved = chat && toSaved(chat);
    if (saved === undefined) continue;
    try {
      await act('saveChat', { chat: saved }, signal);
    } catch (error) {
      // Refused for itself, as when there are too many: the others still go.
      if (error instanceof ActionFailure && error.status !== 0 && error.status !== 401) continue;
      throw error;
    }
    // By now it may have gone on, or be forgotten.
    const now = findStoredChat(id);
    if (now) saveChat({ ...now, owner });
    else await act('removeChat', { id }, signal);
  }
}
