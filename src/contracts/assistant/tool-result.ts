/** What a tool finds: values that may be cited, texts of strangers apart from them, and where it was read. */
import type { Cluster } from '../cluster.ts';

export const FACT_KINDS = [
  /** `raw` in smallest units with `decimals`. */
  'amount',
  /** A whole number of things. */
  'count',
  /** Any other number, `raw` as a decimal. */
  'number',
  /** `raw` in percent: `12.5` is 12.5 %. */
  'percent',
  /** `raw` in 10⁻⁶ dollars, `decimals` 6. */
  'money',
  /** `raw` in dollars (or `unit`) as a decimal. */
  'price',
  /** `raw` in Unix seconds. */
  'time',
  /** `raw` in seconds. */
  'duration',
  'slot',
  'epoch',
  'address',
  'signature',
  'hash',
  'flag',
  /** One of our own words: a status, a kind, a name of the registry. Never text of the chain. */
  'word',
] as const;
export type FactKind = (typeof FACT_KINDS)[number];

/** One value a tool read: a leaf of its `data`, and what an answer may cite. */
export interface Fact {
  /** Of its call and its place: `r1.fee`, `r1.changes.0.amount`. */
  readonly id: string;
  /** JSON pointer into `data`. */
  readonly path: string;
  readonly kind: FactKind;
  /** What it is, in words: `Fee`. */
  readonly label: string;
  readonly raw: string;
  readonly decimals?: number | undefined;
  /** `SOL`, `%`, or the mint's short address. */
  readonly unit?: string | undefined;
  /** What the mint calls itself, for people to read beside the amount; untrusted, and never given to a model. */
  readonly symbol?: string | undefined;
  /** Mint of a token amount. */
  readonly mint?: string | undefined;
  /** How it is written, without the unit: `1,234.5`. */
  readonly ui: string;
  /** Where the product shows it. */
  readonly href?: string | undefined;
}

/** Text of a stranger, separated from everything else. */
export interface UntrustedText {
  /** `r1.u1`. */
  readonly id: string;
  readonly path: string;
  /** `token name`, `memo`, `log line`. */
  readonly what: string;
  readonly text: string;
}

export type ToolErrorCode =
  | 'invalid_argument'
  | 'not_found'
  | 'unavailable'
  | 'unsupported'
  | 'timeout'
  | 'rate_limited';

export interface ToolSource {
  readonly cluster: Cluster;
  readonly slot?: string | undefined;
  readonly finality: 'processed' | 'confirmed' | 'finalized' | 'index' | 'documentation' | 'computed';
  /** Host of the endpoint pool, `localnet`, `index` or `documentation`. */
  readonly provider: string;
  /** ISO 8601. */
  readonly fetchedAt: string;
}

/** A list, or a figure made of it, that is of a part of what there is. */
export interface Cut {
  readonly path: string;
  /** Of `of`, in its unit; without it, how much was looked through: rows, or transactions they are of. */
  readonly shown: number;
  readonly of?: number | undefined;
}

/** What a tool gives, in every one of its front doors. Leaves of `data` are facts or `{ untrusted: id }`. */
export interface ToolResult<T = unknown> {
  readonly ok: boolean;
  readonly tool: string;
  /** `r1`, `r2` … within its turn. */
  readonly callId: string;
  readonly data: T | null;
  readonly facts: readonly Fact[];
  readonly untrusted: readonly UntrustedText[];
  readonly source: ToolSource;
  readonly notes: readonly string[];
  readonly page?: { readonly cursor: string | null; readonly returned: number; readonly total?: number };
  /** Lists that are not whole, and figures that are made of such a list; `of` where it is known how many there are. */
  readonly truncated?: readonly Cut[];
  readonly error?: {
    readonly code: ToolErrorCode;
    readonly message: string;
    /** What to do instead. */
    readonly hint?: string | undefined;
    readonly retryable: boolean;
  };
  /** Places of this product. */
  readonly links: readonly { readonly label: string; readonly href: string }[];
}
