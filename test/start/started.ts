/** Programs started as from a shell, and what they print. */
import { spawn, type ChildProcess, type SpawnOptions } from 'node:child_process';
import { once } from 'node:events';
import { connect, createServer, type AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

export interface Started {
  readonly child: ChildProcess;
  readonly output: () => string;
  /** Exit code, or the signal that ended it. */
  readonly ended: Promise<number | string>;
  /** First match of `pattern` in its output; rejects with the output if it ends first. */
  said(pattern: RegExp): Promise<string>;
}

const POLL_MS = 50;

/** This process's environment without what npm and Vitest add, and with the system's own Node. */
export function toBareEnvironment(): { readonly PATH: string; readonly [name: string]: string } {
  const inherited = Object.entries(process.env).filter(
    (entry): entry is [string, string] =>
      entry[1] !== undefined &&
      !/^(?:npm_(?!config_)|VITEST|NODE_(?:ENV|OPTIONS|COMPILE_CACHE)$)/.test(entry[0]),
  );
  const PATH = (process.env['PATH'] ?? '')
    .split(':')
    .filter((folder) => !folder.endsWith('node_modules/.bin'));
  return { ...Object.fromEntries(inherited), PATH: PATH.join(':') };
}

export function run(command: string, args: readonly string[], options: SpawnOptions): Started {
  const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'], ...options });
  let output = '';
  const read = (chunk: Buffer): void => void (output += chunk.toString());
  child.stdout?.on('data', read);
  child.stderr?.on('data', read);
  const ended = once(child, 'close').then(([code, signal]) => (code ?? signal) as number | string); // as Node has it
  const said = async (pattern: RegExp): Promise<string> => {
    for (;;) {
      const match = pattern.exec(output);
      if (match) return match[1] ?? match[0];
      if (child.exitCode !== null || child.signalCode !== null) throw new Error(`it ended first:\n${output}`);
      await sleep(POLL_MS);
    }
  };
  return { child, output: () => output, ended, said };
}

export async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo; // of a TCP server
  server.close();
  await once(server, 'close');
  return port;
}

/** Resolves once nothing listens on the port any more. */
export async function whenFreed(port: number): Promise<void> {
  while (await isTaken(port)) await sleep(POLL_MS);
}

function isTaken(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
}
