/** Sends messages that are due, again and again, within bounds. Several processes share the work. */
import { makeId } from '../sessions/secrets.ts';
import { deliver, type DeliverParts } from './deliver.ts';

export interface DispatcherOptions {
  /** After so long a message whose process has gone is taken by another. Longer than any try takes. */
  readonly leaseMs?: number;
  /** How often it is asked what is due when nothing else wakes it. */
  readonly everyMs?: number;
}

export interface Dispatcher {
  start(): void;
  /** Sends what is due now. */
  wake(): void;
  /** Once nothing is under way and nothing more is due. */
  settled(): Promise<void>;
  /** Ends: what is under way may finish for a moment, and is given back otherwise. */
  close(): Promise<void>;
}

const LEASE_MS = 60_000;
const EVERY_MS = 1_000;
/** In flight of this process. */
const AT_ONCE = 64;
/** In flight of one owner, over all processes. */
const PER_OWNER = 16;
const CLOSE_MS = 3_000;

export function createDispatcher(
  parts: DeliverParts,
  { leaseMs = LEASE_MS, everyMs = EVERY_MS }: DispatcherOptions = {},
): Dispatcher {
  const { users, nowMs, log } = parts;
  const closing = new AbortController();
  const running = new Set<Promise<void>>();
  let timer: NodeJS.Timeout | undefined;
  const state: { pumping: Promise<void> | undefined; isAsked: boolean; isClosed: boolean } = {
    pumping: undefined,
    isAsked: false,
    isClosed: false,
  };

  const take = async (): Promise<number> => {
    const limit = AT_ONCE - running.size;
    if (limit === 0) return 0;
    const now = nowMs();
    const taken = await users.webhookOutbox.take(now, now + leaseMs, makeId(), {
      perOwner: PER_OWNER,
      limit,
    });
    for (const delivery of taken) {
      const sending = deliver(parts, delivery, closing.signal)
        .catch((error: unknown) => log.warn('message of a webhook not settled', { error }))
        .finally(() => {
          running.delete(sending);
          wake();
        });
      running.add(sending);
    }
    return taken.length;
  };
  const pump = async (): Promise<void> => {
    try {
      do {
        state.isAsked = false;
        // Each ends with a wish for more, so one look is enough for all that ended meanwhile.
        await take();
      } while (state.isAsked && !state.isClosed);
    } catch (error) {
      log.warn('messages of webhooks not taken', { error });
    } finally {
      state.pumping = undefined;
    }
  };
  const wake = (): void => {
    if (state.isClosed) return;
    state.isAsked = true;
    state.pumping ??= pump();
  };
  return {
    start() {
      timer ??= setInterval(wake, everyMs).unref();
      wake();
    },
    wake,
    async settled() {
      while (state.pumping !== undefined || running.size > 0) {
        await state.pumping;
        await Promise.all(running);
      }
    },
    async close() {
      state.isClosed = true;
      clearInterval(timer);
      await state.pumping;
      const late = setTimeout(() => closing.abort(), CLOSE_MS);
      await Promise.all(running);
      clearTimeout(late);
    },
  };
}
