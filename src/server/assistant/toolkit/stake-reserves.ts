/** What stake accounts that a transaction opened keep for their rent. */
import { getMinimumBalance, isRpcError } from '#chain';
import { isAppError } from '#std/errors';
import type { Effect } from '#contracts/decoded';
import type { ToolAsk } from '../tools/define-tool.ts';

/** Source: solana-stake-interface `state.rs`, `StakeStateV2::size_of()`. */
const STAKE_BYTES = 200;
const MOST_READ = 4;

/**
 * Lamports by the address of each stake account that was opened: as it says itself where it is still there, else what
 * the cluster asks for its size now. An account nothing is known of is left out.
 */
export async function readStakeReserves(
  ask: ToolAsk,
  effects: readonly Effect[],
): Promise<ReadonlyMap<string, bigint>> {
  const opened = new Set(effects.flatMap((one) => (one.kind === 'create-account' ? [one.account] : [])));
  const staked = effects.flatMap((one) =>
    one.kind === 'stake' && opened.has(one.account) ? [one.account] : [],
  );
  const read = [...new Set<string>(staked)].slice(0, MOST_READ).map(async (address) => {
    const reserve = (await readOwn(ask, address)) ?? (await readCommon(ask));
    return reserve === undefined ? [] : [[address, reserve] as const];
  });
  return new Map((await Promise.all(read)).flat());
}

async function readOwn(ask: ToolAsk, address: string): Promise<bigint | undefined> {
  try {
    const answer = await ask.ask('stakes', { address });
    if (answer.kind !== 'found') return undefined;
    return answer.stakes.find(({ account }) => account === address)?.rentReserveLamports;
  } catch (error) {
    return toNothing(error);
  }
}

async function readCommon(ask: ToolAsk): Promise<bigint | undefined> {
  try {
    const { chain } = ask.clusters.reader(ask.cluster);
    return await getMinimumBalance(chain, STAKE_BYTES, { signal: ask.signal });
  } catch (error) {
    return toNothing(error);
  }
}

/** A transaction is told without what the node does not say. */
function toNothing(error: unknown): undefined {
  if (isAppError(error) || isRpcError(error)) return undefined;
  throw error;
}
