import { redactText } from '#contracts/text/redact';

/** Why a model gave no answer that could be shown. */
export type FailureKind =
  | 'timeout'
  | 'busy'
  | 'vendor'
  | 'dropped'
  | 'refused'
  | 'empty'
  | 'ungrounded'
  | 'budget';

export class ModelFailure extends Error {
  override readonly name = 'ModelFailure';
  readonly kind: FailureKind;
  /** HTTP status of the vendor's answer. */
  readonly status: number | undefined;
  constructor(kind: FailureKind, message: string = kind, status?: number) {
    super(message);
    this.kind = kind;
    this.status = status;
  }
}

/** What a visitor reads below an answer the planner gave in a model's place. */
export const FAILURE_TEXTS: Readonly<Record<FailureKind, string>> = {
  timeout: 'it took too long.',
  busy: 'it is asked too much at the moment.',
  vendor: 'it could not be reached.',
  dropped: 'its answer broke off.',
  refused: 'it gave no answer to this.',
  empty: 'it gave no answer.',
  ungrounded: 'nothing it wrote could be proved.',
  budget: 'its tokens of today are used up.',
};

const BUSY: ReadonlySet<number> = new Set([408, 429, 503, 529]);
const MESSAGE_LENGTH = 200;

/** A vendor's error as a failure, without secrets and cut short. */
export function toModelFailure(error: unknown, secrets: readonly string[]): ModelFailure {
  if (error instanceof ModelFailure) return error;
  const { statusCode, type, message } = toShape(error);
  const text = redact(message, secrets).slice(0, MESSAGE_LENGTH);
  if ((statusCode !== undefined && BUSY.has(statusCode)) || /overloaded|rate_limit/i.test(type)) {
    return new ModelFailure('busy', text, statusCode);
  }
  return new ModelFailure(statusCode === undefined ? 'dropped' : 'vendor', text, statusCode);
}

/** Vendors and the SDK throw errors, and stream plain objects. */
function toShape(error: unknown): {
  readonly statusCode: number | undefined;
  readonly type: string;
  readonly message: string;
} {
  if (typeof error !== 'object' || error === null)
    return { statusCode: undefined, type: '', message: String(error) };
  const shape = error as { statusCode?: unknown; type?: unknown; message?: unknown; lastError?: unknown }; // read field by field
  if (shape.lastError !== undefined) return toShape(shape.lastError);
  return {
    statusCode: typeof shape.statusCode === 'number' ? shape.statusCode : undefined,
    type: typeof shape.type === 'string' ? shape.type : '',
    message: typeof shape.message === 'string' ? shape.message : 'no message',
  };
}

/** A text without the keys of this server, or anything that looks like one. */
export function redact(text: string, secrets: readonly string[]): string {
  let clean = text;
  for (const secret of secrets) if (secret !== '') clean = clean.replaceAll(secret, '[redacted]');
  return redactText(clean).replace(/\b(?:sk|pk|key|bearer)[-_ ][\w*.-]{6,}/gi, '[redacted]');
}
