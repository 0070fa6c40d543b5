import { describe, expect, test, vi } from 'vitest';
import type { Api } from '#contracts/api';
import { drawSheet, INLINE_SCRIPT, render, type RenderRequest } from './entry-server.tsx';

// Made by the build.
vi.mock('virtual:changelog-mark', () => ({ CHANGELOG_MARK: 'mark' }));

const ADDRESS = '11111111111111111111111111111111';
const ABSENT = { kind: 'absent', state: 'not-found', message: 'Nothing stands there.' };
const ACCOUNT = {
  kind: 'found',
  exists: true,
  address: ADDRESS,
  lamports: '1000000000',
  owner: ADDRESS,
  executable: false,
  byteLength: 0,
  data: '',
  decoded: { title: 'System account', fields: [], sections: [] },
  names: { labels: {}, tokens: {} },
  provenance: { cluster: 'localnet', slot: 7, commitment: 'finalized', source: 'node', asOfMs: 0 },
};
const HISTORY = { ...ABSENT, message: 'No transaction names it.' };

/** Answers by name; a question without an answer fails. */
const answering = (answers: Readonly<Record<string, () => unknown>>): Api => ({
  ask: async (name) => {
    const answer = answers[name];
    if (answer === undefined) throw new Error(`${name} was asked`);
    return (await answer()) as never;
  },
});

const request = (path: string, api: Api, more: Partial<RenderRequest> = {}): RenderRequest => ({
  url: path,
  nonce: 'N0nce',
  api,
  cluster: 'localnet',
  clusters: { clusters: [], preferred: 'localnet' } as never, // what the footer and the banner read
  assets: { script: '/entry.js', styles: [], preloads: [], fonts: [] },
  origin: 'http://x.test',
  onBroken: (error) => {
    throw error;
  },
  ...more,
});

describe('a page that is drawn beside', () => {
  const api = answering({
    account: () => ACCOUNT,
    accountHistory: () => HISTORY,
    documents: () => ({ entries: [] }),
  });
  const draw = async (path: string, more: Partial<RenderRequest>) => {
    const page = await render(request(path, api, { isWhole: true, areSettled: () => true, ...more }));
    if (!('html' in page)) throw new Error('not a text');
    return page;
  };

  test.each([`/account/${ADDRESS}?tab=data`, '/docs', '/nowhere', '/tokens'])(
    'is the one that is drawn here: %s',
    async (path) => {
      const here = await draw(path, {});
      // A thread is sent copies.
      const drawBeside: RenderRequest['drawBeside'] = (sheet) => drawSheet(structuredClone(sheet));
      const onWork = vi.fn();
      const beside = await draw(path, { drawBeside, onWork });
      expect(beside).toEqual(here);
      // What it took is told by whoever drew it.
      expect(onWork).not.toHaveBeenCalled();
    },
  );

  test('is one that says so where it breaks', async () => {
    const onBroken = vi.fn();
    const broken = new Error('broken');
    const page = await draw('/docs', { drawBeside: () => Promise.reject(broken), onBroken });
    expect(onBroken).toHaveBeenCalledExactlyOnceWith(broken);
    expect(page.status).toBe(500);
  });
});

describe('addresses in the head of a page', () => {
  const api = answering({
    account: () => ACCOUNT,
    accountHistory: () => HISTORY,
    documents: () => ({ entries: [] }),
  });
  const headOf = async (path: string, more: Partial<RenderRequest>) => {
    const page = await render(request(path, api, { isWhole: true, ...more }));
    if (!('html' in page)) throw new Error('not a text');
    const find = (pattern: RegExp) => pattern.exec(page.html)?.[1];
    return {
      canonical: find(/<link rel="canonical" href="([^"]*)"/),
      url: find(/<meta property="og:url" content="([^"]*)"/),
      image: find(/<meta property="og:image" content="([^"]*)"/),
      json: find(/<link rel="alternate" type="application\/json" href="([^"]*)"/),
      markdown: find(/<link rel="alternate" type="text\/markdown" href="([^"]*)"/),
    };
  };
  const clusters = { clusters: [], fallback: 'mainnet', fallbackReason: '' } as const;
  const toHead = (query: string) => ({
    canonical: `http://x.test/account/${ADDRESS}${query}`,
    url: `http://x.test/account/${ADDRESS}${query}`,
    image: `http://x.test/og/account/${ADDRESS}.png${query}`,
    json: `http://x.test/account/${ADDRESS}.json${query}`,
    markdown: `http://x.test/account/${ADDRESS}.md${query}`,
  });

  test('name the cluster that is shown, where it is not the one shown without a name', async () => {
    for (const path of [`/account/${ADDRESS}`, `/account/${ADDRESS}?cluster=devnet&tab=data`])
      expect(await headOf(path, { cluster: 'devnet', clusters })).toEqual(toHead('?cluster=devnet'));
  });

  test('name no cluster where it is the one shown without a name, or a chain of the visitor', async () => {
    const path = `/account/${ADDRESS}?cluster=mainnet`;
    expect(await headOf(path, { cluster: 'mainnet', clusters })).toEqual(toHead(''));
    const own = await headOf(`/account/${ADDRESS}`, { cluster: 'custom', clusters });
    expect(own.canonical).toBe(`http://x.test/account/${ADDRESS}`);
    expect(own.image).toBe('http://x.test/og.png');
  });

  test('name no cluster on a page that is the same on all of them', async () => {
    const head = await headOf('/docs', { cluster: 'devnet', clusters });
    expect([head.canonical, head.image]).toEqual(['http://x.test/docs', 'http://x.test/og.png']);
  });
});

describe('a page of what is settled', () => {
  const clusters = {
    clusters: [
      {
        cluster: 'mainnet',
        state: 'ready',
        endpoints: 3,
        healthy: 3,
        slot: 987_654,
        indexState: 'covered',
        index: { engine: 'sqlite', fromSlot: 100, toSlot: 987_321, toTime: 1_700_000_000 },
      },
    ],
    fallback: 'mainnet',
    fallbackReason: '',
  } as const;
  const block = { slot: 7, parentSlot: 6, blockTime: 1_700_000_000, commitment: 'finalized' };
  const api = answering({
    block: () => ({
      ...ACCOUNT,
      block,
      computeLimit: 48_000_000,
      programs: [],
      rewards: [],
    }),
    blockTransactions: () => HISTORY,
  });
  const draw = async (areSettled: boolean) => {
    const page = await render(
      request('/block/7', api, { cluster: 'mainnet', clusters, areSettled: () => areSettled }),
    );
    if (!('html' in page)) throw new Error('not a text');
    return page;
  };

  test('says nothing that is true only now: instants for ages, and not how far the chain is', async () => {
    const { html, isLasting } = await draw(true);
    expect(isLasting).toBe(true);
    expect(html).toContain('2023-11-14 22:13:20');
    expect(html).not.toMatch(/ ago<|renderedMs|987,?654|987,?321|when this page loaded/);
    expect(html).toContain('its blocks are indexed on this server');
    expect(html).toContain('3 of 3 endpoints answer');
  });

  test('one that is not does', async () => {
    const { html, isLasting } = await draw(false);
    expect(isLasting).toBe(false);
    expect(html).toMatch(/ y ago</);
    expect(html).toContain('slot 987,654 when this page loaded');
  });

  test('carries no nonce: its one script is the same on all', async () => {
    const { html } = await draw(true);
    expect(html).not.toContain('nonce');
    const scripts = [...html.matchAll(/<script>(.*?)<\/script>/gs)].map(([, text]) => text);
    expect(scripts).toEqual([INLINE_SCRIPT]);
  });
});

describe('a page with a slow part', () => {
  test('is one text where the part is there in time', async () => {
    const api = answering({ account: () => ACCOUNT, accountHistory: () => HISTORY });
    const page = await render(request(`/account/${ADDRESS}`, api));
    expect('html' in page && page.html).toContain('No transaction names it.');
  });

  test('goes out before the part is there, which then follows', async () => {
    const late = Promise.withResolvers<unknown>();
    const api = answering({ account: () => ACCOUNT, accountHistory: () => late.promise });
    const page = await render(request(`/account/${ADDRESS}`, api));
    if (!('stream' in page)) throw new Error('not a stream');
    const reader = page.stream.pipeThrough(new TextDecoderStream() as never).getReader();
    let text = '';
    while (!text.includes('/entry.js" nonce')) text += String((await reader.read()).value);
    expect(text).toContain('System account');
    expect(text).toContain('id="page-state"');
    expect(text).not.toContain('No transaction names it.');
    late.resolve(HISTORY);
    for (let next = await reader.read(); !next.done; next = await reader.read()) text += String(next.value);
    expect(text).toContain('No transaction names it.');
    expect(text).toMatch(/data-late-answer="\{&quot;kind&quot;:&quot;loaded&quot;/);
    expect(text.endsWith('</html>')).toBe(true);
    // Every script that runs carries the nonce.
    for (const [tag] of text.matchAll(/<script(?! type="application\/json")[^>]*>/g))
      expect(tag).toContain('nonce="N0nce"');
  });

  test('has every row of a long table in its place, though something else is slow', async () => {
    const holdings = Array.from({ length: 200 }, (_, i) => ({
      account: `account${i}`,
      mint: 'Mint',
      amount: String(i),
      decimals: 0,
      frozen: false,
    }));
    const api = answering({
      account: () => ({ ...ACCOUNT, holdings }),
      accountHistory: () => new Promise((resolve) => setTimeout(() => resolve(HISTORY), 60)),
    });
    const page = await render(request(`/account/${ADDRESS}?tab=holdings`, api));
    if (!('stream' in page)) throw new Error('not a stream');
    const html = await new Response(page.stream).text();
    const [body = ''] = /<tbody>.*?<\/tbody>/s.exec(html) ?? [];
    expect(body.split('data-row=').length - 1).toBe(200);
  });

  test('says what is missing where the part does not come', async () => {
    const api = answering({ account: () => ACCOUNT });
    const page = await render(request(`/account/${ADDRESS}`, api));
    expect('html' in page && page.html).toContain('The page could not be loaded.');
    expect('html' in page && page.html).toContain('System account');
  });

  test('is waited for by readers that take it as one text', async () => {
    const late = Promise.withResolvers<unknown>();
    const api = answering({ account: () => ACCOUNT, accountHistory: () => late.promise });
    const rendering = render(request(`/account/${ADDRESS}`, api, { isWhole: true }));
    setTimeout(() => late.resolve(HISTORY), 60);
    const page = await rendering;
    expect('html' in page && page.html).toContain('No transaction names it.');
  });
});

test('a page that cannot be drawn is a 500 inside the rest of the product', async () => {
  const onBroken = vi.fn<(error: unknown) => void>();
  // An answer of a shape the page does not know.
  const api = answering({ account: () => ({ kind: 'found' }), accountHistory: () => HISTORY });
  const page = await render(request(`/account/${ADDRESS}`, api, { onBroken }));
  expect(page.status).toBe(500);
  expect('html' in page && page.html).toContain('Something in this page broke.');
  expect('html' in page && page.html).toContain('<nav');
  expect(onBroken).toHaveBeenCalledOnce();
});
