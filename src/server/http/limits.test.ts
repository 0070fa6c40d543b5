import { afterAll, beforeAll, expect, test } from 'vitest';
import { silentLog } from '#std/log';
import { parseConfiguration } from '../config/configuration.ts';
import { createServer } from '../server.ts';
import { createScriptedClusters } from '../testing/scripted-cluster.ts';

const CALLS = 40;
const WEIGHT = 100;
let passedOn = 0;

const server = createServer({
  configuration: parseConfiguration({ PORT: '0' }),
  clusters: createScriptedClusters({ mainnet: {} }),
  log: silentLog,
  files: { find: () => undefined },
  renderPage: () => Promise.resolve({ status: 200, html: '<p></p>' }),
  forwardRpc: async ({ charge, response }) => {
    await charge(WEIGHT);
    passedOn++;
    // Long enough for the whole wave to be here before the first answer is.
    await arrived.promise;
    response.end('{"jsonrpc":"2.0","id":1,"result":"ok"}');
  },
});
const arrived = Promise.withResolvers<void>();
let port: number;
beforeAll(async () => {
  ({ port } = await server.listen());
});
afterAll(() => server.drain());

test('a page as data counts for the work it makes', async () => {
  const response = await fetch(`http://127.0.0.1:${port}/tokens.md?cluster=mainnet`);
  await response.body?.cancel();
  expect(response.headers.get('ratelimit-limit')).toBe('1000');
  expect(response.headers.get('ratelimit-remaining')).toBe('995');
});

test.each(['/account/11111111111111111111111111111111/rss.xml', '/search/suggestions?q=a'])(
  '%s counts as a question, whatever its name ends with',
  async (path) => {
    const response = await fetch(`http://127.0.0.1:${port}${path}`);
    await response.body?.cancel();
    expect(response.headers.get('ratelimit-limit')).toBe('400');
  },
);

test('of batches that come all at once only those within the limit are passed on', async () => {
  const answers = Array.from({ length: CALLS }, async () => {
    const response = await fetch(`http://127.0.0.1:${port}/api/proxy/rpc`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '[]',
    });
    await response.body?.cancel();
    return response;
  });
  // The first answers are refusals.
  await Promise.race(answers);
  arrived.resolve();
  const all = await Promise.all(answers);
  const statuses = all.map(({ status }) => status);
  expect(statuses.filter((status) => status === 200)).toHaveLength(passedOn);
  expect(statuses.filter((status) => status === 429)).toHaveLength(CALLS - passedOn);
  // Three are a burst, and one more comes with every second.
  expect(passedOn).toBeGreaterThanOrEqual(2);
  expect(passedOn).toBeLessThan(12);
  expect(all.find(({ status }) => status === 429)?.headers.get('retry-after')).toMatch(/^[1-9]$/);
});
