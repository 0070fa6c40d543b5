/** A refusal of an action. The text may be shown: it says nothing of us. */
export class ActionError extends Error {
  override readonly name = 'ActionError';
  readonly status: number;
  readonly retryAfterSeconds: number | undefined;

  constructor(status: number, text: string, retryAfterSeconds?: number) {
    super(text);
    this.status = status;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/** `throw actionError(404, 'There is no such export.')`. */
export const actionError = (status: number, text: string, retryAfterSeconds?: number): ActionError =>
  new ActionError(status, text, retryAfterSeconds);
