/** An answer of the JSON-RPC protocol that is an error; codes and texts are those of Agave's `rpc-client-api`. */
export class RpcError extends Error {
  override readonly name = 'RpcError';
  readonly code: number;
  readonly details: unknown;

  constructor(code: number, message: string, details?: unknown) {
    super(message);
    this.code = code;
    this.details = details;
  }
}

export const rpcErrors = {
  parse: () => new RpcError(-32700, 'Parse error'),
  invalidRequest: (message = 'Invalid request') => new RpcError(-32600, message),
  methodNotFound: () => new RpcError(-32601, 'Method not found'),
  invalidParams: (message: string) => new RpcError(-32602, message),
  internal: () => new RpcError(-32603, 'Internal error'),
  blockCleanedUp: (slot: number, first: number) =>
    new RpcError(-32001, `Block ${slot} cleaned up, does not exist on node. First available block: ${first}`),
  preflight: (message: string, details: unknown) => new RpcError(-32002, message, details),
  signatureFailure: () => new RpcError(-32003, 'Transaction signature verification failure'),
  blockNotAvailable: (slot: number) => new RpcError(-32004, `Block not available for slot ${slot}`),
  unhealthy: () => new RpcError(-32005, 'Node is unhealthy', { numSlotsBehind: null }),
  slotSkipped: (slot: number) =>
    new RpcError(-32007, `Slot ${slot} was skipped, or missing due to ledger jump to recent snapshot`),
  noSnapshot: () => new RpcError(-32008, 'No snapshot'),
  signatureLength: () => new RpcError(-32013, 'Transaction signature length mismatch'),
  unsupportedVersion: (version: number) =>
    new RpcError(
      -32015,
      `Transaction version (${version}) is not supported by the requesting client. ` +
        'Please try the request again with the following configuration parameter: ' +
        `"maxSupportedTransactionVersion": ${version}`,
    ),
  minContextSlot: (contextSlot: number) =>
    new RpcError(-32016, 'Minimum context slot has not been reached', { contextSlot }),
  notEpochBoundary: (slot: number) =>
    new RpcError(
      -32018,
      `Rewards cannot be found because slot ${slot} is not the epoch boundary. ` +
        "This may be due to gap in the queried node's local ledger or long-term storage",
    ),
  filterTransactionNotFound: (signature: string) =>
    new RpcError(-32020, `Transaction ${signature} not found`, { signature }),
} as const;
