import { asAddress } from '#contracts/chain';
import type { VenueVolumes } from '#contracts/market/analytics';
import trendQueries from '#store/queries/trends';
import { toChainWidth } from '../index/chain-spans.ts';
import type { IndexReader } from '../index/index-reader.ts';
import type { ProgramCounts } from '../program/program-trends.ts';

/** A chart has eight colours, and one of them is for all others. */
const MOST_VENUES = 7;

/** Volume by venue over a window: those with the most by name, the others together. */
export async function readVenueVolumes(
  index: IndexReader,
  { rows, windows: { from, until } }: ProgramCounts,
  width: number,
): Promise<VenueVolumes> {
  const programs = rows
    .filter(({ microUsd }) => microUsd > 0n)
    .toSorted((a, b) => Number(b.microUsd - a.microUsd))
    .slice(0, MOST_VENUES)
    .map(({ program }) => program);
  const parts = await index.all(trendQueries.volumeOfVenues, { programs, width, from, until });
  // Read after its parts: a block in between adds to what others traded and never takes from it.
  const whole = await index.all(trendQueries.volumeOfChain, {
    step: width,
    width: toChainWidth(width),
    from,
    until,
  });
  const times = whole.map(({ time }) => time);
  const venues = programs.map((program) => {
    const of = new Map(
      parts.filter((row) => row.program === program).map((row) => [row.bucket, row.microUsd]),
    );
    return { venue: asAddress(program), microUsd: times.map((time) => of.get(time) ?? 0n) };
  });
  return {
    width,
    times,
    venues,
    others: whole.map(({ microUsd }, i) =>
      venues.reduce((rest, venue) => rest - venue.microUsd[i]!, microUsd),
    ),
  };
}
