import { Star } from 'lucide-react';
import { Fragment, useState } from 'react';
import { CLUSTER_NAMES, type ServedCluster } from '#contracts/cluster';
import type { Watched, WatchedKind } from '#contracts/people/people';
import { CoverageLine, ShortCoverage } from '../../answers/coverage-line.tsx';
import { messageOf } from '../../answers/failure.ts';
import { OwnState } from '../../answers/own-state.tsx';
import { useBulk } from '../../api/use-bulk.ts';
import { useOwn } from '../../api/use-own.ts';
import { EmptyState } from '../../ui/block/empty-state.tsx';
import { Notice } from '../../ui/block/notice.tsx';
import { ExportButton } from '../../ui/table/export-button.tsx';
import { joinNames, NamesProvider, NO_NAMES } from '../../values/names.ts';
import { useOwnThings } from '../../visitor/own-things.ts';
import { useMay } from '../../visitor/use-may.ts';
import { WatchedTable } from './watched-table.tsx';
import { toCsvColumns } from './watched-columns.tsx';
import { toCalls, toGroups, toOneTable, type WatchedRow } from './watched-rows.ts';
import styles from './watchlist.module.css';

/** Figures are read again so often while the page is seen. */
const EVERY_MS = 60_000;

/** What one watches, each with what is known of it now. */
export function WatchlistTab() {
  const own = useOwn('watchlist', {});
  const may = useMay('watchlist.write');
  const remove = ({ cluster, address }: Watched) =>
    void own.change('unwatch', { cluster, address }, ({ entries }) => ({
      entries: entries.filter((one) => one.cluster !== cluster || one.address !== address),
    }));
  return (
    <OwnState own={own}>
      {({ entries }) =>
        entries.length === 0 ? (
          <EmptyState icon={Star} title="Nothing watched yet" actions={<a href="/tokens">Find a token</a>}>
            The star on the page of an account, token, program or validator adds it here, on every device you
            sign in on.
          </EmptyState>
        ) : (
          <Groups entries={entries} onRemove={may ? remove : undefined} />
        )
      }
    </OwnState>
  );
}

const keyOf = ({ cluster, address }: Watched): string => `${cluster} ${address}`;

function Groups({
  entries,
  onRemove,
}: {
  readonly entries: readonly Watched[];
  readonly onRemove: ((entry: Watched) => void) | undefined;
}) {
  // What was taken off the list needs no new question.
  const [asked, setAsked] = useState(entries);
  const known = new Set(asked.map(keyOf));
  if (entries.some((entry) => !known.has(keyOf(entry)))) setAsked(entries);
  const labels = useOwnThings((things) => things.labels);
  const calls = toCalls(asked);
  const answers = useBulk(calls, EVERY_MS);
  const groups = toGroups(entries);
  const clusters = [...new Set(groups.map(({ cluster }) => cluster))].map((cluster) =>
    toClusterFacts(
      cluster,
      answers.filter((_, i) => calls[i]?.cluster === cluster),
    ),
  );
  const shown = groups.map((group) => {
    const of = clusters.find(({ cluster }) => cluster === group.cluster)!; // one for every cluster of a group
    const rows = group.entries.map((entry): WatchedRow => {
      const fact = of.facts.get(entry.address);
      return { entry, fact, sol: of.sol, isLoading: of.isLoading && fact === undefined };
    });
    return { group, of, rows };
  });
  return (
    <>
      {clusters.map(({ cluster, failure, notIndexed }) => (
        <Fragment key={cluster}>
          {failure !== undefined && (
            <Notice
              kind="not-available"
              title={`Figures of ${CLUSTER_NAMES[cluster]} could not be read: ${failure}`}
            />
          )}
          {notIndexed !== undefined && (
            <Notice kind="not-indexed" title={notIndexed}>
              <p>Prices and calls are of an index; balances and stakes are read without one.</p>
            </Notice>
          )}
        </Fragment>
      ))}
      {shown.map(({ group, rows, of: { names, coverage } }) => (
        <NamesProvider key={`${group.kind} ${group.cluster}`} value={names}>
          <div className={styles.group}>
            <h3 className={styles.heading}>
              {group.title} <span>{rows.length}</span>
              {OF_A_DAY.has(group.kind) && coverage && <ShortCoverage coverage={coverage} window="24h" />}
            </h3>
            <WatchedTable group={group} rows={rows} onRemove={onRemove} />
          </div>
        </NamesProvider>
      ))}
      <div className={styles.foot}>
        <div>
          {clusters.map(
            ({ cluster, coverage }) =>
              coverage && (
                <CoverageLine
                  key={cluster}
                  coverage={coverage}
                  what="prices, liquidity and calls without votes"
                />
              ),
          )}
        </div>
        <ExportButton
          toRequest={() => ({
            title: 'Watchlist',
            shown: toOneTable(
              shown.map(({ group, of, rows }) => ({ columns: toCsvColumns(group, of.names, labels), rows })),
            ),
          })}
        />
      </div>
    </>
  );
}

/** Kinds whose figures are of 24 hours. */
const OF_A_DAY: ReadonlySet<WatchedKind> = new Set(['token', 'program']);

/** What the answers of one cluster say together. */
function toClusterFacts(cluster: ServedCluster, answers: ReturnType<typeof useBulk>) {
  const found = answers.flatMap(({ data }) => data ?? []);
  const failed = answers.find(({ error }) => error !== null);
  return {
    cluster,
    names: found.reduce((all, answer) => joinNames(all, answer.names), NO_NAMES),
    facts: new Map(found.flatMap(({ rows }) => rows.map((row) => [row.item, row] as const))),
    coverage: found.find((answer) => answer.coverage !== undefined)?.coverage,
    sol: found.find((answer) => answer.sol !== undefined)?.sol,
    notIndexed: found.find((answer) => answer.notIndexed !== undefined)?.notIndexed,
    isLoading: answers.some(({ isPending, isPlaceholderData }) => isPending || isPlaceholderData),
    failure: failed && messageOf(failed.error),
  };
}
