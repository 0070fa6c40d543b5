/** What browsers report of themselves: `POST /api/logging`. */

export const CLIENT_LOG_LEVELS = ['debug', 'info', 'warn', 'error'] as const;
export type ClientLogLevel = (typeof CLIENT_LOG_LEVELS)[number];

/** The keys of an entry's metadata; others are dropped. */
export const LOG_METADATA_KEYS = [
  'userId',
  'sessionId',
  'transactionSignature',
  'requestId',
  'url',
  'userAgent',
] as const;
export type LogMetadata = Readonly<Partial<Record<(typeof LOG_METADATA_KEYS)[number], string | undefined>>>;

export interface LogEntry {
  readonly level: ClientLogLevel;
  readonly message: string;
  /** ISO 8601, by the browser's clock. */
  readonly timestamp: string;
  readonly component: string;
  readonly metadata?: LogMetadata | undefined;
  /** Stack of an error. */
  readonly trace?: string | undefined;
  /** Figures that belong to the entry, by name. */
  readonly performance?: Readonly<Record<string, number>> | undefined;
}

export interface LogBatch {
  readonly logs: readonly LogEntry[];
  /** Count of `logs`. */
  readonly batchSize: number;
  /** ISO 8601, when it was sent. */
  readonly timestamp: string;
}

export const LOG_LIMITS = {
  /** Entries a batch holds at most; a batch is sent as soon as so many pile up. */
  batchEntries: 100,
  batchBytes: 256 * 1_024,
  messageBytes: 4 * 1_024,
  traceBytes: 8 * 1_024,
  /** Of the component and of each value of the metadata. */
  textBytes: 512,
  /** Entries that wait in a browser; the oldest are dropped. */
  queueEntries: 1_000,
  sendEveryMs: 60_000,
  figures: 16,
} as const;
