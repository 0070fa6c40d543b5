import type { LiveEvent } from '#contracts/answers';
import { LIVE_ROUTE } from '#contracts/api';
import type { IndexEvent, IndexTopic } from '#contracts/market/index-live';
import type { Wire } from '#std/json';
import { toHeard, toUnion } from './index-topics.ts';

/** `polled`: no stream tells of the chain of an endpoint of the visitor's own. */
export type LiveState = 'connecting' | 'live' | 'lost' | 'polled';

/** A part of the page that listens to the index. */
interface IndexListener {
  readonly topics: readonly IndexTopic[];
  readonly hear: (event: Wire<IndexEvent>) => void;
  /** Up to which slot it knows everything; absent until it receives or states it. */
  after: number | undefined;
  /** Whether the stream was asked for what it lacks. */
  isAwaited: boolean;
}

/** One stream a tab, however many components listen. Each function's result ends what it began. */
export interface LiveHub {
  listen(hear: (event: Wire<LiveEvent>) => void): () => void;
  listenToIndex(
    topics: readonly IndexTopic[],
    hear: (event: Wire<IndexEvent>) => void,
    after?: number,
  ): () => void;
  /** Calls `listener` with the state now and at every change. */
  watchState(listener: (state: LiveState) => void): () => void;
}

/** Components that come and go together change the stream once. */
const SETTLE_MS = 50;
/** After the server refused the stream, which a browser takes as its end. */
const AGAIN_MS = 5_000;

export function createLiveHub(open: (url: string) => EventSource): LiveHub {
  const blockListeners = new Set<(event: Wire<LiveEvent>) => void>();
  const indexListeners = new Set<IndexListener>();
  const stateListeners = new Set<(state: LiveState) => void>();
  let source: EventSource | undefined;
  let state: LiveState = 'connecting';
  /** What the open stream was asked for. */
  let asked = '';
  let lastId = '';
  let timer: ReturnType<typeof setTimeout> | undefined;

  const setState = (next: LiveState): void => {
    if (next === state) return;
    state = next;
    for (const listener of stateListeners) listener(next);
  };

  const settle = (ms = SETTLE_MS): void => {
    clearTimeout(timer);
    timer = setTimeout(sync, ms);
  };

  const end = (): void => {
    source?.close();
    source = undefined;
  };

  const sync = (): void => {
    if (blockListeners.size + indexListeners.size === 0) {
      end();
      lastId = '';
      return;
    }
    const wanted = new URLSearchParams();
    const topics = toUnion([...indexListeners].map((listener) => listener.topics));
    if (topics.length > 0) wanted.set('topics', topics.join());
    if (blockListeners.size === 0) wanted.set('blocks', 'off');
    const query = wanted.toString();
    const last = toLast(lastId, indexListeners);
    for (const listener of indexListeners) listener.isAwaited = true;
    if (source !== undefined && source.readyState !== 2 && query === asked && last === lastId) return;
    end();
    asked = query;
    if (last !== '') wanted.set('last', last);
    source = connect(wanted.size === 0 ? LIVE_ROUTE : `${LIVE_ROUTE}?${wanted}`);
  };

  const connect = (url: string): EventSource => {
    const opened = open(url);
    opened.addEventListener('open', () => setState('live'));
    opened.addEventListener('error', () => {
      setState('lost');
      if (opened.readyState === 2 && opened === source) settle(AGAIN_MS);
    });
    opened.addEventListener('message', ({ data, lastEventId }: MessageEvent<string>) => {
      lastId = lastEventId || lastId;
      const event = JSON.parse(data) as Wire<LiveEvent>; // our own server wrote it
      setState(event.kind === 'lost' ? 'lost' : 'live');
      for (const hear of blockListeners) hear(event);
    });
    opened.addEventListener('index', ({ data, lastEventId }: MessageEvent<string>) => {
      lastId = lastEventId || lastId;
      setState('live');
      const event = JSON.parse(data) as Wire<IndexEvent>; // our own server wrote it
      for (const listener of indexListeners) if (listener.isAwaited) pass(listener, event);
    });
    return opened;
  };

  return {
    listen(hear) {
      blockListeners.add(hear);
      settle();
      return () => {
        blockListeners.delete(hear);
        settle();
      };
    },
    listenToIndex(topics, hear, after) {
      if (topics.length === 0) return () => {};
      const listener: IndexListener = { topics, hear, after, isAwaited: false };
      indexListeners.add(listener);
      settle();
      return () => {
        indexListeners.delete(listener);
        settle();
      };
    },
    watchState(listener) {
      stateListeners.add(listener);
      listener(state);
      return () => {
        stateListeners.delete(listener);
      };
    },
  };
}

function pass(listener: IndexListener, event: Wire<IndexEvent>): void {
  const { toSlot } = event.coverage;
  const heard = toHeard(event, listener.topics, listener.after);
  if (heard === undefined) return;
  listener.after = toSlot;
  listener.hear(heard);
}

/** The id to go on from: that of the last event, or further back for a listener that lacks more. */
function toLast(lastId: string, listeners: ReadonlySet<IndexListener>): string {
  const [slot = '', indexSlot] = lastId.split('.');
  const reached = indexSlot === undefined ? Infinity : Number(indexSlot);
  const least = Math.min(...[...listeners].map(({ after }) => after ?? Infinity));
  return least < reached ? `${slot}.${least}` : lastId;
}
