import type { Fault } from './faults.ts';

const DEFAULT_GENESIS = '5eykt4UsFv8P8NJdTREpY1vzqKqZKvdpKuc147dw2N9d';

export interface RpcRequest {
  readonly id: unknown;
  readonly method: string;
  readonly params: readonly unknown[];
}

/** What the upstream knows: a slot, a genesis hash, and texts of results by method. */
export interface Ledger {
  genesis: string;
  slot: number;
  /** Raw JSON of a method's result, in place of the usual one. */
  readonly results: Map<string, string | ((params: readonly unknown[]) => string)>;
}

export function createLedger(): Ledger {
  return { genesis: DEFAULT_GENESIS, slot: 1_000_000, results: new Map() };
}

/** The envelope of one answer as JSON, with those faults applied that change what is said. */
export function toEnvelope(ledger: Ledger, request: RpcRequest, faults: readonly Fault[]): string {
  const id = JSON.stringify(faults.some(({ kind }) => kind === 'wrong-id') ? 987_654_321 : request.id);
  for (const fault of faults) {
    if (fault.kind === 'error') {
      return `{"jsonrpc":"2.0","error":${JSON.stringify({ code: fault.code, message: fault.message })},"id":${id}}`;
    }
  }
  return `{"jsonrpc":"2.0","result":${toResult(ledger, request, faults)},"id":${id}}`;
}

function toResult(ledger: Ledger, { method, params }: RpcRequest, faults: readonly Fault[]): string {
  const isChecked = method === 'getGenesisHash' || method === 'getHealth' || method === 'getSlot';
  if (!isChecked && faults.some(({ kind }) => kind === 'null-result')) return 'null';
  const lag = faults.reduce((slots, fault) => slots + (fault.kind === 'lag' ? fault.slots : 0), 0);
  const slot = ledger.slot - lag;
  const own = ledger.results.get(method);
  if (own !== undefined) return typeof own === 'string' ? own : own(params);
  switch (method) {
    case 'getGenesisHash':
      return JSON.stringify(
        faults.reduce((hash, fault) => (fault.kind === 'genesis' ? fault.hash : hash), ledger.genesis),
      );
    case 'getHealth':
      return '"ok"';
    case 'getSlot':
      return String(slot);
    default:
      return `{"context":{"slot":${slot}},"value":{"method":"${method}","params":${JSON.stringify(params)},"genesis":"${ledger.genesis}"}}`;
  }
}
