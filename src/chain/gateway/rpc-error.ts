/** A node's own error: the question reached it and this is what it said. */
export class RpcError extends Error {
  override readonly name = 'RpcError';
  /** JSON-RPC code. Source of the chain's own codes: agave, rpc-client-api/src/custom_error.rs. */
  readonly code: number;
  /** What the node added, parsed without rounding; `undefined` when it added nothing. */
  readonly data: unknown;

  constructor(code: number, message: string, data?: unknown) {
    super(message);
    this.code = code;
    this.data = data;
  }
}
