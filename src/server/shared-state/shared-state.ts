/** What the API processes of one site know together: the port. */
import { isAppError, type AppError } from '#std/errors';
import { serverError } from '../errors/server-error.ts';

export interface BucketBounds {
  /** Tokens a full bucket holds. */
  readonly burst: number;
  readonly perSecond: number;
}

export interface BucketLevel {
  /** Whether there were enough tokens; if not, none were taken. */
  readonly allowed: boolean;
  /** Tokens left, with fractions. */
  readonly tokens: number;
}

/** Token buckets by name. A bucket nobody has taken from is full. */
export interface Buckets {
  take(name: string, bounds: BucketBounds, cost: number): Promise<BucketLevel>;
}

export interface Count {
  readonly name: string;
  readonly most: number;
}

export type Counted =
  | { readonly kind: 'added'; readonly values: readonly number[] }
  | { readonly kind: 'full'; readonly at: number };

/** Whole numbers by name, 0 until something is added. Each is forgotten `lastsMs` after its last change. */
export interface Counts {
  /** Adds to all of them, or to none where one would go beyond its most: `at` is its place in the list. */
  add(counts: readonly Count[], amount: number, lastsMs: number): Promise<Counted>;
  /** Adds, also a negative amount, whatever comes of it. */
  change(names: readonly string[], amount: number, lastsMs: number): Promise<void>;
}

/** How long a journal is there after its last entry, and after its end. */
export const JOURNAL_MS = { open: 300_000, ended: 60_000 } as const;
/** A journal takes the place of its group no longer, whatever becomes of its writer. */
export const GROUP_MS = 60_000;
/**
 * How far the entry that ends the journal of a writer that is gone stands behind the last one: that writer may have given
 * out entries by itself that no other process has seen.
 */
export const GONE_GAP = 100_000;

export interface JournalEntry {
  /** Counted from 1 without gaps, but for the end of a writer that is gone (`GONE_GAP`). */
  readonly id: number;
  readonly text: string;
}

export interface JournalReading {
  /** The process that writes it. */
  readonly writer: string;
  readonly group: string;
  readonly entries: readonly JournalEntry[];
  readonly isEnded: boolean;
}

/** Lists of numbered texts, each written by one process and read by all. */
export interface Journals {
  /** Begins one; `false` where its group has `most` open ones already. */
  open(id: string, group: string, most: number): Promise<boolean>;
  /**
   * Adds texts behind the first `from` entries, those that are there already not again. Gives how many entries there are
   * then: fewer than `from` where earlier ones were lost, and nothing was added. `ended` when another process has ended it.
   */
  append(
    id: string,
    group: string,
    from: number,
    texts: readonly string[],
    isEnd: boolean,
  ): Promise<number | 'ended'>;
  /** Puts another text in the place of an entry. */
  replace(id: string, entry: number, text: string): Promise<void>;
  /** Entries after `last`; `undefined` where there is no such journal. */
  read(id: string, last: number): Promise<JournalReading | undefined>;
  /** Ends the journal of a writer that is gone with one more entry. Does nothing to one that has ended. */
  end(id: string, group: string, text: string): Promise<void>;
  /** Calls `hear` when there is more to read, until the result is called. A call may be missed: look now and then. */
  onMore(id: string, hear: () => void): () => void;
}

/** Short texts from process to process. Who is not there at the moment does not hear them. */
export interface Messages {
  /** Asks one process. `undefined` when it is gone, or does not answer in time. */
  ask(process: string, topic: string, text: string): Promise<string | undefined>;
  /** How this process answers; one for each topic. */
  answer(topic: string, give: (text: string) => Promise<string> | string): void;
  /** To every process, this one included. */
  broadcast(topic: string, text: string): Promise<void>;
  hear(topic: string, take: (text: string) => void): void;
  isThere(process: string): Promise<boolean>;
}

export type SharedStatus =
  | { readonly kind: 'alone' }
  | { readonly kind: 'shared' }
  /** What is shared cannot be reached; each process goes on by itself until it can be again. */
  | { readonly kind: 'away'; readonly reason: string };

export interface SharedState {
  /** Name of this process among those that share. */
  readonly self: string;
  readonly status: SharedStatus;
  /** Never reject because of what is away: this process then counts by itself. */
  readonly buckets: Buckets;
  readonly counts: Counts;
  /** Reject with `server/replicas-away`. */
  readonly journals: Journals;
  readonly messages: Messages;
  /** Calls `act` whenever what was away is back, until the result is called. */
  onBack(act: () => void): () => void;
  /** Resolves once it is known whether what is shared can be reached. */
  ready(): Promise<void>;
  close(): Promise<void>;
}

/** `server/replicas-away`: what is shared cannot be reached. `reason` names no address. */
export const sharedStateAway = (reason: string, cause?: unknown): AppError =>
  serverError('replicas-away', { cause, context: { reason }, retryAfterSeconds: 2 });

export const isAway = (error: unknown): boolean => isAppError(error, 'server/replicas-away');
