/**
 * What a node answered, without the envelope: the bytes of `result` or `error` as they came. They are the
 * pieces they arrived in, or a string of one character a byte (latin1), which Node writes to a socket in
 * one go. Pieces cost the garbage collector nothing, strings are faster to send again and again.
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

/** Answers up to this many bytes are checked whole, and become strings once they are sent a second time. */
export const SMALL_BYTES = 32_768;

/** The answer in the form that is fastest to send again. */
export function toResent(answer: Answer): Answer {
  return typeof answer.body === 'string' || answer.bytes > SMALL_BYTES
    ? answer
    : { ...answer, body: toBytes(answer.body).toString('latin1') };
}

/** The first `most` bytes or fewer, one character each. */
export function toHeadText({ body }: Answer, most: number): string {
  if (typeof body === 'string') return body.slice(0, most);
  const [first] = body;
  const isEnough = first !== undefined && (first.length >= most || body.length === 1);
  return toBytes(isEnough ? [first] : body).toString('latin1', 0, most);
}

/** The bytes of a small answer one character each; `undefined` for a large one. */
export function toSmallText({ body, bytes }: Answer): string | undefined {
  if (typeof body === 'string') return body;
  return bytes > SMALL_BYTES ? undefined : toBytes(body).toString('latin1');
}

function toBytes(pieces: readonly Uint8Array[]): Buffer {
  const [only] = pieces;
  return pieces.length === 1 && only !== undefined
    ? Buffer.from(only.buffer, only.byteOffset, only.length)
    : Buffer.concat(pieces);
}

/** Text of an answer, for those who parse it. */
export function toAnswerText({ body }: Answer): string {
  return typeof body === 'string'
    ? Buffer.from(body, 'latin1').toString('utf8')
    : toBytes(body).toString('utf8');
}
