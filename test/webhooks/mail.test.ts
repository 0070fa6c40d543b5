/** Mail over a mail server of this machine, and webhooks that send it. */
import { afterEach, describe, expect, test } from 'vitest';
import { silentLog } from '#std/log';
import { openUserStore } from '#store/users/user-store';
import { createSendMail, type Mail } from '../../src/server/outbound/send-mail.ts';
import { createScriptedClusters } from '../../src/server/testing/scripted-cluster.ts';
import { createCollector } from '../../src/server/webhooks/collector.ts';
import { createActingApp, createSigner, signIn } from '../sign-in/acting-app.ts';
import { openMailServer, type MailServer } from './mail-server.ts';
import { ALL_ALERTS, KEY } from './webhook-stage.ts';

const FROM = 'osvm@explorer.example';
const mail = (changes: Partial<Mail> = {}): Mail => ({
  to: 'ana@example.org',
  subject: 'Two words',
  text: 'One line\nAnother\n',
  id: 'msg_1',
  atMs: Date.UTC(2026, 10, 21, 12),
  ...changes,
});

describe('a mail', () => {
  let server: MailServer;
  afterEach(() => server.close());
  /** By name, which the certificate is for. */
  const send = (user = '', host = 'localhost') =>
    createSendMail({ url: `smtp://${user}${host}:${server.port}`, from: FROM }, { ca: server.ca });

  test('is sent encrypted and signed in, in lines any server takes', async () => {
    server = await openMailServer({ user: 'ana:p@ss' });
    expect(await send('ana:p%40ss@')(mail())).toEqual({ kind: 'sent', status: 250, answer: 'queued as 42' });
    expect(server.mails).toHaveLength(1);
    expect(server.mails[0]).toMatchObject({
      from: FROM,
      to: 'ana@example.org',
      user: 'ana',
      isEncrypted: true,
      text: 'One line\nAnother\n',
    });
    expect(server.mails[0]!.headers.split('\r\n')).toEqual([
      `From: <${FROM}>`,
      'To: <ana@example.org>',
      `Subject: =?utf-8?B?${Buffer.from('Two words').toString('base64')}?=`,
      'Date: Sat, 21 Nov 2026 12:00:00 +0000',
      'Message-ID: <msg_1@explorer.example>',
      'Auto-Submitted: auto-generated',
      'MIME-Version: 1.0',
      'Content-Type: text/plain; charset=utf-8',
      'Content-Transfer-Encoding: base64',
    ]);
    // Nothing but the greeting and the wish for encryption went out in the clear.
    expect(server.commands.slice(0, 3)).toEqual([
      'EHLO explorer.example',
      'STARTTLS',
      'EHLO explorer.example',
    ]);
  });

  test('cannot be ended or given headers by what stands in it', async () => {
    server = await openMailServer();
    const text = 'a\r\n.\r\nMAIL FROM:<x@y.z>\r\n';
    await send()(mail({ subject: 'a\r\nBcc: eve@example.org', text, id: 'x>\r\nBcc: <eve@example.org' }));
    expect(server.mails).toHaveLength(1);
    expect(server.mails[0]!.text).toBe(text);
    expect(server.mails[0]!.headers).not.toContain('\nBcc');
    expect(server.commands.filter((one) => one.startsWith('MAIL'))).toEqual([`MAIL FROM:<${FROM}>`]);
  });

  test('keeps its subject whole in words of at most 75 characters', async () => {
    server = await openMailServer();
    const subject = `${'Ünïcödé 🚀 '.repeat(12)}end`;
    await send()(mail({ subject }));
    const lines = /Subject: ([\s\S]*?)\r\nDate/.exec(server.mails[0]!.headers)![1]!.split('\r\n ');
    for (const line of lines) expect(line.length).toBeLessThanOrEqual(75);
    const words = lines.map((line) => Buffer.from(line.slice(10, -2), 'base64').toString());
    expect(words.join('')).toBe(subject);
  });

  test.each([
    'ana',
    'ana@',
    '@example.org',
    'ana@example',
    'ana@example.org>\r\nRCPT TO:<eve@example.org',
    'ana bob@example.org',
    '"ana"@example.org',
    `${'a'.repeat(65)}@example.org`,
    'änä@example.org',
  ])('to %j is not sent', async (to) => {
    server = await openMailServer();
    expect(await send()(mail({ to }))).toMatchObject({
      kind: 'refused',
      reason: 'It is not an e-mail address.',
    });
    expect(server.commands).toEqual([]);
  });

  test('is not sent where the certificate is of no known authority, nor without encryption to another machine', async () => {
    server = await openMailServer();
    const careless = createSendMail({ url: `smtp://ana:secret@localhost:${server.port}`, from: FROM });
    expect(await careless(mail())).toMatchObject({ kind: 'refused' });
    expect(server.commands).not.toContainEqual(expect.stringContaining('AUTH'));
    await server.close();
    server = await openMailServer({ offersTls: false });
    // This machine by a name that does not say so.
    const far = createSendMail({ url: `smtp://ana:secret@127.1:${server.port}`, from: FROM });
    expect(await createSendMail({ url: `smtp://0.0.0.0:${server.port}`, from: FROM })(mail())).toMatchObject({
      kind: 'refused',
      reason: 'The mail server offers no encryption.',
    });
    expect(await far(mail())).toMatchObject({ kind: 'refused' });
    expect(server.commands).not.toContainEqual(expect.stringContaining('AUTH'));
  });

  test('that was given up before it began reaches no mail server', async () => {
    server = await openMailServer();
    const sent = await send()(mail({ signal: AbortSignal.abort() }));
    expect(sent).toMatchObject({ kind: 'refused', reason: 'The mail server could not be reached.' });
    expect(server.commands).toEqual([]);
    expect(server.mails).toEqual([]);
  });

  test('goes in the clear to a server of this machine that offers nothing else', async () => {
    server = await openMailServer({ offersTls: false });
    const sent = await createSendMail({ url: `smtp://127.0.0.1:${server.port}`, from: FROM })(mail());
    expect(sent).toMatchObject({ kind: 'sent' });
    expect(server.mails[0]).toMatchObject({ isEncrypted: false });
  });

  test.each([
    ['AUTH', '535 wrong password', 535],
    ['MAIL', '451 later', 451],
    ['RCPT', '550 nobody here', 550],
    ['DATA', '554 no', 554],
  ])('whose %s is refused is said to be', async (command, reply, status) => {
    server = await openMailServer();
    server.replies.set(command, reply);
    expect(await send('ana:x@')(mail())).toEqual({
      kind: 'refused',
      reason: `The mail server answered ${status}.`,
      status,
      answer: reply.slice(4),
    });
    expect(server.mails).toEqual([]);
  });

  test.each([
    ['no SMTP', 'SSH-2.0-OpenSSH\r\n'],
    ['a line without end', 'x'.repeat(5_000)],
    ['lines without end', '220-a\r\n'.repeat(500)],
  ])('to a server that says %s is a reason, not an error', async (_what, greeting) => {
    server = await openMailServer();
    server.replies.set('', greeting);
    expect(await send()(mail())).toMatchObject({
      kind: 'refused',
      reason: 'The mail server does not answer as one.',
    });
  });

  test('what a server says before encryption is not taken for what it says after it', async () => {
    server = await openMailServer();
    server.replies.set('STARTTLS', '220 go on\r\n250-evil\r\n250 AUTH PLAIN');
    expect(await send('ana:secret@')(mail())).toMatchObject({ kind: 'refused' });
    expect(server.commands).not.toContainEqual(expect.stringContaining('AUTH'));
  });
});

test('an address is sent messages once somebody who reads it has said the code, and nothing before', async () => {
  const server = await openMailServer({ offersTls: false });
  const store = await openUserStore({ kind: 'memory' });
  const app = createActingApp(store, {
    WEBHOOK_KEY: KEY,
    SMTP_URL: `smtp://127.0.0.1:${server.port}`,
    SMTP_FROM: FROM,
  });
  const mine = app.openBrowser();
  await signIn(mine, createSigner());
  const make = (address = 'ana@example.org') =>
    mine.post('/api/me/webhooks', {
      name: 'mail',
      target: { kind: 'email', settings: { address } },
      subscriptions: ALL_ALERTS,
    });
  const made = await make();
  expect(made.status).toBe(200);
  expect(made.body['secret']).toBeUndefined();
  const id = String(made.body['id']);
  const { text } = server.mails[0]!;
  const code = /code there: ([A-Z0-9]{10})\n/.exec(text)![1]!;
  expect(JSON.stringify(made.body)).not.toContain(code);
  const send = (path: string, body: object = {}) => mine.post(`/api/me/webhooks/${id}/${path}`, body);
  expect((await send('test')).status).toBe(409);
  expect((await send('switch', { isOn: true })).status).toBe(409);
  expect((await send('confirm', { code: 'AAAAAAAAAA' })).body.error).toBe(
    'That is not the code that was sent.',
  );
  const confirmed = await send('confirm', { code: ` ${code.slice(0, 5).toLowerCase()}-${code.slice(5)} ` });
  expect(confirmed.body['webhooks']).toMatchObject([{ state: 'on', destination: 'ana@example.org' }]);
  expect((await send('confirm', { code })).status).toBe(409);
  const tested = await send('test');
  expect(tested.body).toMatchObject({ state: 'delivered', log: [{ status: 250, answer: 'queued as 42' }] });
  expect(server.mails[1]).toMatchObject({ to: 'ana@example.org', text: expect.stringContaining('A test\n') });
  // Nobody is flooded with codes.
  const statuses: number[] = [];
  for (let i = 0; i < 3; i++) statuses.push((await make()).status);
  expect(statuses).toEqual([200, 200, 429]);
  await store.close();
  await server.close();
});

test('a receiver confirms after the server was started again, and is sent what happens from then on', async () => {
  const server = await openMailServer({ offersTls: false });
  const store = await openUserStore({ kind: 'memory' });
  const environment = {
    WEBHOOK_KEY: KEY,
    SMTP_URL: `smtp://127.0.0.1:${server.port}`,
    SMTP_FROM: FROM,
  };
  const signer = createSigner();
  const first = createActingApp(store, environment);
  const mine = first.openBrowser();
  await signIn(mine, signer);
  const target = (address: string) => ({ kind: 'email', settings: { address } });
  const codeOf = (text: string) => /code there: ([A-Z0-9]{10})\n/.exec(text)![1]!;
  const made = await mine.post('/api/me/webhooks', {
    name: 'mail',
    target: target('ana@example.org'),
    subscriptions: ALL_ALERTS,
  });
  const id = String(made.body['id']);
  await mine.post(`/api/me/webhooks/${id}/confirm`, { code: codeOf(server.mails[0]!.text) });
  const restarted = createActingApp(store, environment);
  const { clock } = restarted;
  const collector = createCollector({
    users: store,
    clusters: createScriptedClusters({ localnet: { getSlot: () => 1 } }),
    nowMs: () => clock.nowMs,
    log: silentLog,
    onFound: () => {},
  });
  const look = async () => {
    clock.nowMs += 31_000;
    await collector.collect();
  };
  const userId = (await store.accounts.findByWallet(signer.address))!.id;
  let fired = 0;
  const fire = async (text: string) => {
    const alert = { id: (fired++).toString(16).padStart(32, '0'), userId, cluster: 'localnet', address: 'x' };
    const state = {
      rule: '{}',
      isOn: false,
      createdMs: 1,
      checkedMs: undefined,
      problem: undefined,
      memory: '',
    };
    await store.alerts.add({ ...alert, ...state }, 100);
    await store.alerts.settle(
      alert.id,
      { memory: '', problem: undefined },
      { ...alert, id: `event ${fired}`, alertId: alert.id, text, firedMs: clock.nowMs, isSeen: false },
    );
  };
  await look();
  const again = restarted.openBrowser();
  await signIn(again, signer);
  await again.send('PUT', `/api/me/webhooks/${id}`, {
    name: 'mail',
    target: target('ben@example.org'),
    subscriptions: ALL_ALERTS,
  });
  await fire('while nobody had agreed');
  await look();
  const code = codeOf(server.mails.at(-1)!.text);
  const confirmed = await again.post(`/api/me/webhooks/${id}/confirm`, { code });
  expect(confirmed.body['webhooks']).toMatchObject([{ state: 'on', destination: 'ben@example.org' }]);
  await look();
  await fire('afterwards');
  await look();
  await look();
  const waiting = await store.webhookLog.list(userId, id, {}, 9);
  expect(waiting.map(({ body }) => (JSON.parse(body) as { data: { text: string } }).data.text)).toEqual([
    'afterwards',
  ]);
  await store.close();
  await server.close();
});

test('where there is no mail server, e-mail is refused with the reason', async () => {
  const store = await openUserStore({ kind: 'memory' });
  const mine = createActingApp(store, { WEBHOOK_KEY: KEY }).openBrowser();
  await signIn(mine, createSigner());
  expect((await mine.get('/api/me/webhooks')).body['unavailable']).toEqual({
    email: 'This server has no mail server: SMTP_URL is not set.',
  });
  const made = await mine.post('/api/me/webhooks', {
    name: 'mail',
    target: { kind: 'email', settings: { address: 'ana@example.org' } },
    subscriptions: ALL_ALERTS,
  });
  expect(made).toMatchObject({
    status: 409,
    body: { error: 'This server has no mail server: SMTP_URL is not set.' },
  });
  await store.close();
});
