import { CLUSTER_NAMES } from '#contracts/cluster';
import type { FeatureGatesAnswer } from '#contracts/network/feature-gates';
import { toGrouped } from '#contracts/text/value-text';
import type { Wire } from '#std/json';
import { AbsenceView } from '../answers/absence-view.tsx';
import { SourceLine } from '../answers/source-line.tsx';
import { StaleNotice } from '../answers/stale-notice.tsx';
import { filterGates, gateSearch, type GateFilter } from '../features/feature-gates/gate-filter.ts';
import { GateTable } from '../features/feature-gates/gate-table.tsx';
import { useSearch } from '../router/use-search.ts';
import { Figures } from '../ui/block/figures.tsx';
import { FilterForm } from '../ui/form/filter-form.tsx';
import { EmptyState } from '../ui/block/empty-state.tsx';
import { Section } from '../ui/block/section.tsx';
import { definePage } from './define-page.ts';
import { Notice } from '../ui/block/notice.tsx';

type Found = Extract<Wire<FeatureGatesAnswer>, { readonly kind: 'found' }>;

export default definePage<Wire<FeatureGatesAnswer>, GateFilter>({
  nav: { text: 'Feature gates', use: 'feature-gates', area: 'developer' },
  search: gateSearch,
  load: ({ api, signal }) => api.ask('featureGates', {}, { signal }),
  head: (answer) => ({
    title: 'Feature gates',
    description:
      answer.kind === 'found'
        ? `${toGrouped(answer.counts.active)} features active, ${toGrouped(answer.counts.pending)} pending on ${CLUSTER_NAMES[answer.provenance.cluster]}, each with its proposal and activation.`
        : 'Feature gates with their proposals and activations.',
  }),
  View: ({ data }) => (
    <>
      <h1>Feature gates</h1>
      {data.kind === 'absent' ? <AbsenceView absence={data} /> : <Gates found={data} />}
    </>
  ),
});

function Gates({ found }: { readonly found: Found }) {
  const { values: filter, setTexts } = useSearch(gateSearch);
  const gates = filterGates(found.gates, filter);
  const { cluster } = found.provenance;
  return (
    <>
      <StaleNotice provenance={found.provenance} />
      <Figures
        figures={[
          {
            label: 'Active',
            value: toGrouped(found.counts.active),
            more: `of ${toGrouped(found.gates.length)} known, on ${CLUSTER_NAMES[cluster]}`,
          },
          { label: 'Pending', value: toGrouped(found.counts.pending), more: 'activate with the next epoch' },
          { label: 'Inactive', value: toGrouped(found.counts.inactive), more: 'activation not requested' },
          {
            label: 'Epoch',
            value: <a href={`/epoch/${found.currentEpoch}`}>{toGrouped(found.currentEpoch)}</a>,
            more: 'features activate at epoch boundaries',
          },
        ]}
      />
      <Section
        title="Gates"
        untitled
        flush
        aside={
          gates.length === found.gates.length
            ? `${toGrouped(gates.length)} known here`
            : `${toGrouped(gates.length)} of ${toGrouped(found.gates.length)} match`
        }
      >
        <FilterForm
          label="Filters"
          path="/feature-gates"
          fields={[
            { name: 'q', label: 'Text, SIMD or address', value: filter.q ?? '', placeholder: 'slot time' },
            {
              name: 'state',
              label: 'State',
              value: filter.state ?? '',
              options: [
                { value: '', text: 'any' },
                { value: 'active', text: 'active' },
                { value: 'pending', text: 'pending' },
                { value: 'inactive', text: 'inactive' },
              ],
            },
          ]}
          onChange={setTexts}
        />
        {gates.length === 0 ? (
          <EmptyState
            kind="not-found"
            title="No gates match"
            actions={<a href="/feature-gates">Clear filters</a>}
          >
            A gate missing from this list may still exist on the chain.
          </EmptyState>
        ) : (
          <GateTable gates={gates} />
        )}
      </Section>
      {found.gates.some(({ foreignSlot }) => foreignSlot !== undefined) && (
        <Notice
          kind="empty"
          title="These gates were imported from another chain, so their activation slots are not from this one."
        />
      )}
      <SourceLine
        provenance={found.provenance}
        what="the gates’ own accounts; addresses and proposals as agave and firedancer list them"
      />
    </>
  );
}
