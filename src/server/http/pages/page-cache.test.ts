import { describe, expect, test } from 'vitest';
import { toCodedText } from '../../edge/coded-text.ts';
import { createPageCache, type DrawingTurn, type DrawnPage } from './page-cache.ts';

const toPage = (text: string, more: Partial<DrawnPage> = {}): DrawnPage => ({
  status: 200,
  title: '',
  body: { kind: 'text', text: toCodedText(text), script: undefined },
  nonce: undefined,
  calls: 1,
  isSettled: true,
  ...more,
});

const settle = () => new Promise((resolve) => setImmediate(resolve));

/** A cache with a clock that is moved by hand, and how often each key was drawn. */
function create(bytes?: number) {
  const clock = { ms: 1_000 };
  const cache = createPageCache({ nowMs: () => clock.ms, ...(bytes !== undefined && { bytes }) });
  const drawn: string[] = [];
  const read = (key: string, page = toPage(key), { mayCache = true, as = 'page' } = {}) =>
    cache.read({
      key,
      as,
      mayCache,
      draw: async () => {
        drawn.push(key);
        await Promise.resolve();
        return page;
      },
    });
  return { clock, cache, drawn, read };
}

describe('pages that many ask for', () => {
  test('one that is settled is drawn once for a hundred at once, and for all who come later', async () => {
    const { drawn, read } = create();
    const pages = await Promise.all(Array.from({ length: 100 }, () => read('/tx/1')));
    expect(new Set(pages.map(({ page }) => page)).size).toBe(1);
    expect(pages.map(({ outcome }) => outcome)).toEqual([
      'miss',
      ...Array.from({ length: 99 }, () => 'joined'),
    ]);
    expect((await read('/tx/1')).outcome).toBe('hit');
    expect(drawn).toEqual(['/tx/1']);
  });

  test.each([
    ['is not settled', { isSettled: false }, {}],
    ['stands at an address of which there are endlessly many', {}, { mayCache: false }],
  ])('one that %s is drawn once for those who ask meanwhile, and again later', async (_what, page, how) => {
    const { drawn, read } = create();
    const pages = await Promise.all(Array.from({ length: 50 }, () => read('/', toPage('a', page), how)));
    expect(pages.filter(({ outcome }) => outcome === 'joined')).toHaveLength(49);
    expect((await read('/')).outcome).toBe('miss');
    expect(drawn).toEqual(['/', '/']);
  });

  test('one that is settled is cached for five minutes', async () => {
    const { clock, drawn, read } = create();
    await read('/block/7');
    clock.ms += 300_000;
    await read('/block/7');
    expect(drawn).toHaveLength(1);
    clock.ms += 1;
    await read('/block/7');
    expect(drawn).toHaveLength(2);
  });

  test('what is missing, broken, redirected or only data is drawn again', async () => {
    const { drawn, read } = create();
    const data = { title: '', cluster: 'mainnet', state: { kind: 'missing' } } as const;
    for (const page of [
      toPage('gone', { status: 404 }),
      toPage('down', { status: 503 }),
      toPage('', { status: 302, body: { kind: 'redirect', location: '/x' } }),
      toPage('', { body: { kind: 'data', data } }),
    ]) {
      await read('/x', page);
    }
    expect(drawn).toHaveLength(4);
  });

  test('one that broke breaks for those who waited, and is drawn again for those who come later', async () => {
    const { cache, read } = create();
    const ask = () =>
      cache.read({
        key: '/x',
        as: 'page',
        mayCache: true,
        draw: () => Promise.reject(new Error('broken')),
      });
    const asked = await Promise.allSettled([ask(), ask()]);
    expect(asked.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect((await read('/x')).page.status).toBe(200);
  });

  test('nobody is given a nonce that another one was given', async () => {
    const { drawn, read } = create();
    const pages = await Promise.all([
      read('/x', toPage('streamed', { nonce: 'a' })),
      read('/x', toPage('streamed', { nonce: 'b' })),
    ]);
    expect(pages.map(({ page }) => page.nonce)).toEqual(['a', 'b']);
    await read('/x');
    expect(drawn).toEqual(['/x', '/x', '/x']);
  });

  test('a page drawn in two ways at once is one page', async () => {
    const { read } = create();
    const pages = await Promise.all([
      read('/x', toPage('one'), { as: 'page' }),
      read('/x', toPage('other'), { as: 'whole' }),
    ]);
    expect(pages[1]?.page).toBe(pages[0]?.page);
  });

  test('it holds no more bytes than it may, those read last', async () => {
    const { cache, drawn, read } = create(100_000);
    for (let i = 0; i < 40; i++) await read(`/tx/${i}`, toPage('x'.repeat(10_000)));
    expect(cache.bytes).toBeLessThanOrEqual(100_000);
    expect(cache.bytes).toBeGreaterThan(75_000);
    await read('/tx/39');
    await read('/tx/0');
    expect(drawn.slice(40)).toEqual(['/tx/0']);
  });

  test('a page that is larger than all of it is given out and not cached', async () => {
    const { cache, read } = create(10_000);
    expect((await read('/x', toPage('x'.repeat(10_000)))).page.status).toBe(200);
    expect(cache.bytes).toBe(0);
  });
});

describe('whoever waits for a turn', () => {
  /** Somebody who waits until a turn is given, and then draws until it is done. */
  const createReader = (client: string, isHeavy = false) => {
    const turn = Promise.withResolvers<void>();
    const done = Promise.withResolvers<void>();
    const spent: string[] = [];
    return {
      turn: () => turn.resolve(),
      refuse: () => turn.reject(new Error('too busy')),
      done: () => done.resolve(),
      spent,
      asked: {
        key: '/tokens',
        as: 'page',
        mayCache: false,
        client,
        enter: async () => {
          await turn.promise;
          return { isHeavy, spend: (ms: number) => spent.push(`${ms}`), leave: () => spent.push('left') };
        },
        draw: async (own: DrawingTurn | undefined) => {
          await done.promise;
          own?.spend(7);
          return toPage(client, { title: client, isSettled: false });
        },
      },
    };
  };

  test('waits for no turn but their own, and the first to have one draws for all', async () => {
    const { cache } = create();
    const [flood, reader, late] = [createReader('flood'), createReader('reader'), createReader('late')];
    const waiting = cache.read(flood.asked);
    const first = cache.read(reader.asked);
    reader.turn();
    await settle();
    const follower = cache.read(late.asked);
    flood.turn();
    await settle();
    reader.done();
    const pages = await Promise.all([first, waiting, follower]);
    expect(pages.map(({ outcome }) => outcome)).toEqual(['miss', 'joined', 'joined']);
    expect([reader.spent, flood.spent, late.spent]).toEqual([['7', 'left'], ['left'], []]);
  });

  test('does not wait for what is drawn in a heavy turn, unless in another one', async () => {
    const { cache } = create();
    const [flood, reader, other] = [
      createReader('flood', true),
      createReader('reader'),
      createReader('other', true),
    ];
    const heavy = cache.read(flood.asked);
    flood.turn();
    await settle();
    const light = cache.read(reader.asked);
    const joined = cache.read(other.asked);
    reader.turn();
    other.turn();
    reader.done();
    expect(await light).toMatchObject({ outcome: 'miss', page: { title: 'reader' } });
    flood.done();
    expect((await heavy).page.title).toBe('flood');
    expect((await joined).outcome).toBe('joined');
  });

  test('is not refused because another one is', async () => {
    const { cache } = create();
    const [flood, reader] = [createReader('flood'), createReader('reader')];
    const refused = cache.read(flood.asked);
    const page = cache.read(reader.asked);
    flood.refuse();
    await expect(refused).rejects.toThrow('too busy');
    reader.turn();
    reader.done();
    expect((await page).outcome).toBe('miss');
  });

  test('takes one turn for many requests for one page', async () => {
    const { cache } = create();
    const readers = Array.from({ length: 100 }, () => createReader('office'));
    const pages = readers.map(({ asked }) => cache.read(asked));
    readers[0]!.turn();
    readers[0]!.done();
    expect((await Promise.all(pages)).filter(({ outcome }) => outcome === 'joined')).toHaveLength(99);
  });

  test('one whose first reader goes away while it waits for a turn is drawn for the others of that client', async () => {
    const { cache } = create();
    const gone = new AbortController();
    const ask = (signal: AbortSignal | undefined, enter: () => Promise<DrawingTurn>) =>
      cache.read({
        key: '/tx/1',
        as: 'page',
        mayCache: true,
        client: 'office',
        signal,
        enter,
        draw: () => Promise.resolve(toPage('/tx/1')),
      });
    const first = ask(
      gone.signal,
      () =>
        new Promise((_resolve, reject) =>
          gone.signal.addEventListener('abort', () => reject(new Error('gone'))),
        ),
    );
    const others = [1, 2].map(() =>
      ask(undefined, () =>
        Promise.resolve({ isHeavy: false, spend: () => undefined, leave: () => undefined }),
      ),
    );
    await settle();
    gone.abort();
    await expect(first).rejects.toThrow('gone');
    expect((await Promise.all(others)).map(({ page }) => page.status)).toEqual([200, 200]);
  });
});
