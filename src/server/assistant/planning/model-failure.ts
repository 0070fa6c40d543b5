import { redactText } from '#contracts/text/redact';
import { toRetryAfterMs } from './retry-after.ts';
import type { BudgetOwner } from './token-budget.ts';

/** Why a model gave no answer that could be shown. */
export type FailureKind =
  | 'timeout'
  | 'busy'
  | 'key'
  | 'unknown-model'
  | 'vendor'
  | 'unreachable'
  | 'dropped'
  | 'refused'
  | 'empty'
  | 'ungrounded'
  | 'no-tools'
  | 'short-context'
  | `budget-${BudgetOwner}`;

export interface FailureDetails {
  /** HTTP status of the vendor's answer. */
  readonly status?: number | undefined;
  /** How long the vendor asks to be left alone. */
  readonly retryAfterMs?: number | undefined;
}

export class ModelFailure extends Error {
  override readonly name = 'ModelFailure';
  readonly kind: FailureKind;
  readonly status: number | undefined;
  readonly retryAfterMs: number | undefined;
  constructor(kind: FailureKind, message: string = kind, { status, retryAfterMs }: FailureDetails = {}) {
    super(message);
    this.kind = kind;
    this.status = status;
    this.retryAfterMs = retryAfterMs;
  }
  /** The vendor did nothing and may do it when it is asked again. */
  get isPassing(): boolean {
    return this.kind === 'busy' || (this.status !== undefined && this.status >= 500);
  }
}

const RESET = 'they are reset at midnight UTC.';

/** What a visitor reads below an answer the planner gave in a model's place. */
export const FAILURE_TEXTS: Readonly<Record<FailureKind, string>> = {
  timeout: 'it took too long.',
  busy: 'it is asked too much at the moment.',
  key: 'its key was not accepted.',
  'unknown-model': 'there is no such model where it was asked for.',
  vendor: 'it answered with an error.',
  unreachable: 'it could not be reached.',
  dropped: 'its answer broke off.',
  refused: 'it gave no answer to this.',
  empty: 'it gave no answer.',
  ungrounded: 'nothing it wrote could be proved.',
  'no-tools': 'it cannot call tools, and this question needs them.',
  'short-context': 'it takes in too little text at once.',
  'budget-day': `its tokens of today are used up; ${RESET}`,
  'budget-address': `the tokens that one address may use in a day are used up; ${RESET}`,
  'budget-account': `the tokens that your account may use in a day are used up; ${RESET}`,
};

const BUSY: ReadonlySet<number> = new Set([408, 409, 429, 503, 529]);
const MESSAGE_LENGTH = 200;

/** A vendor's error as a failure, without secrets and cut short. */
export function toModelFailure(error: unknown, secrets: readonly string[]): ModelFailure {
  if (error instanceof ModelFailure) return error;
  const shape = toShape(error);
  const { status, message, headers } = shape;
  const text = redact(message, secrets).slice(0, MESSAGE_LENGTH);
  return new ModelFailure(toKind(shape), text, { status, retryAfterMs: toRetryAfterMs(headers) });
}

function toKind({ status, type, isConnection }: ErrorShape): FailureKind {
  if ((status !== undefined && BUSY.has(status)) || /overloaded|rate_limit/i.test(type)) return 'busy';
  if (status === undefined) return isConnection ? 'unreachable' : 'dropped';
  if (status === 401 || status === 403) return 'key';
  return status === 404 ? 'unknown-model' : 'vendor';
}

interface ErrorShape {
  readonly status: number | undefined;
  readonly type: string;
  readonly message: string;
  readonly headers: Readonly<Record<string, string>>;
  /** No connection came about. */
  readonly isConnection: boolean;
}

/** Vendors and the SDK throw errors, and stream plain objects. */
function toShape(error: unknown): ErrorShape {
  const none = { status: undefined, type: '', headers: {}, isConnection: false };
  if (typeof error !== 'object' || error === null) return { ...none, message: String(error) };
  const shape = error as Readonly<Record<string, unknown>>; // read field by field
  const { lastError, statusCode, type, message, responseHeaders, cause } = shape;
  if (lastError !== undefined) return toShape(lastError);
  const status = typeof statusCode === 'number' ? statusCode : undefined;
  return {
    status,
    type: typeof type === 'string' ? type : '',
    message: typeof message === 'string' ? message : 'no message',
    headers:
      typeof responseHeaders === 'object' && responseHeaders !== null
        ? (responseHeaders as Readonly<Record<string, string>>) // as the SDK has them
        : {},
    isConnection: isOfConnection(cause),
  };
}

/** Codes of Node and OpenSSL for names that do not resolve, ports nobody listens at, and certificates that do not hold. */
const CONNECTION =
  /^(?:ECONNREFUSED|ENOTFOUND|EAI_\w+|EHOSTUNREACH|ENETUNREACH|ETIMEDOUT|UND_ERR_CONNECT_TIMEOUT)$|CERT|TLS|SSL/;

function isOfConnection(cause: unknown, depth = 3): boolean {
  if (typeof cause !== 'object' || cause === null || depth === 0) return false;
  if ('code' in cause && typeof cause.code === 'string' && CONNECTION.test(cause.code)) return true;
  return 'cause' in cause && isOfConnection(cause.cause, depth - 1);
}

/** A text without the keys of this server, or anything that looks like one. */
export function redact(text: string, secrets: readonly string[]): string {
  let clean = text;
  for (const secret of secrets) if (secret !== '') clean = clean.replaceAll(secret, '[redacted]');
  return redactText(clean).replace(/\b(?:sk|pk|key|bearer)[-_ ][\w*.-]{6,}/gi, '[redacted]');
}
