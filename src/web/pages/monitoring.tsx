import { Suspense, lazy } from 'react';
import type { AnomaliesAnswer, IndexHealthAnswer, MonitoringAnswer } from '#contracts/operation/monitoring';
import type { NetworksAnswer } from '#contracts/network/networks';
import type { Wire } from '#std/json';
import { AnomalyFilterForm } from '../features/monitoring/anomaly-filters.tsx';
import { anomalyFields, anomalySearch } from '../features/monitoring/anomaly-search.ts';
import { AnomalyList } from '../features/monitoring/anomaly-list.tsx';
import { IndexHealth, LagNotice } from '../features/monitoring/index-health.tsx';
import { RuleList } from '../features/monitoring/rule-list.tsx';
import { useIndexHealth } from '../features/monitoring/use-index-health.ts';
import { NetworkView } from '../features/networks/network-view.tsx';
import { useNetworks } from '../features/networks/use-networks.ts';
import { choice, defineSearch, toHref, type SearchOf } from '../router/define-search.ts';
import { usePlace } from '../router/place.ts';
import { Skeleton } from '../ui/block/skeleton.tsx';
import { Tabs } from '../ui/form/tabs.tsx';
import { useHydrated } from '../ui/state/use-hydrated.ts';
import { definePage } from './define-page.ts';

const TABS = [
  { key: 'anomalies', title: 'Anomalies' },
  { key: 'rules', title: 'Rules' },
  { key: 'health', title: 'Health' },
  { key: 'performance', title: 'Performance' },
] as const;

interface MonitoringPage {
  readonly health: Wire<IndexHealthAnswer>;
  readonly counted: Wire<MonitoringAnswer>;
  readonly shown:
    | { readonly tab: 'anomalies'; readonly anomalies: Wire<AnomaliesAnswer> }
    | { readonly tab: 'rules' }
    | { readonly tab: 'performance' }
    | { readonly tab: 'health'; readonly networks: Wire<NetworksAnswer> };
}

const search = defineSearch({
  tab: choice(
    TABS.map(({ key }) => key),
    'anomalies',
  ),
  ...anomalyFields,
});
type MonitoringSearch = SearchOf<typeof search>;

export default definePage<MonitoringPage, MonitoringSearch>({
  nav: {
    text: 'Monitoring',
    menus: [{ menu: 'Analytics', order: 30, on: 'desktop' }],
    use: 'monitoring',
    area: 'analytics',
  },
  search,
  async load({ api, search: { tab, ...asked }, signal }) {
    const shown = async (): Promise<MonitoringPage['shown']> => {
      if (tab === 'rules' || tab === 'performance') return { tab };
      if (tab === 'health') return { tab, networks: await api.ask('networks', {}, { signal }) };
      return { tab, anomalies: await api.ask('anomalies', anomalySearch.texts(asked), { signal }) };
    };
    const [health, counted, part] = await Promise.all([
      api.ask('indexHealth', {}, { signal }),
      api.ask('monitoring', {}, { signal }),
      shown(),
    ]);
    return { health, counted, shown: part };
  },
  head: () => ({
    title: 'Monitoring',
    description:
      'Sandwich attacks, removed liquidity, dust spam, bursts of failures and more, found by rules in every block, with the evidence; and the state of the index.',
  }),
  View: ({ data, search: filters }) => <Monitoring data={data} filters={filters} />,
});

function Monitoring({
  data,
  filters,
}: {
  readonly data: MonitoringPage;
  readonly filters: MonitoringSearch;
}) {
  const { path, navigate } = usePlace();
  const health = useIndexHealth(data.health);
  const { shown, counted } = data;
  const hrefOf = (key: string) => toHref(path, undefined, search.fromTexts({ tab: key }));
  return (
    <>
      <h1>Monitoring</h1>
      <LagNotice answer={health} />
      <Tabs
        label="Monitoring"
        tabs={TABS}
        active={shown.tab}
        hrefOf={hrefOf}
        onChoose={(key) => navigate(hrefOf(key))}
      />
      {shown.tab === 'anomalies' && (
        <>
          <AnomalyFilterForm filters={filters} counted={counted} />
          <AnomalyList answer={shown.anomalies} filters={filters} />
        </>
      )}
      {shown.tab === 'rules' && <RuleList answer={counted} />}
      {shown.tab === 'performance' && <PerformanceTab />}
      {shown.tab === 'health' && (
        <>
          <IndexHealth answer={health} />
          <RpcPool start={shown.networks} />
        </>
      )}
    </>
  );
}

/** In the browser alone: nobody but it knows what it shows. */
const Performance = lazy(() =>
  import('../features/monitoring/performance-view.tsx').then(({ PerformanceView }) => ({
    default: PerformanceView,
  })),
);

function PerformanceTab() {
  const isHydrated = useHydrated();
  // As high as the screen: what comes moves nothing that is seen.
  const waiting = (
    <div style={{ minHeight: '100vh' }}>
      <Skeleton lines={12} label="Loading measurements" />
    </div>
  );
  return isHydrated ? (
    <Suspense fallback={waiting}>
      <Performance />
    </Suspense>
  ) : (
    waiting
  );
}

/** The endpoints of the cluster that is shown; the others stand on their own page. */
function RpcPool({ start }: { readonly start: Wire<NetworksAnswer> }) {
  const { cluster } = usePlace();
  const { networks } = useNetworks(start);
  return (
    <>
      {networks
        .filter((network) => network.cluster === cluster)
        .map((network) => (
          <NetworkView key={network.cluster} network={network} shown />
        ))}
      <p>
        <a href="/networks">All networks and their endpoints</a>
      </p>
    </>
  );
}
