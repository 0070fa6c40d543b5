/** Goal 14: how many pages a CPU second draws on the server, page by page. The answers are read once and cached, so only drawing counts. */
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { loadPageRenderer } from '../../src/server/http/pages/load-page-renderer.ts';
import type { PageRequest } from '../../src/server/http/pages/page-renderer.ts';
import { browserApi, transport } from '../../src/web/api/browser-api.ts';
import type { BenchRow } from '../row.ts';

const ROOT = join(import.meta.dirname, '../..');
/** A start makes and indexes a chain on the core beside, which takes from this one too. */
const STARTED_MS = 20_000;
const WARM_UP = 30;
const CPU_MS_A_PAGE = 3_000;

/** Kilobytes of HTML per CPU second of the renderer before React, by this very bench on the build it replaced. */
const BEFORE: Readonly<Record<string, number>> = {
  '/': 24_700,
  '/tx': 27_300,
  '/account': 35_500,
  '/block': 29_100,
  '/blocks': 34_000,
  '/tokens': 27_900,
  '/validators': 23_400,
  '/programs': 33_500,
  '/defi': 25_900,
  '/trading-terminal': 23_600,
};

/** Draws each kind of page until it took some seconds of CPU. Empty where nothing was built. */
export async function renderRows(): Promise<readonly BenchRow[]> {
  const render = await loadPageRenderer(join(ROOT, 'dist'));
  if (render === undefined) {
    console.log('Nothing is built: goal 14 is skipped.');
    return [];
  }
  const { eventually, startProduct, whenTraded } = await import('../../test/e2e/product.ts');
  const product = await startProduct({ LOCALNET: 'on', NODE_ENV: 'production' });
  try {
    const read = async (path: string): Promise<unknown> => (await fetch(product.url + path)).json();
    const home = await eventually(async () => {
      const answer = (await read('/api/home')) as {
        transactions?: readonly { signature: string; slot: number; feePayer: string }[];
      };
      return answer.transactions?.[0];
    }, 30_000);
    await whenTraded(product);
    await setTimeout(STARTED_MS);
    const clusters = (await read('/api/clusters')) as PageRequest['clusters'];
    const api = keepAnswers(product.url);
    const rows: BenchRow[] = [];
    for (const path of [
      '/',
      `/tx/${home.signature}`,
      `/account/${home.feePayer}`,
      `/block/${home.slot}`,
      '/blocks',
      '/tokens',
      '/validators',
      '/programs',
      '/defi/overview',
      '/trading-terminal',
    ]) {
      const draw = () =>
        render({
          url: path,
          nonce: 'bench',
          api,
          cluster: 'localnet',
          clusters,
          origin: product.url,
          onBroken: (error) => {
            throw error;
          },
        });
      // The first one waits for answers, so that it may be sent in parts.
      await draw();
      const page = await draw();
      const html = 'html' in page ? page.html : '';
      if (page.status !== 200) throw new Error(`${path} answered ${page.status}`);
      for (let i = 0; i < WARM_UP; i++) await draw();
      const began = process.cpuUsage();
      let drawn = 0;
      let ms: number;
      do {
        for (let i = 0; i < 5; i++, drawn++) await draw();
        const { user, system } = process.cpuUsage(began);
        ms = (user + system) / 1_000;
      } while (ms < CPU_MS_A_PAGE);
      const kind = `/${path.split('/')[1] ?? ''}`;
      const before = BEFORE[kind];
      rows.push({
        goal: 14,
        work: `drawing ${kind} (${Math.round(html.length / 1_000)} kB of HTML)`,
        ours: drawn / (ms / 1_000),
        unit: 'pages per CPU second',
        peers:
          before === undefined
            ? []
            : [{ name: 'the renderer before React', value: before / (html.length / 1_000) }],
        ratios: [],
      });
    }
    return rows;
  } finally {
    await product.stop();
  }
}

/** Asks the running product once a question. */
function keepAnswers(base: string): PageRequest['api'] {
  transport.fetch = (url, init) => fetch(base + url, init);
  const cached = new Map<string, Promise<never>>();
  return {
    ask(name, input, { cluster } = {}) {
      const key = JSON.stringify([name, input, cluster]);
      const answer = cached.get(key) ?? (browserApi.ask(name, input, { cluster }) as Promise<never>);
      cached.set(key, answer);
      return answer;
    },
  };
}
