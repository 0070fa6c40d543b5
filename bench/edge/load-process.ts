/** Readers that ask for pages one after the other, each on a connection of its own, until they are asked for a report. */
import { Agent, request } from 'node:http';

export interface Load {
  readonly port: number;
  /** Each connection takes the next one; the server tells clients apart by them. */
  readonly addresses: readonly string[];
  readonly connections: number;
  /** Asked for in turn; `#` becomes a number that was not there before. */
  readonly paths: readonly string[];
  /** What each reader waits between an answer and the next question, ms. */
  readonly pauseMs: number;
}

export interface LoadReport {
  readonly statuses: Readonly<Record<string, number>>;
  /** Of answers with status 200. */
  readonly latenciesMs: readonly number[];
}

let statuses: Record<string, number> = {};
let latenciesMs: number[] = [];
let asked = 0;

process.on('message', (message: Load | 'report' | 'reset') => {
  if (message === 'report') process.send?.({ statuses, latenciesMs } satisfies LoadReport);
  else if (message === 'reset') [statuses, latenciesMs] = [{}, []];
  else for (let i = 0; i < message.connections; i++) void read(message, i);
});
process.send?.('ready');

async function read(load: Load, index: number): Promise<void> {
  const localAddress = load.addresses[index % load.addresses.length]!;
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  // Readers do not come at the same moment.
  await pause(Math.random() * load.pauseMs);
  for (;;) {
    const number = asked++;
    const path = load.paths[number % load.paths.length]!.replace('#', String(number));
    const beganMs = performance.now();
    const status = await ask(load.port, path, localAddress, agent);
    statuses[status] = (statuses[status] ?? 0) + 1;
    if (status === 200) latenciesMs.push(performance.now() - beganMs);
    // Who is turned away comes again at once, but a machine full of loops measures nothing.
    await pause(status === 200 ? load.pauseMs : Math.max(load.pauseMs, 5));
  }
}

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

function ask(port: number, path: string, localAddress: string, agent: Agent): Promise<number> {
  return new Promise((resolve) => {
    const asking = request(
      {
        host: '127.0.0.1',
        port,
        path,
        localAddress,
        agent,
        headers: { 'accept-encoding': 'br', accept: 'text/html' },
      },
      (response) => {
        response.resume();
        response.on('end', () => resolve(response.statusCode ?? 0));
        response.on('error', () => resolve(0));
      },
    );
    asking.on('error', () => resolve(0));
    asking.end();
  });
}
