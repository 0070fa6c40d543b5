import { FEATURES, type FeatureState } from './gated-features.ts';
import styles from './expertise.module.css';

/**
 * Under a feature that is shown below its level: which level it is meant for, and how near that is. Parts of it on
 * other pages say nothing.
 */
export default function FeatureLevel({ id, state }: { readonly id: string; readonly state: FeatureState }) {
  const href = FEATURES.find((one) => one.id === id)?.href;
  // One that is no page of its own is a tab, which its documentation describes.
  if (href !== location.pathname && href?.startsWith('/docs/') !== true) return null;
  return (
    <p className={styles.level} data-level={id}>
      {state.why} You have met {Math.floor(state.progress * 100)} % of its requirements, and can use it
      already. <a href="/docs/settings#s-levels">About levels</a>
    </p>
  );
}
