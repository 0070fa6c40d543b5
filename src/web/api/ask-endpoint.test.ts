import { describe, expect, test } from 'vitest';
import { askEndpoint, EndpointFailure, readResult, type Fetch } from './ask-endpoint.ts';

const answering =
  (text: string): Fetch =>
  () =>
    Promise.resolve(new Response(text));

describe('a call to the visitor’s endpoint', () => {
  test('sends neither cookie nor referrer, follows no redirect, and is JSON-RPC 2.0 with the id 1', async () => {
    const sent: { url: string; options: RequestInit }[] = [];
    await askEndpoint('https://rpc.example/key', 'getBalance', ['x'], {
      fetch: (url, options) => {
        sent.push({ url, options });
        return Promise.resolve(new Response('{"jsonrpc":"2.0","id":1,"result":7}'));
      },
    });
    const [{ url, options }] = sent as [{ url: string; options: RequestInit }];
    expect(url).toBe('https://rpc.example/key');
    expect(options.body).toBe('{"jsonrpc":"2.0","id":1,"method":"getBalance","params":["x"]}');
    expect([options.credentials, options.referrerPolicy, options.redirect]).toEqual([
      'omit',
      'no-referrer',
      'error',
    ]);
  });

  test.each([
    ['9007199254740991', 9007199254740991],
    ['9007199254740993', 9007199254740993n],
    ['18446744073709551615', 18446744073709551615n],
  ])('reads %s without rounding', async (digits, value) => {
    const text = `{"jsonrpc":"2.0","id":1,"result":{"value":${digits}}}`;
    expect(await askEndpoint('https://rpc.example', 'getBalance', [], { fetch: answering(text) })).toEqual({
      value,
    });
  });

  test.each([
    ['<html>', 'It answered with something that is not JSON-RPC.'],
    ['7', 'It answered with something that is not JSON-RPC.'],
    ['{"jsonrpc":"2.0","id":2,"result":1}', 'It answered a different request.'],
    ['{"jsonrpc":"2.0","id":1}', 'It answered a different request.'],
    [
      '{"jsonrpc":"2.0","id":1,"error":{"code":-32005,"message":"Node is behind"}}',
      'It refused: Node is behind',
    ],
  ])('%s is a failure in words', (text, message) => {
    expect(() => readResult(text)).toThrow(new EndpointFailure(message));
  });

  test('an answer larger than 12 MiB is not read to its end', async () => {
    let pulled = 0;
    const endless = new ReadableStream<Uint8Array>({
      pull(controller) {
        pulled++;
        controller.enqueue(new Uint8Array(1_048_576));
      },
    });
    await expect(
      askEndpoint('https://rpc.example', 'getBalance', [], {
        fetch: () => Promise.resolve(new Response(endless)),
      }),
    ).rejects.toThrow('larger than 12 MiB');
    expect(pulled).toBeLessThan(20);
  });

  test('one that cannot be reached says what may be the reason', async () => {
    await expect(
      askEndpoint('https://rpc.example', 'getHealth', [], {
        fetch: () => Promise.reject(new TypeError('Failed to fetch')),
      }),
    ).rejects.toThrow('It cannot be reached, or it does not allow requests from web pages (CORS).');
  });
});
