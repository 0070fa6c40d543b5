import type { BulkPart, BulkRequest } from '#contracts/bulk/bulk';
import type { Cluster } from '#contracts/cluster';
import { ApiFailure } from '../../api/browser-api.ts';
import { createStore, type Store } from '../../ui/state/store.ts';
import { joinNames, NO_NAMES, type WireNames } from '../../values/names.ts';
import {
  countSettled,
  hasUnread,
  toCall,
  toChunkCount,
  toRows,
  withAnswer,
  type Call,
  type Chunk,
  type FoundBulk,
  type ListRow,
} from './list-calls.ts';
import { NO_SOURCE, toSource, type ListSource } from './list-source.ts';
import type { StoredList, ListStore } from './stored-list.ts';

export type Phase = 'empty' | 'opening' | 'reading' | 'waiting' | 'elsewhere' | 'paused' | 'done' | 'removed';

/** A list that is open, and how far it is read. */
export interface ReaderState extends ListSource {
  readonly phase: Phase;
  readonly list: StoredList | undefined;
  readonly rows: readonly ListRow[];
  readonly names: WireNames;
  /** Items that need no further call. */
  readonly done: number;
  /** Those of them that were asked for and are not read. */
  readonly unread: number;
  /** Seconds until the rest is read, by how fast it went since it was begun or resumed. */
  readonly etaSeconds: number | undefined;
  /** What it waits for, or why it stopped. */
  readonly message: string | undefined;
}

const EMPTY: ReaderState = {
  phase: 'empty',
  list: undefined,
  rows: [],
  names: NO_NAMES,
  done: 0,
  unread: 0,
  etaSeconds: undefined,
  message: undefined,
  ...NO_SOURCE,
};

export interface ReaderParts {
  readonly open: () => Promise<ListStore>;
  /** Rejects with `ApiFailure`. */
  readonly ask: (request: BulkRequest, cluster: Cluster, signal: AbortSignal) => Promise<FoundBulk>;
  /** Runs `work` while nobody else in this browser lists any under this name; `onWait` when somebody does. */
  readonly alone: (
    name: string,
    signal: AbortSignal,
    onWait: () => void,
    work: () => Promise<void>,
  ) => Promise<void>;
  readonly sleep: (ms: number, signal: AbortSignal) => Promise<void>;
  readonly nowMs: () => number;
}

export interface ListReader {
  readonly state: Store<ReaderState>;
  /** Opens a list and goes on reading it where that was not paused. */
  open(list: StoredList, parts: readonly BulkPart[]): Promise<void>;
  /** What is wanted now; what was read before is not read again. */
  want(parts: readonly BulkPart[]): void;
  pause(): Promise<void>;
  resume(): Promise<void>;
  /** Asks again for what was not read in time, and for nothing else. */
  tryAgain(): Promise<void>;
  /** Reads everything again; what was read before is shown until then. */
  readAgain(): Promise<void>;
  /** Removes a list, and reads no more of it. */
  remove(id: string): Promise<void>;
  /** Closes the list; what was read of it stays stored. */
  close(): void;
}

/** Calls on their way at once. */
const LANES = 2;
/** Failures one after the other after which it stops by itself. */
const MOST_FAILURES = 6;
const FIRST_WAIT_MS = 2_000;
const LONGEST_WAIT_MS = 60_000;

/** Reads one list at a time, chunk by chunk, and stores each as it comes. It goes on while other pages are looked at. */
export function createListReader(parts: ReaderParts): ListReader {
  const state = createStore<ReaderState>(EMPTY);
  const chunks = new Map<number, Chunk>();
  let wanted: readonly BulkPart[] = [];
  let reading = new AbortController();

  const set = (part: Partial<ReaderState>): void => state.write({ ...state.read(), ...part });
  const show = (list: StoredList, more: Partial<ReaderState> = {}): void =>
    set({
      rows: toRows(list.items, chunks, wanted),
      ...countSettled(list.items, chunks, wanted),
      ...toSource(chunks.values(), wanted),
      ...more,
    });
  const stopRemoved = (list: StoredList): void => {
    if (state.read().list?.id !== list.id) return;
    reading.abort();
    set({ phase: 'removed', message: undefined, etaSeconds: undefined });
  };

  const load = async (list: StoredList): Promise<void> => {
    const store = await parts.open();
    const stored = await store.chunks(list.id);
    // Another list was opened meanwhile.
    if (state.read().list?.id !== list.id) return;
    let names = NO_NAMES;
    for (const chunk of stored) {
      chunks.set(chunk.index, chunk);
      names = joinNames(names, chunk.names);
    }
    show(list, { names });
  };

  const nextCall = (list: StoredList, taken: ReadonlySet<number>): Call | undefined => {
    for (let index = 0; index < toChunkCount(list.items); index++) {
      if (taken.has(index)) continue;
      const call = toCall(list.items, index, wanted, chunks.get(index));
      if (call !== undefined) return call;
    }
    return undefined;
  };

  const readAll = async (list: StoredList, signal: AbortSignal): Promise<void> => {
    const store = await parts.open();
    const begunMs = parts.nowMs();
    const begunDone = countSettled(list.items, chunks, wanted).done;
    const taken = new Set<number>();
    let failures = 0;
    const lane = async (): Promise<void> => {
      for (let call = nextCall(list, taken); call !== undefined; call = nextCall(list, taken)) {
        taken.add(call.index);
        try {
          const answer = await parts.ask(call.request, list.cluster, signal);
          signal.throwIfAborted();
          failures = 0;
          const chunk = withAnswer(list.items, call, chunks.get(call.index), answer);
          chunks.set(call.index, chunk);
          const isThere = await store.putChunk(list.id, chunk);
          signal.throwIfAborted();
          if (!isThere) stopRemoved(list);
          signal.throwIfAborted();
          const { done } = countSettled(list.items, chunks, wanted);
          const seconds = (parts.nowMs() - begunMs) / 1_000;
          show(list, {
            phase: 'reading',
            message: undefined,
            names: joinNames(state.read().names, answer.names),
            etaSeconds:
              done > begunDone ? ((list.items.length - done) * seconds) / (done - begunDone) : undefined,
          });
        } catch (error) {
          if (signal.aborted || !(error instanceof ApiFailure)) throw error;
          failures++;
          if (!isPassing(error) || failures >= MOST_FAILURES) throw error;
          const waitMs =
            error.retryAfterSeconds === undefined
              ? Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** (failures - 1))
              : Math.min(LONGEST_WAIT_MS, error.retryAfterSeconds * 1_000);
          set({
            phase: 'waiting',
            message: `${error.message} Trying again in ${Math.ceil(waitMs / 1_000)} s.`,
          });
          await parts.sleep(waitMs, signal);
          set({ phase: 'reading', message: undefined });
        } finally {
          taken.delete(call.index);
        }
      }
    };
    await Promise.all(Array.from({ length: LANES }, lane));
  };

  /** Begins to read what is missing, unless that is done already. */
  const begin = async (list: StoredList): Promise<void> => {
    reading.abort();
    const own = (reading = new AbortController());
    const { signal } = own;
    if (nextCall(list, new Set()) === undefined) {
      show(list, { phase: 'done', message: undefined, etaSeconds: undefined });
      return;
    }
    set({ phase: 'reading', message: undefined, etaSeconds: undefined });
    try {
      await parts.alone(
        `bulk ${list.id}`,
        signal,
        () =>
          set({
            phase: 'elsewhere',
            message: 'Another tab reads this list. It goes on here when that one stops.',
          }),
        async () => {
          // The other tab may have read some of it.
          if (state.read().phase === 'elsewhere') await load(list);
          if (signal.aborted) return;
          set({ phase: 'reading', message: undefined });
          await readAll(list, signal);
        },
      );
      if (!signal.aborted) set({ phase: 'done', message: undefined, etaSeconds: undefined });
    } catch (error) {
      if (signal.aborted) return;
      // The other lane stops too.
      own.abort();
      const why = error instanceof ApiFailure ? error.message : 'What was read could not be stored.';
      set({ phase: 'paused', message: why, etaSeconds: undefined });
      if (!(error instanceof ApiFailure)) throw error;
    }
  };

  const setPaused = async (isPaused: boolean): Promise<StoredList | undefined> => {
    const { list } = state.read();
    if (list === undefined) return undefined;
    const changed = { ...list, isPaused };
    set({ list: changed });
    if (await (await parts.open()).setPaused(list.id, isPaused)) return changed;
    stopRemoved(list);
    return undefined;
  };

  /** Stores chunks as `change` makes them, and reads what they lack then. */
  const readChanged = async (change: (chunk: Chunk) => Chunk): Promise<void> => {
    const { list } = state.read();
    if (list === undefined) return;
    reading.abort();
    const store = await parts.open();
    for (const chunk of chunks.values()) {
      const changed = change(chunk);
      chunks.set(chunk.index, changed);
      if (changed !== chunk) await store.putChunk(list.id, changed);
    }
    const resumed = await setPaused(false);
    if (resumed === undefined) return;
    show(resumed);
    await begin(resumed);
  };

  return {
    state,
    async open(list, asked) {
      reading.abort();
      chunks.clear();
      wanted = asked;
      state.write({ ...EMPTY, phase: 'opening', list });
      await load(list);
      if (state.read().list?.id !== list.id) return;
      if (list.isPaused && nextCall(list, new Set()) !== undefined) set({ phase: 'paused' });
      else await begin(list);
    },
    want(asked) {
      const isSame = asked.length === wanted.length && asked.every((part) => wanted.includes(part));
      wanted = asked;
      const { list, phase } = state.read();
      if (list === undefined || isSame) return;
      show(list);
      // Those that read take what is wanted next by themselves.
      if (phase === 'done') void begin(list);
    },
    async pause() {
      reading.abort();
      set({ phase: 'paused', message: undefined, etaSeconds: undefined });
      await setPaused(true);
    },
    async resume() {
      const list = await setPaused(false);
      if (list !== undefined) await begin(list);
    },
    tryAgain: () => readChanged((chunk) => (hasUnread(chunk) ? { ...chunk, tries: 0 } : chunk)),
    readAgain: () => readChanged((chunk) => ({ ...chunk, isOld: true })),
    async remove(id) {
      const { list } = state.read();
      if (list?.id === id) stopRemoved(list);
      await (await parts.open()).remove(id);
    },
    close() {
      reading.abort();
      chunks.clear();
      state.write(EMPTY);
    },
  };
}

/** What may be otherwise in a moment: no connection, too many requests, a node that does not answer. */
const isPassing = ({ status }: ApiFailure): boolean => status === 0 || status === 429 || status >= 500;
