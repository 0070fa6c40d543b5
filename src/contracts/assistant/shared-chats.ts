/** Chats behind short links: kept on the server under a random name, read by whoever has the link. */
import type { SharedChat } from './chat.ts';

export const SHARED_CHAT_LIMITS = {
  days: 90,
  /** Of one chat, as JSON. */
  bytes: 512 * 1_024,
  /** Of all of them together. */
  totalBytes: 512 * 1_024 * 1_024,
} as const;

/** What stands in `aichat` for a kept chat: the tilde is no letter of base64. */
export const SHARED_NAME = /^~([A-Za-z0-9_-]{22})$/;

export interface SharedChatActions {
  /** `key` deletes it, and is told once. */
  shareChat: {
    input: { chat: SharedChat };
    answer: { readonly name: string; readonly key: string; readonly untilMs: number };
  };
  sharedChat: { input: { name: string }; answer: { readonly chat: SharedChat } };
  removeSharedChat: { input: { name: string; key: string }; answer: undefined };
}

export const SHARED_CHAT_ROUTES = {
  shareChat: { method: 'POST', route: '/api/shared-chats' },
  sharedChat: { method: 'GET', route: '/api/shared-chats/:name' },
  removeSharedChat: { method: 'POST', route: '/api/shared-chats/:name/remove' },
} as const;
