import { ControlCard } from './control-card.tsx';
import { MetadataView } from './metadata-view.tsx';
import { TokenOverview, type FoundToken } from './token-summary.tsx';
import styles from './token.module.css';

/** What the mint says of itself: how much there is, who decides, and what it is called. */
export function AboutToken({ found }: { readonly found: FoundToken }) {
  return (
    <>
      <div className={styles.about}>
        <TokenOverview found={found} />
        <ControlCard found={found} />
      </div>
      <MetadataView found={found} />
    </>
  );
}
