import { asAddress } from '#contracts/chain';
import type { DefiRoutes } from '#contracts/market/defi';
import defiQueries from '#store/queries/defi';
import type { IndexReader } from '../index/index-reader.ts';
import type { WindowPlan } from './window-plan.ts';

/** What each program routed in the hours of a window and in those before. */
export type ProgramRoutes = ReadonlyMap<
  string,
  { readonly swaps: number; readonly microUsd: bigint; readonly microUsdBefore: bigint }
>;

export interface RoutesReading {
  readonly byProgram: ProgramRoutes;
  readonly routes: DefiRoutes;
}

/** Rows and columns of the matrix; more cannot be looked through. */
const MAX_ROUTERS = 12;
const MAX_VENUES = 12;

/** Which programs sent how much to which venues. */
export async function readRoutes(
  index: IndexReader,
  plan: WindowPlan,
  programs: readonly string[],
): Promise<RoutesReading> {
  if (programs.length === 0)
    return {
      byProgram: new Map(),
      routes: { routers: [], venues: [], cells: [], hops: undefined, newestSwaps: 0 },
    };
  const { hoursFrom, hoursBeforeFrom, hasHoursBefore } = plan;
  const [rows, newest] = await Promise.all([
    index.all(defiQueries.routesOfPrograms, {
      programs,
      from: hoursFrom,
      beforeFrom: hasHoursBefore ? hoursBeforeFrom : hoursFrom,
    }),
    index.first(defiQueries.newestRoutedSwaps, { routers: programs }),
  ]);
  const byProgram = new Map<string, { swaps: number; microUsd: bigint; microUsdBefore: bigint }>();
  const byVenue = new Map<string, { swaps: number; microUsd: bigint }>();
  for (const { router, venue, swaps, microUsd, microUsdBefore } of rows) {
    const sent = byProgram.get(router) ?? { swaps: 0, microUsd: 0n, microUsdBefore: 0n };
    byProgram.set(router, {
      swaps: sent.swaps + swaps,
      microUsd: sent.microUsd + microUsd,
      microUsdBefore: sent.microUsdBefore + microUsdBefore,
    });
    const got = byVenue.get(venue) ?? { swaps: 0, microUsd: 0n };
    byVenue.set(venue, { swaps: got.swaps + swaps, microUsd: got.microUsd + microUsd });
  }
  return {
    byProgram,
    routes: {
      routers: toLargest(byProgram, MAX_ROUTERS),
      venues: toLargest(byVenue, MAX_VENUES),
      cells: rows
        .filter(({ swaps }) => swaps > 0)
        .map(({ router, venue, swaps, microUsd }) => ({
          router: asAddress(router),
          venue: asAddress(venue),
          swaps,
          microUsd,
        })),
      hops:
        newest === undefined || newest.transactions === 0 ? undefined : newest.swaps / newest.transactions,
      newestSwaps: newest?.newest ?? 0,
    },
  };
}

function toLargest(
  sums: ReadonlyMap<string, { readonly swaps: number; readonly microUsd: bigint }>,
  count: number,
) {
  return [...sums]
    .filter(([, { swaps }]) => swaps > 0)
    .sort(([, a], [, b]) =>
      a.microUsd === b.microUsd ? b.swaps - a.swaps : a.microUsd > b.microUsd ? -1 : 1,
    )
    .slice(0, count)
    .map(([address]) => asAddress(address));
}
