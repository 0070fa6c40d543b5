import { getSlot, listBlockSlots, type Chain } from '#chain';
import type { ChainPulse, LiveEvent, Names, TransactionRow } from '#contracts/answers';
import type { Slot } from '#contracts/chain';
import type { Log } from '#std/log';
import type { BlockCache } from '../block/block-cache.ts';
import { NamedThings } from '../names/named-things.ts';
import { toNames, type NameSources } from '../names/names.ts';
import type { ReadBlock } from '../block/read-block.ts';
import type { TokenCache } from '../token/token-cache.ts';
import { readPulse } from './pulse.ts';

/** How often a cluster is asked while somebody watches. */
export interface WatchPace {
  /** Between two looks at the tip. */
  readonly tickMs: number;
  /** Between two blocks; 0 takes every block. */
  readonly blockMs: number;
  readonly pulseMs: number;
}

/** Public endpoints are shared by everyone, so one block in ten is enough. */
export const PUBLIC_PACE: WatchPace = { tickMs: 2_000, blockMs: 4_000, pulseMs: 6_000 };
export const LOCALNET_PACE: WatchPace = { tickMs: 400, blockMs: 0, pulseMs: 2_000 };

const LINGER_MS = 60_000;
const RING_SIZE = 64;
const ROWS_IN_EVENT = 12;
/** Blocks caught up with at one look; older ones are left out rather than delaying the newest. */
const CATCH_UP = 8;
/** What the first look fills the list with, so that a first visitor does not meet an empty one. */
const FIRST_BLOCKS = 14;
const FIRST_PUBLIC_BLOCKS = 3;
/** Slots a first look searches for blocks of a public cluster: skipped slots come in leaders' groups of four. */
const FIRST_WINDOW = 64;
const MAX_BACKOFF_MS = 30_000;
const ASK_TIMEOUT_MS = 8_000;

/** An event as it goes out; `slot` is its id. */
export interface LiveRecord {
  readonly slot: Slot;
  readonly event: LiveEvent;
}

/** Follows a cluster's tip while there are viewers, and keeps the newest blocks. */
export interface Watcher {
  /**
   * Starts or keeps going. The returned function ends this view; the watcher stops a minute after the last. `onClose` is
   * called when the watcher is closed: a viewer does best to come back.
   */
  watch(listener: (record: LiveRecord) => void, onClose?: () => void): () => void;
  /** Counts as a view for a minute. */
  touch(): void;
  /** Resolves after the first look at the tip, or after `ms`. */
  whenReady(ms: number): Promise<void>;
  /** Newest first. */
  recentBlocks(): readonly ReadBlock[];
  /** The newest pulse while it is watched, `undefined` once it has gone stale. */
  pulse(): ChainPulse | undefined;
  /** Blocks after `slot`, oldest first, for a stream that comes back. */
  since(slot: Slot): readonly LiveRecord[];
  /** One look at the tip. The schedule calls it; so may a test. */
  tick(): Promise<void>;
  close(): void;
}

export interface WatcherParts {
  readonly chain: Chain;
  readonly blocks: BlockCache;
  readonly tokens: TokenCache;
  readonly validators?: NameSources['validators'];
  readonly pace: WatchPace;
  readonly log: Log;
  readonly nowMs?: () => number;
}

export function createWatcher(parts: WatcherParts): Watcher {
  const { chain, blocks, pace, log } = parts;
  const nowMs = parts.nowMs ?? (() => performance.now());
  const listeners = new Map<(record: LiveRecord) => void, (() => void) | undefined>();
  const ring: { readonly block: ReadBlock; readonly record: LiveRecord }[] = [];
  const waiting = new Set<() => void>();
  let newestPulse: ChainPulse | undefined;
  let pulseAtMs = -Infinity;
  let blockAtMs = -Infinity;
  let seenSlot: Slot | undefined;
  let lastViewMs = -Infinity;
  let failures = 0;
  let hasLooked = false;
  let running = false;
  let closed = false;
  let timer: NodeJS.Timeout | undefined;

  const emit = (record: LiveRecord) => {
    for (const listener of listeners.keys()) listener(record);
  };

  const push = async (slot: Slot) => {
    const reading = await blocks.read(slot);
    if (reading.kind === 'absent' || ring.some(({ block }) => block.row.slot === slot)) return;
    const event = await toBlockEvent(reading.block, parts);
    const record: LiveRecord = { slot, event };
    ring.unshift({ block: reading.block, record });
    ring.sort((a, b) => b.block.row.slot - a.block.row.slot);
    ring.length = Math.min(ring.length, RING_SIZE);
    emit(record);
  };

  const readBlocks = async (tip: Slot) => {
    if (seenSlot !== undefined && tip - seenSlot > FIRST_WINDOW) {
      // Nobody watched for a while: what was newest then would stand right below what is newest now.
      seenSlot = undefined;
      ring.length = 0;
    }
    if (pace.blockMs > 0) {
      if (nowMs() - blockAtMs < pace.blockMs) return;
      blockAtMs = nowMs();
      const first = Math.max(0, tip - (seenSlot === undefined ? FIRST_WINDOW : CATCH_UP));
      const slots = await listBlockSlots(chain, first, tip, { timeoutMs: ASK_TIMEOUT_MS });
      const fresh = slots.slice(seenSlot === undefined ? -FIRST_PUBLIC_BLOCKS : -1);
      for (const slot of fresh.filter((candidate) => candidate !== seenSlot).reverse()) await push(slot);
      seenSlot = fresh.at(-1) ?? seenSlot;
      return;
    }
    const isFirst = seenSlot === undefined;
    const first = Math.max(
      seenSlot === undefined ? 0 : seenSlot + 1,
      tip - (isFirst ? FIRST_BLOCKS : CATCH_UP) + 1,
    );
    if (first > tip) return;
    const slots = await listBlockSlots(chain, first, tip, { timeoutMs: ASK_TIMEOUT_MS });
    if (isFirst) {
      // Nobody follows yet, so the order of their coming does not matter, and the newest shows soonest.
      const [newest, ...older] = slots.toReversed();
      if (newest !== undefined) await push(newest);
      await Promise.all(older.map(push));
    } else for (const slot of slots) await push(slot);
    seenSlot = tip;
  };

  const readPulseIfDue = async () => {
    if (nowMs() - pulseAtMs < pace.pulseMs) return;
    newestPulse = await readPulse(chain, { timeoutMs: ASK_TIMEOUT_MS });
    pulseAtMs = nowMs();
    emit({ slot: newestPulse.slot, event: { kind: 'pulse', pulse: newestPulse } });
  };

  const tick = async () => {
    try {
      const tip = await getSlot(chain, 'confirmed', { timeoutMs: ASK_TIMEOUT_MS });
      await Promise.all([readPulseIfDue(), tip === seenSlot ? undefined : readBlocks(tip)]);
      failures = 0;
    } catch (error) {
      failures++;
      if (failures === 1) {
        emit({
          slot: seenSlot ?? 0,
          event: { kind: 'lost', message: 'The cluster cannot be reached now. Trying again.' },
        });
      }
      log.debug('tip not read', { cluster: chain.cluster, failures, error });
    }
    hasLooked = true;
    for (const wake of waiting) wake();
  };

  const isWatched = () => listeners.size > 0 || nowMs() - lastViewMs < LINGER_MS;

  const run = async () => {
    await tick();
    if (closed || !isWatched()) {
      running = false;
      return;
    }
    timer = setTimeout(() => void run(), Math.min(pace.tickMs * 2 ** Math.min(failures, 6), MAX_BACKOFF_MS));
    timer.unref();
  };

  const touch = () => {
    lastViewMs = nowMs();
    if (running || closed) return;
    running = true;
    // What is there may be old by now.
    hasLooked = false;
    void run();
  };

  return {
    touch,
    tick,
    watch(listener, onClose) {
      listeners.set(listener, onClose);
      touch();
      return () => {
        listeners.delete(listener);
        lastViewMs = nowMs();
      };
    },
    async whenReady(ms) {
      if (hasLooked) return;
      await new Promise<void>((resolve) => {
        const wake = () => {
          clearTimeout(limit);
          waiting.delete(wake);
          resolve();
        };
        const limit = setTimeout(wake, ms);
        waiting.add(wake);
      });
    },
    recentBlocks: () => ring.map(({ block }) => block),
    pulse: () => (nowMs() - pulseAtMs < pace.pulseMs * 2 ? newestPulse : undefined),
    since: (slot) =>
      ring
        .filter((entry) => entry.block.row.slot > slot)
        .map(({ record }) => record)
        .reverse(),
    close() {
      closed = true;
      clearTimeout(timer);
      const closes = [...listeners.values()];
      listeners.clear();
      for (const onClose of closes) onClose?.();
    },
  };
}

async function toBlockEvent(block: ReadBlock, sources: NameSources): Promise<LiveEvent> {
  const transactions = toNewestRows(block, ROWS_IN_EVENT);
  return {
    kind: 'block',
    block: block.row,
    transactions,
    names: await nameRows(block, transactions, sources),
  };
}

async function nameRows(
  block: ReadBlock,
  rows: readonly TransactionRow[],
  sources: NameSources,
): Promise<Names> {
  const things = new NamedThings().addValidator(block.row.leader);
  for (const row of rows) things.addRow(row);
  return toNames(things, sources);
}

/** The last transactions of a block that are not votes, newest first. */
export function toNewestRows(block: ReadBlock, count: number): readonly TransactionRow[] {
  const rows: TransactionRow[] = [];
  for (let i = block.transactions.length - 1; i >= 0 && rows.length < count; i--) {
    const { row } = block.transactions[i]!;
    if (!row.vote) rows.push(row);
  }
  return rows;
}
