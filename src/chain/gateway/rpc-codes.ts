/**
 * Errors by which a node says that it cannot answer, not that there is no answer: another node may have
 * what was asked for. Source: agave, rpc-client-api/src/custom_error.rs; -32603 and -32601 are JSON-RPC's own.
 */
const UNAVAILABLE_CODES: ReadonlySet<number> = new Set([
  -32001, // block cleaned up
  -32004, // block not available
  -32005, // node unhealthy
  -32007, // slot skipped, or missing from the ledger
  -32009, // slot skipped, or missing from long-term storage
  -32010, // key excluded from the secondary index
  -32011, // transaction history not available
  -32014, // block status not available yet
  -32016, // minimum context slot not reached
  -32019, // long-term storage unreachable
  -32601, // a method this node was started without
  -32603, // internal error
]);

/** What providers answer with status 200 in place of HTTP 429 or 403. */
const LIMIT_CODES: ReadonlySet<number> = new Set([-32029, -32052, -32429, 429, 403]);

/** Whether asking another node makes sense. */
export function isAskedElsewhere(code: number): boolean {
  return UNAVAILABLE_CODES.has(code) || LIMIT_CODES.has(code);
}

/** Whether the error means the provider wants fewer requests. */
export function isLimitCode(code: number): boolean {
  return LIMIT_CODES.has(code);
}
