import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createSeal, openSeal, SealError } from './sealing.ts';

const KEY = 'a key of thirty-two bytes or more';

test('what is sealed is opened under the same key for the same thing, and nowhere else', () => {
  const seal = createSeal(KEY);
  const sealed = seal.seal('https://hooks.example/s3cret ✓', 'webhook a');
  expect(sealed).not.toContain('s3cret');
  expect(seal.open(sealed, 'webhook a')).toBe('https://hooks.example/s3cret ✓');
  expect(createSeal(KEY).open(sealed, 'webhook a')).toBe('https://hooks.example/s3cret ✓');
  expect(() => seal.open(sealed, 'webhook b')).toThrow(SealError);
  expect(() => createSeal(`${KEY}!`).open(sealed, 'webhook a')).toThrow(SealError);
});

test('the same text is sealed differently each time, and a changed byte opens nothing', () => {
  const seal = createSeal(KEY);
  const sealed = seal.seal('text', 'a');
  expect(seal.seal('text', 'a')).not.toBe(sealed);
  for (let at = 3; at < sealed.length; at++) {
    const changed = `${sealed.slice(0, at)}${sealed[at] === 'A' ? 'B' : 'A'}${sealed.slice(at + 1)}`;
    // The last character of base64url may carry bits that are none.
    if (Buffer.from(changed.slice(3), 'base64url').equals(Buffer.from(sealed.slice(3), 'base64url')))
      continue;
    expect(() => seal.open(changed, 'a')).toThrow(SealError);
  }
  for (const other of ['', 'v1.', 'v2.AAAA', sealed.slice(0, 20)])
    expect(() => seal.open(other, 'a')).toThrow(SealError);
});

test('without a key of the environment a machine makes one for itself, once', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'sealing-'));
  const place = { webhookKey: undefined, usersUrl: undefined, dataDir };
  const sealed = openSeal(place)!.seal('text', 'a');
  expect(openSeal(place)!.open(sealed, 'a')).toBe('text');
  const path = join(dataDir, 'users', 'webhook.key');
  expect(statSync(path).mode & 0o777).toBe(0o600);
  expect(readFileSync(path, 'utf8')).toMatch(/^[\w-]{43}$/);
  expect(() => openSeal({ ...place, webhookKey: KEY })!.open(sealed, 'a')).toThrow(SealError);
  rmSync(dataDir, { recursive: true });
});

test('a database that is shared needs a key that is shared', () => {
  const place = { webhookKey: undefined, usersUrl: 'postgresql://db', dataDir: '/nowhere' };
  expect(openSeal(place)).toBeUndefined();
});

test('a file that a full disk left without a key gets one; any other is left as it is', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'sealing-'));
  const place = { webhookKey: undefined, usersUrl: undefined, dataDir };
  const path = join(dataDir, 'users', 'webhook.key');
  mkdirSync(join(dataDir, 'users'));
  writeFileSync(path, '');
  const sealed = openSeal(place)!.seal('text', 'a');
  expect(readFileSync(path, 'utf8')).toMatch(/^[\w-]{43}$/);
  expect(openSeal(place)!.open(sealed, 'a')).toBe('text');
  writeFileSync(path, 'half a key');
  expect(() => openSeal(place)).toThrow('holds no key');
  expect(readFileSync(path, 'utf8')).toBe('half a key');
  expect(readdirSync(join(dataDir, 'users'))).toEqual(['webhook.key']);
  rmSync(dataDir, { recursive: true });
});
