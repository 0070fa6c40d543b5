import { DASHBOARD_WINDOWS, type DashboardContent } from '#contracts/dashboards/dashboard';
import type { SharedValues } from '#contracts/dashboards/tile-query';
import { MODES } from '../../services/theme/theme-config.ts';
import { themes } from '../../themes/index.gen.ts';
import { choice, defineSearch, type SearchOf } from '../../router/define-search.ts';
import { address } from '../../router/search-fields.ts';

const shared = {
  token: address(),
  wallet: address(),
  program: address(),
  validator: address(),
  window: choice(DASHBOARD_WINDOWS),
};

/** What the tiles share; what the address leaves out is as the dashboard says. */
export const dashboardSearch = defineSearch(shared);

/** In a frame of another site also the look, which the page's first script reads. */
export const embedSearch = defineSearch({
  ...shared,
  theme: choice(['default', ...themes.map(({ key }) => key)]),
  mode: choice(MODES),
});

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
