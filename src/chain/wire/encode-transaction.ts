import type { WireMessage } from './transaction.ts';

/** Bytes of a message as `parseMessage` reads them. Throws `RangeError` when a count does not fit its field. */
export function encodeMessage(message: WireMessage): Uint8Array<ArrayBuffer> {
  const out: number[] = [];
  const push = (bytes: Uint8Array | readonly number[]): void => {
    for (const byte of bytes) out.push(byte);
  };
  const header = [message.requiredSignatures, message.readonlySigned, message.readonlyUnsigned];
  if (message.version === 1) {
    const config = message.config ?? {};
    const mask =
      (config.priorityFeeLamports === undefined ? 0 : 3) |
      (config.computeUnitLimit === undefined ? 0 : 4) |
      (config.loadedAccountsDataSizeLimit === undefined ? 0 : 8) |
      (config.heapSize === undefined ? 0 : 16);
    out.push(0x81, ...header);
    pushLittleEndian(out, BigInt(mask), 4);
    push(message.recentBlockhash);
    pushLittleEndian(out, BigInt(message.instructions.length), 1);
    pushLittleEndian(out, BigInt(message.accountKeys.length), 1);
    for (const key of message.accountKeys) push(key);
    if (config.priorityFeeLamports !== undefined) pushLittleEndian(out, config.priorityFeeLamports, 8);
    for (const limit of [config.computeUnitLimit, config.loadedAccountsDataSizeLimit, config.heapSize]) {
      if (limit !== undefined) pushLittleEndian(out, BigInt(limit), 4);
    }
    for (const { program, accounts, data } of message.instructions) {
      out.push(program);
      pushLittleEndian(out, BigInt(accounts.length), 1);
      pushLittleEndian(out, BigInt(data.length), 2);
    }
    for (const { accounts, data } of message.instructions) {
      push(accounts);
      push(data);
    }
    return Uint8Array.from(out);
  }
  if (message.version === 0) out.push(0x80);
  out.push(...header);
  pushCompactU16(out, message.accountKeys.length);
  for (const key of message.accountKeys) push(key);
  push(message.recentBlockhash);
  pushCompactU16(out, message.instructions.length);
  for (const { program, accounts, data } of message.instructions) {
    out.push(program);
    pushCompactU16(out, accounts.length);
    push(accounts);
    pushCompactU16(out, data.length);
    push(data);
  }
  if (message.version === 0) {
    pushCompactU16(out, message.lookups.length);
    for (const { table, writable, readonly } of message.lookups) {
      push(table);
      pushCompactU16(out, writable.length);
      push(writable);
      pushCompactU16(out, readonly.length);
      push(readonly);
    }
  }
  return Uint8Array.from(out);
}

/** Bytes of a signed transaction: signatures lead, but trail the message in version 1. */
export function encodeTransaction(
  message: WireMessage,
  signatures: readonly Uint8Array[],
): Uint8Array<ArrayBuffer> {
  const body = encodeMessage(message);
  const count: number[] = [];
  if (message.version !== 1) pushCompactU16(count, signatures.length);
  const joined = new Uint8Array(count.length + signatures.length * 64 + body.length);
  joined.set(count);
  let at = count.length;
  if (message.version === 1) {
    joined.set(body);
    at = body.length;
  }
  for (const signature of signatures) {
    joined.set(signature, at);
    at += 64;
  }
  if (message.version !== 1) joined.set(body, at);
  return joined;
}

function pushCompactU16(out: number[], value: number): void {
  if (value > 0xffff) throw new RangeError(`${value} does not fit a compact length`);
  let rest = value;
  while (rest >= 0x80) {
    out.push((rest & 0x7f) | 0x80);
    rest >>>= 7;
  }
  out.push(rest);
}

function pushLittleEndian(out: number[], value: bigint, bytes: number): void {
  if (value < 0n || value >> BigInt(bytes * 8) !== 0n)
    throw new RangeError(`${value} does not fit ${bytes} bytes`);
  for (let i = 0; i < bytes; i++) out.push(Number((value >> BigInt(8 * i)) & 0xffn));
}
