/** Positions in agave’s `TransactionError` and `InstructionError`. */
const INSTRUCTION_ERROR = 8;
const CUSTOM = 25;
const CUSTOM_BYTES = 13;

/**
 * What `err` of a failed transaction says. Programs’ own codes, which are most of all failures, are read as the RPC
 * spells them; of others the bytes are passed on, as an index asks only whether it failed.
 */
export function toError(bincode: Uint8Array): unknown {
  const view = new DataView(bincode.buffer, bincode.byteOffset, bincode.length);
  if (
    bincode.length === CUSTOM_BYTES &&
    view.getUint32(0, true) === INSTRUCTION_ERROR &&
    view.getUint32(5, true) === CUSTOM
  ) {
    return { InstructionError: [view.getUint8(4), { Custom: view.getUint32(9, true) }] };
  }
  return { bincode: Buffer.from(bincode).toString('base64') };
}
