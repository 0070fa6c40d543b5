import { appendFile, mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { LRUCache } from 'lru-cache';
import { CLIENT_LOG_LEVELS, type ClientLogLevel, type LogEntry } from '#contracts/operation/log-entries';
import type { Log } from '#std/log';
import { toLogLine } from './log-line.ts';

export interface ClientLogsOptions {
  readonly folder: string;
  /** Unix milliseconds. */
  readonly nowMs: () => number;
  /** Hears of each write that failed, with why, and with nothing of each that did not. */
  readonly hear?: ((failure: unknown) => void) | undefined;
  readonly log: Log;
  readonly bounds?: Partial<ClientLogBounds>;
}

export interface ClientLogBounds {
  /** All files together; the oldest go first. */
  readonly totalBytes: number;
  readonly fileBytes: number;
  /** Lines of one client in a day, by universal time. */
  readonly clientDayBytes: number;
  /** Lines that wait for the disk; more are dropped. */
  readonly waitingBytes: number;
}

const MIB = 1_024 * 1_024;
const BOUNDS: ClientLogBounds = {
  totalBytes: 256 * MIB,
  fileBytes: 8 * MIB,
  clientDayBytes: 8 * MIB,
  waitingBytes: 4 * MIB,
};
/** Clients whose share of the day is known; the one heard from longest ago starts over. */
const MAX_CLIENTS = 50_000;
const OWN_NAME = /^client-[\w-]+\.log$/;

export interface ClientLogs {
  /** Takes the entries to be written; says whether the client's share of the day and the disk's pace allow it. */
  add(client: string, entries: readonly LogEntry[]): boolean;
  /** Entries of this day by level, since this server started. */
  countToday(): Readonly<Record<ClientLogLevel, number>>;
  /** Resolves when all that was taken is written or given up. */
  flush(): Promise<void>;
}

/** What browsers reported, one line of JSON each, in files that push the oldest out. Never throws for the disk's sake. */
export function createClientLogs({ folder, nowMs, hear, log, bounds }: ClientLogsOptions): ClientLogs {
  const { totalBytes, fileBytes, clientDayBytes, waitingBytes } = { ...BOUNDS, ...bounds };
  const shares = new LRUCache<string, number>({ max: MAX_CLIENTS });
  let day = '';
  let counts = toCounts();
  let waiting = 0;
  let work: Promise<void> = Promise.resolve();
  let file: { readonly path: string; readonly day: string; bytes: number } | undefined;
  let files = 0;
  let isWarned = false;

  const beginDay = (): void => {
    const today = new Date(nowMs()).toISOString().slice(0, 10);
    if (today === day) return;
    day = today;
    shares.clear();
    counts = toCounts();
  };

  const write = async (text: string, size: number, today: string): Promise<void> => {
    try {
      if (file === undefined || file.day !== today || file.bytes + size > fileBytes) {
        await mkdir(folder, { recursive: true });
        await makeRoom(folder, totalBytes - Math.max(fileBytes, size));
        const name = `client-${today}-${nowMs()}-${process.pid}-${files++}.log`;
        file = { path: join(folder, name), day: today, bytes: 0 };
      }
      file.bytes += size;
      await appendFile(file.path, text, { mode: 0o600 });
      isWarned = false;
      hear?.(undefined);
    } catch (error) {
      file = undefined;
      hear?.(error);
      if (!isWarned) log.warn('client logs not written', { error });
      isWarned = true;
    }
  };

  return {
    add(client, entries) {
      beginDay();
      const text = entries.map((entry) => toLogLine(entry, nowMs())).join('');
      const size = Buffer.byteLength(text);
      const share = (shares.get(client) ?? 0) + size;
      if (share > clientDayBytes || waiting + size > waitingBytes) return false;
      shares.set(client, share);
      for (const { level } of entries) counts[level]++;
      if (size === 0) return true;
      waiting += size;
      const today = day;
      work = work.then(() => write(text, size, today)).finally(() => (waiting -= size));
      return true;
    },
    countToday() {
      beginDay();
      return counts;
    },
    flush: () => work,
  };
}

function toCounts(): Record<ClientLogLevel, number> {
  const counts: Partial<Record<ClientLogLevel, number>> = {};
  for (const level of CLIENT_LOG_LEVELS) counts[level] = 0;
  return counts as Record<ClientLogLevel, number>; // every level was just set
}

/** Removes the oldest files until what is left is at most `most` bytes. */
async function makeRoom(folder: string, most: number): Promise<void> {
  const names = (await readdir(folder)).filter((name) => OWN_NAME.test(name));
  const found = await Promise.all(
    names.map(async (name) => {
      const path = join(folder, name);
      const facts = await stat(path).catch(() => undefined); // another process was faster
      return { path, bytes: facts?.size ?? 0, atMs: facts?.mtimeMs ?? 0 };
    }),
  );
  let total = found.reduce((sum, { bytes }) => sum + bytes, 0);
  for (const { path, bytes } of found.toSorted((a, b) => a.atMs - b.atMs || (a.path < b.path ? -1 : 1))) {
    if (total <= most) return;
    await rm(path, { force: true });
    total -= bytes;
  }
}
