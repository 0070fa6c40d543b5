import { advancedSearch } from './advanced-search.ts';
import { developerTools } from './developer-tools.ts';
import { gettingStarted } from './getting-started.ts';
import type { OnboardingFlow } from './onboarding.ts';

/** Every guided tour, easiest first. */
export const FLOWS: readonly OnboardingFlow[] = [gettingStarted, advancedSearch, developerTools];
