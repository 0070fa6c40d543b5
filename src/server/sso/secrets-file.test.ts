import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { parseConfiguration } from '../config/configuration.ts';
import { readSsoSecrets } from './secrets-file.ts';

const folder = mkdtempSync(join(tmpdir(), 'secrets-'));
afterAll(() => rmSync(folder, { recursive: true }));
const write = (text: string, mode = 0o600): string => {
  const path = join(folder, 'secrets.json');
  rmSync(path, { force: true });
  writeFileSync(path, text);
  chmodSync(path, mode);
  return path;
};

test('secrets are read by the id of their provider', () => {
  const secrets = readSsoSecrets(write('{"acme":{"clientSecret":"s"},"corp":{}}'));
  expect([...secrets]).toEqual([
    ['acme', { clientSecret: 's', idpCerts: [] }],
    ['corp', { clientSecret: undefined, idpCerts: [] }],
  ]);
  expect(readSsoSecrets(undefined).size).toBe(0);
});

test.each([0o644, 0o640, 0o604, 0o660, 0o700 | 0o070])('a file of mode %o stops the start', (mode) => {
  expect(() => readSsoSecrets(write('{"acme":{"clientSecret":"s"}}', mode))).toThrow(
    'SSO_SECRETS_FILE can be read by others; its mode must be 0600',
  );
});

test.each([
  ['no JSON', '{"acme":{"clientSecret":"hush"', 'SSO_SECRETS_FILE is not JSON'],
  ['a list', '["hush"]', 'SSO_SECRETS_FILE is malformed'],
  ['a field nobody knows', '{"acme":{"password":"hush"}}', 'SSO_SECRETS_FILE is malformed at acme'],
  [
    'a secret that is a number',
    '{"acme":{"clientSecret":1}}',
    'SSO_SECRETS_FILE is malformed at acme.clientSecret',
  ],
  [
    'a certificate that is none',
    '{"acme":{"idpCert":"hush"}}',
    'SSO_SECRETS_FILE is malformed at acme.idpCert',
  ],
])('%s stops the start, and nothing of the file is in the message', (_name, text, message) => {
  expect(() => readSsoSecrets(write(text))).toThrow(new RegExp(`^${message}$`));
});

test('a file that is not there stops the start', () => {
  expect(() => readSsoSecrets(join(folder, 'nothing'))).toThrow('SSO_SECRETS_FILE cannot be read');
});

test('a credential of the operator has 32 bytes or more; Azure is replaced on this machine alone, and not in production', () => {
  expect(() => parseConfiguration({ OPERATOR_TOKEN: 'x'.repeat(31) })).toThrow(
    'Configuration: OPERATOR_TOKEN must be 32 to 512 printable characters without spaces',
  );
  expect(parseConfiguration({ OPERATOR_TOKEN: 'x'.repeat(32) }).operatorToken).toBe('x'.repeat(32));
  expect(() => parseConfiguration({ SSO_AZURE_ORIGIN: 'https://login.evil.example' })).toThrow(
    'Configuration: SSO_AZURE_ORIGIN must be an origin on this machine',
  );
  expect(() =>
    parseConfiguration({ NODE_ENV: 'production', SSO_AZURE_ORIGIN: 'http://localhost:1' }),
  ).toThrow('Configuration: SSO_AZURE_ORIGIN is not for production');
});
