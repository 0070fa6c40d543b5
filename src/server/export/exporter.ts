import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Api } from '#contracts/api';
import type { Cluster } from '#contracts/cluster';
import {
  EXPORT_FORMATS,
  EXPORT_TEXTS,
  type ExportConfig,
  type ExportJob,
  type ExportResult,
  type ExportSource,
} from '#contracts/export/exports';
import { findDiskFault } from '#std/disk-faults';
import { isAppError } from '#std/errors';
import type { Log } from '#std/log';
import { traced } from '#std/tracing/trace';
import type { ExportOwner, Exports, StoredExportJob } from '#store/users/exports';
import type { Messages } from '../shared-state/shared-state.ts';
import { actionError } from '../errors/action-error.ts';
import { withTimeout } from '#std/concurrency';
import { makeId } from '../sessions/secrets.ts';
import { EXPORT_FILE_MS, openExportFolder } from './export-folder.ts';
import { ExportFault, openRows } from './export-rows.ts';
import { toFileName } from './file-name.ts';
import { FORMATS } from './formats.ts';
import { runExport } from './run-export.ts';
import { toExportJob, toStoredSource, type JobSource } from './stored-job.ts';

/** Jobs of one person, and of all, that run at the same time. */
export const RUNNING_PER_USER = 2;
const RUNNING_IN_ALL = 6;
const SWEEP_MS = 60_000;
const CANCEL_MS = 800;
/** What processes tell one another of an export that is given up; the text is its id. */
const CANCELLED = 'export-cancelled';
/** How often it is tried to note how an export ended. */
const NOTE_MS = 5_000;
/** After so many rows a list of unknown length is shown as half done. */
const UNKNOWN_ROWS = 1_000;
const RESTARTED = 'The server was restarted while it made the file. Try again.';

export interface ExporterParts {
  /** Of this process. */
  readonly folder: string;
  /** In its place for files, where several processes see one. */
  readonly sharedFolder?: string | undefined;
  /** To and from the other processes; absent where there are none. */
  readonly messages?: Pick<Messages, 'broadcast' | 'hear'> | undefined;
  readonly jobs: Exports;
  readonly log: Log;
  /** Hears of each file that could not be written, with why, and with nothing of each that was. */
  readonly hear?: ((failure: unknown) => void) | undefined;
  /** How often old files are removed, and a folder that took nothing is tried again. */
  readonly sweepMs?: number | undefined;
  readonly nowMs: () => number;
  readonly apiOf: (cluster: Cluster) => Pick<Api, 'ask'>;
}

export interface ExportWish {
  readonly name: string;
  readonly config: ExportConfig;
  readonly source: ExportSource;
  readonly cluster: Cluster;
}

export interface ExportFile {
  readonly path: string;
  readonly mimeType: string;
  readonly filename: string;
  readonly size: number;
}

/** Everything a person can do with their exports. Ids of others are as unknown as ids of nobody: 404. */
export interface Exporter {
  list(owner: ExportOwner): Promise<readonly ExportJob[]>;
  get(owner: ExportOwner, id: string): Promise<ExportJob>;
  create(owner: ExportOwner, wish: ExportWish): Promise<ExportJob>;
  cancel(owner: ExportOwner, id: string): Promise<ExportJob>;
  retry(owner: ExportOwner, id: string): Promise<ExportJob>;
  clear(owner: ExportOwner, id: string): Promise<void>;
  file(owner: ExportOwner, id: string): Promise<ExportFile>;
  /** Ends what runs; resolves when its threads are gone. */
  close(): Promise<void>;
}

interface Running {
  readonly userId: string;
  readonly controller: AbortController;
  done: Promise<void>;
  rows: number;
  /** 0 while or where nobody knows it. */
  total: number;
}

/** Runs the export jobs of this server. What an earlier run of it had not finished has failed. */
export async function openExporter(parts: ExporterParts): Promise<Exporter> {
  const { jobs, log, hear, nowMs } = parts;
  const folder = openExportFolder(parts.folder, parts.sharedFolder);
  const running = new Map<string, Running>();

  let isClosed = false;

  /** Notes how an export ended, again and again while the store does not take it: nobody waits for one that has. */
  const noteEnd = async <T>(id: string, note: () => Promise<T>): Promise<T> => {
    for (;;) {
      try {
        return await note();
      } catch (error) {
        if (isClosed || !isAppError(error, 'store/users-unavailable')) throw error;
        log.warn('the end of an export is not noted yet', { job: id, error });
        await sleep(NOTE_MS, undefined, { ref: false });
      }
    }
  };

  const lost = await jobs.failAll(folder.server, RESTARTED, nowMs());
  if (lost > 0) log.info('exports of an earlier run have failed', { jobs: lost });
  const sweep = () => folder.sweep(nowMs(), (id) => running.has(id));
  await sweep();
  let hasFailed = false;
  /** Whether there is room again is known also where nobody exports. */
  const tryAgain = async (): Promise<void> => {
    if (!hasFailed) return;
    hasFailed = false;
    try {
      await folder.tryOut();
      hear?.(undefined);
    } catch (error) {
      hasFailed = true;
      hear?.(error);
    }
  };
  const sweeping = setInterval(() => {
    sweep().catch((error: unknown) => log.warn('export sweep failed', { error }));
    void tryAgain();
  }, parts.sweepMs ?? SWEEP_MS);
  sweeping.unref();

  /** Its thread ends at once; a node that is still being waited for must not keep the place. */
  const stop = async (id: string): Promise<void> => {
    const entry = running.get(id);
    if (entry === undefined) return;
    entry.controller.abort(new Error(EXPORT_TEXTS.cancelled));
    await withTimeout(CANCEL_MS, entry.done);
    running.delete(id);
  };
  parts.messages?.hear(CANCELLED, (id) => void stop(id));

  const toJob = (job: StoredExportJob): ExportJob => toExportJob(job, toProgress(running.get(job.id)));
  const find = async (owner: ExportOwner, id: string): Promise<StoredExportJob> => {
    const job = await jobs.find(owner, id);
    if (job === undefined) throw actionError(404, 'There is no such export.');
    return job;
  };

  /** Takes a place among what runs; throws when there is none. Nothing is awaited between the two. */
  const reserve = (userId: string): { readonly id: string; readonly entry: Running } => {
    const own = [...running.values()].filter((one) => one.userId === userId).length;
    if (own >= RUNNING_PER_USER) {
      throw actionError(
        429,
        `${RUNNING_PER_USER} exports are running already. Wait for one, or cancel it.`,
        5,
      );
    }
    if (running.size >= RUNNING_IN_ALL) {
      throw actionError(503, 'The server is busy with other exports. Try again in a moment.', 10);
    }
    const id = makeId();
    const entry = { userId, controller: new AbortController(), done: Promise.resolve(), rows: 0, total: 0 };
    running.set(id, entry);
    return { id, entry };
  };

  const start = async (
    { id, entry }: ReturnType<typeof reserve>,
    owner: ExportOwner,
    source: JobSource,
    more: Pick<StoredExportJob, 'name' | 'format' | 'config' | 'summary'>,
  ): Promise<ExportJob> => {
    const { userId, tenant } = owner;
    const { name, format, config, summary } = more;
    const times = { createdMs: nowMs(), startedMs: 0, completedMs: 0 };
    const job = { id, userId, tenant, server: folder.server, name, format, config, summary, ...times };
    await jobs.add({ ...job, status: 'idle', rowCount: 0, error: '', result: '' }, toStoredSource(source));
    await jobs.prepare(id, nowMs());
    const read = JSON.parse(config) as ExportConfig; // we wrote it
    entry.done = traced(
      'export job',
      async (span) => {
        span?.set({ 'osvm.format': format, 'osvm.cluster': source.cluster });
        await make(id, owner, read, source, entry);
        span?.set({ 'osvm.rows': entry.rows });
      },
      { begins: 'alone' },
    ).catch((error: unknown) => log.error('the end of an export was not noted', { job: id, error }));
    return toJob(await find(owner, id));
  };

  /** Gives the place back when what needed it did not come to pass. */
  const withPlace = async (
    userId: string,
    work: (place: ReturnType<typeof reserve>) => Promise<ExportJob>,
  ): Promise<ExportJob> => {
    const place = reserve(userId);
    try {
      return await work(place);
    } catch (error) {
      running.delete(place.id);
      throw error;
    }
  };

  const make = async (
    id: string,
    { userId, tenant }: ExportOwner,
    config: ExportConfig,
    { source, cluster }: JobSource,
    entry: Running,
  ): Promise<void> => {
    const { signal } = entry.controller;
    try {
      const rows = await openRows(source, { api: parts.apiOf(cluster), cluster, signal, nowMs });
      const cap = EXPORT_FORMATS[config.format].rowCap;
      entry.total = rows.total === undefined ? 0 : Math.min(rows.total, cap);
      if (!(await jobs.begin(id))) return;
      const { bytes, metadata } = await runExport({
        config,
        title: rows.title,
        cluster,
        source: rows,
        partPath: folder.partOf(id),
        path: folder.pathOf(id),
        signal,
        nowMs,
        onRows: (count) => (entry.rows = count),
      }).catch((error: unknown) => {
        hear?.(error);
        hasFailed = true;
        throw error;
      });
      // A team is its own tenant, and whoever fetches the file says whose it is.
      const url = `/api/exports/${id}/file${userId === tenant ? `?team=${tenant}` : ''}`;
      hear?.(undefined);
      const { extension } = FORMATS.get(config.format)!; // checked when it was asked for
      const result: ExportResult = {
        success: true,
        url,
        downloadUrl: url,
        filename: toFileName(config.filename, extension, nowMs()),
        size: bytes,
        format: config.format,
        metadata,
        expiresAt: nowMs() + EXPORT_FILE_MS,
      };
      const text = JSON.stringify(result);
      const isStored = await noteEnd(id, () => jobs.complete(id, text, metadata.rows, nowMs()));
      if (!isStored) await folder.remove(id);
    } catch (error) {
      await folder.remove(id).catch(() => undefined);
      if (!signal.aborted) {
        if (!(error instanceof ExportFault)) log.warn('export failed', { job: id, error });
        const text = toText(error);
        await noteEnd(id, () => jobs.fail(id, text, nowMs()));
      }
    } finally {
      running.delete(id);
    }
  };

  return {
    async list(owner) {
      return (await jobs.list(owner)).map(toJob);
    },
    async get(owner, id) {
      return toJob(await find(owner, id));
    },
    create: (owner, { name, config, source, cluster }) =>
      withPlace(owner.userId, (place) =>
        start(
          place,
          owner,
          { source, cluster },
          {
            name,
            format: config.format,
            config: JSON.stringify(config),
            summary: JSON.stringify(toSummary(source, cluster)),
          },
        ),
      ),
    async cancel(owner, id) {
      const isCancelled = await jobs.cancel(owner, id, EXPORT_TEXTS.cancelled, nowMs());
      const job = await find(owner, id);
      if (!isCancelled) throw actionError(409, 'Only an export that is being made can be cancelled.');
      await stop(id);
      // Where the news does not arrive, the process that makes the file finds out when it is done with it.
      if (job.server !== folder.server) await parts.messages?.broadcast(CANCELLED, id).catch(() => undefined);
      return toJob(job);
    },
    async retry(owner, id) {
      const job = await find(owner, id);
      if (job.status !== 'error') throw actionError(409, 'Only an export that failed can be tried again.');
      const source = await jobs.sourceOf(owner, id);
      if (source === undefined) throw actionError(404, 'There is no such export.');
      return withPlace(owner.userId, async (place) => {
        // Whoever removes it makes the new one: two clicks make one job.
        if (!(await jobs.remove(owner, id))) throw actionError(404, 'There is no such export.');
        return start(place, owner, JSON.parse(source) as JobSource, job); // `toStoredSource` wrote it
      });
    },
    async clear(owner, id) {
      const job = await find(owner, id);
      if (!(await jobs.remove(owner, id))) {
        throw actionError(409, 'An export that is being made cannot be cleared. Cancel it first.');
      }
      if (job.server === folder.server || folder.isShared) await folder.remove(id);
    },
    async file(owner, id) {
      const job = await find(owner, id);
      const { result } = toJob(job);
      if (result === undefined) throw actionError(404, 'This export has no file.');
      const format = FORMATS.get(result.format);
      if (format === undefined || nowMs() >= result.expiresAt) {
        throw actionError(410, 'The file is no longer stored. Export it again.');
      }
      if (job.server !== folder.server && !folder.isShared)
        throw actionError(503, 'This file is on another server of this site. Try again in a moment.', 1);
      const { filename, size } = result;
      return { path: folder.pathOf(id), mimeType: format.mimeType, filename, size };
    },
    async close() {
      isClosed = true;
      clearInterval(sweeping);
      const all = [...running.values()];
      for (const { controller } of all) controller.abort(new Error('the server stops'));
      await Promise.all(all.map(({ done }) => withTimeout(CANCEL_MS, done)));
      await jobs.failAll(folder.server, RESTARTED, nowMs());
    },
  };
}

function toProgress(
  entry: Running | undefined,
): { readonly rows: number; readonly percent: number } | undefined {
  if (entry === undefined) return undefined;
  // The last percent is the file’s: it is not there before its job is completed.
  // Where nobody knows how many there are, it comes nearer to the end with every row, and never to it.
  const share = entry.rows / (entry.total || entry.rows + UNKNOWN_ROWS);
  const percent = Math.min(99, Math.floor(share * 100));
  return { rows: entry.rows, percent };
}

function toSummary(source: ExportSource, cluster: Cluster) {
  return source.kind === 'list'
    ? { kind: 'list', title: source.list, list: source.list, input: source.input, cluster }
    : { kind: 'rows', title: source.title, cluster };
}

function toText(error: unknown): string {
  if (error instanceof ExportFault) return error.message;
  if (isAppError(error)) return error.publicMessage;
  const fault = findDiskFault(error);
  if (fault === 'full') return 'The disk of the server is full. Try again later.';
  if (fault !== undefined) return 'The server cannot write files now. Try again later.';
  return `The file could not be made (reference ${randomUUID().slice(0, 8)}).`;
}
