import { getTransaction, type Chain, type ChainOptions } from '#chain';
import type { RpcTransaction } from '#chain/rpc-types';
import { asSignature, type Address } from '#contracts/chain';

export interface RecordedBalance {
  readonly before: bigint;
  readonly after: bigint;
}

/**
 * What `account` held before and after a transaction: lamports, or units of its token, which are none where no token
 * account stood there. `undefined` where the node no longer has it, or did not record balances.
 */
export async function readRecordedBalance(
  chain: Chain,
  signature: string,
  account: Address,
  asset: 'sol' | 'token',
  options: ChainOptions,
): Promise<RecordedBalance | undefined> {
  const reading = await getTransaction(chain, asSignature(signature), { ...options, encoding: 'json' });
  return reading.kind === 'found' ? toBalance(reading.transaction, account, asset) : undefined;
}

function toBalance(
  { transaction, meta }: RpcTransaction,
  account: Address,
  asset: 'sol' | 'token',
): RecordedBalance | undefined {
  if (meta === null || meta === undefined || typeof transaction === 'string' || !('message' in transaction))
    return undefined;
  const keys = [
    ...transaction.message.accountKeys.map((key) => (typeof key === 'string' ? key : key.pubkey)),
    ...(meta.loadedAddresses?.writable ?? []),
    ...(meta.loadedAddresses?.readonly ?? []),
  ];
  const index = keys.indexOf(account);
  if (index < 0) return undefined;
  if (asset === 'sol') {
    const [before, after] = [meta.preBalances?.[index], meta.postBalances?.[index]];
    return before === undefined || after === undefined
      ? undefined
      : { before: BigInt(before), after: BigInt(after) };
  }
  const unitsIn = (balances: typeof meta.preTokenBalances) =>
    BigInt(balances?.find(({ accountIndex }) => accountIndex === index)?.uiTokenAmount.amount ?? 0);
  return meta.postTokenBalances === undefined || meta.postTokenBalances === null
    ? undefined
    : { before: unitsIn(meta.preTokenBalances), after: unitsIn(meta.postTokenBalances) };
}
