import { useEffect, useState } from 'react';
import type { MarkdownTree } from '#std/markdown/markdown-tree';
import { Skeleton } from '../block/skeleton.tsx';
import { Markdown } from './markdown.tsx';

export interface LazyMarkdownProps {
  readonly text: string;
  /** Begins every id of this text; another text on the same page needs another one. */
  readonly idPrefix: string;
  readonly topLevel?: number | undefined;
  /** Makes what is shown out of what was read, such as a part of it. */
  readonly select?: ((tree: MarkdownTree) => MarkdownTree) | undefined;
}

/** Markdown that arrives as text in the browser; the parser is loaded by the first that needs it. */
export function LazyMarkdown({ text, idPrefix, topLevel, select }: LazyMarkdownProps) {
  const [tree, setTree] = useState<MarkdownTree>();
  const [isPlain, setPlain] = useState(false);
  useEffect(() => {
    let isCurrent = true;
    void import('#std/markdown/parse-markdown').then(
      ({ parseMarkdown }) => {
        const parsed = parseMarkdown(text, { idPrefix });
        if (isCurrent) setTree(select ? select(parsed) : parsed);
      },
      () => {
        if (isCurrent) setPlain(true);
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [text, idPrefix, select]);
  if (tree) return <Markdown tree={tree} topLevel={topLevel} />;
  return isPlain ? <p style={{ whiteSpace: 'pre-wrap' }}>{text}</p> : <Skeleton />;
}
