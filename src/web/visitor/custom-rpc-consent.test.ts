import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  CONSENT_KEY,
  grantConsent,
  parseAddress,
  readConsent,
  withdrawConsent,
  type ConsentPlace,
} from './custom-rpc-consent.ts';
import { parseEndpoint, type EndpointUrl } from './parse-endpoint.ts';

/** A tab with cookies as a browser keeps them: one value a name, gone with `Max-Age=0`. */
function createTab(origin = 'http://localhost:3000', jar = new Map<string, string>()) {
  const stored = new Map<string, string>();
  const written: string[] = [];
  const place: ConsentPlace = {
    origin,
    tab: {
      getItem: (key) => stored.get(key) ?? null,
      setItem: (key, text) => void stored.set(key, text),
      removeItem: (key) => void stored.delete(key),
    },
    page: {
      get cookie() {
        return [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
      },
      set cookie(text: string) {
        written.push(text);
        const [pair = ''] = text.split('; ');
        const at = pair.indexOf('=');
        if (text.includes('Max-Age=0')) jar.delete(pair.slice(0, at));
        else jar.set(pair.slice(0, at), pair.slice(at + 1));
      },
    },
  };
  return { place, stored, jar, written };
}

function endpointOf(text: string): EndpointUrl {
  const parsed = parseEndpoint(text, 'http://localhost:3000');
  if (parsed.kind === 'refused') throw new Error(parsed.why);
  return parsed.endpoint;
}

describe('consent to an endpoint', () => {
  test('is stored for this tab, and only the origin goes into the cookie', () => {
    const { place, stored, written } = createTab();
    expect(readConsent(place)).toBeUndefined();
    expect(grantConsent(endpointOf('https://rpc.example/v2/path-key?api-key=s3cret'), place)).toBe(true);
    expect(written).toEqual(['custom-rpc=https://rpc.example; Path=/; SameSite=Lax']);
    expect([...stored]).toEqual([
      [CONSENT_KEY, '{"version":1,"url":"https://rpc.example/v2/path-key?api-key=s3cret"}'],
    ]);
    expect(readConsent(place)?.url).toBe('https://rpc.example/v2/path-key?api-key=s3cret');
  });

  test('the cookie is Secure on https and ends with the session', () => {
    const { place, written } = createTab('https://explorer.example');
    grantConsent(endpointOf('https://rpc.example'), place);
    expect(written).toEqual(['custom-rpc=https://rpc.example; Path=/; SameSite=Lax; Secure']);
  });

  test('of one tab is none of another, though they share cookies', () => {
    const first = createTab();
    const second = createTab('http://localhost:3000', first.jar);
    grantConsent(endpointOf('https://rpc.example'), first.place);
    expect(readConsent(second.place)).toBeUndefined();
  });

  test('ends here when another tab stopped it or chose another endpoint', () => {
    const first = createTab();
    const second = createTab('http://localhost:3000', first.jar);
    grantConsent(endpointOf('https://rpc.example'), first.place);
    grantConsent(endpointOf('https://other.example'), second.place);
    expect(readConsent(first.place)).toBeUndefined();
    withdrawConsent(second.place);
    expect(readConsent(second.place)).toBeUndefined();
    expect(first.jar.size).toBe(0);
  });

  test('withdrawn leaves nothing', () => {
    const { place, stored, jar } = createTab();
    grantConsent(endpointOf('https://rpc.example'), place);
    withdrawConsent(place);
    expect([stored.size, jar.size, readConsent(place)]).toEqual([0, 0, undefined]);
  });

  test('cannot be put into storage as something the settings would refuse', () => {
    const { place, stored, jar } = createTab();
    jar.set('custom-rpc', 'http://evil.example');
    stored.set(CONSENT_KEY, '{"version":1,"url":"http://evil.example"}');
    expect(readConsent(place)).toBeUndefined();
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.jsonValue().map((value) => JSON.stringify(value)),
        ),
        (text) => {
          stored.set(CONSENT_KEY, text);
          expect(readConsent(place)).toBeUndefined();
        },
      ),
    );
  });

  test('is none where a browser keeps nothing', () => {
    const off = () => {
      throw new Error('storage is off');
    };
    const { place } = createTab();
    const dark = { ...place, tab: { getItem: off, setItem: off, removeItem: off } };
    expect(grantConsent(endpointOf('https://rpc.example'), dark)).toBe(false);
    expect(readConsent(dark)).toBeUndefined();
    withdrawConsent(dark);
    const withoutCookies = { ...place, page: Object.freeze({ cookie: '' }) };
    expect(grantConsent(endpointOf('https://rpc.example'), withoutCookies)).toBe(false);
  });
});

test('a remembered address is offered only when the settings would take it, whatever is stored', () => {
  const read = (stored: unknown) => parseAddress(stored, 'http://localhost:3000');
  expect(read({ version: 1, address: 'https://rpc.example/v2?key=1' })).toBe('https://rpc.example/v2');
  expect(read({ version: 1, address: 'http://rpc.example' })).toBe('');
  fc.assert(
    fc.property(fc.jsonValue(), (stored) => {
      expect(read(stored)).toBe('');
      expect(read({ address: stored })).toBe('');
    }),
  );
});
