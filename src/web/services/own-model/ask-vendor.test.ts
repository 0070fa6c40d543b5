import { describe, expect, test } from 'vitest';
import type { ModelPart } from '#contracts/assistant/own-model';
import { askVendor } from './ask-vendor.ts';
import type { OwnModelSetup } from './own-model.ts';

const SETUP: OwnModelSetup = { vendor: 'anthropic', model: 'm', key: 'sk-ant-1', url: '' };
const ASK = {
  ask: 3,
  headers: { 'anthropic-version': '2023-06-01', cookie: 'a=b', 'x-api-key': 'theirs' },
  body: '{}',
};

interface Sent {
  readonly url: string;
  readonly init: RequestInit;
}

/** Asks a vendor that gives `answer`; says what went out and what was passed on. */
async function ask(
  answer: () => Promise<Response>,
  { setup = SETUP, most = Infinity, signal = new AbortController().signal } = {},
) {
  const sent: Sent[] = [];
  const parts: ModelPart[] = [];
  const passOn = (part: ModelPart) => Promise.resolve(parts.push(part) < most);
  const send: typeof fetch = (url, init) => {
    sent.push({ url: url instanceof Request ? url.url : String(url), init: init ?? {} });
    return answer();
  };
  await askVendor(ASK, setup, passOn, signal, send);
  return { sent, parts };
}

const streamOf = (pieces: readonly Uint8Array<ArrayBuffer>[], error?: Error) => {
  const left = [...pieces];
  return new ReadableStream<Uint8Array<ArrayBuffer>>({
    pull(controller) {
      const next = left.shift();
      if (next !== undefined) controller.enqueue(next);
      else if (error === undefined) controller.close();
      else controller.error(error);
    },
  });
};

describe('a request of a run', () => {
  test('goes to the visitor’s vendor with their key, without cookie, referrer or headers that are none of its protocol', async () => {
    const { sent } = await ask(() => Promise.resolve(new Response('x')));
    const [{ url, init }] = sent as [Sent];
    expect(url).toBe('https://api.anthropic.com/v1/messages');
    expect(init.headers).toEqual({
      'content-type': 'application/json',
      'anthropic-version': '2023-06-01',
      'x-api-key': 'sk-ant-1',
      'anthropic-dangerous-direct-browser-access': 'true',
    });
    expect([init.credentials, init.referrerPolicy, init.redirect, init.body]).toEqual([
      'omit',
      'no-referrer',
      'error',
      '{}',
    ]);
  });

  test('of chat completions carries the key as a bearer, or none', async () => {
    const headersOf = async (key: string) =>
      (
        await ask(() => Promise.resolve(new Response('x')), {
          setup: { ...SETUP, vendor: 'openai', key },
        })
      ).sent[0]?.init.headers;
    expect(await headersOf('k')).toMatchObject({ authorization: 'Bearer k' });
    expect(await headersOf('')).not.toHaveProperty('authorization');
  });

  test('passes on the answer as it comes, whole whatever the bytes are cut at', async () => {
    const bytes = new TextEncoder().encode('data: é漢🐔\n\n');
    const pieces = [...bytes].map((byte) => Uint8Array.of(byte));
    const { parts } = await ask(() =>
      Promise.resolve(new Response(streamOf(pieces), { headers: { 'retry-after': '7' } })),
    );
    expect(parts[0]).toEqual({ ask: 3, status: 200, retryAfter: '7' });
    expect(parts.map(({ text }) => text ?? '').join('')).toBe('data: é漢🐔\n\n');
    expect(parts.at(-1)).toEqual({ ask: 3, end: 'whole' });
  });

  test('that cannot be made, or breaks off, is passed on so', async () => {
    const unreached = await ask(() => Promise.reject(new TypeError('Failed to fetch')));
    expect(unreached.parts).toEqual([{ ask: 3, end: 'unreachable' }]);
    const broken = await ask(() =>
      Promise.resolve(new Response(streamOf([Uint8Array.of(65)], new TypeError('network error')))),
    );
    expect(broken.parts.at(-1)).toEqual({ ask: 3, end: 'broken' });
    const none = await ask(() => Promise.resolve(new Response('x')), {
      setup: { ...SETUP, vendor: 'endpoint', url: 'http://llm.example' },
    });
    expect([none.sent, none.parts]).toEqual([[], [{ ask: 3, end: 'unreachable' }]]);
  });

  test.each([[1], [2]])('is given up as soon as nobody waits for it, after %i parts', async (most) => {
    let isCancelled = false;
    const endless = new ReadableStream<Uint8Array<ArrayBuffer>>({
      pull: (controller) => controller.enqueue(Uint8Array.of(65)),
      cancel: () => void (isCancelled = true),
    });
    const { parts } = await ask(() => Promise.resolve(new Response(endless)), { most });
    expect(parts.length).toBe(most);
    expect(isCancelled).toBe(true);
  });

  test('that the run gave up before it was made says nothing', async () => {
    const gone = new AbortController();
    gone.abort();
    expect((await ask(() => Promise.reject(new Error('aborted')), { signal: gone.signal })).parts).toEqual(
      [],
    );
  });
});
