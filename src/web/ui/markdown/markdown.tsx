import type { ReactNode } from 'react';
import type { Block, Footnote, Inline, ListItem, MarkdownTree } from '#std/markdown/markdown-tree';
import { CodeBlock } from './code-block.tsx';
import { Diagram } from './diagram.tsx';
import styles from './markdown.module.css';

export interface MarkdownProps {
  readonly tree: MarkdownTree;
  /** Level of a heading written with one `#`; 2 when left out, as the page has its own title. */
  readonly topLevel?: number | undefined;
}

/**
 * Markdown as elements. It knows no HTML, fetches no foreign image and follows no link but https, http, mailto and
 * our own paths; diagrams are drawn in a frame that can reach nothing.
 */
export function Markdown({ tree, topLevel = 2 }: MarkdownProps) {
  return (
    <div className={styles.markdown}>
      <Blocks blocks={tree.blocks} topLevel={topLevel} />
      {tree.notes.length > 0 && <Notes notes={tree.notes} topLevel={topLevel} />}
    </div>
  );
}

interface BlocksProps {
  readonly blocks: readonly Block[];
  readonly topLevel: number;
}

function Blocks({ blocks, topLevel }: BlocksProps) {
  return (
    <>
      {blocks.map((block, i) => (
        <BlockView key={i} block={block} topLevel={topLevel} />
      ))}
    </>
  );
}

function BlockView({ block, topLevel }: { readonly block: Block; readonly topLevel: number }) {
  switch (block.kind) {
    case 'heading':
      return (
        <Heading level={block.depth + topLevel - 1} id={block.id}>
          {/* A link inside a link does not work, so only headings without one lead to themselves. */}
          {block.children.some(({ kind }) => kind === 'link' || kind === 'note') ? (
            <Inlines inlines={block.children} />
          ) : (
            <a className={styles.anchor} href={`#${block.id}`}>
              <Inlines inlines={block.children} />
            </a>
          )}
        </Heading>
      );
    case 'paragraph':
      return (
        <p>
          <Inlines inlines={block.children} />
        </p>
      );
    case 'quote':
      return (
        <blockquote>
          <Blocks blocks={block.children} topLevel={topLevel} />
        </blockquote>
      );
    case 'list': {
      const items = block.items.map((item, i) => <Item key={i} item={item} topLevel={topLevel} />);
      return block.start === undefined ? <ul>{items}</ul> : <ol start={block.start}>{items}</ol>;
    }
    case 'code':
      return block.language === 'mermaid' ? (
        <Diagram source={block.text} title={block.title ?? 'Diagram'} />
      ) : (
        <CodeBlock text={block.text} language={block.language} title={block.title} />
      );
    case 'table':
      return <TableView table={block} />;
    case 'rule':
      return <hr />;
  }
}

function Heading({ level, id, children }: { level: number; id: string; children: ReactNode }) {
  switch (Math.max(2, Math.min(level, 6))) {
    case 2:
      return <h2 id={id}>{children}</h2>;
    case 3:
      return <h3 id={id}>{children}</h3>;
    case 4:
      return <h4 id={id}>{children}</h4>;
    case 5:
      return <h5 id={id}>{children}</h5>;
    default:
      return <h6 id={id}>{children}</h6>;
  }
}

function Item({ item, topLevel }: { readonly item: ListItem; readonly topLevel: number }) {
  const { checked, children } = item;
  const [first, ...rest] = children;
  // A paragraph of its own for every short item would tear the list apart.
  const isLine = first?.kind === 'paragraph';
  return (
    <li className={checked === undefined ? undefined : styles.task}>
      {checked !== undefined && (
        <span className={styles.box} role="img" aria-label={checked ? 'Done:' : 'To do:'}>
          {checked ? '☑' : '☐'}
        </span>
      )}
      {isLine && <Inlines inlines={first.children} />}
      <Blocks blocks={isLine ? rest : children} topLevel={topLevel} />
    </li>
  );
}

function TableView({ table }: { readonly table: Extract<Block, { kind: 'table' }> }) {
  const classOf = (i: number) => (table.align[i] === undefined ? undefined : styles[table.align[i]]);
  return (
    <div className={styles.frame} role="region" aria-label="Table" tabIndex={0}>
      <table>
        <thead>
          <tr>
            {table.head.map((cell, i) => (
              <th key={i} scope="col" className={classOf(i)}>
                <Inlines inlines={cell} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {table.rows.map((row, r) => (
            <tr key={r}>
              {row.map((cell, i) => (
                <td key={i} className={classOf(i)}>
                  <Inlines inlines={cell} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Inlines({ inlines }: { readonly inlines: readonly Inline[] }) {
  return (
    <>
      {inlines.map((inline, i) => (
        <InlineView key={i} inline={inline} />
      ))}
    </>
  );
}

function InlineView({ inline }: { readonly inline: Inline }) {
  switch (inline.kind) {
    case 'text':
      return <>{inline.text}</>;
    case 'strong':
      return (
        <strong>
          <Inlines inlines={inline.children} />
        </strong>
      );
    case 'emphasis':
      return (
        <em>
          <Inlines inlines={inline.children} />
        </em>
      );
    case 'deleted':
      return (
        <del>
          <Inlines inlines={inline.children} />
        </del>
      );
    case 'code':
      return <code>{inline.text}</code>;
    case 'break':
      return <br />;
    case 'link':
      return <LinkView link={inline} />;
    case 'own-image':
      return <img className={styles.image} src={inline.src} alt={inline.alt} loading="lazy" />;
    case 'foreign-image':
      return (
        <span className={styles.absent}>
          [image{inline.alt === '' ? '' : `: ${inline.alt}`}
          {inline.host === undefined ? '' : `, at ${inline.host}`}, not loaded]
        </span>
      );
    case 'note':
      return (
        <sup>
          <a id={inline.id} href={`#${inline.target}`} aria-label={`Note ${inline.number}`}>
            {inline.number}
          </a>
        </sup>
      );
  }
}

function LinkView({ link }: { readonly link: Extract<Inline, { kind: 'link' }> }) {
  const { target, isMisleading, children } = link;
  const words = <Inlines inlines={children} />;
  if (target.kind !== 'foreign') return <a href={target.href}>{words}</a>;
  const toOutside = { href: target.href, rel: 'noopener noreferrer nofollow', target: '_blank' } as const;
  // Words that look like another address are not what is clicked.
  if (isMisleading) {
    return (
      <>
        {words} (leads to{' '}
        <a {...toOutside} className={styles.misleading}>
          {target.host}
        </a>
        )
      </>
    );
  }
  return (
    <>
      <a {...toOutside}>{words}</a>
      <span className={styles.host}> ({target.host})</span>
    </>
  );
}

function Notes({ notes, topLevel }: { readonly notes: readonly Footnote[]; readonly topLevel: number }) {
  return (
    <section className={styles.notes} aria-label="Notes">
      <ol>
        {notes.map(({ number, id, references, children }) => (
          <li key={id} id={id} value={number}>
            <Blocks blocks={children} topLevel={topLevel} />
            {references.map((reference, i) => (
              <a key={reference} className={styles.back} href={`#${reference}`}>
                Back to the text{references.length > 1 ? ` (${i + 1})` : ''}
              </a>
            ))}
          </li>
        ))}
      </ol>
    </section>
  );
}
