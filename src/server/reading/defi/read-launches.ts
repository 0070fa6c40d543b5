import { asAddress } from '#contracts/chain';
import type { DefiLaunches, LaunchpadRow } from '#contracts/market/defi';
import { WINDOWS, type IndexCoverage } from '#contracts/market/market';
import defiQueries from '#store/queries/defi';
import defiMarketQueries from '#store/queries/defi-markets';
import type { IndexReader } from '../index/index-reader.ts';
import { toProgramAddresses, type ListedProtocol } from './listed-protocols.ts';
import { toTrend, type WindowPlan } from './window-plan.ts';

/** Tokens that graduated in a window and are looked at; launchpads see a few hundred a day. */
const MAX_GRADUATES = 5_000;
const NEWEST = 12;

/** The first block made at `time` or later; the one after the newest when none was. */
export async function findFirstSlot(
  index: IndexReader,
  time: number,
  coverage: IndexCoverage,
): Promise<number> {
  if (time <= coverage.fromTime) return coverage.fromSlot;
  const row = await index.first(defiQueries.firstSlotSince, { time });
  return row?.slot ?? coverage.toSlot + 1;
}

/** Launches and graduations of every launchpad in the window. */
export async function readLaunches(
  index: IndexReader,
  plan: WindowPlan,
  coverage: IndexCoverage,
  protocols: readonly ListedProtocol[],
  maxGraduates = MAX_GRADUATES,
): Promise<DefiLaunches> {
  const launchpads = toProgramAddresses(protocols);
  const [fromSlot, beforeSlot] = await Promise.all([
    findFirstSlot(index, plan.from, coverage),
    findFirstSlot(index, plan.hasBefore ? plan.beforeFrom : plan.from, coverage),
  ]);
  const [launches, graduates] = await Promise.all([
    index.all(defiMarketQueries.launchesByLaunchpad, { launchpads, fromSlot, beforeSlot }),
    index.all(defiMarketQueries.graduates, { launchpads, fromSlot, limit: maxGraduates }),
  ]);
  const lasting = { seconds: plan.to - plan.from, secondsBefore: WINDOWS[plan.window] };
  const launchesOf = new Map(launches.map((row) => [row.launchpad, row]));
  const rows = protocols.flatMap(({ programs }) =>
    programs.flatMap(({ address, name }): readonly LaunchpadRow[] => {
      const created = launchesOf.get(address);
      const grown = graduates.filter(({ launchpad }) => launchpad === address);
      if ((created?.launches ?? 0) === 0 && grown.length === 0) return [];
      const seconds = grown
        .map(({ createdTime, pooledTime }) => pooledTime - createdTime)
        .sort((a, b) => a - b);
      return [
        {
          program: address,
          name,
          launches: created?.launches ?? 0,
          change: plan.hasBefore
            ? toTrend(created?.launches ?? 0, created?.launchesBefore ?? 0, lasting)
            : undefined,
          graduated: grown.filter(({ createdSlot }) => createdSlot >= fromSlot).length,
          graduations: grown.length,
          medianSeconds: toMedian(seconds),
          fastestSeconds: seconds[0],
        },
      ];
    }),
  );
  return {
    rows: rows.sort((a, b) => b.launches - a.launches || b.graduations - a.graduations),
    newest: graduates.slice(0, NEWEST).map(({ mint, launchpad, createdTime, pooledTime }) => ({
      mint: asAddress(mint),
      launchpad: asAddress(launchpad),
      createdTime,
      pooledTime,
    })),
    isCut: graduates.length === maxGraduates,
  };
}

/** Of rising numbers: the middle one, or half-way between the two middle ones. */
export function toMedian(rising: readonly number[]): number | undefined {
  if (rising.length === 0) return undefined;
  const middle = rising.length / 2;
  return Number.isInteger(middle)
    ? Math.round((rising[middle - 1]! + rising[middle]!) / 2)
    : rising[Math.floor(middle)];
}
