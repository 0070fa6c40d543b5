import styles from './documents.module.css';

/** The way from the top to this page; the last part is the page itself. */
export function Breadcrumb({
  parts,
}: {
  readonly parts: readonly { readonly text: string; readonly href?: string | undefined }[];
}) {
  return (
    <nav aria-label="Breadcrumb">
      <ol className={styles.breadcrumb}>
        {parts.map(({ text, href }) => (
          <li key={text}>
            {href === undefined ? <span aria-current="page">{text}</span> : <a href={href}>{text}</a>}
          </li>
        ))}
      </ol>
    </nav>
  );
}
