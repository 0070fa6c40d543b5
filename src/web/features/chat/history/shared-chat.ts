/** Chats and questions in links. A link carries words only, and what comes out of one is nobody's promise. */
import { CHAT_LIMITS, type ChatMessage, type SharedChat } from '#contracts/assistant/chat';
import { AGENT_LIMITS } from '#contracts/assistant/agent';
import { fromBase64, parseJson, toBase64 } from '#std/json';
import { takeCharacters } from '#std/text';
import { decodeUtf8 } from '#std/utf8';
import { isRecord } from '#std/record';

/** JSON that is nested deeper than this is not a shared chat. */
const DEPTH = 8;
/** Where an address on the web begins in what stands between spaces. */
const ADDRESS_ON_THE_WEB = /\b(?:https?|wss?|ftp|javascript|data):\S|\bwww\.\S/i;

/** Without addresses on the web, unpaired surrogates and the characters terminals obey. */
const toWords = (content: string): string =>
  content
    .toWellFormed()
    .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/g, '')
    .replace(/\S+/g, (word) => {
      const at = word.search(ADDRESS_ON_THE_WEB);
      return at < 0 ? word : `${word.slice(0, at)}[link removed]`;
    });

const sizeOf = (text: string): number => new TextEncoder().encode(text).length;

export interface SharedLink {
  readonly href: string;
  readonly shown: number;
  readonly of: number;
}

/** The newest messages of a chat as they are shared: words, so many as `mostBytes` of JSON hold. */
export function toSharedWords(chat: SharedChat, mostBytes: number): SharedChat {
  const messages = chat.messages
    .slice(-CHAT_LIMITS.sharedMessages)
    .map(({ role, content }) => ({ role, content: cut(toWords(content), CHAT_LIMITS.sharedContentBytes) }));
  let bytes = 64;
  const first = messages.findLastIndex(
    (message) => (bytes += sizeOf(JSON.stringify(message)) + 1) > mostBytes,
  );
  return { mode: chat.mode, messages: messages.slice(first + 1) };
}

/** A link that carries the chat itself, with as many of the newest messages as an address holds. */
export function toSharedLink(origin: string, chat: SharedChat): SharedLink | undefined {
  const words = toSharedWords(chat, Infinity).messages;
  for (let shown = words.length; shown > 0; shown--) {
    const encoded = toBase64Url(JSON.stringify({ mode: chat.mode, messages: words.slice(-shown) }));
    if (encoded.length > CHAT_LIMITS.linkBytes) continue;
    return { href: `${origin}/?ai=1&aichat=${encoded}`, shown, of: chat.messages.length };
  }
  return undefined;
}

/** A link that puts a question into the input, and does no more. */
export const toQuestionLink = (origin: string, question: string): string =>
  `${origin}/?ai=1&aitext=${encodeURIComponent(toPrefill(question))}`;

/** The question of a link. */
export const toPrefill = (aitext: string): string =>
  takeCharacters(toWords(aitext), AGENT_LIMITS.questionLength).trim();

/** The chat of a link; `undefined` when anything in it is not as it must be. Copies words, never objects. */
export function parseSharedChat(encoded: string): SharedChat | undefined {
  if (encoded.length === 0 || encoded.length > CHAT_LIMITS.sharedEncodedBytes) return undefined;
  return toSharedChat(toJsonValue(encoded));
}

/** The same for what was parsed, wherever it came from. */
export function toSharedChat(parsed: unknown): SharedChat | undefined {
  if (!isRecord(parsed) || !Object.hasOwn(parsed, 'messages')) return undefined;
  const { mode, messages } = parsed;
  if (!Array.isArray(messages)) return undefined;
  const copied: SharedChat['messages'][number][] = [];
  for (const found of messages.slice(0, CHAT_LIMITS.sharedMessages) as readonly unknown[]) {
    if (!isRecord(found)) return undefined;
    const role = toRole(found['role']);
    const content = found['content'];
    if (role === undefined || typeof content !== 'string') return undefined;
    if (sizeOf(content) > CHAT_LIMITS.sharedContentBytes) return undefined;
    copied.push({ role, content: toWords(content) });
  }
  if (copied.length === 0) return undefined;
  return { mode: mode === 'assistant' ? 'assistant' : 'agent', messages: copied };
}

/** Of the tab SHARED. */
export const toImportedMessages = (
  { messages }: SharedChat,
  idStem: string,
  nowMs: number,
): readonly ChatMessage[] =>
  messages.map(({ role, content }, i) => ({
    id: `${idStem}-${i}`,
    role,
    content,
    timestamp: nowMs,
    isImported: true,
  }));

export function toRole(role: unknown): ChatMessage['role'] | undefined {
  if (role === 'user' || role === 'assistant') return role;
  return role === 'agent' ? 'assistant' : undefined;
}

/** Cut to so many bytes, between characters. */
function cut(text: string, bytes: number): string {
  let limited = text.slice(0, bytes);
  while (sizeOf(limited) > bytes) limited = limited.slice(0, Math.floor(limited.length * 0.9));
  return limited.toWellFormed();
}

const toBase64Url = (text: string): string =>
  toBase64(new TextEncoder().encode(text))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/={1,2}$/, '');

function toJsonValue(encoded: string): unknown {
  // A plus sign in a query reads as a space.
  const bytes = fromBase64(encoded.replaceAll(' ', '+').replaceAll('-', '+').replaceAll('_', '/'));
  const text = bytes && decodeUtf8(bytes);
  if (text === undefined) return undefined;
  try {
    return parseJson(text, DEPTH);
  } catch {
    return undefined; // no JSON, or too deep
  }
}
