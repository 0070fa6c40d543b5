import { z } from 'zod';
import { postMessage } from '../post-message.ts';
import { defineTarget } from './define-target.ts';

const MOST_CHARACTERS = 3_000;

export default defineTarget({
  kind: 'slack',
  title: 'Slack',
  says: 'A message to a channel, by the URL of an incoming webhook.',
  order: 4,
  fields: [
    {
      key: 'url',
      label: 'Incoming webhook URL',
      placeholder: 'https://hooks.slack.com/services/…',
      isSecret: true,
    },
  ],
  settings: z.strictObject({
    url: z
      .string()
      .trim()
      .regex(
        /^https:\/\/hooks\.slack(?:-gov)?\.com\/services\/\w{1,24}\/\w{1,24}\/\w{8,64}$/,
        'must be the URL of an incoming webhook of Slack',
      ),
  }),
  toDestination: ({ url }) => `hooks.slack.com, workspace ${/services\/(\w+)/.exec(url)?.[1] ?? ''}`,
  toSecrets: ({ url }) => [url.slice(url.lastIndexOf('/') + 1)],
  send: (senders, { url }, { text }) =>
    postMessage(senders, {
      url,
      body: JSON.stringify({
        blocks: [
          {
            type: 'section',
            // Plain text: no link, no mention and no markup is read in it.
            text: { type: 'plain_text', text: [...text].slice(0, MOST_CHARACTERS).join(''), emoji: false },
          },
        ],
        text: escapeText(text.split('\n', 1)[0] ?? ''),
        unfurl_links: false,
        unfurl_media: false,
      }),
    }),
});

/** The headline notifications show, in which Slack reads these three characters. */
const escapeText = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
