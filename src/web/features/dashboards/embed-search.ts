import { MODES } from '../../services/theme/theme-config.ts';
import { themes } from '../../themes/index.gen.ts';
import { choice, defineSearch } from '../../router/define-search.ts';
import { sharedFields } from './dashboard-search.ts';

/** What a framed dashboard is asked with: what its tiles share, and the look, which the page's first script reads. */
export const embedSearch = defineSearch({
  ...sharedFields,
  theme: choice(['default', ...themes.map(({ key }) => key)]),
  mode: choice(MODES),
});
