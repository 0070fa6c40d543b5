/** What people do with dashboards. */
import type { InTeam } from '../people/roles.ts';
import type { Dashboard, DashboardCard, DashboardContent, DashboardVersion } from './dashboard.ts';

export interface DashboardActions {
  dashboards: { input: InTeam; answer: { readonly dashboards: readonly DashboardCard[] } };
  dashboard: { input: InTeam & { id: string }; answer: Dashboard };
  createDashboard: { input: InTeam & { content: DashboardContent }; answer: Dashboard };
  /** `revision` is the one the change was made to: with another one stored it is refused with 409. */
  saveDashboard: {
    input: InTeam & { id: string; revision: number; content: DashboardContent };
    answer: Dashboard;
  };
  removeDashboard: {
    input: InTeam & { id: string };
    answer: { readonly dashboards: readonly DashboardCard[] };
  };
  dashboardVersions: {
    input: InTeam & { id: string };
    answer: { readonly versions: readonly DashboardVersion[] };
  };
  /** Saves an earlier state as the newest one; `revision` as above, `version` is the state’s. */
  restoreDashboard: { input: InTeam & { id: string; revision: number; version: number }; answer: Dashboard };
  /** Gives it a public link, or the one it has. */
  shareDashboard: { input: InTeam & { id: string }; answer: Dashboard };
  /** From then on the link leads nowhere, and the next one is another. */
  unshareDashboard: { input: InTeam & { id: string }; answer: Dashboard };
  sharedDashboard: { input: { name: string }; answer: { readonly content: DashboardContent } };
  /** Reads the JSON of a dashboard as every other action does, and stores nothing. */
  checkDashboard: { input: { content: DashboardContent }; answer: { readonly content: DashboardContent } };
}

type Routes = {
  readonly [Name in keyof DashboardActions]: {
    readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
    readonly route: string;
  };
};

export const DASHBOARD_ROUTES: Routes = {
  dashboards: { method: 'GET', route: '/api/me/dashboards' },
  dashboard: { method: 'GET', route: '/api/me/dashboards/:id' },
  createDashboard: { method: 'POST', route: '/api/me/dashboards' },
  saveDashboard: { method: 'PUT', route: '/api/me/dashboards/:id' },
  removeDashboard: { method: 'DELETE', route: '/api/me/dashboards/:id' },
  dashboardVersions: { method: 'GET', route: '/api/me/dashboards/:id/versions' },
  restoreDashboard: { method: 'POST', route: '/api/me/dashboards/:id/restore' },
  shareDashboard: { method: 'POST', route: '/api/me/dashboards/:id/share' },
  unshareDashboard: { method: 'DELETE', route: '/api/me/dashboards/:id/share' },
  sharedDashboard: { method: 'GET', route: '/api/shared-dashboards/:name' },
  checkDashboard: { method: 'POST', route: '/api/dashboards/check' },
};
