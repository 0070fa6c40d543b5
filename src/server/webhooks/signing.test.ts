import { createHmac } from 'node:crypto';
import { expect, test } from 'vitest';
import { makeSigningSecret, toSignedHeaders } from './signing.ts';

// The vector the libraries of standardwebhooks.com are tested with.
const VECTOR = {
  secret: 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw',
  id: 'msg_p5jXN8AQM9LWM0D4loKWxJek',
  sentMs: 1_614_265_330_000,
  body: '{"test": 2432232314}',
  signature: 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
};

test('a message is signed as Standard Webhooks says', () => {
  expect(toSignedHeaders(VECTOR, [VECTOR.secret])).toEqual({
    'webhook-id': VECTOR.id,
    'webhook-timestamp': '1614265330',
    'webhook-signature': VECTOR.signature,
  });
});

test('two secrets give two signatures, either of which a receiver may know', () => {
  const other = makeSigningSecret();
  const { 'webhook-signature': both } = toSignedHeaders(VECTOR, [other, VECTOR.secret]);
  const key = Buffer.from(other.slice('whsec_'.length), 'base64');
  const first = createHmac('sha256', key).update(`${VECTOR.id}.1614265330.${VECTOR.body}`).digest('base64');
  expect(both).toBe(`v1,${first} ${VECTOR.signature}`);
});

test('a secret is 256 random bits behind its prefix', () => {
  const secrets = Array.from({ length: 50 }, makeSigningSecret);
  expect(new Set(secrets).size).toBe(50);
  for (const secret of secrets) {
    expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
    expect(Buffer.from(secret.slice(6), 'base64').length).toBe(32);
  }
});
