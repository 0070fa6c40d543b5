import { expect, test } from 'vitest';
import { parseConfiguration } from './configuration.ts';

test('hosts of a private network are named one by one, with their ports', () => {
  const { webhookHosts } = parseConfiguration({ WEBHOOK_HOSTS: '10.0.0.5:8080, Hooks.internal,[::1]:81' });
  expect([...webhookHosts]).toEqual(['10.0.0.5:8080', 'hooks.internal', '[::1]:81']);
});

test('mail is sent by a server and from an address, both or neither', () => {
  const server = { SMTP_URL: 'smtp://ana:p%40ss@mail.example:587', SMTP_FROM: 'osvm@mail.example' };
  expect(parseConfiguration(server).mail).toEqual({ url: server.SMTP_URL, from: server.SMTP_FROM });
  expect(parseConfiguration({}).mail).toBeUndefined();
});

test.each([
  [{ WEBHOOK_KEY: 'short' }, 'WEBHOOK_KEY must be 32 to 512 printable characters without spaces'],
  [{ WEBHOOK_HOSTS: 'http://a' }, 'WEBHOOK_HOSTS must hold hosts with a port, separated by commas'],
  [{ WEBHOOK_HOSTS: 'a/b' }, 'WEBHOOK_HOSTS must hold hosts with a port, separated by commas'],
  [{ WEBHOOK_HOSTS: 'user@a' }, 'WEBHOOK_HOSTS must hold hosts with a port, separated by commas'],
  [{ WEBHOOK_HOST: 'a' }, 'WEBHOOK_HOST is not a setting'],
  [
    { SMTP_URL: 'https://a', SMTP_FROM: 'a@b.c' },
    'SMTP_URL must be an smtp:// or smtps:// URL without path and query',
  ],
  [{ SMTP_URL: 'smtp://mail.example' }, 'SMTP_URL and SMTP_FROM are set together or not at all'],
  [{ SMTP_URL: 'smtp://mail.example', SMTP_FROM: 'a@b\r\nX: y' }, 'SMTP_FROM must be an e-mail address'],
])('%j stops the start', (environment, problem) => {
  expect(() => parseConfiguration(environment as Record<string, string>)).toThrow(problem);
});
