import { lazy, Suspense } from 'react';
import { DashboardList } from '../features/dashboards/dashboard-list.tsx';
import { FeatureGate } from '../services/expertise/feature-gate.tsx';
import { useHydrated } from '../ui/state/use-hydrated.ts';
import { useSession } from '../visitor/session.ts';
import { definePage } from './define-page.ts';

const ActingAs = lazy(() =>
  import('../services/acting/acting-as.tsx').then((loaded) => ({ default: loaded.ActingAs })),
);

/** For who is signed in, whose dashboards these are. */
function Whose() {
  const { kind } = useSession();
  const isHydrated = useHydrated();
  return kind === 'authenticated' && isHydrated ? (
    <Suspense fallback={null}>
      <ActingAs />
    </Suspense>
  ) : null;
}

export default definePage<object>({
  nav: {
    text: 'Dashboards',
    menus: [{ menu: 'Analytics', order: 25 }],
    use: 'dashboards',
    area: 'analytics',
  },
  load: () => Promise.resolve({}),
  head: () => ({
    title: 'Dashboards',
    description:
      'Your own pages of queries, figures, charts, cards and notes, refreshed as often as you choose.',
  }),
  View: () => (
    <>
      <h1>Dashboards</h1>
      <p>
        Your own pages with the figures you follow. <a href="/docs/dashboards">How they work</a>
      </p>
      <FeatureGate feature="custom-dashboards" name="Dashboards are">
        <Whose />
        <DashboardList />
      </FeatureGate>
    </>
  ),
});
