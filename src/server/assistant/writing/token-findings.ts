/** Sentences about a token besides its mint: who made it, its curve, its price, and who holds it. */
import type { Found } from '../tools/define-tool.ts';
import type getHolders from '../tools/get-holders.ts';
import type getMarket from '../tools/get-market.ts';
import type listLaunches from '../tools/list-launches.ts';
import type { Writer } from '#assistant/write/writer';
import { counted, words } from './counted.ts';

/** Each is absent where it could not be read. */
export interface TokenParts {
  readonly market: NonNullable<Found<typeof getMarket>['data']> | undefined;
  readonly launch: NonNullable<Found<typeof listLaunches>['data']> | undefined;
  readonly holders: NonNullable<Found<typeof getHolders>['data']> | undefined;
}

export function tellMarket(writer: Writer, { market, launch, holders }: TokenParts): void {
  if (market?.creator !== undefined) {
    writer.text`${market.creator} created it${market.created === undefined ? undefined : [words(' on '), market.created]}${
      market.launchpad === undefined ? undefined : [words(' on '), market.launchpad]
    }.`;
  }
  const row = launch?.rows[0];
  if (row?.state.raw === 'selling' && row.curve !== undefined) {
    writer.text`Its bonding curve is ${row.curve} sold${
      launch?.missing === undefined || launch.missing.raw === '0'
        ? undefined
        : [words('; '), launch.missing, words(' more, without fees, would buy what is left')]
    }.`;
  } else if (row?.graduatedAt !== undefined)
    writer.text`It graduated from its bonding curve; its first trade in a pool was on ${row.graduatedAt}.`;
  if (market?.price?.usd !== undefined) {
    writer.text`Its price is ${market.price.usd}${
      market.marketCap === undefined ? undefined : [words(', a market cap of '), market.marketCap]
    }; in the last day, as far as it is indexed, it had ${counted(market.day.trades, 'trade')} worth ${market.day.volume} where they have a price.`;
  }
  const [largest] = holders?.holders ?? [];
  if (holders?.holdersSeen !== undefined && largest !== undefined) {
    writer.text`The index has seen ${counted(holders.holdersSeen, 'token account')} with a balance. The largest token account is that of ${largest.owner ?? largest.account}${
      largest.share === undefined ? undefined : [words(' with '), largest.share, words(' of the supply')]
    }${largest.role === undefined ? undefined : [words(' ('), largest.role, words(')')]}.`;
  }
}
