/**
 * What a node answered, without the envelope: the bytes of `result` or `error` as they came. Small ones
 * are a string of one character a byte, which Node writes to a socket in one piece; large ones are the
 * pieces they arrived in.
 */
export interface Answer {
  readonly body: string | readonly Uint8Array[];
  readonly bytes: number;
  /** The node's error, when it is one. */
  readonly error: AnswerError | undefined;
  readonly isNull: boolean;
}

export interface AnswerError {
  readonly code: number;
  readonly message: string;
}

/** Answers up to this many bytes are kept as a string. */
export const SMALL_BYTES = 32_768;

/** Text of an answer, for those who parse it. */
export function toAnswerText({ body }: Answer): string {
  return typeof body === 'string'
    ? Buffer.from(body, 'latin1').toString('utf8')
    : Buffer.concat(body).toString('utf8');
}
