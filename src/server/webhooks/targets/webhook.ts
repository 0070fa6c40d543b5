import { z } from 'zod';
import { postMessage } from '../post-message.ts';
import { toSignedHeaders } from '../signing.ts';
import { defineTarget } from './define-target.ts';

const MOST_URL = 2_000;

/**
 * The form it is requested and logged in, so that what is secret of it is found in a log. No fragment is ever sent.
 * `undefined` for what is no URL.
 */
function toNormalUrl(text: string): string | undefined {
  const url = URL.parse(text);
  if (url === null) return undefined;
  url.hash = '';
  return url.href;
}

export default defineTarget({
  kind: 'webhook',
  title: 'Webhook (HTTPS)',
  says: 'A signed JSON message to an address of yours.',
  order: 1,
  fields: [{ key: 'url', label: 'URL', placeholder: 'https://example.com/hooks', isSecret: false }],
  settings: z.strictObject({
    url: z
      .string()
      .trim()
      .max(MOST_URL)
      .transform((text, context) => {
        const url = toNormalUrl(text);
        if (url !== undefined) return url;
        context.addIssue('must be a URL');
        return z.NEVER;
      }),
  }),
  isSigned: true,
  // A path or a query may be all that protects a receiver.
  toDestination: ({ url }) => new URL(url).origin,
  toUrl: ({ url }) => url,
  toSecrets: ({ url }) => {
    const { origin, href } = new URL(url);
    const rest = href.slice(origin.length);
    return rest === '/' ? [] : [rest];
  },
  send: (senders, { url }, message) =>
    postMessage(senders, {
      url,
      headers: toSignedHeaders(message, senders.secrets),
      body: message.body,
    }),
});
