import { USE_WINDOWS } from '#contracts/account/program-use';
import { choice, defineSearch } from '../../router/define-search.ts';

/** How far back the use of a program is shown. */
export const programUseFields = { window: choice(USE_WINDOWS, '24h') };

export const programUseSearch = defineSearch(programUseFields);
