import { getAccount, type Chain, type ChainOptions } from '#chain';
import { asAddress } from '#contracts/chain';
import type { Value } from '#contracts/decoded';
import { decodeAccount, findValue } from '#decoder';

/** Stake of the whole cluster in one epoch, in lamports. */
export interface EpochStake {
  readonly effective: bigint;
  readonly activating: bigint;
  readonly deactivating: bigint;
}

/** By epoch; the runtime keeps the last 512. */
export type StakeHistory = ReadonlyMap<bigint, EpochStake>;

const ADDRESS = asAddress('SysvarStakeHistory1111111111111111111111111');

/** What the cluster's stake was in past epochs. Rejects as `Chain.request` does. */
export async function readStakeHistory(chain: Chain, options?: ChainOptions): Promise<StakeHistory> {
  const { account } = await getAccount(chain, ADDRESS, options);
  const fields = account === undefined ? [] : decodeAccount({ address: ADDRESS, ...account }).fields;
  const list = findValue(fields, 'epochs');
  const items = list?.kind === 'list' ? list.items : [];
  return new Map(items.flatMap(toEntry));
}

function toEntry(item: Value): [bigint, EpochStake][] {
  if (item.kind !== 'record') return [];
  const values = new Map(item.fields.map(({ name, value }) => [name, value]));
  const epoch = values.get('epoch');
  const lamportsOf = (name: string): bigint => {
    const value = values.get(name);
    return value?.kind === 'lamports' ? value.lamports : 0n;
  };
  if (epoch?.kind !== 'epoch') return [];
  return [
    [
      epoch.epoch,
      {
        effective: lamportsOf('effective'),
        activating: lamportsOf('activating'),
        deactivating: lamportsOf('deactivating'),
      },
    ],
  ];
}
