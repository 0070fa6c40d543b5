import { generateKeyPairSync } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { encodeBase58 } from '#std/base58';
import { readList, SECRET } from './read-list.ts';
import { keyByBrowser, keyByNoble, withoutSecretKeys } from './secret-keys.ts';

const ADDRESS = 'Vote111111111111111111111111111111111111112';
const TX = '5VERv8NMvzbJMEkV8xnrLkEaWRtSz9CosKDYjCJjBRnbJLgp8uirBgmQkjKhoR4tjF3ZpRzrFmBV6UjKdiSZkQUW';

/** A secret key as wallets export it: the seed and its public key, by the cryptography of Node. */
function createSecretKey(): string {
  const { d, x } = generateKeyPairSync('ed25519').privateKey.export({ format: 'jwk' });
  return encodeBase58(Buffer.concat([Buffer.from(d!, 'base64url'), Buffer.from(x!, 'base64url')]));
}

/** Source: RFC 8032, 7.1, test 1. */
test.each([
  ['the browser', keyByBrowser],
  ['noble', keyByNoble],
])('the key of a seed by %s', async (_whose, toKey) => {
  const seed = Buffer.from('9d61b19deffd5a60ba844af492ec2cc44449c5697b326919703bac031cae7f60', 'hex');
  const key = Buffer.from('d75a980182b10ab7d54bfed3c964073a0ee172f3daa62325af021a68f707511a', 'hex');
  expect(await toKey(seed)).toBe(key.toString('base64'));
});

describe('a list', () => {
  test('never has a secret key among its items or in the lines left out', async () => {
    const secret = createSecretKey();
    const list = await withoutSecretKeys(
      readList(`${TX}\nmine: "${secret}"\n${ADDRESS},${secret}\nhttps://solscan.io/tx/${secret}\n7`),
    );
    expect(list.items.map(({ text }) => text)).toEqual([TX, ADDRESS, '7']);
    expect(list.leftOut).toEqual([
      { line: 2, reason: SECRET, text: '', isRepeated: false },
      { line: 3, reason: 'The same as in line 2.', text: '', isRepeated: true },
      { line: 4, reason: 'The same as in line 2.', text: '', isRepeated: true },
    ]);
    expect(JSON.stringify(list)).not.toContain(secret);
  });

  test('without one is the same list, also when it is read again', async () => {
    const list = readList(`${ADDRESS}\n${TX}\n${TX}`);
    expect(await withoutSecretKeys(list)).toBe(list);
    expect(await withoutSecretKeys(list)).toBe(list);
  });

  test('is given up when another one is read', async () => {
    const stop = new AbortController();
    stop.abort();
    await expect(withoutSecretKeys(readList(createSecretKey()), stop.signal)).rejects.toThrow('aborted');
  });
});
