import type { Slot } from '#contracts/chain';
import { toBase64 } from '#std/json';
import type { Chain, ChainOptions } from '../chain.ts';
import type { RpcMeta } from '../rpc-types.ts';

/** A simulation in the form a landed transaction's metadata has. */
export interface SimulationReading {
  readonly slot: Slot;
  readonly meta: RpcMeta;
}

type RpcSimulation = Omit<RpcMeta, 'logMessages' | 'computeUnitsConsumed'> & {
  readonly logs?: readonly string[] | null;
  readonly unitsConsumed?: RpcMeta['computeUnitsConsumed'];
};

/**
 * Runs a transaction without sending it: signatures are not checked and its blockhash is replaced, so that
 * one that expired or is not signed yet runs as well. Nodes before 3.0 give no balances.
 */
export async function simulateTransaction(
  chain: Chain,
  wire: Uint8Array,
  options: ChainOptions = {},
): Promise<SimulationReading> {
  const { context, value } = await chain.request<{
    readonly context: { readonly slot: Slot };
    readonly value: RpcSimulation;
  }>(
    'simulateTransaction',
    [
      toBase64(wire),
      {
        encoding: 'base64',
        commitment: 'confirmed',
        sigVerify: false,
        replaceRecentBlockhash: true,
        innerInstructions: true,
      },
    ],
    options,
  );
  const { logs, unitsConsumed, ...rest } = value;
  return {
    slot: context.slot,
    meta: {
      ...rest,
      logMessages: logs ?? null,
      ...(unitsConsumed !== undefined && { computeUnitsConsumed: unitsConsumed }),
    },
  };
}
