import type { EnvelopeFault } from './envelope.ts';

/** Why one attempt at one endpoint gave no answer. */
export type FaultKind =
  | EnvelopeFault
  /** Refused, unknown host, no connection in time, broken TLS: nothing of the request was read. */
  | 'connect'
  | 'reset'
  | 'timeout'
  | 'status'
  | 'redirect'
  | 'encoded'
  | 'too-large'
  | 'rate-limited'
  | 'forbidden'
  /** An answer that came after the endpoint was found to serve another network. */
  | 'quarantined'
  /** An answer older than what its reader has seen. */
  | 'behind'
  /** Ours: all answers being received at one time are too many. */
  | 'crowded';

export interface Fault {
  readonly kind: FaultKind;
  readonly status?: number;
  /** From `Retry-After`. */
  readonly retryAfterMs?: number;
}

const CONNECT_CODES = new Set([
  'UND_ERR_CONNECT_TIMEOUT',
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ETIMEDOUT',
  'EADDRNOTAVAIL',
  'CERT_HAS_EXPIRED',
  'ERR_TLS_CERT_ALTNAME_INVALID',
  'DEPTH_ZERO_SELF_SIGNED_CERT',
  'SELF_SIGNED_CERT_IN_CHAIN',
  'UNABLE_TO_VERIFY_LEAF_SIGNATURE',
  'UNABLE_TO_GET_ISSUER_CERT_LOCALLY',
]);
const TIMEOUT_CODES = new Set(['UND_ERR_HEADERS_TIMEOUT', 'UND_ERR_BODY_TIMEOUT']);

/** What an error of the HTTP client means. Its text may hold addresses and goes no further. */
export function toFault(error: unknown): Fault {
  const code = codeOf(error);
  if (CONNECT_CODES.has(code)) return { kind: 'connect' };
  if (TIMEOUT_CODES.has(code)) return { kind: 'timeout' };
  if (code === 'UND_ERR_RES_CONTENT_LENGTH_MISMATCH') return { kind: 'truncated' };
  if (code === 'UND_ERR_RES_EXCEEDED_MAX_SIZE') return { kind: 'too-large' };
  if (code.startsWith('HPE_')) return { kind: 'malformed' };
  return { kind: 'reset' };
}

function codeOf(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (typeof code === 'string') return code;
  // Several addresses of one host that all failed arrive as an AggregateError without a code.
  return error instanceof AggregateError ? codeOf(error.errors[0]) : '';
}

/** Milliseconds of a `Retry-After` of seconds or a date, or `undefined`. */
export function parseRetryAfter(text: string | undefined, wallClockMs: number): number | undefined {
  if (text === undefined) return undefined;
  if (/^\s*\d{1,9}\s*$/.test(text)) return Number(text) * 1_000;
  const date = Date.parse(text);
  return Number.isNaN(date) ? undefined : Math.max(0, date - wallClockMs);
}
