/** Many readers of the live stream in one process, each from an address of its own: `<port> <count>`. */
import { request, type IncomingMessage } from 'node:http';

const BATCH = 50;
const PATH = '/api/live?cluster=localnet&topics=trades,launches,anomalies';

/** An event as it came, read once however many readers got it. */
interface Delivery {
  readonly toSlot: number;
  readonly trades: number;
  /** Whether its trades come in their order. */
  readonly isSorted: boolean;
  readonly left: number;
  readonly atMs: number[];
}

interface Reader {
  first: number | undefined;
  last: number;
  trades: number;
  isInOrder: boolean;
}

export interface Report {
  readonly readers: readonly Reader[];
  readonly deliveries: readonly { readonly toSlot: number; readonly atMs: readonly number[] }[];
  readonly lost: number;
  readonly bytes: number;
}

const [port = 0, count = 0] = process.argv.slice(2).map(Number);
const byData = new Map<string, Delivery>();
const readers: Reader[] = [];
let lost = 0;
let bytes = 0;
let isOver = false;

const nowMs = (): number => performance.timeOrigin + performance.now();

function toDelivery(data: string): Delivery {
  let delivery = byData.get(data);
  if (delivery === undefined) {
    // The product's own server wrote it.
    const event = JSON.parse(data) as {
      coverage: { toSlot: number };
      trades: { slot: number; position: number; part: number }[];
      left: number;
    };
    const { trades } = event;
    const isSorted = trades.every((row, i) => {
      const before = trades[i - 1];
      return (
        before === undefined ||
        (row.slot - before.slot || row.position - before.position || row.part - before.part) > 0
      );
    });
    delivery = {
      toSlot: event.coverage.toSlot,
      trades: trades.length,
      isSorted,
      left: event.left,
      atMs: [],
    };
    byData.set(data, delivery);
  }
  return delivery;
}

function hear(reader: Reader, block: string): void {
  const at = block.indexOf('event: index\ndata: ');
  if (at < 0) return;
  const delivery = toDelivery(block.slice(at + 'event: index\ndata: '.length));
  delivery.atMs.push(nowMs());
  if (reader.first === undefined) reader.first = delivery.toSlot;
  else {
    reader.trades += delivery.trades;
    if (delivery.toSlot <= reader.last || !delivery.isSorted || delivery.left > 0) reader.isInOrder = false;
  }
  reader.last = delivery.toSlot;
}

function open(i: number): Promise<void> {
  const reader: Reader = { first: undefined, last: -1, trades: 0, isInOrder: true };
  readers.push(reader);
  return new Promise((resolve, reject) => {
    const localAddress = `127.1.${Math.floor(i / 250)}.${1 + (i % 250)}`;
    const asking = request({ host: '127.0.0.1', port, path: PATH, localAddress, agent: false });
    asking.once('response', (response: IncomingMessage) => {
      if (response.statusCode !== 200) return reject(new Error(`answered ${response.statusCode}`));
      let rest = '';
      response.setEncoding('utf8');
      response.on('data', (chunk: string) => {
        bytes += chunk.length;
        rest += chunk;
        for (let end = rest.indexOf('\n\n'); end >= 0; end = rest.indexOf('\n\n')) {
          hear(reader, rest.slice(0, end));
          rest = rest.slice(end + 2);
        }
      });
      response.once('close', () => {
        if (!isOver) lost++;
      });
      response.on('error', () => {});
      resolve();
    });
    asking.once('error', reject);
    asking.end();
  });
}

for (let i = 0; i < count; i += BATCH)
  await Promise.all(Array.from({ length: Math.min(BATCH, count - i) }, (_, j) => open(i + j)));
process.send?.('open');
process.once('message', () => {
  isOver = true;
  const deliveries = [...byData.values()].map(({ toSlot, atMs }) => ({ toSlot, atMs }));
  process.send?.({ readers, deliveries, lost, bytes } satisfies Report, () => process.exit(0));
});
