import type { Cluster } from '#contracts/cluster';
import type { IndexTopic } from '#contracts/market/index-live';
import type { IndexCoverage } from '#contracts/market/market';
import { isAppError } from '#std/errors';
import { toJson } from '#std/json';
import type { Log } from '#std/log';
import type { RowOf } from '#store';
import liveQueries from '#store/queries/live';
import type { IndexReader } from '../index/index-reader.ts';
import type { NameSources } from '../names/names.ts';
import { forEachConcurrent } from '#std/concurrency';
import { isEmptyFor, nameRows, NO_NAMES, toIndexEvent, type IndexRecord } from './index-event.ts';
import { IndexTrail } from './index-trail.ts';
import { isSameBlock, type IndexPlace } from './index-place.ts';
import { readIndexRows } from './read-index-rows.ts';

const POLL_MS = 250;
const LINGER_MS = 30_000;
const MAX_BACKOFF_MS = 15_000;
/** Readers that come back at once are let in so many at a time, between two moves. */
const JOINS_A_LOOK = 200;
const JOIN_WIDTH = 4;
/** What is final is never taken back, and lies at most so far below the newest. */
const DEEPEST_FORK = 64;
/** A page may have read the store a moment after this last looked. */
const LOOKS_AHEAD = 2;

/** What a listener is handed: a text it shares with all who listen to the same, and where its reader then stands. */
export interface IndexMessage {
  readonly text: string;
  readonly place: IndexPlace;
}

export interface IndexListener {
  readonly topics: readonly IndexTopic[];
  /** Where the reader stopped; what came since is sent first. Absent for one that begins. */
  readonly from: IndexPlace | undefined;
  hear(message: IndexMessage): void;
  /** What came since cannot be read, or this is closed. The reader does best to come back. */
  fail(): void;
}

/** Tells what the index stores while somebody listens; each move is read once, however many do. */
export interface IndexWatcher {
  /** The returned function ends it. */
  watch(listener: IndexListener): () => void;
  /** One look at the index. The schedule calls it; so may a test. */
  tick(): Promise<void>;
  readonly isRunning: boolean;
  close(): void;
}

export interface IndexWatcherParts {
  readonly cluster: Cluster;
  readonly index: IndexReader;
  readonly names: NameSources;
  readonly log: Log;
  readonly pollMs?: number;
  readonly lingerMs?: number;
}

interface Joining {
  readonly listener: IndexListener;
  looks: number;
}

type Checkpoint = RowOf<typeof liveQueries.newestCheckpoint.row>;

export function createIndexWatcher(parts: IndexWatcherParts): IndexWatcher {
  const { cluster, index, log, pollMs = POLL_MS, lingerMs = LINGER_MS } = parts;
  const joined = new Set<IndexListener>();
  const joining = new Set<Joining>();
  let trail: IndexTrail | undefined;
  let looking: Promise<void> = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;
  let running = false;
  let closed = false;
  let leftAtMs = -Infinity;
  let failures = 0;
  /** Texts of the records sent in this look, by their topics. */
  let texts = new Map<IndexRecord, Map<string, string>>();

  const tell = (listener: IndexListener, record: IndexRecord): void => {
    const ofRecord = texts.get(record) ?? new Map<string, string>();
    texts.set(record, ofRecord);
    const topics = isEmptyFor(record, listener.topics) ? [] : listener.topics;
    const key = topics.join();
    let text = ofRecord.get(key);
    if (text === undefined) {
      text = `event: index\ndata: ${toJson(toIndexEvent(record, topics))}\n\n`;
      ofRecord.set(key, text);
    }
    listener.hear({ text, place: record.place });
  };

  const push = (to: IndexTrail, record: IndexRecord, time: number): void => {
    to.add(record, time);
    for (const listener of joined) tell(listener, record);
  };

  /** The chain left blocks that were sent. Those still on it are found among the places sent before. */
  const takeBack = async (from: IndexTrail, seen: Checkpoint): Promise<void> => {
    const steps = from.steps;
    const blocks = await index.all(liveQueries.blocksAmong, {
      slots: steps.map(({ slot }) => slot),
      limit: steps.length,
    });
    const hashes = new Map(blocks.map(({ slot, hash }) => [slot, hash]));
    const common = steps.findLast(({ slot, hash }) => hashes.get(slot) === hash);
    const slot = common?.slot ?? Math.max(0, seen.fromSlot - 1);
    const time = common?.time ?? seen.fromTime;
    const record: IndexRecord = {
      place: { slot, hash: common?.hash },
      coverage: toCoverage(seen, slot, time),
      takenBack: true,
      rows: new Map(),
      names: NO_NAMES,
    };
    log.info('index taken back', { cluster, from: from.place.slot, to: slot });
    push(from, record, time);
  };

  const readRecord = async (
    topics: Iterable<IndexTopic>,
    after: number,
    place: IndexPlace,
    coverage: IndexCoverage,
  ): Promise<IndexRecord> => {
    const rows = await readIndexRows(index, topics, { after, upTo: place.slot });
    return { place, coverage, takenBack: false, rows, names: await nameRows(rows, parts.names) };
  };

  /** What a reader missed, by the store. */
  const readMissed = async (
    topics: readonly IndexTopic[],
    from: IndexPlace,
    newest: IndexRecord,
  ): Promise<readonly IndexRecord[]> => {
    const { place, coverage } = newest;
    const isAhead = from.slot > place.slot;
    const isLost = isAhead || !(await isOnChain(index, from));
    const after = isLost ? Math.max(0, Math.min(from.slot, place.slot) - DEEPEST_FORK) : from.slot;
    const missed = await readRecord(topics, after, place, coverage);
    if (!isLost) return [missed];
    const common = await index.first(liveQueries.blockAtOrBelow, { slot: after });
    const takenBack: IndexRecord = {
      ...newest,
      place: { slot: after, hash: common?.hash },
      coverage: { ...coverage, toSlot: after, toTime: common?.time ?? coverage.fromTime },
      takenBack: true,
    };
    return [takenBack, missed];
  };

  /** Lets in who came since the last look. */
  const join = async (current: IndexTrail, coverage: IndexCoverage): Promise<void> => {
    const newest: IndexRecord = {
      place: current.place,
      coverage,
      takenBack: false,
      rows: new Map(),
      names: NO_NAMES,
    };
    const shared = new Map<string, Promise<readonly IndexRecord[]>>();
    const comers = [...joining].filter((one) => {
      const isAhead = (one.listener.from?.slot ?? 0) > current.place.slot;
      return !isAhead || ++one.looks > LOOKS_AHEAD;
    });
    await forEachConcurrent(JOIN_WIDTH, comers.slice(0, JOINS_A_LOOK), async (one) => {
      const { listener } = one;
      const { from, topics } = listener;
      let records: readonly IndexRecord[] = [newest];
      if (from !== undefined) {
        const recent = current.since(from, topics);
        if (recent === undefined) {
          const key = `${from.slot} ${from.hash} ${topics.join()}`;
          const missed = shared.get(key) ?? readMissed(topics, from, newest);
          shared.set(key, missed);
          try {
            records = await missed;
          } catch (error) {
            log.warn('missed rows not read', { cluster, error });
            if (joining.delete(one)) listener.fail();
            return;
          }
        } else if (recent.length > 0) records = recent;
      }
      // It may have left while they were read.
      if (!joining.delete(one)) return;
      joined.add(listener);
      for (const record of records) tell(listener, record);
    });
  };

  const toCoverage = (seen: Checkpoint, toSlot: number, toTime: number): IndexCoverage => ({
    cluster,
    engine: index.engine,
    fromSlot: seen.fromSlot,
    toSlot,
    fromTime: seen.fromTime,
    toTime,
  });

  const look = async (): Promise<void> => {
    texts = new Map();
    const seen = await readCheckpoint(index, trail?.place.slot ?? 0);
    if (seen === undefined) return;
    const coverage = toCoverage(seen, seen.toSlot, seen.toTime);
    const place: IndexPlace = { slot: seen.blockSlot, hash: seen.hash };
    const current = (trail ??= new IndexTrail({ ...place, time: seen.toTime }));
    const { place: before } = current;
    const isKnown = before.hash === undefined || before.hash === seen.seenHash || isSame(before, place);
    if (!isKnown) await takeBack(current, seen);
    if (place.slot > current.place.slot) {
      const topics = [...joined, ...[...joining].map(({ listener }) => listener)].flatMap(
        (one) => one.topics,
      );
      push(current, await readRecord(topics, current.place.slot, place, coverage), seen.toTime);
    }
    await join(current, coverage);
  };

  const tick = (): Promise<void> => {
    looking = looking.then(look).then(
      () => {
        failures = 0;
      },
      (error: unknown) => {
        failures++;
        if (failures === 1 && !closed) log.warn('index not watched', { cluster, error });
      },
    );
    return looking;
  };

  const isHeard = () => joined.size + joining.size > 0 || performance.now() - leftAtMs < lingerMs;

  const run = async (): Promise<void> => {
    await tick();
    if (closed || !isHeard()) {
      running = false;
      trail = undefined;
      return;
    }
    timer = setTimeout(() => void run(), Math.min(pollMs * 2 ** Math.min(failures, 6), MAX_BACKOFF_MS));
    timer.unref();
  };

  return {
    tick,
    get isRunning() {
      return running;
    },
    watch(listener) {
      const one: Joining = { listener, looks: 0 };
      joining.add(one);
      if (!running && !closed) {
        running = true;
        void run();
      }
      return () => {
        joining.delete(one);
        joined.delete(listener);
        leftAtMs = performance.now();
      };
    },
    close() {
      closed = true;
      clearTimeout(timer);
      const listeners = [...joined, ...[...joining].map(({ listener }) => listener)];
      joined.clear();
      joining.clear();
      for (const listener of listeners) listener.fail();
    },
  };
}

const isSame = (one: IndexPlace, other: IndexPlace): boolean =>
  one.slot === other.slot && one.hash === other.hash;

async function isOnChain(index: IndexReader, { slot, hash }: IndexPlace): Promise<boolean> {
  if (hash === undefined) return true;
  const block = await index.first(liveQueries.blockAtOrBelow, { slot });
  return block !== undefined && isSameBlock(block.hash, hash);
}

/** `undefined` while nothing is indexed. */
async function readCheckpoint(index: IndexReader, seen: number): Promise<Checkpoint | undefined> {
  try {
    return await index.first(liveQueries.newestCheckpoint, { seen });
  } catch (error) {
    if (isAppError(error, 'store/unavailable')) return undefined;
    throw error;
  }
}
