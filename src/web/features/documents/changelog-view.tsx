import type { ChangelogAnswer } from '#contracts/documents';
import type { Wire } from '#std/json';
import { Markdown } from '../../ui/markdown/markdown.tsx';
import { Contents } from './contents.tsx';
import { useHash } from './use-hash.ts';
import styles from './documents.module.css';

/** Every version with what changed in it. */
export function ChangelogView({ changelog }: { readonly changelog: Wire<ChangelogAnswer> }) {
  useHash('changelog');
  return (
    <div className={styles.changelog}>
      <article className={styles.article}>
        <Markdown tree={changelog.tree} topLevel={1} />
      </article>
      <Contents contents={changelog.contents} />
    </div>
  );
}
