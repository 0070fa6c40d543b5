import { z } from 'zod';
import { postMessage } from '../post-message.ts';
import { defineTarget } from './define-target.ts';

const MOST_CHARACTERS = 1_900;

export default defineTarget({
  kind: 'discord',
  title: 'Discord',
  says: 'A message to a channel, by the webhook URL of its integrations.',
  order: 3,
  fields: [
    {
      key: 'url',
      label: 'Webhook URL',
      placeholder: 'https://discord.com/api/webhooks/…',
      isSecret: true,
    },
  ],
  settings: z.strictObject({
    url: z
      .string()
      .trim()
      .regex(
        /^https:\/\/(?:discord|discordapp)\.com\/api\/(?:v\d{1,2}\/)?webhooks\/\d{5,24}\/[\w-]{20,100}$/,
        'must be a webhook URL of Discord',
      ),
  }),
  toDestination: ({ url }) => `discord.com webhook ${/webhooks\/(\d+)/.exec(url)?.[1] ?? ''}`,
  toSecrets: ({ url }) => [url.slice(url.lastIndexOf('/') + 1)],
  send: (senders, { url }, { text }) =>
    postMessage(senders, {
      url,
      body: JSON.stringify({
        content: toPlain(text),
        // Whatever names stand in the text, nobody is called.
        allowed_mentions: { parse: [] },
        // No previews of links somebody wrote on the chain.
        flags: 4,
      }),
    }),
});

/** Characters Discord would read as markup stand for themselves. */
const toPlain = (text: string): string =>
  [...text]
    .slice(0, MOST_CHARACTERS)
    .join('')
    .replace(/[\\*_~`|>#[\]()<-]/g, '\\$&')
    .slice(0, MOST_CHARACTERS);
