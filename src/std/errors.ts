/**
 * One error class for everything that is neither absence nor a bug.
 *
 * `refused` is the caller's doing and will fail again; `operational` is ours or an upstream's and may
 * pass. The public message may be shown to anyone; `cause` and `context` are for the log only.
 */
export type ErrorKind = 'refused' | 'operational';

export interface ErrorDefinition {
  readonly kind: ErrorKind;
  /** Shown to anyone; holds no address of ours, no path, no upstream URL. */
  readonly message: string;
}

export class AppError extends Error {
  override readonly name = 'AppError';
  /** `<folder>/<what>`, stable. */
  readonly code: string;
  readonly kind: ErrorKind;
  readonly publicMessage: string;
  readonly context: Readonly<Record<string, unknown>>;
  /** Seconds after which a retry makes sense, for operational errors that know it. */
  readonly retryAfterSeconds: number | undefined;

  constructor(
    code: string,
    definition: ErrorDefinition,
    options: {
      readonly detail?: string;
      readonly cause?: unknown;
      readonly context?: Readonly<Record<string, unknown>>;
      readonly retryAfterSeconds?: number;
    } = {},
  ) {
    const publicMessage = options.detail ? `${definition.message} ${options.detail}` : definition.message;
    super(publicMessage, options.cause === undefined ? undefined : { cause: options.cause });
    this.code = code;
    this.kind = definition.kind;
    this.publicMessage = publicMessage;
    this.context = options.context ?? {};
    this.retryAfterSeconds = options.retryAfterSeconds;
  }
}

type ErrorOptions = ConstructorParameters<typeof AppError>[2];

/**
 * Errors of one folder: `const chainError = defineErrors('chain', { 'no-endpoint': {...} })`, then
 * `throw chainError('no-endpoint', { cause })`. `detail` is appended to the public message, so it must be safe to show.
 */
export function defineErrors<const T extends Record<string, ErrorDefinition>>(
  folder: string,
  definitions: T,
): (what: keyof T & string, options?: ErrorOptions) => AppError {
  return (what, options) => new AppError(`${folder}/${what}`, definitions[what]!, options);
}

/** Narrows to an `AppError`, optionally of one code. */
export function isAppError(error: unknown, code?: string): error is AppError {
  return error instanceof AppError && (code === undefined || error.code === code);
}

/** The public message with what the system said, for whoever runs the server. */
export function toWholeMessage({ publicMessage, cause }: AppError): string {
  return cause instanceof Error ? `${publicMessage} (${cause.message})` : publicMessage;
}
