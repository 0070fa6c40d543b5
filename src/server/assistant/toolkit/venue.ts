/** What the tools of lenders, perpetuals, order books and stake pools share. */
import { getAccounts } from '#chain';
import type { Names } from '#contracts/answers';
import { asAddress, SOL_DECIMALS } from '#contracts/chain';
import { decodeAccount, findValue, WRAPPED_SOL } from '#decoder';
import { NamedThings } from '../../reading/names/named-things.ts';
import { toNames } from '../../reading/names/names.ts';
import {
  addressOf,
  readVenueAccounts,
  VENUES,
  type Venue,
  type VenueAccount,
} from '../../reading/venue/venue-accounts.ts';
import { readVenueEvents, type VenueEvent, type VenueEvents } from '../../reading/venue/venue-events.ts';
import * as leaf from '../figures/figure.ts';
import type { Figure } from '../figures/figure.ts';
import { toTokens } from '../figures/to-leaf.ts';
import { sourceOf, ToolError, type ToolAsk } from '../tools/define-tool.ts';

export interface VenueDone {
  readonly events: VenueEvents['events'];
  readonly isWhole: boolean;
  /** Transactions that were looked at. */
  readonly looked: number;
}

export interface VenueScope {
  readonly part?: VenueAccount | undefined;
  readonly wallet?: string | undefined;
}

export interface OpenVenue {
  readonly names: Names;
  readonly source: ReturnType<typeof sourceOf>;
  of(type: string): readonly VenueAccount[];
  /** What an address that was asked for is here: a market or position, or a wallet; of the program itself nothing is left out. */
  scopeOf(address: string | undefined): VenueScope;
  /** What was done there in those seconds, the newest first, and whether that is all. */
  events(from?: number, to?: number): Promise<VenueDone>;
  /** Dollars for a whole token as the feeds at these addresses have them, by mint. */
  prices(feeds: readonly string[]): Promise<ReadonlyMap<string, number>>;
  amount(units: bigint, mint: string): Figure;
  /** 10⁻⁶ dollars; `undefined` without a price. */
  worth(units: bigint, mint: string, price: number | undefined): bigint | undefined;
}

/** Everything a venue holds now. Throws the tool’s error where its program is not on this cluster. */
export async function openVenue(ask: ToolAsk, venue: Venue): Promise<OpenVenue> {
  const reader = ask.clusters.reader(ask.cluster);
  const { signal } = ask;
  const accounts = await readVenueAccounts(reader, venue, signal);
  if (accounts === undefined) {
    throw new ToolError(
      'unsupported',
      'The accounts of such programs are not read on this cluster.',
      'They are read on the localnet, whose programs have few.',
    );
  }
  const things = new NamedThings();
  for (const { decoded } of accounts) things.addAccount(decoded);
  const names = await toNames(things, reader, signal);
  let read: Promise<VenueEvents> | undefined;
  const decimalsOf = (mint: string) =>
    mint === WRAPPED_SOL.mint ? SOL_DECIMALS : names.tokens[mint]?.decimals;
  return {
    names,
    source: sourceOf({
      cluster: ask.cluster,
      source: reader.chain.cluster,
      fetchedAt: new Date(ask.nowMs()).toISOString(),
    }),
    of: (type) => accounts.filter(({ decoded }) => decoded.type === type),
    scopeOf(asked) {
      if (asked === undefined || asked === VENUES[venue]) return {};
      const part = accounts.find(({ address }) => address === asked);
      return part === undefined ? { wallet: asked } : { part };
    },
    async events(from = 0, to = Infinity) {
      const { isWhole, since, events, looked } = await (read ??= readVenueEvents(reader, venue, signal));
      return {
        isWhole: isWhole || (since !== undefined && since <= from),
        since,
        looked,
        events: events.filter(({ time }) => time >= from && time <= to),
      };
    },
    async prices(feeds) {
      const found = await getAccounts(reader.chain, feeds.map(asAddress), { signal });
      return new Map(
        found.flatMap((account, index) => {
          if (account === undefined) return [];
          const { fields } = decodeAccount({ address: asAddress(feeds[index]!), ...account }); // one for each
          const price = findValue(fields, 'price');
          return price?.kind === 'decimal' ? [[addressOf(fields, 'mint'), price.decimal] as const] : [];
        }),
      );
    },
    amount: (units, mint) =>
      mint === WRAPPED_SOL.mint ? leaf.sol(units) : toTokens(units, mint, undefined, names),
    worth(units, mint, price) {
      const decimals = decimalsOf(mint);
      return price === undefined || decimals === undefined
        ? undefined
        : BigInt(Math.round((Number(units) / 10 ** decimals) * price * 1e6));
    },
  };
}

export const toWhen = ({ time, slot, signature }: VenueEvent) => ({
  time: leaf.time(time),
  slot: leaf.slot(slot),
  signature: leaf.signature(signature),
});

/** `a × b ÷ c`; zero where nothing is to be divided by. */
export const share = (a: bigint, b: bigint, c: bigint): bigint => (c === 0n ? 0n : (a * b) / c);

/** A part of a whole as a percentage; left out of nothing. */
export const partOf = (part: bigint, whole: bigint): Figure | undefined =>
  whole === 0n ? undefined : leaf.share(Number((part * 1_000_000n) / whole) / 1e6);

/** Sums by key, in the order the keys come first. */
export function sumBy<T>(
  rows: readonly T[],
  keyOf: (row: T) => string,
  sizeOf: (row: T) => bigint,
): readonly (readonly [string, bigint])[] {
  const sums = new Map<string, bigint>();
  for (const row of rows) sums.set(keyOf(row), (sums.get(keyOf(row)) ?? 0n) + sizeOf(row));
  return [...sums];
}

export const byGreatest =
  <T>(sizeOf: (row: T) => bigint) =>
  (a: T, b: T): number =>
    sizeOf(b) > sizeOf(a) ? 1 : sizeOf(b) < sizeOf(a) ? -1 : 0;
