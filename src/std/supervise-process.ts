import { spawn, type ChildProcess } from 'node:child_process';
import type { Log } from './log.ts';

export interface ProcessPlan {
  /** The module the child runs. */
  readonly entry: string;
  /** Flags of its Node. */
  readonly flags: readonly string[];
  /** What its environment has besides the system's. Arguments can be read by others. */
  readonly environment?: Readonly<Record<string, string | undefined>>;
  /** Its one argument, asked for at every start. */
  readonly settings: () => string;
  readonly onMessage: (message: unknown) => void;
  /** After a child that nobody asked to end; `failures` counts such ends in a row. Gives whether to try again. */
  readonly onDeath: (failures: number) => boolean;
  readonly log: Log;
}

export interface SupervisedProcess {
  /** `undefined` between two. */
  readonly pid: number | undefined;
  /** Asks it to end, and ends it when it does not. */
  close(): Promise<void>;
}

/** One line of a child's structured log, as it sends it to its parent. */
export interface LogMessage {
  readonly kind: 'log';
  readonly line: string;
}

const FIRST_DELAY_MS = 250;
const MAX_DELAY_MS = 10_000;
/** A run this long was sound: the next failure begins again with the first delay. */
const SOUND_RUN_MS = 60_000;
const KILL_AFTER_MS = 5_000;
const MAX_LAST_WORDS = 2_000;

/** Runs a module in a process of its own and starts it again whenever it dies. For servers only. */
export function superviseProcess(plan: ProcessPlan): SupervisedProcess {
  const { log } = plan;
  let child: ChildProcess | undefined;
  let timer: NodeJS.Timeout | undefined;
  let isClosed = false;
  let failures = 0;

  const start = (): void => {
    const startedAt = Date.now();
    let lastWords = '';
    child = spawn(process.execPath, [...plan.flags, plan.entry, plan.settings()], {
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
      env: { ...toSystemEnvironment(process.env), ...plan.environment },
    });
    child.stderr?.on('data', (chunk: Buffer) => {
      lastWords = (lastWords + chunk.toString('utf8')).slice(-MAX_LAST_WORDS);
    });
    child.on('message', (message) => {
      if (isLogMessage(message)) forwardLine(log, message.line);
      else plan.onMessage(message);
    });
    child.on('error', (error) => log.error('spawn-failed', { error }));
    child.on('exit', (code, signal) => {
      child = undefined;
      if (isClosed) return;
      failures = Date.now() - startedAt > SOUND_RUN_MS ? 1 : failures + 1;
      log.warn('died', { code, signal, failures, lastWords });
      if (!plan.onDeath(failures)) return;
      timer = setTimeout(start, Math.min(FIRST_DELAY_MS * 2 ** (failures - 1), MAX_DELAY_MS));
    });
  };

  start();
  return {
    get pid() {
      return child?.pid;
    },
    close: async () => {
      isClosed = true;
      clearTimeout(timer);
      if (child) await end(child);
    },
  };
}

/** What Node and the system read. Our own settings hold keys and passwords, and a child is given what it needs of them. */
const SYSTEM_VARIABLE =
  /^(?:PATH|HOME|USER|SHELL|TZ|LANG|TMPDIR|LC_\w{1,64}|NODE_(?:OPTIONS|ENV|PATH|EXTRA_CA_CERTS|USE_\w{1,64}|COMPILE_CACHE|V8_COVERAGE)|UV_\w{1,64}|SSL_CERT_\w{1,64}|LD_\w{1,64}|(?:https?|grpc|no|all)_proxy)$/i;

function toSystemEnvironment(environment: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return Object.fromEntries(Object.entries(environment).filter(([name]) => SYSTEM_VARIABLE.test(name)));
}

function isLogMessage(message: unknown): message is LogMessage {
  return typeof message === 'object' && message !== null && 'kind' in message && message.kind === 'log';
}

function forwardLine(log: Log, line: string): void {
  const { level: said, event, time: _time, ...fields } = JSON.parse(line) as Record<string, unknown>; // a log line
  const level = said === 'error' || said === 'warn' ? said : 'info';
  log[level](String(event), fields);
}

function end(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => child.kill('SIGKILL'), KILL_AFTER_MS);
    child.once('exit', () => {
      clearTimeout(timer);
      resolve();
    });
    child.kill('SIGTERM');
  });
}
