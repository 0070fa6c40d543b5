import { z } from 'zod';
import { parseJson } from '#std/json';
import { postMessage } from '../post-message.ts';
import { defineTarget } from './define-target.ts';

const MOST_CHARACTERS = 4_000;

export default defineTarget({
  kind: 'telegram',
  title: 'Telegram',
  says: 'A message of your own bot to a chat: its token comes from @BotFather, and the bot must be in the chat.',
  order: 2,
  fields: [
    { key: 'botToken', label: 'Bot token', placeholder: '123456789:AA…', isSecret: true },
    { key: 'chatId', label: 'Chat id', placeholder: '-1001234567890 or @channel', isSecret: false },
  ],
  settings: z.strictObject({
    botToken: z
      .string()
      .trim()
      .regex(/^\d{5,16}:[\w-]{30,64}$/, 'must be a bot’s token: digits, a colon and letters'),
    chatId: z
      .string()
      .trim()
      .regex(/^(?:-?\d{1,20}|@\w{4,64})$/, 'must be a chat’s number or the @name of a channel'),
  }),
  toDestination: ({ chatId }) => `chat ${chatId}`,
  toSecrets: ({ botToken }) => [botToken],
  send: (senders, { botToken, chatId }, { text }) =>
    postMessage(
      senders,
      {
        url: `https://api.telegram.org/bot${botToken}/sendMessage`,
        // Without a parse mode, so that nothing in the text is read as markup.
        body: JSON.stringify({
          chat_id: chatId,
          text: [...text].slice(0, MOST_CHARACTERS).join(''),
          link_preview_options: { is_disabled: true },
        }),
      },
      (answer) => (isTaken(answer) ? undefined : 'Telegram did not take it.'),
    ),
});

/** Telegram says in its body whether it took a message. A body that was cut is one of a long message it took. */
function isTaken(answer: string): boolean {
  try {
    return (parseJson(answer) as { ok?: unknown } | null)?.ok === true; // any JSON
  } catch {
    return answer.startsWith('{"ok":true');
  }
}
