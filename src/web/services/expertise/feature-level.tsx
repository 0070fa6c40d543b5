import { Badge } from '../../ui/block/badge.tsx';
import { FEATURES, type FeatureState } from './gated-features.ts';
import styles from './expertise.module.css';

/**
 * Under a feature that is shown below its level: which level it is meant for. Parts of it on other pages say nothing.
 */
export default function FeatureLevel({ id, state }: { readonly id: string; readonly state: FeatureState }) {
  const feature = FEATURES.find((one) => one.id === id);
  const href = feature?.href;
  // One that is no page of its own is a tab, which its documentation describes.
  if (href !== location.pathname && href?.startsWith('/docs/') !== true) return null;
  return (
    <p className={styles.level} data-level={id} title={state.why}>
      <Badge>{feature?.minLevel}</Badge> A feature for experienced users, open to everyone.{' '}
      <a href="/docs/settings#s-levels">About levels</a>
    </p>
  );
}
