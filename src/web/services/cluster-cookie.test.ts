import { expect, test } from 'vitest';
import { toClusterCookie } from './cluster-cookie.ts';

test("the cluster cookie 'cluster' lasts 30 days (2592000 s), is SameSite Lax, and Secure on https", () => {
  expect(toClusterCookie('devnet', 'https:')).toBe(
    'cluster=devnet; Path=/; Max-Age=2592000; SameSite=Lax; Secure',
  );
  expect(toClusterCookie('localnet', 'http:')).toBe(
    'cluster=localnet; Path=/; Max-Age=2592000; SameSite=Lax',
  );
});
