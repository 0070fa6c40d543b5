import { asAddress, type Address } from '#contracts/chain';
import type { DecodedError, DecodedInstruction } from '#contracts/decoded';
import type { ErrorText } from '../define-protocol.ts';
import { findInDirectory } from '../directory/program-directory.ts';
import { findProtocol, type ProtocolSource } from '../protocol-registry.ts';
import { findAnchorError, type AnchorError } from './anchor-error.ts';
import { ANCHOR_ERRORS, INSTRUCTION_ERRORS, TRANSACTION_ERRORS } from './error-texts.ts';
import { findLogReason, readLastWords } from './log-reason.ts';
import type { ReadLogs } from './logs.ts';
import type { RawTransaction } from './raw-transaction.ts';

/** Which program failed first, and by what name its error goes. */
export interface NamedError {
  readonly name: string;
  /** Absent where the transaction failed as a whole. */
  readonly program?: Address | undefined;
}

/** A transaction's error without its words: what is counted of it. */
export function nameError(err: unknown, raw: RawTransaction, logs: ReadLogs): NamedError {
  const { name, payload } = toVariant(err);
  if (name !== 'InstructionError' || !Array.isArray(payload)) return { name };
  const { known, program } = identify(payload, raw, logs);
  return { name: known.name, program };
}

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
  const { name, payload } = toVariant(err);
  if (name !== 'InstructionError' || !Array.isArray(payload)) return toTransactionError(name, payload, raw);

  const { index, inner, program, programName, code, words, anchorError, known } = identify(
    payload,
    raw,
    logs,
    published,
  );
  const reason = words && findLogReason(words, { instruction: innermost, keys: raw.keys, anchorError });
  // What is advised for a program that stopped is to read the logs, which is done by then.
  const isRead = reason !== undefined && inner === 'ProgramFailedToComplete';
  const hint = reason?.hint ?? (isRead ? undefined : known.hint);
  return {
    name: known.name,
    message: reason?.message ?? known.message,
    instruction: index + 1,
    program,
    programName,
    path: innermost?.path ?? `${index + 1}`,
    reason: reason?.sentence,
    hint,
    code,
  };
}

/** `payload`: the index of the instruction and its error. */
function identify(
  payload: readonly unknown[],
  raw: RawTransaction,
  logs: ReadLogs,
  published?: ProtocolSource,
) {
  const index = Number(payload[0]);
  const { name: inner, payload: detail } = toVariant(payload[1]);
  const top = raw.instructions[index];
  const program =
    logs.firstFailure === undefined ? top && raw.keys[top.program] : asAddress(logs.firstFailure.program);
  const definition =
    program === undefined ? undefined : (findProtocol(program) ?? published?.(program))?.definition;
  const programName = definition?.name ?? (program && findInDirectory(program)?.name);
  // A caller may pass on another number than the program inside it failed with; the log has the inner one.
  const code = inner === 'Custom' ? (toCustomCode(logs.firstFailure?.failure) ?? Number(detail)) : undefined;
  // Without logs the number may be that of any program the instruction called.
  const isOwn = logs.firstFailure !== undefined || !raw.inner.has(index);
  const words = logs.firstFailure && readLastWords(logs, logs.firstFailure);
  const anchorError = words && code !== undefined ? findAnchorError(code, words.said) : undefined;
  const known =
    code === undefined
      ? nameBuiltIn(inner, detail)
      : nameCustom(
          code,
          { stated: isOwn ? definition?.errors?.[code] : undefined, logged: anchorError },
          programName,
          logs,
        );
  return { index, inner, program, programName, code, words, anchorError, known };
}

/** An error of the runtime itself; `detail` is what it carries. */
function nameBuiltIn(name: string, detail: unknown): Omit<DecodedError, 'code'> {
  const { message, hint } = INSTRUCTION_ERRORS[name] ?? { message: `The program failed with ${name}.` };
  const said = name === 'BorshIoError' && typeof detail === 'string' && detail !== '';
  return { name, message: said ? `${message} (${detail})` : message, hint };
}

function toTransactionError(name: string, payload: unknown, raw: RawTransaction): DecodedError {
  const error: DecodedError = {
    name,
    ...(TRANSACTION_ERRORS[name] ?? { message: `The transaction failed with ${name}.` }),
  };
  if (name === 'DuplicateInstruction') return { ...error, instruction: Number(payload) + 1 };
  if (typeof payload === 'object' && payload !== null && 'account_index' in payload) {
    const account = raw.keys[Number(payload.account_index)];
    if (account) return { ...error, message: `${error.message} Account: ${account}.`, account };
  }
  return error;
}

/** `"Name"` or `{ Name: payload }`, as serde writes enums. */
function toVariant(value: unknown): { readonly name: string; readonly payload: unknown } {
  if (typeof value === 'string') return { name: value, payload: undefined };
  if (typeof value === 'object' && value !== null) {
    for (const name in value)
      if (Object.hasOwn(value, name))
        return { name, payload: (value as Readonly<Record<string, unknown>>)[name] };
  }
  return { name: 'UnknownError', payload: undefined };
}

/** `custom program error: 0x1771` of a failure line. */
function toCustomCode(failure: string | undefined): number | undefined {
  const at = failure?.indexOf('custom program error: 0x') ?? -1;
  return at < 0 ? undefined : Number.parseInt(failure!.slice(at + 24), 16);
}

const SLIPPAGE_HINT = 'The price moved past the limit. A higher slippage tolerance or a new quote may work.';

function nameCustom(
  code: number,
  {
    stated: known,
    logged,
  }: { readonly stated: ErrorText | undefined; readonly logged: AnchorError | undefined },
  programName: string | undefined,
  logs: ReadLogs,
): Omit<DecodedError, 'code'> {
  // Versions of a program number their errors anew, so what it said itself goes before what is known of it.
  if (logged !== undefined && logged.name !== known?.name) {
    return addHint({ name: logged.name, message: `${logged.message.slice(0, 200)}.` });
  }
  if (known) return withHint(known);
  const anchor = code < 6000 && logs.lines.some(isAnchorLine) ? ANCHOR_ERRORS[code] : undefined;
  if (anchor) return { name: anchor[0], message: anchor[1] };
  return {
    name: `Custom(${code})`,
    message: `${programName ?? 'The program'} returned its own error ${code} (0x${code.toString(16)}).`,
  };
}

/** Errors of protocol files with what helps; a block has the same few again and again. */
const hinted = new WeakMap<ErrorText, ErrorText>();

function withHint(error: ErrorText): ErrorText {
  let known = hinted.get(error);
  if (known === undefined) hinted.set(error, (known = addHint(error)));
  return known;
}

function addHint(error: ErrorText): ErrorText {
  if (error.hint !== undefined) return error;
  const name = error.name.toLowerCase();
  const text = name + error.message.toLowerCase();
  const isSlippage =
    text.includes('slippage') ||
    ['out', 'receiv'].some((word) => isFollowed(name, 'toolittle', word)) ||
    ['in', 'paid', 'sol', 'requir'].some((word) => isFollowed(name, 'toomuch', word)) ||
    isFollowed(text, 'exceed', 'amount') ||
    isFollowed(text, 'minimum', 'out');
  return isSlippage ? { ...error, hint: SLIPPAGE_HINT } : error;
}

function isFollowed(text: string, first: string, second: string): boolean {
  const at = text.indexOf(first);
  return at >= 0 && text.includes(second, at + first.length);
}

function isAnchorLine(line: ReadLogs['lines'][number]): boolean {
  return (
    line.kind === 'log' &&
    (line.text.startsWith('Program log: Instruction: ') || line.text.includes('AnchorError'))
  );
}
