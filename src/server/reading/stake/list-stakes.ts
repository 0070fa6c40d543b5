import { listProgramAccounts, type AccountReading, type Chain, type ChainOptions } from '#chain';
import { asAddress, type Address } from '#contracts/chain';

export const STAKE_PROGRAM = asAddress('Stake11111111111111111111111111111111111111');
/** Source: solana-stake-interface `state.rs`: tag u32, rent reserve u64, staker, withdrawer; 200 bytes in all. */
const LENGTH = 200;
const STAKER_AT = 12;
const WITHDRAWER_AT = 44;
const LIST_MS = 10_000;

export type ListedStakes =
  | { readonly kind: 'found'; readonly accounts: ReadonlyMap<Address, AccountReading> }
  | { readonly kind: 'refused'; readonly reason: string };

/** Stake accounts `wallet` may stake or withdraw from. Rejects as `Chain.request` does. */
export async function listStakes(
  chain: Chain,
  wallet: Address,
  options: ChainOptions,
): Promise<ListedStakes> {
  const readings = await Promise.all(
    [STAKER_AT, WITHDRAWER_AT].map((offset) =>
      listProgramAccounts(chain, STAKE_PROGRAM, {
        ...options,
        timeoutMs: LIST_MS,
        filters: [{ dataSize: LENGTH }, { memcmp: { offset, bytes: wallet } }],
      }),
    ),
  );
  const accounts = new Map<Address, AccountReading>();
  for (const reading of readings) {
    if (reading.kind === 'refused') return reading;
    for (const { address, account } of reading.accounts) accounts.set(address, account);
  }
  return { kind: 'found', accounts };
}
