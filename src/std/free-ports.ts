import { createServer } from 'node:net';

/** Below what systems give out by themselves, four apart: a process begins at a place of its own. */
const OWN_PORTS = { first: 20_000, count: 3_000, step: 4 } as const;

/** `port` when it and the one after it are free on the loopback, else another such; `undefined` where none is. */
export async function findTwoFreePorts(port: number): Promise<number | undefined> {
  if (port !== 0 && (await isFree(port)) && (await isFree(port + 1))) return port;
  // Two processes that ask at the same time must not be given each other's.
  const { first, count, step } = OWN_PORTS;
  for (let i = 0; i < count; i++) {
    const candidate = first + ((process.pid + i) % count) * step;
    if ((await isFree(candidate)) && (await isFree(candidate + 1))) return candidate;
  }
  return undefined;
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer()
      .once('error', () => resolve(false))
      .listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  });
}
