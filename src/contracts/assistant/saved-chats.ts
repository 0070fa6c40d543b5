/** Chats of who is signed in, saved on the server so that they are there on every device. */
import type { ChatMode } from './agent.ts';
import type { StoredChat } from './chat.ts';

/** A saved chat without its messages. */
export interface SavedChatCard {
  readonly id: string;
  readonly name: string;
  readonly mode: ChatMode;
  readonly messageCount: number;
  readonly savedMs: number;
}

export interface SavedChatList {
  /** Stands for whoever is signed in, so that a browser tells the chats of one person from those of the next. */
  readonly owner: string;
  readonly chats: readonly SavedChatCard[];
}

export const SAVED_CHAT_LIMITS = {
  /** Of one person. */
  chats: 100,
  /** Of one chat, as JSON. */
  bytes: 256 * 1_024,
  /** Of all chats of one person. */
  ownBytes: 8 * 1_024 * 1_024,
  /** Of everybody's on this server. */
  totalBytes: 2 * 1_024 * 1_024 * 1_024,
} as const;

export interface SavedChatActions {
  /** The newest first. */
  chats: { input: object; answer: SavedChatList };
  /** What was said is as the browser that saved it sent it, and unchecked. */
  chat: { input: { id: string }; answer: { readonly chat: StoredChat } };
  /** An older state than the saved one changes nothing. */
  saveChat: { input: { chat: StoredChat }; answer: SavedChatList };
  removeChat: { input: { id: string }; answer: SavedChatList };
}

export const SAVED_CHAT_ROUTES = {
  chats: { method: 'GET', route: '/api/me/chats' },
  chat: { method: 'GET', route: '/api/me/chats/:id' },
  saveChat: { method: 'PUT', route: '/api/me/chats' },
  removeChat: { method: 'DELETE', route: '/api/me/chats/:id' },
} as const;
