/** Error codes of nodes. Source: agave, rpc-client-api/src/custom_error.rs, and JSON-RPC 2.0. */
export const RPC_CODES = {
  blockCleanedUp: -32001,
  blockNotAvailable: -32004,
  nodeUnhealthy: -32005,
  slotSkipped: -32007,
  longTermStorageSlotSkipped: -32009,
  keyExcludedFromIndex: -32010,
  historyNotAvailable: -32011,
  blockStatusNotAvailableYet: -32014,
  unsupportedTransactionVersion: -32015,
  minContextSlotNotReached: -32016,
  longTermStorageUnreachable: -32019,
  filterTransactionNotFound: -32020,
  methodNotFound: -32601,
  invalidParams: -32602,
} as const;

/** A node's own error, as distinct from a fault of the way to it. */
export function isRpcError(error: unknown): error is Error & { readonly code: number } {
  return error instanceof Error && 'code' in error && typeof error.code === 'number';
}

/** The node's error code, or `undefined` when `error` is not a node's. */
export function rpcCodeOf(error: unknown): number | undefined {
  return isRpcError(error) ? error.code : undefined;
}
