import type { BulkPart, BulkRequest } from '#contracts/bulk/bulk';
import type { Cluster } from '#contracts/cluster';
import type { IndexCoverage } from '#contracts/market/market';
import type { Wire } from '#std/json';
import { ApiFailure } from '../../api/browser-api.ts';
import { createStore, type Store } from '../../ui/state/store.ts';
import { joinNames, NO_NAMES, type WireNames } from '../../values/names.ts';
import {
  itemsOfChunk,
  toCall,
  toChunkCount,
  toRows,
  withAnswer,
  type Call,
  type Chunk,
  type FoundBulk,
  type ListRow,
} from './list-calls.ts';
import type { StoredList, ListStore } from './list-store.ts';

export type Phase = 'empty' | 'opening' | 'reading' | 'waiting' | 'elsewhere' | 'paused' | 'done';

/** A list that is open, and how far it is read. */
export interface ReaderState {
  readonly phase: Phase;
  readonly list: StoredList | undefined;
  readonly rows: readonly ListRow[];
  readonly names: WireNames;
  /** Items that need no further call. */
  readonly done: number;
  /** Seconds until the rest is read, by how fast it went since it was begun or resumed. */
  readonly etaSeconds: number | undefined;
  /** What it waits for, or why it stopped. */
  readonly message: string | undefined;
  readonly coverage: Wire<IndexCoverage> | undefined;
  readonly notIndexed: string | undefined;
}

const EMPTY: ReaderState = {
  phase: 'empty',
  list: undefined,
  rows: [],
  names: NO_NAMES,
  done: 0,
  etaSeconds: undefined,
  message: undefined,
  coverage: undefined,
  notIndexed: undefined,
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
  const countDone = (list: StoredList): number => {
    let done = 0;
    for (let index = 0; index < toChunkCount(list.items); index++) {
      if (toCall(list.items, index, wanted, chunks.get(index)) === undefined)
        done += itemsOfChunk(list.items, index).length;
    }
    return done;
  };
  const show = (list: StoredList, more: Partial<ReaderState> = {}): void =>
    set({ rows: toRows(list.items, chunks, wanted), done: countDone(list), ...more });

  const load = async (list: StoredList): Promise<void> => {
    const store = await parts.open();
    let names = NO_NAMES;
    for (const chunk of await store.chunks(list.id)) {
      chunks.set(chunk.index, chunk);
      names = joinNames(names, chunk.names);
    }
    if (state.read().list?.id === list.id) show(list, { names });
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
    const begunDone = countDone(list);
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
          await store.putChunk(list.id, chunk);
          signal.throwIfAborted();
          const done = countDone(list);
          const seconds = (parts.nowMs() - begunMs) / 1_000;
          const { names, coverage, notIndexed } = state.read();
          show(list, {
            phase: 'reading',
            message: undefined,
            names: joinNames(names, answer.names),
            coverage: answer.coverage ?? coverage,
            notIndexed: answer.notIndexed ?? notIndexed,
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
    await (await parts.open()).put(changed);
    return changed;
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
    close() {
      reading.abort();
      chunks.clear();
      state.write(EMPTY);
    },
  };
}

/** What may be otherwise in a moment: no connection, too many requests, a node that does not answer. */
const isPassing = ({ status }: ApiFailure): boolean => status === 0 || status === 429 || status >= 500;
