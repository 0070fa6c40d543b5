import { DashboardList } from '../features/dashboards/dashboard-list.tsx';
import { FeatureGate } from '../services/expertise/feature-gate.tsx';
import { definePage } from './define-page.ts';

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
      'Pages of your own: queries, figures, charts, cards and notes on a grid, refreshed as you like.',
  }),
  View: () => (
    <>
      <h1>Dashboards</h1>
      <p>
        Pages of your own with the figures you follow. <a href="/docs/dashboards">How they work</a>
      </p>
      <FeatureGate feature="custom-dashboards" name="Dashboards are">
        <DashboardList />
      </FeatureGate>
    </>
  ),
});
