import fc from 'fast-check';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, describe, expect, test } from 'vitest';
import type { SsoProviderCard } from '#contracts/people/sso';
import { PlaceProvider, type Place } from '../../router/place.ts';
import { failedSignInSearch, toFailedSignIn } from './failed-sign-in.ts';
import { IdentityList } from './linked-identities.tsx';
import {
  parseCards,
  readStoredProviders,
  STORED_PROVIDERS,
  toOffered,
  writeStoredProviders,
} from '../../services/join/provider-list.ts';
import { IDLE, toAttempt } from '../../services/join/sign-in-state.ts';
import { ProviderLinks } from '../../services/join/sso-buttons.tsx';

const card = (id: string, change: Partial<SsoProviderCard> = {}): SsoProviderCard => ({
  id,
  type: 'openid',
  name: id.toUpperCase(),
  enabled: true,
  primary: false,
  ...change,
});
const place = { path: '/tx/abc', query: new URLSearchParams('tab=logs&q=a b') } as Place;
const hrefsOf = (html: string) => [...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href);

const original = Object.getOwnPropertyDescriptor(globalThis, 'localStorage');
const setStorage = (storage: unknown) =>
  Object.defineProperty(globalThis, 'localStorage', { configurable: true, get: () => storage });
afterEach(() => {
  if (original) Object.defineProperty(globalThis, 'localStorage', original);
  else Reflect.deleteProperty(globalThis, 'localStorage');
});

describe('signing in by a provider', () => {
  const providers = [card('acme'), card('old', { enabled: false })];
  test('is idle, then authenticating', () => {
    expect(IDLE).toEqual({ kind: 'idle' });
    expect(toAttempt(providers, 'acme')).toEqual({ kind: 'authenticating', id: 'acme' });
  });
  test('fails where the provider does not exist', () => {
    expect(toAttempt(providers, 'x')).toEqual({ kind: 'error', message: 'Provider x not found' });
  });
  test('fails where the provider is not enabled', () => {
    expect(toAttempt(providers, 'old')).toEqual({
      kind: 'error',
      message: 'Provider old not found or disabled',
    });
  });
});

describe('the buttons', () => {
  test('are links to this server for enabled providers, the primary one first, with the way back', () => {
    const html = renderToStaticMarkup(
      <PlaceProvider value={place}>
        <ProviderLinks
          providers={[card('a'), card('off', { enabled: false }), card('b', { primary: true })]}
        />
      </PlaceProvider>,
    );
    expect(hrefsOf(html)).toEqual([
      '/auth/sso/b?redirectTo=%2Ftx%2Fabc%3Ftab%3Dlogs%26q%3Da%2Bb',
      '/auth/sso/a?redirectTo=%2Ftx%2Fabc%3Ftab%3Dlogs%26q%3Da%2Bb',
    ]);
  });
  test('are none where no provider is enabled', () => {
    expect(
      renderToStaticMarkup(
        <PlaceProvider value={place}>
          <ProviderLinks providers={[card('off', { enabled: false })]} />
        </PlaceProvider>,
      ),
    ).toBe('');
  });
  test('in the profile join an identity, for providers that are not joined yet', () => {
    const html = renderToStaticMarkup(
      <PlaceProvider value={place}>
        <IdentityList
          identities={[{ provider: 'a', name: '<b>A</b>', issuer: 'https://a.example' }]}
          providers={[card('a'), card('b'), card('off', { enabled: false })]}
        />
      </PlaceProvider>,
    );
    expect(hrefsOf(html)).toEqual(['/auth/sso/b?redirectTo=%2Ftx%2Fabc%3Ftab%3Dlogs%26q%3Da%2Bb&amp;link=1']);
    expect(html).toContain('&lt;b&gt;A&lt;/b&gt;');
  });
});

describe('the stored copy', () => {
  const storage = new Map<string, string>();
  const use = () =>
    setStorage({
      getItem: (key: string) => storage.get(key) ?? null,
      setItem: (key: string, text: string) => storage.set(key, text),
      removeItem: (key: string) => storage.delete(key),
    });

  test('is read as it was written', () => {
    use();
    writeStoredProviders([card('a'), card('b', { primary: true })]);
    expect(STORED_PROVIDERS).toBe('osvm-sso-providers');
    expect(readStoredProviders()).toEqual([card('a'), card('b', { primary: true })]);
  });
  test.each([
    [
      'another version',
      '{"version":2,"providers":[{"id":"a","type":"saml","name":"A","enabled":true,"primary":false}]}',
    ],
    ['a list', '[]'],
    ['a text', '"x"'],
    ['broken JSON', '{'],
    ['nothing', ''],
  ])('that is %s is none', (_name, text) => {
    use();
    storage.set(STORED_PROVIDERS, text);
    expect(readStoredProviders()).toEqual([]);
  });
  test('is none where storage is off', () => {
    setStorage(undefined);
    writeStoredProviders([card('a')]);
    expect(readStoredProviders()).toEqual([]);
  });
  test('keeps providers that can be drawn and drops the rest, settings and addresses with it', () => {
    expect(
      parseCards([
        { ...card('a'), config: { authorizationUrl: 'https://evil.example' }, href: 'https://evil.example' },
        card('a', { name: 'again' }),
        { ...card('b'), id: '../evil' },
        { ...card('c'), id: 'wallet' },
        { ...card('d'), type: 7 },
        { ...card('e'), enabled: 'yes' },
        { ...card('f'), name: ' ' },
        null,
        7,
      ]),
    ).toEqual([card('a')]);
  });
  test('of any content gives links of ours alone', () => {
    fc.assert(
      fc.property(fc.anything(), fc.string(), (value, id) => {
        const cards = toOffered(parseCards([value, { ...card('x'), id }]));
        const html = renderToStaticMarkup(
          <PlaceProvider value={place}>
            <ProviderLinks providers={cards} />
          </PlaceProvider>,
        );
        return hrefsOf(html).every((href) =>
          /^\/auth\/sso\/[A-Za-z0-9][\w-]*\?redirectTo=%2Ftx%2Fabc/.test(href!),
        );
      }),
      { numRuns: 2_000 },
    );
  });
});

describe('the page of a sign-in that did not come about', () => {
  const read = (query: string) => toFailedSignIn(failedSignInSearch.read(new URLSearchParams(query)));
  test.each([
    ['reason=missing&provider=acme', 'Provider acme not found', 404],
    ['reason=disabled&provider=acme', 'Provider acme not found or disabled', 404],
    ['reason=type&provider=acme&type=ldap', 'Unsupported provider type: ldap', 400],
    ['reason=discovery&provider=acme', 'Failed to discover OpenID endpoints', 502],
    ['reason=anonymous', 'User not authenticated', 401],
    ['reason=taken', 'This identity belongs to another user already', 400],
  ])('%s says %s', (query, title, status) => {
    expect(read(query)).toMatchObject({ title, status });
  });
  test('offers another try where that may help', () => {
    expect(read('reason=discovery&provider=acme').again).toBe('acme');
    expect(read('reason=missing&provider=acme').again).toBeUndefined();
  });
  test('takes no words from its address', () => {
    const words = 'Your wallet is locked, call 555';
    const said = read(`reason=${words}&provider=${words}&type=${words}`);
    expect(JSON.stringify(said)).not.toContain('locked');
  });
});
