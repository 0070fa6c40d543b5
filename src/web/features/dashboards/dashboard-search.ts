import { DASHBOARD_WINDOWS, type DashboardContent } from '#contracts/dashboards/dashboard';
import type { SharedValues } from '#contracts/dashboards/tile-query';
import { choice, defineSearch, type SearchOf } from '../../router/define-search.ts';
import { address } from '../../router/search-fields.ts';

/** Fields of what the tiles share. */
export const sharedFields = {
  token: address(),
  wallet: address(),
  program: address(),
  validator: address(),
  window: choice(DASHBOARD_WINDOWS),
};

/** What the tiles share; what the address leaves out is as the dashboard says. */
export const dashboardSearch = defineSearch(sharedFields);

export type DashboardSearch = SearchOf<typeof dashboardSearch>;

export const toShared = (
  { parameters, window }: Pick<DashboardContent, 'parameters' | 'window'>,
  values: DashboardSearch,
): SharedValues => ({
  window: values.window ?? window,
  parameters: {
    token: values.token ?? parameters.token,
    wallet: values.wallet ?? parameters.wallet,
    program: values.program ?? parameters.program,
    validator: values.validator ?? parameters.validator,
  },
});
