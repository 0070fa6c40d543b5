import type { ChangelogAnswer } from '#contracts/documents';
import type { Block } from '#std/markdown/markdown-tree';
import { toGrouped } from '#contracts/text/value-text';
import type { Wire } from '#std/json';
import { Disclosure } from '../../ui/block/disclosure.tsx';
import { Markdown } from '../../ui/markdown/markdown.tsx';
import { toTopics, type Topic } from './changelog-topics.ts';
import { Contents } from './contents.tsx';
import { useHash } from './use-hash.ts';
import styles from './documents.module.css';

/** A list longer than this is read by topic. */
const LONG_LIST = 12;
/** Changes of a topic shown before the rest unfolds. */
const FIRST_CHANGES = 6;

/** Every version with what changed in it. */
export function ChangelogView({ changelog }: { readonly changelog: Wire<ChangelogAnswer> }) {
  useHash('changelog');
  return (
    <div className={styles.changelog}>
      <article className={styles.article}>
        {changelog.tree.blocks.map((block, i) =>
          block.kind === 'list' && block.items.length > LONG_LIST ? (
            toTopics(block.items).map((topic) => <TopicView key={topic.title} topic={topic} />)
          ) : (
            <Part key={i} blocks={[block]} />
          ),
        )}
      </article>
      <Contents contents={changelog.contents} />
    </div>
  );
}

const Part = ({ blocks }: { readonly blocks: readonly Block[] }) => (
  <Markdown tree={{ blocks, notes: [] }} topLevel={1} />
);

function TopicView({ topic: { title, items } }: { readonly topic: Topic }) {
  const rest = items.slice(FIRST_CHANGES);
  return (
    <section className={styles.topic} aria-label={title}>
      <h3>
        {title} <span>{toGrouped(items.length)}</span>
      </h3>
      <div>
        <Part blocks={[{ kind: 'list', items: items.slice(0, FIRST_CHANGES) }]} />
        {rest.length > 0 && (
          <Disclosure summary={`${toGrouped(rest.length)} more`}>
            <Part blocks={[{ kind: 'list', items: rest }]} />
          </Disclosure>
        )}
      </div>
    </section>
  );
}
