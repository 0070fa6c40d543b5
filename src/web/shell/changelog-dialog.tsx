import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { MarkdownTree } from '#std/markdown/markdown-tree';
import { useClient } from '../api/use-client.ts';
import { useSession } from '../visitor/session.ts';
import { log } from '../services/logging/client-log.ts';
import { Button } from '../ui/form/button.tsx';
import { Dialog } from '../ui/overlay/dialog.tsx';
import { LazyMarkdown } from '../ui/markdown/lazy-markdown.tsx';
import { EmptyState } from '../ui/block/empty-state.tsx';
import { Skeleton } from '../ui/block/skeleton.tsx';
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
  const { data: loaded } = useQuery(
    {
      queryKey: ['changelog', walletAddress ?? ''],
      queryFn: ({ signal }) =>
        loadChangelog(signal).catch((error: unknown): LoadedChangelog => {
          if (signal.aborted) throw error;
          return { kind: 'failed' };
        }),
      // Whoever opens it wants what is written now.
      gcTime: 0,
    },
    useClient(),
  );
  useEffect(() => {
    if (loaded?.kind === 'failed') log('warn', 'The changelog could not be loaded.', 'changelog');
    else if (loaded) onLooked();
  }, [loaded, onLooked]);
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
        <EmptyState
          kind="not-available"
          title={loaded.message}
          actions={loaded.canJoin && <Button onClick={onJoin}>Join</Button>}
        />
      )}
      {loaded?.kind === 'failed' && (
        <EmptyState
          kind="not-available"
          title="The changelog could not be loaded"
          actions={<a href="/changelog">Open its page</a>}
        />
      )}
    </Dialog>
  );
}

/** The dialog has the title already. */
function withoutTitle(tree: MarkdownTree): MarkdownTree {
  const [first, ...rest] = tree.blocks;
  return first?.kind === 'heading' && first.depth === 1 ? { ...tree, blocks: rest } : tree;
}
