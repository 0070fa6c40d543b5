import { generateKeyPairSync, sign, type KeyObject } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { encodeMessage, encodeTransaction } from '#chain/wire/encode-transaction';
import type { WireMessage } from '#chain/wire/transaction';
import { encodeBase58 } from '#std/base58';
import { toBase64 } from '#std/json';
import { checkSignatures, readUnsent } from './inspect-transaction.ts';

const { publicKey, privateKey } = generateKeyPairSync('ed25519');
const keyBytes = (key: KeyObject) =>
  new Uint8Array(key.export({ format: 'der', type: 'spki' }).subarray(-32));

const message = (version: WireMessage['version']): WireMessage => ({
  version,
  requiredSignatures: 1,
  readonlySigned: 0,
  readonlyUnsigned: 1,
  accountKeys: [keyBytes(publicKey), new Uint8Array(32)],
  recentBlockhash: new Uint8Array(32).fill(7),
  instructions: [{ program: 1, accounts: [0], data: Uint8Array.of(2, 0, 0, 0) }],
  lookups: [],
  ...(version === 1 && { config: {} }),
});

const signed = (version: WireMessage['version']) =>
  encodeTransaction(message(version), [
    new Uint8Array(sign(null, encodeMessage(message(version)), privateKey)),
  ]);

describe('a transaction that was not sent', () => {
  test.each(['legacy', 0, 1] as const)('version %s is read from base64 and base58 alike', (version) => {
    const bytes = signed(version);
    for (const text of [toBase64(bytes), encodeBase58(bytes), ` ${toBase64(bytes)}\n`]) {
      const unsent = readUnsent(text);
      expect(unsent.form).toBe('transaction');
      expect(unsent.parsed.message.version).toBe(version);
      expect(checkSignatures(unsent)).toEqual([
        { signer: encodeBase58(keyBytes(publicKey)), state: 'valid' },
      ]);
    }
  });

  test('a message alone has no signatures yet', () => {
    const unsent = readUnsent(toBase64(encodeMessage(message(0))));
    expect(unsent.form).toBe('message');
    expect(checkSignatures(unsent).map(({ state }) => state)).toEqual(['missing']);
  });

  test('a signature of other bytes is distinguished from a missing one', () => {
    const bytes = signed(0);
    bytes[5] = bytes[5]! ^ 1;
    expect(checkSignatures(readUnsent(toBase64(bytes))).map(({ state }) => state)).toEqual(['invalid']);
  });

  test.each(['', '????', 'aGVsbG8', 'z'.repeat(200), toBase64(signed(0).subarray(0, 80))])(
    'what is no transaction says why: %j',
    (text) => {
      expect(() => readUnsent(text)).toThrow(/\w/);
    },
  );
});
