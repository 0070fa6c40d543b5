import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { MCP_ROUTE } from '#contracts/assistant/agent';
import { JsonError } from '#std/json';
import { openUserStore, type UserStore } from '#store/users/user-store';
import { createScriptedActing } from '../testing/scripted-acting.ts';
import { parseBody } from './parse-body.ts';
import type { App } from './request-context.ts';

const toBytes = (text: string): Uint8Array => new TextEncoder().encode(text);
const NO_UTF8 = Uint8Array.of(0x22, 0xff, 0x22);

describe('parseBody', () => {
  test('gives what the JSON says', () => {
    expect(parseBody(toBytes('{"a":["ž",1]}'))).toEqual({ a: ['ž', 1] });
  });

  test.each([
    ['nothing', toBytes(''), 'not valid JSON'],
    ['no JSON', toBytes('{'), 'not valid JSON'],
    ['no UTF-8', NO_UTF8, 'not valid UTF-8'],
    ['a key that is there twice', toBytes('{"a":1,"a":2}'), 'a key appears twice'],
    ['a key that reaches a prototype', toBytes('{"__proto__":1}'), 'reserved key'],
  ])('refuses %s', (_what, bytes, message) => {
    expect(() => parseBody(bytes)).toThrow(new JsonError(message));
  });
});

describe('bodies without a port', () => {
  let users: UserStore;
  let app: App;
  beforeEach(async () => {
    users = await openUserStore({ kind: 'memory' });
    app = createScriptedActing({ users, nowMs: () => 1 });
  });
  afterEach(() => users.close());
  const post = async (path: string, body: string | Uint8Array<ArrayBuffer>) => {
    const response = await app.request(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
    });
    return { status: response.status, text: await response.text() };
  };

  test('of MCP have the limit they have with one', async () => {
    expect((await post(MCP_ROUTE, `{"x":"${'a'.repeat(256 * 1_024)}"}`)).status).toBe(413);
  });

  test.each([MCP_ROUTE, '/api/teams'])('of %s are refused alike', async (path) => {
    const refusals: readonly (readonly [string | Uint8Array<ArrayBuffer>, string])[] = [
      ['{', 'Invalid body: not valid JSON.'],
      [NO_UTF8, 'Invalid body: not valid UTF-8.'],
      ['{"a":1,"a":2}', 'Invalid body: a key appears twice.'],
    ];
    for (const [body, reason] of refusals) {
      const reply = await post(path, body);
      expect([reply.status, reply.text]).toEqual([400, expect.stringContaining(reason)]);
    }
  });
});
