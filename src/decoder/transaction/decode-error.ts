import { asAddress } from '#contracts/chain';
import type { DecodedError, DecodedInstruction, LogLine } from '#contracts/decoded';
import type { ErrorText } from '../define-protocol.ts';
import { findInDirectory } from '../directory/program-directory.ts';
import { findProtocol, type ProtocolSource } from '../protocol-registry.ts';
import { ANCHOR_ERRORS, INSTRUCTION_ERRORS, TRANSACTION_ERRORS, type Words } from './error-texts.ts';
import type { ReadLogs } from './logs.ts';
import type { RawTransaction } from './raw-transaction.ts';

/**
 * A transaction's error by name and in words, with the innermost program that failed. The node names only
 * the top-level instruction; the logs name the program whose failure came first.
 */
export function decodeError(
  err: unknown,
  raw: RawTransaction,
  logs: ReadLogs,
  innermost: DecodedInstruction | undefined,
  published?: ProtocolSource,
): DecodedError {
  const [name, payload] = toVariant(err);
  if (name !== 'InstructionError' || !Array.isArray(payload)) return toTransactionError(name, payload, raw);

  const index = Number(payload[0]);
  const [inner, detail] = toVariant(payload[1]);
  const top = raw.instructions[index];
  const program =
    logs.firstFailure === undefined ? top && raw.keys[top.program] : asAddress(logs.firstFailure.program);
  const definition =
    program === undefined ? undefined : (findProtocol(program) ?? published?.(program))?.definition;
  const programName = definition?.name ?? (program && findInDirectory(program)?.name);
  const place = {
    instruction: index + 1,
    program,
    programName,
    path: innermost?.path ?? `${index + 1}`,
  };
  if (inner !== 'Custom') {
    const words = logs.firstFailure?.failure?.includes('exceeded CUs meter')
      ? OUT_OF_COMPUTE
      : INSTRUCTION_ERRORS[inner];
    const said =
      inner === 'BorshIoError' && typeof detail === 'string' && detail !== '' ? ` (${detail})` : '';
    return {
      name: inner,
      ...toWords(words, `The program failed with ${inner}.`),
      ...place,
      ...(said && { message: `${words?.message ?? inner}${said}` }),
    };
  }
  // A caller may pass on another number than the program inside it failed with; the log has the inner one.
  const code = toCustomCode(logs.firstFailure?.failure) ?? Number(detail);
  return { ...nameCustom(code, definition?.errors?.[code], programName, logs.lines), ...place, code };
}

function toTransactionError(name: string, payload: unknown, raw: RawTransaction): DecodedError {
  const error: DecodedError = {
    name,
    ...toWords(TRANSACTION_ERRORS[name], `The transaction failed with ${name}.`),
  };
  if (name === 'DuplicateInstruction') return { ...error, instruction: Number(payload) + 1 };
  if (typeof payload === 'object' && payload !== null && 'account_index' in payload) {
    const account = raw.keys[Number(payload.account_index)];
    if (account) return { ...error, message: `${error.message} Account: ${account}.` };
  }
  return error;
}

function toWords(words: Words | undefined, otherwise: string): Words {
  return words ?? { message: otherwise };
}

/** `"Name"` or `{ Name: payload }`, as serde writes enums. */
function toVariant(value: unknown): [string, unknown] {
  if (typeof value === 'string') return [value, undefined];
  if (typeof value === 'object' && value !== null) {
    const entry = Object.entries(value)[0];
    if (entry) return entry;
  }
  return ['UnknownError', undefined];
}

/** `custom program error: 0x1771` of a failure line. */
function toCustomCode(failure: string | undefined): number | undefined {
  const at = failure?.indexOf('custom program error: 0x') ?? -1;
  return at < 0 ? undefined : Number.parseInt(failure!.slice(at + 24), 16);
}

const OUT_OF_COMPUTE: Words = {
  message: 'The program used up the compute units the transaction may use.',
  hint: 'Ask for more compute units, or do less in one transaction.',
};

const SLIPPAGE_HINT = 'The price moved past the limit. A higher slippage tolerance or a new quote may work.';

function nameCustom(
  code: number,
  known: ErrorText | undefined,
  programName: string | undefined,
  lines: readonly LogLine[],
): Omit<DecodedError, 'code'> {
  // Versions of a program number their errors anew, so what it said itself goes before what is known of it.
  const logged = findAnchorError(code, lines);
  if (logged !== undefined && logged.name !== known?.name) return withHint(logged);
  if (known) return withHint(known);
  const anchor = code < 6000 && lines.some(isAnchorLine) ? ANCHOR_ERRORS[code] : undefined;
  if (anchor) return { name: anchor[0], message: anchor[1] };
  return {
    name: `Custom(${code})`,
    message: `${programName ?? 'The program'} returned its own error ${code} (0x${code.toString(16)}).`,
  };
}

function withHint(error: ErrorText): Omit<DecodedError, 'code'> {
  if (error.hint !== undefined) return error;
  const text = (error.name + error.message).toLowerCase();
  const isSlippage =
    /slippage|toolittle|toomuch/.test(text) ||
    isFollowed(text, 'exceed', 'amount') ||
    isFollowed(text, 'minimum', 'out');
  return isSlippage ? { ...error, hint: SLIPPAGE_HINT } : error;
}

function isFollowed(text: string, first: string, second: string): boolean {
  const at = text.indexOf(first);
  return at >= 0 && text.includes(second, at + first.length);
}

function isAnchorLine(line: LogLine): boolean {
  return (
    line.kind === 'log' &&
    (line.text.startsWith('Program log: Instruction: ') || line.text.includes('AnchorError'))
  );
}

/**
 * Anchor logs `AnchorError … Error Code: Name. Error Number: 6001. Error Message: Words.` The text is the
 * program's own and so untrusted; it is taken only when its number is the one the runtime reports, and only
 * from lines that no other program can have written: those since the last call or return before the failure.
 */
function findAnchorError(
  code: number,
  lines: readonly LogLine[],
): { name: string; message: string } | undefined {
  const failed = lines.findIndex(({ kind }) => kind === 'failure');
  for (let i = (failed < 0 ? lines.length : failed) - 1; i >= 0; i--) {
    const { kind, text } = lines[i]!;
    if (kind === 'invoke' || kind === 'success') return undefined;
    if (kind !== 'log') continue;
    const at = text.indexOf('Error Code: ');
    if (at < 0) continue;
    const numberAt = text.indexOf('. Error Number: ', at);
    const messageAt = text.indexOf('. Error Message: ', numberAt);
    if (numberAt < 0 || messageAt < 0) continue;
    if (Number.parseInt(text.slice(numberAt + 16), 10) !== code) continue;
    const name = text.slice(at + 12, numberAt);
    const message = text.slice(messageAt + 17).replace(/\.$/, '');
    if (/^\w{1,64}$/.test(name)) return { name, message: `${message.slice(0, 200)}.` };
  }
  return undefined;
}
