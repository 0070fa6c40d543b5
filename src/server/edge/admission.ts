import { monitorEventLoopDelay } from 'node:perf_hooks';

/** Places that there are. */
export const PLACES = {
  /** Requests at work beyond which new ones are turned away whatever the delay. */
  atWork: 1_000,
  /** Of them, how many one client has at most. */
  atWorkOfClient: 100,
  /** Requests whose body is still being sent: they do no work yet, so they take nothing from those that do. */
  receiving: 3_000,
  receivingOfClient: 64,
} as const;
/** A stall alone is no overload: one heavy answer makes one. Only with this many at work does it count. */
const BUSY_IN_FLIGHT = 64;
const MAX_DELAY_MS = 200;
const WINDOW_MS = 1_000;

/** The place of one request. */
export interface Place {
  /** Its body has come. */
  received(): void;
  /** It is answered, or its client has gone. Only the first call counts. */
  leave(): void;
}

export interface Admission {
  /** A place for one more request of `client`; `undefined` when there is none. */
  enter(client: string, hasBody: boolean): Place | undefined;
  readonly inFlight: number;
  close(): void;
}

export interface AdmissionOptions {
  /** Whether one client has only a share of the places. */
  readonly limitsClients: boolean;
  readonly places?: Readonly<Record<keyof typeof PLACES, number>>;
}

/**
 * Turns requests away while the event loop is late and work piles up, so that those taken are answered in time. No client
 * has more than a share of the places.
 */
export function createAdmission({ limitsClients, places = PLACES }: AdmissionOptions): Admission {
  const histogram = monitorEventLoopDelay({ resolution: 20 });
  histogram.enable();
  let delayMs = 0;
  const working = createCount();
  const receiving = createCount();
  const timer = setInterval(() => {
    delayMs = histogram.percentile(99) / 1e6;
    histogram.reset();
  }, WINDOW_MS);
  timer.unref();

  const isFull = (client: string, hasBody: boolean): boolean => {
    if (working.total >= BUSY_IN_FLIGHT && delayMs > MAX_DELAY_MS) return true;
    const { total, of } = hasBody ? receiving : working;
    const most = hasBody ? places.receiving : places.atWork;
    const mostOfClient = hasBody ? places.receivingOfClient : places.atWorkOfClient;
    if (working.total >= places.atWork || total >= most) return true;
    return limitsClients && (of(client) >= mostOfClient || working.of(client) >= places.atWorkOfClient);
  };

  return {
    enter(client, hasBody) {
      if (isFull(client, hasBody)) return undefined;
      let count: Count | undefined = hasBody ? receiving : working;
      count.add(client, 1);
      const move = (to: Count | undefined): void => {
        count?.add(client, -1);
        to?.add(client, 1);
        count = to;
      };
      return {
        received() {
          if (count === receiving) move(working);
        },
        leave() {
          if (count !== undefined) move(undefined);
        },
      };
    },
    get inFlight() {
      return working.total + receiving.total;
    },
    close() {
      clearInterval(timer);
      histogram.disable();
    },
  };
}

/** How many there are, in all and of each client. */
interface Count {
  readonly total: number;
  readonly of: (client: string) => number;
  readonly add: (client: string, change: 1 | -1) => void;
}

function createCount(): Count {
  const clients = new Map<string, number>();
  let total = 0;
  const of = (client: string): number => clients.get(client) ?? 0;
  return {
    get total() {
      return total;
    },
    of,
    add(client, change) {
      total += change;
      const count = of(client) + change;
      if (count > 0) clients.set(client, count);
      else clients.delete(client);
    },
  };
}
