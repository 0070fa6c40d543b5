/** Sentences about a pool besides the fields of its account: its pair, reserves, fee, price and volume. */
import type { Found } from '../tools/define-tool.ts';
import type getPool from '../tools/get-pool.ts';
import { listed, type Writer } from '#assistant/write/writer';
import { counted, words } from './counted.ts';

export type PoolData = NonNullable<Found<typeof getPool>['data']>;

export function tellPool(writer: Writer, data: PoolData): void {
  const { pair, reserves, price, feeRate, liquidity, day } = data;
  // What its newest trade left may be gone: a curve that was sold out is moved to a pool.
  const isNow = data.reservesNow.raw === 'yes';
  const at = words(isNow ? ' at ' : ', at its newest trade at ');
  writer.text`It trades ${listed(pair)}${price === undefined ? undefined : [at, price]}${
    feeRate === undefined ? undefined : [words(', for a fee of '), feeRate]
  }.`;
  if (reserves.length > 0) {
    writer.text`${words(isNow ? 'It holds ' : 'Its newest trade left ')}${listed(reserves.map(({ amount }) => amount))}${
      liquidity === undefined ? undefined : [words(', a liquidity of '), liquidity]
    }.`;
  }
  writer.text`In the last day, as far as it is indexed, it had ${counted(day.trades, 'trade')} worth ${day.volume} where they have a price${
    day.change === undefined ? undefined : [words(', and its price changed by '), day.change]
  }; the newest was on ${data.lastTrade}.`;
  if (data.feesOfDay !== undefined)
    writer.text`At that fee these trades paid about ${data.feesOfDay}, whoever of its parties got it.`;
}
