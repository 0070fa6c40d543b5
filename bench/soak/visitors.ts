/** People who use a product at their own pace: pages, questions, searches, live streams, the assistant, exports. */
import { setTimeout as sleep } from 'node:timers/promises';
import { createRandom } from '#std/seeded-random';
import { createSigner } from '../../test/sign-in/acting-app.ts';

export interface Visits {
  /** How often each thing was done. */
  readonly done: ReadonlyMap<string, number>;
  /** What went wrong, by what was done and how, and how often. */
  readonly failed: ReadonlyMap<string, number>;
}

export interface Place {
  readonly url: string;
  readonly signal: AbortSignal;
  /** Between two things a visitor does. */
  readonly pauseMs: number;
}

/** What there is to look at, read again from time to time: a chain goes on. */
interface Things {
  signatures: readonly string[];
  slots: readonly number[];
  accounts: readonly string[];
  mints: readonly string[];
}

const CLUSTER = 'cluster=localnet';
const PAGES = [
  '/',
  '/blocks',
  '/programs',
  '/tokens',
  '/analytics',
  '/monitoring',
  '/networks',
  '/validators',
  '/docs',
  '/scan',
  '/defi/overview',
  '/defi/coins-screener',
  '/analytics/trends',
] as const;
const QUESTIONS = [
  '/api/home',
  '/api/blocks',
  '/api/markets',
  '/api/clusters',
  '/api/tokens',
  '/api/programs',
];
const ASKED = [
  'how many blocks were made in the last hour',
  'what are the top 5 tokens by volume',
  'which programs are used most',
  'what is the current slot',
  'explain the newest transaction',
  'how many transactions failed in the last hour',
];
const WORDS = ['sol', 'token', 'swap', 'usdc', 'vote', 'pool'];
const STREAM_MS = 8_000;
const PATIENCE_MS = 60_000;
const LOOK_MS = 20_000;

/** Lets `count` visitors in; they stay until `signal`. Resolves when all have gone. */
export async function visit(place: Place, count: number): Promise<Visits> {
  const { signal } = place;
  const done = new Map<string, number>();
  const failed = new Map<string, number>();
  const note = (counts: Map<string, number>, key: string): void => {
    counts.set(key, (counts.get(key) ?? 0) + 1);
  };
  const things: Things = { signatures: [], slots: [], accounts: [], mints: [] };
  const look = async (): Promise<void> => {
    await readThings(place, things).catch(() => note(failed, 'look'));
  };
  await look();
  const looking = setInterval(() => void look(), LOOK_MS);
  const visitors = Array.from({ length: count }, async (_unused, index) => {
    const random = createRandom(index + 1);
    const draw = (below: number): number => Math.floor(random() * below);
    const visitor = createVisitor(place, index, draw, things);
    await pause(draw(place.pauseMs), signal);
    while (!signal.aborted) {
      const act = visitor.acts[draw(visitor.acts.length)]!;
      try {
        const status = await act.run();
        note(done, act.name);
        // A limit that is met is the product doing what it should.
        if (status >= 500 || status === 0) note(failed, `${act.name}: status ${status}`);
      } catch (error) {
        if (!signal.aborted)
          note(failed, `${act.name}: ${error instanceof Error ? error.message : 'broken'}`);
      }
      await pause(place.pauseMs / 2 + draw(place.pauseMs), signal);
    }
  });
  await Promise.all(visitors);
  clearInterval(looking);
  return { done, failed };
}

async function pause(ms: number, signal: AbortSignal): Promise<void> {
  await sleep(ms, undefined, { signal }).catch(() => undefined);
}

async function readThings({ url }: Place, things: Things): Promise<void> {
  const read = async (
    path: string,
  ): Promise<Record<string, readonly Record<string, unknown>[] | undefined>> =>
    (await (await fetch(`${url}${path}`)).json()) as never; // looked at below
  const home = await read(`/api/home?${CLUSTER}`);
  const { rows = [] } = await read(`/api/markets?${CLUSTER}`);
  const textsOf = (list: readonly Record<string, unknown>[] = [], key: string): string[] =>
    list.flatMap((one) => (typeof one[key] === 'string' ? [one[key]] : []));
  const { transactions = [], blocks = [] } = home;
  things.signatures = [...textsOf(transactions, 'signature'), ...things.signatures].slice(0, 200);
  things.accounts = [...new Set([...textsOf(transactions, 'feePayer'), ...things.accounts])].slice(0, 100);
  things.slots = blocks.flatMap(({ slot }) => (typeof slot === 'number' ? [slot] : []));
  things.mints = textsOf(rows, 'mint');
}

interface Act {
  readonly name: string;
  /** Gives the status of what was asked. */
  readonly run: () => Promise<number>;
}

/** What one visitor does; those done more often stand in the list more often. */
function createVisitor(
  { url, signal }: Place,
  index: number,
  draw: (below: number) => number,
  things: Things,
) {
  let cookie = '';
  const address = `10.${index >> 8}.${index & 255}.1`;
  const ask = async (path: string, init: RequestInit = {}): Promise<Response> =>
    fetch(`${url}${path}`, {
      ...init,
      headers: {
        'x-forwarded-for': address,
        origin: url,
        ...(cookie !== '' && { cookie }),
        ...(init.body !== undefined && { 'content-type': 'application/json' }),
      },
      signal: AbortSignal.any([signal, AbortSignal.timeout(PATIENCE_MS)]),
    });
  const post = (path: string, body: unknown): Promise<Response> =>
    ask(path, { method: 'POST', body: JSON.stringify(body) });
  const open = async (path: string): Promise<number> => {
    const response = await ask(path);
    await response.arrayBuffer();
    return response.status;
  };
  const pick = <T>(list: readonly T[]): T | undefined => list[draw(list.length)];
  const with_ = (path: string): string => `${path}${path.includes('?') ? '&' : '?'}${CLUSTER}`;
  const signIn = async (): Promise<void> => {
    if (cookie !== '') return;
    const signer = createSigner();
    const { sessionKey, message } = (await (
      await post('/api/auth/session', { walletAddress: signer.address })
    ).json()) as { sessionKey: string; message: string };
    const signature = signer.sign(message);
    const reply = await post('/api/auth/verify', {
      walletAddress: signer.address,
      signature,
      message,
      sessionKey,
    });
    await reply.arrayBuffer();
    cookie = reply.headers
      .getSetCookie()
      .map((one) => one.split(';', 1)[0]!)
      .join('; ');
  };
  const page = (): Promise<number> => {
    const paths = [
      pick(PAGES)!,
      `/tx/${pick(things.signatures) ?? ''}`,
      `/account/${pick(things.accounts) ?? ''}`,
      `/block/${pick(things.slots) ?? 1}`,
      `/token/${pick(things.mints) ?? ''}`,
    ];
    return open(with_(pick(paths)!));
  };
  const question = (): Promise<number> => {
    const paths = [
      pick(QUESTIONS)!,
      `/api/transactions/${pick(things.signatures) ?? ''}`,
      `/api/accounts/${pick(things.accounts) ?? ''}`,
    ];
    return open(with_(pick(paths)!));
  };
  const stream = async (): Promise<number> => {
    const leaving = new AbortController();
    const timer = setTimeout(() => leaving.abort(), STREAM_MS);
    try {
      const response = await fetch(`${url}/api/live?${CLUSTER}&topics=trades,launches,anomalies`, {
        headers: { 'x-forwarded-for': address },
        signal: AbortSignal.any([signal, leaving.signal]),
      });
      if (response.status !== 200) return response.status;
      for await (const _part of response.body!) if (leaving.signal.aborted) break;
      return response.status;
    } catch (error) {
      if (leaving.signal.aborted) return 200;
      throw error;
    } finally {
      clearTimeout(timer);
    }
  };
  const askAssistant = async (): Promise<number> => {
    const response = await post(with_('/api/agent/runs'), { mode: 'agent', text: pick(ASKED) });
    await response.arrayBuffer();
    return response.status;
  };
  const exportList = async (): Promise<number> => {
    await signIn();
    const response = await post('/api/exports', {
      config: { format: pick(['csv', 'json', 'pdf', 'parquet']) },
      cluster: 'localnet',
      source: { kind: 'list', list: pick(['blocks', 'tokens', 'markets']), input: {}, pages: 2 },
    });
    await response.arrayBuffer();
    return response.status;
  };
  const acts: readonly Act[] = [
    ...Array.from({ length: 10 }, () => ({ name: 'page', run: page })),
    ...Array.from({ length: 5 }, () => ({ name: 'question', run: question })),
    ...Array.from({ length: 2 }, () => ({
      name: 'search',
      run: () => open(with_(`/search?q=${pick(WORDS)}`)),
    })),
    ...Array.from({ length: 2 }, () => ({ name: 'assistant', run: askAssistant })),
    { name: 'stream', run: stream },
    { name: 'export', run: exportList },
  ];
  return { acts };
}
