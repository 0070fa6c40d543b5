import { toComplexity } from './assessment.ts';
import { chooseComplexity, hideAdvancedFeatures } from './expertise-store.ts';
import { FEATURES } from './gated-features.ts';

/** Raises the complexity to what a feature asks for, by hand. */
export function showAnyway(id: string): void {
  const feature = FEATURES.find((one) => one.id === id);
  if (!feature) return;
  hideAdvancedFeatures(false);
  chooseComplexity(toComplexity(feature.minLevel));
}
