import { describe, expect, test } from 'vitest';
import { checkSetup } from './check-setup.ts';
import {
  grantOwnModel,
  OWN_MODEL_KEY,
  readOwnModel,
  toRequestUrl,
  withdrawOwnModel,
  type OwnModelPlace,
  type OwnModelSetup,
} from './own-model.ts';

const SETUP: OwnModelSetup = { vendor: 'anthropic', model: 'claude-x', key: 'sk-ant-1', url: '' };
const ENDPOINT: OwnModelSetup = {
  vendor: 'endpoint',
  model: 'm',
  key: '',
  url: 'http://localhost:11434/v1/',
};

/** A browser's storage and cookies. */
function createPlace(): OwnModelPlace & {
  readonly cookies: Map<string, string>;
  readonly stored: Map<string, string>;
} {
  const stored = new Map<string, string>();
  const cookies = new Map<string, string>();
  return {
    stored,
    cookies,
    origin: 'https://explorer.example',
    storage: {
      getItem: (key) => stored.get(key) ?? null,
      setItem: (key, value) => void stored.set(key, value),
      removeItem: (key) => void stored.delete(key),
    },
    page: {
      get cookie() {
        return [...cookies].map((pair) => pair.join('=')).join('; ');
      },
      set cookie(text) {
        const [name = '', value = ''] = text.split(';')[0]!.split('=');
        if (/Max-Age=0/.test(text)) cookies.delete(name);
        else cookies.set(name, value);
      },
    },
  };
}

describe('a model of the visitor’s own', () => {
  test('is there once it was consented to, and nothing of it is left when it is removed', () => {
    const place = createPlace();
    expect(readOwnModel(place)).toBe(undefined);
    expect(grantOwnModel(SETUP, place)).toBe(true);
    expect(readOwnModel(place)).toEqual(SETUP);
    withdrawOwnModel(place);
    expect(readOwnModel(place)).toBe(undefined);
    expect([place.stored.size, place.cookies.size]).toEqual([0, 0]);
  });

  test('puts the origin of its vendor in a cookie, and neither key nor model', () => {
    const place = createPlace();
    grantOwnModel(SETUP, place);
    expect([...place.cookies]).toEqual([['own-model', 'https://api.anthropic.com']]);
  });

  test('is not there where the cookie is gone or names another origin', () => {
    const place = createPlace();
    grantOwnModel(SETUP, place);
    place.cookies.set('own-model', 'https://api.openai.com');
    expect(readOwnModel(place)).toBe(undefined);
    place.cookies.clear();
    expect(readOwnModel(place)).toBe(undefined);
  });

  test.each([
    ['no JSON', '{'],
    ['another vendor', JSON.stringify({ ...SETUP, vendor: 'evil' })],
    ['a key with a line break', JSON.stringify({ ...SETUP, key: 'a\nb: c' })],
    ['a model with a space', JSON.stringify({ ...SETUP, model: 'a b' })],
  ])('that was stored as %s is none', (_what, text) => {
    const place = createPlace();
    grantOwnModel(SETUP, place);
    place.stored.set(OWN_MODEL_KEY, text);
    expect(readOwnModel(place)).toBe(undefined);
  });
});

describe('a request to a vendor', () => {
  test.each([
    [SETUP, 'https://api.anthropic.com/v1/messages'],
    [{ ...SETUP, vendor: 'openai' }, 'https://api.openai.com/v1/chat/completions'],
    [{ ...SETUP, vendor: 'openrouter' }, 'https://openrouter.ai/api/v1/chat/completions'],
    [ENDPOINT, 'http://localhost:11434/v1/chat/completions'],
    [{ ...ENDPOINT, url: 'https://llm.example' }, 'https://llm.example/chat/completions'],
  ] as const)('of %o goes to %s', (setup, url) => {
    expect(toRequestUrl(setup)?.href).toBe(url);
  });

  test.each([
    ['http://llm.example/v1'],
    ['https://u:p@llm.example/v1'],
    ['javascript:alert(1)'],
    ['x'],
    [''],
  ])('never goes to %s', (url) => {
    expect(toRequestUrl({ ...ENDPOINT, url })).toBe(undefined);
    expect(checkSetup({ ...ENDPOINT, url }, 'https://explorer.example')).toContain(
      'not the address of an endpoint',
    );
  });
});

test.each([
  [SETUP, undefined],
  [ENDPOINT, undefined],
  [{ ...SETUP, key: '' }, 'The key is missing.'],
  [{ ...SETUP, key: 'a b' }, 'A key has no spaces and at most 512 characters.'],
  [{ ...SETUP, model: '' }, 'Name the model.'],
  [{ ...SETUP, model: 'a b' }, 'This is not the name of a model.'],
  [{ ...ENDPOINT, url: 'https://explorer.example/v1' }, 'This is the address of this product.'],
])('%o is taken or refused in words', (setup, why) => {
  expect(checkSetup(setup, 'https://explorer.example')).toBe(why);
});
