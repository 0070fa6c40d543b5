import { describe, expect, test } from 'vitest';
import { createScriptedApp, createScriptedClusters } from '../testing/scripted-cluster.ts';
import { FIRST, transferOf } from '../testing/recorded-answers.ts';

const ADDRESS = 'So11111111111111111111111111111111111111112';

describe('the feed of an address', () => {
  const app = createScriptedApp(
    createScriptedClusters({
      mainnet: {
        getTransaction: () => transferOf(FIRST),
        getSignaturesForAddress: () => [
          {
            signature: FIRST,
            slot: 7,
            err: null,
            memo: null,
            blockTime: 1_750_000_000,
            confirmationStatus: 'finalized',
          },
        ],
      },
    }),
  );

  test.each(['account', 'token', 'program'])('of an %s holds its newest transactions', async (kind) => {
    const response = await app.request(`/${kind}/${ADDRESS}/rss.xml?cluster=mainnet`);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('application/rss+xml; charset=utf-8');
    const text = await response.text();
    expect(text).toContain(`/${kind}/${ADDRESS}?cluster=mainnet</link>`);
    expect(text).toContain(`/tx/${FIRST}?cluster=mainnet</guid>`);
    expect(text).toContain('<pubDate>Tue, 14 Nov 2023 22:13:20 GMT</pubDate>');
    expect(text).toContain('<title>Vote…1112 sent 0.001 SOL to Stak…1112</title>');
  });

  test('of what is no address is not found, and a cluster nobody knows is refused', async () => {
    expect((await app.request('/account/nonsense/rss.xml')).status).toBe(404);
    expect((await app.request(`/account/${ADDRESS}/rss.xml?cluster=nowhere`)).status).toBe(400);
  });

  test('is stored by shared caches only where everybody gets the same', async () => {
    const { headers } = await app.request(`/account/${ADDRESS}/rss.xml`);
    expect(headers.get('cache-control')).toBe('private, max-age=60');
    expect(headers.get('vary')).toContain('Cookie');
  });
});
