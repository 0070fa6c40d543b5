import { useEffect, useState } from 'preact/hooks';
import type { MarkdownTree } from '#std/markdown/markdown-tree';
import { useSession } from '../session/session.ts';
import { log } from '../services/logging/client-log.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { LazyMarkdown } from '../ui/markdown/lazy-markdown.tsx';
import { Notice } from '../ui/notice.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { loadChangelog, type LoadedChangelog } from './load-changelog.ts';

export interface ChangelogDialogProps {
  readonly onClose: () => void;
  /** The visitor has seen what there is for them. */
  readonly onLooked: () => void;
  readonly onJoin: () => void;
}

/** The changelog over the page; to those who may not read it, what is missing. */
export default function ChangelogDialog({ onClose, onLooked, onJoin }: ChangelogDialogProps) {
  const { walletAddress } = useSession();
  const [loaded, setLoaded] = useState<LoadedChangelog>();
  useEffect(() => {
    const gone = new AbortController();
    setLoaded(undefined);
    void loadChangelog(gone.signal)
      .catch((): LoadedChangelog => ({ kind: 'failed' }))
      .then((next) => {
        if (gone.signal.aborted) return;
        setLoaded(next);
        if (next.kind === 'failed') log('warn', 'The changelog could not be loaded.', 'changelog');
        else onLooked();
      });
    return () => gone.abort();
  }, [walletAddress, onLooked]);
  return (
    <Dialog
      title="Changelog"
      size="large"
      onClose={onClose}
      footer={
        <>
          <a href="/changelog/rss.xml">RSS feed</a>
          <a href="/changelog">Open as a page</a>
        </>
      }
    >
      {loaded === undefined && <Skeleton lines={8} label="Loading the changelog" />}
      {loaded?.kind === 'found' && (
        <LazyMarkdown text={loaded.text} idPrefix="changes-" select={withoutTitle} />
      )}
      {loaded?.kind === 'refused' && (
        <Notice kind="not-available" title={loaded.message}>
          {loaded.canJoin && <Button onClick={onJoin}>Join</Button>}
        </Notice>
      )}
      {loaded?.kind === 'failed' && (
        <Notice kind="not-available" title="It is not here now.">
          <p>
            The changelog has <a href="/changelog">a page of its own</a>.
          </p>
        </Notice>
      )}
    </Dialog>
  );
}

/** The dialog has the title already. */
function withoutTitle(tree: MarkdownTree): MarkdownTree {
  const [first, ...rest] = tree.blocks;
  return first?.kind === 'heading' && first.depth === 1 ? { ...tree, blocks: rest } : tree;
}
