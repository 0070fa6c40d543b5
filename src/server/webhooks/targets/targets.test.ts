import { expect, test } from 'vitest';
import type { Posted, PostRequest } from '../../outbound/guarded-post.ts';
import type { Message } from '../message.ts';
import { TARGETS } from '../targets.ts';

const HOSTILE =
  'Headline <@everyone> *b* & more\n[link](https://evil.example) <https://evil.example|x> @here\u202e';
const message: Message = {
  id: 'msg_1',
  event: 'alert.fired',
  body: '{"type":"alert.fired"}',
  sentMs: 1_614_265_330_000,
  text: HOSTILE,
};
const TOKEN = `123456789:${'A'.repeat(35)}`;
const DISCORD = `https://discord.com/api/webhooks/123456789012345678/${'t'.repeat(68)}`;
const SLACK = 'https://hooks.slack.com/services/T0000/B0000/abcdefghijklmnop';

/** Sends by a target and gives what went out. */
async function send(
  kind: string,
  settings: Record<string, string>,
  answer: Partial<Extract<Posted, { kind: 'answered' }>> = {},
) {
  const requests: PostRequest[] = [];
  const target = TARGETS.get(kind)!;
  const checked = target.settings.parse(settings);
  const sent = await target.send(
    {
      post: (request) => {
        requests.push(request);
        return Promise.resolve({ kind: 'answered', status: 200, headers: {}, body: '', ...answer });
      },
      mail: undefined,
      secrets: ['whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw'],
      signal: new AbortController().signal,
    },
    checked,
    message,
  );
  const [request] = requests;
  return {
    sent,
    request: request!,
    body: JSON.parse(request!.body) as Record<string, unknown>,
    target,
    checked,
  };
}

test('a webhook is posted the message itself, with the headers of Standard Webhooks', async () => {
  const { request, sent } = await send('webhook', { url: ' https://hooks.example/a?key=1 ' });
  expect(request).toMatchObject({
    url: 'https://hooks.example/a?key=1',
    body: message.body,
    headers: {
      'content-type': 'application/json',
      'webhook-id': 'msg_1',
      'webhook-timestamp': '1614265330',
      'webhook-signature': expect.stringMatching(/^v1,[A-Za-z0-9+/]{43}=$/),
    },
  });
  expect(sent).toMatchObject({ status: 200, problem: undefined });
});

test.each([
  ['https://example.com?key=S3CR', 'https://example.com/?key=S3CR', '/?key=S3CR'],
  ['https://example.com/sécret/a b', 'https://example.com/s%C3%A9cret/a%20b', '/s%C3%A9cret/a%20b'],
  ['HTTPS://Hooks.EXAMPLE:443/S3CR', 'https://hooks.example/S3CR', '/S3CR'],
  ['https://example.com/a/../S3CR#here', 'https://example.com/S3CR', '/S3CR'],
])('of a webhook to %s what is secret is found in what is logged', async (typed, url, secret) => {
  const { sent, request, target, checked } = await send('webhook', { url: typed });
  expect(request.url).toBe(url);
  expect(target.toSecrets(checked)).toEqual([secret]);
  expect(sent.request.split('\n', 1)).toEqual([`POST ${url}`]);
});

test('Telegram is sent plain text by the bot, and believed by what it says', async () => {
  const settings = { botToken: TOKEN, chatId: '-1001' };
  const taken = await send('telegram', settings, { body: '{"ok":true,"result":{}}' });
  expect(taken.request.url).toBe(`https://api.telegram.org/bot${TOKEN}/sendMessage`);
  expect(taken.body).toEqual({
    chat_id: '-1001',
    text: HOSTILE,
    link_preview_options: { is_disabled: true },
  });
  expect(taken.sent.problem).toBeUndefined();
  expect((await send('telegram', settings, { body: '{"ok":false}' })).sent.problem).toBe(
    'Telegram did not take it.',
  );
  expect((await send('telegram', settings, { body: '{"ok":true,"resu' })).sent.problem).toBeUndefined();
  expect(taken.target.toSecrets(taken.checked)).toEqual([TOKEN]);
  expect(taken.target.toDestination(taken.checked)).toBe('chat -1001');
});

test('Discord is sent text in which nothing is markup and nobody is called', async () => {
  const { body, target, checked } = await send('discord', { url: DISCORD });
  expect(body).toEqual({
    content:
      'Headline \\<@everyone\\> \\*b\\* & more\n\\[link\\]\\(https://evil.example\\) \\<https://evil.example\\|x\\> @here\u202e',
    allowed_mentions: { parse: [] },
    flags: 4,
  });
  expect(target.toSecrets(checked)).toEqual(['t'.repeat(68)]);
  expect(target.toDestination(checked)).toBe('discord.com webhook 123456789012345678');
});

test('Slack is sent plain text, and a headline in which nothing is markup', async () => {
  const { body, target, checked } = await send('slack', { url: SLACK });
  expect(body).toMatchObject({
    blocks: [{ type: 'section', text: { type: 'plain_text', text: HOSTILE } }],
    text: 'Headline &lt;@everyone&gt; *b* &amp; more',
    unfurl_links: false,
  });
  expect(target.toSecrets(checked)).toEqual(['abcdefghijklmnop']);
});

test.each<[string, Record<string, string>]>([
  ['webhook', {}],
  ['webhook', { url: '' }],
  ['webhook', { url: 'hooks.example/a' }],
  ['webhook', { url: 'https://a.example', other: 'x' }],
  ['telegram', { botToken: '123', chatId: '1' }],
  ['telegram', { botToken: `${TOKEN}/../getUpdates?`, chatId: '1' }],
  ['telegram', { botToken: TOKEN, chatId: 'a b' }],
  ['discord', { url: 'https://evil.example/api/webhooks/123456789012345678/ttttttttttttttttttttttttt' }],
  ['discord', { url: `${DISCORD}/../..` }],
  ['discord', { url: DISCORD.replace('discord.com', 'discord.com.evil.example') }],
  ['slack', { url: 'https://hooks.slack.com.evil.example/services/T0/B0/abcdefgh' }],
  ['slack', { url: `${SLACK}?x` }],
  ['email', { address: 'ana' }],
])('%s does not take %o', (kind, settings) => {
  expect(TARGETS.get(kind)!.settings.safeParse(settings).success).toBe(false);
});

test.each([
  [301, 'It answered 301: redirects are not followed.'],
  [404, 'It answered 404.'],
  [500, 'It answered 500.'],
])('an answer of %d is a failure', async (status, problem) => {
  const { sent } = await send('webhook', { url: 'https://a.example' }, { status });
  expect(sent).toMatchObject({ status, problem, isGone: false });
});

test('410 wants nothing more, and Retry-After is heeded within six hours', async () => {
  const url = { url: 'https://a.example' };
  const ask = async (text: string) =>
    (await send('webhook', url, { status: 429, headers: { 'retry-after': text } })).sent.retryAfterMs;
  expect((await send('webhook', url, { status: 410 })).sent.isGone).toBe(true);
  expect(await Promise.all(['60', '999999999', 'Fri, 31 Dec 1999 23:59:59 GMT', '-1'].map(ask))).toEqual([
    60_000,
    21_600_000,
    undefined,
    undefined,
  ]);
});
