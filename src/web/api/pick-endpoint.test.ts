import { describe, expect, test } from 'vitest';
import {
  CONNECTING_TEXT,
  HEALTH_TIMEOUT_MS,
  isHealthy,
  pickEndpoint,
  toChoices,
  type EndpointChoice,
  type PickState,
} from './pick-endpoint.ts';

const OWN = 'https://rpc.example/key';
const never = new AbortController().signal;
const keysOf = (choices: readonly EndpointChoice[]) => choices.map(({ key }) => key);

/** Picks with endpoints that answer as scripted, round by round. */
async function pick(own: string | undefined, healthy: (key: string, round: number) => boolean) {
  const asked: string[] = [];
  const states: PickState[] = [];
  let round = 0;
  const choice = await pickEndpoint(
    toChoices(own),
    {
      check: ({ key }) => {
        asked.push(key);
        return Promise.resolve(healthy(key, round));
      },
      rest: (ms) => {
        asked.push(`rest ${ms}`);
        round++;
        return Promise.resolve();
      },
      onState: (state) => states.push(state),
    },
    never,
  );
  return { choice: choice.key, asked, states };
}

describe('the choice of an RPC endpoint', () => {
  test('tries the user’s configured endpoint first, then the proxy, then the default', async () => {
    expect(keysOf(toChoices(OWN))).toEqual(['own', 'proxy', 'default']);
    expect(toChoices(OWN).map(({ url }) => url)).toEqual([
      'https://rpc.example/key',
      '/api/proxy/rpc',
      '/api/proxy/rpc?cluster=mainnet',
    ]);
    expect(await pick(OWN, () => true)).toMatchObject({ choice: 'own', asked: ['own'] });
    expect(await pick(OWN, (key) => key !== 'own')).toMatchObject({
      choice: 'proxy',
      asked: ['own', 'proxy'],
    });
    expect(await pick(OWN, (key) => key === 'default')).toMatchObject({
      choice: 'default',
      asked: ['own', 'proxy', 'default'],
    });
  });

  test('without a configured endpoint begins with the proxy', async () => {
    expect(keysOf(toChoices(undefined))).toEqual(['proxy', 'default']);
  });

  test('stays connecting until a healthy endpoint is found', async () => {
    const { choice, asked, states } = await pick(undefined, (key, round) => round === 2 && key === 'proxy');
    expect(choice).toBe('proxy');
    expect(asked).toEqual(['proxy', 'default', 'rest 3000', 'proxy', 'default', 'rest 3000', 'proxy']);
    expect(states.map(({ kind }) => kind)).toEqual([
      'connecting',
      'connecting',
      'connecting',
      'connecting',
      'connecting',
      'connected',
    ]);
    expect(CONNECTING_TEXT).toBe('Connecting to Solana network...');
  });

  test('ends when nobody waits any more', async () => {
    const leaving = new AbortController();
    await expect(
      pickEndpoint(
        toChoices(undefined),
        {
          check: () => {
            leaving.abort(new Error('left'));
            return Promise.resolve(false);
          },
          rest: () => Promise.resolve(),
        },
        leaving.signal,
      ),
    ).rejects.toThrow('left');
  });
});

describe('the health check', () => {
  const [own, proxy] = toChoices(OWN) as [EndpointChoice, EndpointChoice];
  const check = async (text: string, choice = proxy) => {
    const sent: RequestInit[] = [];
    const healthy = await isHealthy(choice, never, (_url, options) => {
      sent.push(options);
      return Promise.resolve(new Response(text));
    });
    return { healthy, options: sent[0]! };
  };

  test('is a JSON-RPC 2.0 getHealth with the id 1 and a time-out of 5 s', async () => {
    const { healthy, options } = await check('{"jsonrpc":"2.0","id":1,"result":"ok"}');
    expect(healthy).toBe(true);
    expect(options.body).toBe('{"jsonrpc":"2.0","id":1,"method":"getHealth"}');
    expect(options.method).toBe('POST');
    expect(options.signal).toBeInstanceOf(AbortSignal);
    expect(HEALTH_TIMEOUT_MS).toBe(5_000);
  });

  test.each(['', '{', 'null', '{"result":"behind"}', '{"error":{"code":-32005}}', '<html>'])(
    '%j is not healthy',
    async (text) => expect((await check(text)).healthy).toBe(false),
  );

  test('tells an endpoint of the visitor neither cookie nor referrer', async () => {
    const { options } = await check('{"result":"ok"}', own);
    expect([options.credentials, options.referrerPolicy]).toEqual(['omit', 'no-referrer']);
    expect((await check('{"result":"ok"}', proxy)).options.credentials).toBeUndefined();
  });

  test('is unhealthy when nothing answers', async () => {
    expect(await isHealthy(proxy, never, () => Promise.reject(new TypeError('Failed to fetch')))).toBe(false);
  });
});
