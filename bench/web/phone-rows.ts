import { existsSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import type { Browser } from 'playwright-core';
import type { BenchRow } from '../row.ts';

/** The phone of the goal: CPU four times slower, 1.6 Mbit/s, 150 ms a round trip, nothing cached. */
const CPU_SLOWDOWN = 4;
const BYTES_PER_SECOND = (1.6 * 1_000_000) / 8;
const LATENCY_MS = 150;
const VISITS = 5;
/** A start makes and indexes a chain; the phone's page is measured against a server that has that behind it. */
const STARTED_MS = 20_000;
/** After the data shows, how long late work and late shifts are still counted. */
const SETTLE_MS = 3_000;

/**
 * The official Solana Explorer on the same profile. It cannot be reached from a closed network: its script
 * is what its own build reported in August 2026, the time was measured on a local build of June 2026.
 */
const OFFICIAL = { scriptKb: 1_040, dataVisibleS: 12.6, blockingMs: 1_800 };

interface Visit {
  readonly scriptKb: number;
  readonly dataVisibleMs: number;
  readonly lcpMs: number;
  readonly blockingMs: number;
  readonly layoutShift: number;
}

/** Goal 9: the transaction page on a phone. Empty where no Chromium is installed. */
export async function phoneRows(): Promise<readonly BenchRow[]> {
  process.env['CHROMIUM_PATH'] ??=
    ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'].find((path) => existsSync(path)) ?? '';
  const { eventually, openBrowser, startProduct, whenTraded } = await import('../../test/e2e/product.ts');
  if (!existsSync(process.env['CHROMIUM_PATH'])) {
    console.log('No Chromium (CHROMIUM_PATH): goal 9 is skipped.');
    return [];
  }
  const product = await startProduct({ LOCALNET: 'on', NODE_ENV: 'production' });
  const browser = await openBrowser();
  try {
    const signature = await eventually(async () => {
      const answer = (await (await fetch(`${product.url}/api/home`)).json()) as {
        transactions?: readonly { signature: string }[];
      };
      return answer.transactions?.[0]?.signature;
    }, 30_000);
    await whenTraded(product);
    await setTimeout(STARTED_MS);
    const visits: Visit[] = [];
    for (let i = 0; i < VISITS; i++) visits.push(await visit(browser, `${product.url}/tx/${signature}`));
    return toRows(visits);
  } finally {
    await browser.close();
    await product.stop();
  }
}

async function visit(browser: Browser, url: string): Promise<Visit> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, isMobile: true });
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: LATENCY_MS,
    downloadThroughput: BYTES_PER_SECOND,
    uploadThroughput: BYTES_PER_SECOND,
  });
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  const scripts = new Set<string>();
  let scriptBytes = 0;
  devtools.on('Network.responseReceived', ({ requestId, type }) => {
    if (type === 'Script') scripts.add(requestId);
  });
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (scripts.has(requestId)) scriptBytes += encodedDataLength;
  });
  await page.addInitScript(observe);
  await page.goto(url, { waitUntil: 'commit' });
  await page.waitForSelector('html[data-ready]');
  await page.waitForTimeout(SETTLE_MS);
  const seen = await page.evaluate(() => (globalThis as unknown as { seen: Seen }).seen);
  await context.close();
  return { scriptKb: scriptBytes / 1_000, ...seen };
}

interface Seen {
  dataVisibleMs: number;
  lcpMs: number;
  blockingMs: number;
  layoutShift: number;
}

/** Runs in the page, before its own scripts: what web-vitals would report. */
function observe(): void {
  const seen: Seen = { dataVisibleMs: Number.NaN, lcpMs: 0, blockingMs: 0, layoutShift: 0 };
  Object.assign(globalThis, { seen });
  const watch = (type: string, read: (entry: PerformanceEntry) => void): void =>
    new PerformanceObserver((list) => list.getEntries().forEach(read)).observe({ type, buffered: true });
  watch('largest-contentful-paint', (entry) => (seen.lcpMs = entry.startTime));
  watch('longtask', (entry) => (seen.blockingMs += Math.max(0, entry.duration - 50)));
  watch('layout-shift', (entry) => {
    const shift = entry as PerformanceEntry & { hadRecentInput: boolean; value: number };
    if (!shift.hadRecentInput) seen.layoutShift += shift.value;
  });
  // The sentence of the transaction, painted: what the visitor came for.
  const poll = (): void => {
    const sentence = document.querySelector('h1')?.textContent ?? '';
    if (sentence.length > 10) requestAnimationFrame(() => (seen.dataVisibleMs = performance.now()));
    else globalThis.setTimeout(poll, 10);
  };
  poll();
}

function toRows(visits: readonly Visit[]): readonly BenchRow[] {
  const median = (read: (visit: Visit) => number): number =>
    visits.map(read).sort((a, b) => a - b)[visits.length >> 1]!;
  const script = median(({ scriptKb }) => scriptKb);
  const visible = median(({ dataVisibleMs }) => dataVisibleMs) / 1_000;
  const blocking = median(({ blockingMs }) => blockingMs);
  const shift = median(({ layoutShift }) => layoutShift);
  const lower = (name: string, wanted: number, reached: number) =>
    ({ name, wanted, reached, better: 'lower' }) as const;
  return [
    {
      goal: 9,
      work: '/tx on a phone, cold',
      ours: visible,
      unit: 's until the data is visible',
      peers: [{ name: 'Solana Explorer', value: OFFICIAL.dataVisibleS }],
      ratios: [
        lower('× script', 0.1, script / OFFICIAL.scriptKb),
        lower('data visible, s', 0.7, visible),
        lower('blocking, ms', 150, blocking),
        lower('layout shift', 0.02, shift),
      ],
      note:
        `median of ${VISITS}: script ${script.toFixed(0)} kB, largest paint ${median(({ lcpMs }) => lcpMs).toFixed(0)} ms; ` +
        "the peer's figures are published ones, not of this run: 1,040 kB of script, 1,800 ms blocking.",
    },
  ];
}
