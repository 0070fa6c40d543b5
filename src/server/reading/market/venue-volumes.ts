import { asAddress } from '#contracts/chain';
import type { VenueVolumes } from '#contracts/market/analytics';
import trendQueries from '#store/queries/trends';
import { chooseBucket } from '#std/chart-bucket';
import { toChainWidth, toCovered, toWindows } from '../index/chain-spans.ts';
import type { Coverage, IndexReader } from '../index/index-reader.ts';
import { FIVE_MINUTES, toStoredWidth } from '../index/span-width.ts';
import type { ProgramCounts } from '../program/program-trends.ts';

/** A chart has eight colours, and one of them is for all others. */
const MOST_VENUES = 7;

/** Volume by venue over a window of `span` seconds: those with the most by name, the others together. */
export async function readVenueVolumes(
  index: IndexReader,
  { rows }: Pick<ProgramCounts, 'rows'>,
  span: number,
  coverage: Coverage,
): Promise<VenueVolumes> {
  const step = chooseBucket(toCovered(span, coverage), FIVE_MINUTES);
  const { from, until } = toWindows(coverage.toTime, span, step);
  const programs = rows
    .filter(({ microUsd }) => microUsd > 0n)
    .toSorted((a, b) => Number(b.microUsd - a.microUsd))
    .slice(0, MOST_VENUES)
    .map(({ program }) => program);
  const parts = await index.all(trendQueries.volumeOfVenues, {
    programs,
    step,
    width: toStoredWidth(step),
    from,
    until,
  });
  // Read after its parts: a block in between adds to what others traded and never takes from it.
  const whole = await index.all(trendQueries.volumeOfChain, {
    step,
    width: toChainWidth(step),
    from,
    until,
  });
  const times = whole.map(({ time }) => time);
  const venues = programs.map((program) => {
    const of = new Map(parts.filter((row) => row.program === program).map((row) => [row.time, row.microUsd]));
    return { venue: asAddress(program), microUsd: times.map((time) => of.get(time) ?? 0n) };
  });
  return {
    width: step,
    times,
    venues,
    others: whole.map(({ microUsd }, i) =>
      venues.reduce((rest, venue) => rest - venue.microUsd[i]!, microUsd),
    ),
  };
}
