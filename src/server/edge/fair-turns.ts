import { serverError } from '../errors/server-error.ts';

/** What turns there are, and what a client may have of them. */
export const FAIR_TURNS = {
  /** At work at once: most of them wait for a chain. */
  most: 64,
  /** Of one client, and of one that has used up its share. */
  ofClient: 16,
  ofBusyClient: 2,
  /** Waiting, in all and of one client. */
  waiting: 600,
  waitingOfClient: 32,
  /** Longest anyone waits for a turn, ms. */
  waitMs: 10_000,
  /** Milliseconds of processor that a client may use at once, and then in a second, while there are others. */
  burstMs: 1_500,
  perSecondMs: 200,
  /** Of a client with less of its share left than this the turns are heavy. */
  lightMs: 750,
} as const;
type Bounds = Readonly<Record<keyof typeof FAIR_TURNS, number>>;

/** A client that had no turn for so long is nobody whom the others have to leave room for. */
const PRESENT_MS = 5_000;
/** What a turn is taken to cost until it is known. */
const EXPECTED_MS = 10;
const RETRY_SECONDS = 2;
/** Clients remembered; who has all of its share back is forgotten first, looked for this often. */
const MAX_CLIENTS = 10_000;
const FORGET_MS = 1_000;

/** One client's turn. */
export interface Turn {
  /** Whether its client has used up much of its share: what it wants is better done where it holds nobody up. */
  readonly isHeavy: boolean;
  /** Ends it, with the milliseconds of processor it took. Only the first call counts. */
  leave(workMs: number): void;
}

export interface FairTurns {
  /**
   * Resolves when it is the turn of `client`; each turn of `undefined` is that of a client of its own. Throws
   * `server/overloaded` when too many wait or it takes too long, rejects with the reason of `signal` when that fires
   * first.
   */
  enter(client: string | undefined, signal?: AbortSignal): Promise<Turn>;
  readonly waiting: number;
}

interface Client {
  atWork: number;
  /** Milliseconds of its share that are left; below zero it owes some. */
  leftMs: number;
  readAtMs: number;
  readonly waiting: Set<(turn: Turn) => void>;
}

/**
 * Hands out turns on a thread so that no client waits for more than the turn of another that has begun. Of those who wait, the client is next that has
 * most of its share left. One that has used up its share waits until it has some again while there are others; alone it
 * may use all there is, two turns at once.
 */
export function createFairTurns({
  nowMs = () => performance.now(),
  bounds = FAIR_TURNS,
}: { nowMs?: () => number; bounds?: Bounds } = {}): FairTurns {
  const clients = new Map<string, Client>();
  const queue = new Set<Client>();
  let atWork = 0;
  let waiting = 0;
  let forgotAtMs = -Infinity;
  let timer: NodeJS.Timeout | undefined;
  /** Who had the newest turn and when, and when anybody else had one last. */
  let newest: Client | undefined;
  let newestAtMs = -Infinity;
  let otherAtMs = -Infinity;

  const leftOf = (client: Client): number => {
    const now = nowMs();
    const more = ((now - client.readAtMs) / 1_000) * bounds.perSecondMs;
    client.leftMs = Math.min(bounds.burstMs, client.leftMs + more);
    client.readAtMs = now;
    return client.leftMs;
  };
  const noteTurn = (client: Client): void => {
    if (newest !== client) otherAtMs = newestAtMs;
    newest = client;
    newestAtMs = nowMs();
  };
  const hasOthers = (client: Client): boolean => {
    const atMs = newest === client ? otherAtMs : newestAtMs;
    return nowMs() - atMs < PRESENT_MS || queue.size > (queue.has(client) ? 1 : 0);
  };
  const find = (name: string | undefined): Client => {
    let client = name === undefined ? undefined : clients.get(name);
    if (client === undefined) {
      const now = nowMs();
      client = { atWork: 0, leftMs: bounds.burstMs, readAtMs: now, waiting: new Set() };
      if (name === undefined) return client;
      if (clients.size >= MAX_CLIENTS) forgetIdle();
      clients.set(name, client);
    }
    return client;
  };
  const forgetIdle = (): void => {
    if (nowMs() - forgotAtMs < FORGET_MS) return;
    forgotAtMs = nowMs();
    for (const [name, client] of clients)
      if (client.atWork === 0 && client.waiting.size === 0 && leftOf(client) >= bounds.burstMs)
        clients.delete(name);
  };
  const mayWork = (client: Client): boolean => {
    if (atWork >= bounds.most) return false;
    if (leftOf(client) >= 0) return client.atWork < bounds.ofClient;
    return client.atWork < bounds.ofBusyClient && !hasOthers(client);
  };
  const toTurn = (client: Client): Turn => {
    atWork++;
    client.atWork++;
    const isHeavy = leftOf(client) < bounds.lightMs;
    client.leftMs -= EXPECTED_MS;
    noteTurn(client);
    let isOver = false;
    return {
      isHeavy,
      leave(workMs) {
        if (isOver) return;
        isOver = true;
        atWork--;
        client.atWork--;
        client.leftMs = Math.max(-bounds.burstMs, leftOf(client) + EXPECTED_MS - workMs);
        handOut();
      },
    };
  };
  const leaveQueue = (client: Client, take: (turn: Turn) => void): boolean => {
    if (!client.waiting.delete(take)) return false;
    waiting--;
    if (client.waiting.size === 0) queue.delete(client);
    return true;
  };
  const handOut = (): void => {
    clearTimeout(timer);
    while (queue.size > 0) {
      let next: Client | undefined;
      for (const client of queue)
        if (mayWork(client) && (next === undefined || client.leftMs > next.leftMs)) next = client;
      if (next === undefined) break;
      const [take] = next.waiting;
      leaveQueue(next, take!);
      take!(toTurn(next));
    }
    // Whoever owes some is looked at again when the first of them does not any more.
    const oweMs = [...queue].map((client) => -leftOf(client)).filter((ms) => ms > 0);
    if (oweMs.length === 0) return;
    timer = setTimeout(handOut, Math.ceil((Math.min(...oweMs) / bounds.perSecondMs) * 1_000) + 1);
    timer.unref();
  };

  return {
    async enter(name, signal) {
      signal?.throwIfAborted();
      const client = find(name);
      if (client.waiting.size === 0 && mayWork(client)) return toTurn(client);
      if (waiting >= bounds.waiting || client.waiting.size >= bounds.waitingOfClient)
        throw serverError('overloaded', { retryAfterSeconds: RETRY_SECONDS });
      return new Promise((resolve, reject) => {
        const giveUp = (reason: unknown): void => {
          if (!leaveQueue(client, take)) return;
          end();
          reject(reason as Error); // an AbortSignal's reason is an Error unless ours is not
        };
        const leave = (): void => giveUp(signal?.reason);
        const patience = setTimeout(
          () => giveUp(serverError('overloaded', { retryAfterSeconds: RETRY_SECONDS })),
          bounds.waitMs,
        );
        patience.unref();
        const end = (): void => {
          clearTimeout(patience);
          signal?.removeEventListener('abort', leave);
        };
        const take = (turn: Turn): void => {
          end();
          resolve(turn);
        };
        client.waiting.add(take);
        queue.add(client);
        waiting++;
        signal?.addEventListener('abort', leave, { once: true });
        handOut();
      });
    },
    get waiting() {
      return waiting;
    },
  };
}
