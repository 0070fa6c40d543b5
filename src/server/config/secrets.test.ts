import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { parseConfiguration } from './configuration.ts';
import { SECRET_NAMES, VARIABLES } from './variables.ts';

const folder = mkdtempSync(join(tmpdir(), 'secrets-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const KEY = 'k'.repeat(32);
/** What each secret may be, with what else it needs. */
const EXAMPLES: Readonly<Record<string, readonly [text: string, beside?: Record<string, string>]>> = {
  INDEX_URL: ['postgresql://a:b@db/index'],
  ARCHIVE_SECRET_ACCESS_KEY: [
    'secret/key+1=',
    { ARCHIVE_URL: 's3://blocks/osvm', ARCHIVE_ACCESS_KEY_ID: 'AKIA1' },
  ],
  STREAM_URL: ['nats://a:b@nats:4222'],
  USERS_URL: ['postgresql://a:b@db/users'],
  REDIS_URL: ['rediss://a:b@redis:6379/2'],
  OPERATOR_TOKEN: [KEY],
  RPC_POOL_MAINNET: ['https://a.example/?api-key=1, https://b.example'],
  RPC_POOL_DEVNET: ['https://a.example/key'],
  RPC_POOL_TESTNET: ['https://a.example/key'],
  YELLOWSTONE_TOKEN: ['token', { YELLOWSTONE_MAINNET: 'https://feed.example' }],
  WEBHOOK_KEY: [KEY],
  SMTP_URL: ['smtp://a:b@mail.example:587', { SMTP_FROM: 'osvm@example.com' }],
  OTEL_EXPORTER_OTLP_HEADERS: ['api-key=1', { OTEL_EXPORTER_OTLP_ENDPOINT: 'https://collector.example' }],
  OTEL_EXPORTER_OTLP_TRACES_HEADERS: [
    'api-key=1',
    { OTEL_EXPORTER_OTLP_ENDPOINT: 'https://collector.example' },
  ],
  AI_API_KEY: ['sk-1', { AI_PROVIDER: 'openai', AI_MODEL: 'm' }],
};

describe('secrets', () => {
  test('are all that have a key, a token, a password or a URL that may hold one', () => {
    const named = Object.keys(VARIABLES).filter((name) =>
      /_(?:KEY|TOKEN|PASSWORD|SECRET|HEADERS)$|^RPC_POOL_/.test(name),
    );
    expect(SECRET_NAMES).toEqual(expect.arrayContaining(named));
    expect(SECRET_NAMES.toSorted()).toEqual(Object.keys(EXAMPLES).toSorted());
  });

  test.each(SECRET_NAMES)('%s is the same from a file', (name) => {
    const [text, beside] = EXAMPLES[name]!;
    const file = join(folder, name);
    writeFileSync(file, `${text}\n`);
    const given = parseConfiguration({ ...beside, [name]: text });
    expect(given).not.toEqual(parseConfiguration({}));
    expect(parseConfiguration({ ...beside, [`${name}_FILE`]: file })).toEqual(given);
    expect(() => parseConfiguration({ ...beside, [name]: text, [`${name}_FILE`]: file })).toThrow(
      `Configuration: ${name} and ${name}_FILE cannot both be set`,
    );
    expect(() => parseConfiguration({ ...beside, [`${name}_FILE`]: join(folder, 'none') })).toThrow(
      `Configuration: ${name}_FILE names a file that cannot be read (ENOENT)`,
    );
  });

  test('what is wrong in a file is said without what is in it', () => {
    const file = join(folder, 'short');
    writeFileSync(file, 'too short');
    expect(() => parseConfiguration({ OPERATOR_TOKEN_FILE: file })).toThrow(
      /^Configuration: OPERATOR_TOKEN must be 32 to 512 printable characters without spaces$/,
    );
  });

  test('what is no secret has no file', () => {
    expect(() => parseConfiguration({ INDEX_FROM_FILE: '/dev/null' })).toThrow(
      'INDEX_FROM_FILE is not a setting',
    );
  });
});
