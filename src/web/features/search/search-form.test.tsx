// @vitest-environment jsdom
import { generateKeyPairSync } from 'node:crypto';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Api } from '#contracts/api';
import { encodeBase58 } from '#std/base58';
import { QueryProvider } from '../../api/query-client.tsx';
import { PlaceProvider, type Place } from '../../router/place.ts';
import { SECRECY_TEXTS } from '../../services/secrets/secrecy.ts';
import { SearchForm } from './search-form.tsx';

const TX = '5VERv8NMvzbJMEkV8xnrLkEaWRtSz9CosKDYjCJjBRnbJLgp8uirBgmQpjKhoR4tjF3ZpRzrFmBV6UjKdiSZkQUW';
const PHRASE = 'legal winner thank year wave sausage worth useful legal winner thank yellow';

/** A secret key as wallets export it: the seed and its public key, by the cryptography of Node. */
function createSecretKey(): Buffer {
  const { d, x } = generateKeyPairSync('ed25519').privateKey.export({ format: 'jwk' });
  return Buffer.concat([Buffer.from(d!, 'base64url'), Buffer.from(x!, 'base64url')]);
}

const went: string[] = [];
const asked: string[] = [];

beforeEach(() => {
  went.length = 0;
  asked.length = 0;
  const api = {
    ask: async (_name: string, { q }: { readonly q: string }) => {
      asked.push(q);
      return { query: q, suggestions: [] };
    },
  } as unknown as Api; // the form asks for suggestions alone
  const place = {
    path: '/',
    query: new URLSearchParams(),
    cluster: 'mainnet',
    clusters: { clusters: [], fallback: 'mainnet' },
    api,
    pending: false,
    navigate: (href: string) => went.push(href),
  } as unknown as Place; // no more is read
  render(
    <PlaceProvider value={place}>
      <QueryProvider>
        <SearchForm placement="home" />
      </QueryProvider>
    </PlaceProvider>,
  );
});
afterEach(cleanup);

const field = () => screen.getByRole('combobox');
const write = (text: string) => {
  fireEvent.focus(field());
  fireEvent.input(field(), { target: { value: text } });
};
/** Longer than suggestions wait for. */
const settle = () => act(() => new Promise((resolve) => setTimeout(resolve, 300)));
const submit = () => fireEvent.submit(screen.getByRole('search'));

describe('a secret', () => {
  test.each([
    ['a key in base58', () => encodeBase58(createSecretKey())],
    ['a key with its name', () => `key: ${encodeBase58(createSecretKey())}`],
    ['a key in a link', () => `https://solscan.io/tx/${encodeBase58(createSecretKey())}`],
    ['a key file', () => JSON.stringify([...createSecretKey()])],
    ['a phrase', () => PHRASE],
  ])('is not sent, and goes nowhere: %s', async (_what, create) => {
    write(create());
    submit();
    expect((await screen.findByRole('alert')).textContent).toBe(SECRECY_TEXTS.secret);
    submit();
    await settle();
    expect([went, asked]).toEqual([[], []]);
    write('jup');
    expect(screen.queryByRole('alert')).toBeNull();
    await waitFor(() => expect(asked).toEqual(['jup']));
  });

  test('is not sent word by word while it is typed', async () => {
    const words = PHRASE.split(' ');
    for (let count = 5; count <= words.length; count++) {
      write(words.slice(0, count).join(' '));
      await settle();
    }
    expect(asked).toEqual(['legal winner thank year wave']);
  });
});

test('a signature is looked for at once, and once it is known to be one', async () => {
  write(TX);
  submit();
  await waitFor(() => expect(went).toEqual([`/tx/${TX}`]));
  expect(screen.queryByRole('alert')).toBeNull();
});

test('what is written while a text is looked at is another search', async () => {
  write(TX);
  submit();
  write(`${TX} `.repeat(2));
  await settle();
  expect(went).toEqual([]);
});

test('what cannot be looked at is not searched', async () => {
  vi.doMock('@noble/curves/ed25519.js', () => {
    throw new Error('not there');
  });
  try {
    vi.resetModules();
    const { checkSecrecy } = await import('../../services/secrets/secrecy.ts');
    expect(await checkSecrecy(TX)).toBe('unchecked');
    expect(await checkSecrecy('jup')).toBe('open');
  } finally {
    vi.doUnmock('@noble/curves/ed25519.js');
  }
});
