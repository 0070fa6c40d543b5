import { CopyButton } from '../copy/copy-button.tsx';
import styles from './code-block.module.css';

const LANGUAGES: Readonly<Record<string, string>> = {
  sh: 'Shell',
  bash: 'Shell',
  js: 'JavaScript',
  ts: 'TypeScript',
  tsx: 'TypeScript',
  rust: 'Rust',
  json: 'JSON',
  sql: 'SQL',
  http: 'HTTP',
  text: 'Text',
  mermaid: 'Mermaid',
};

/** Code as it was written, with its language and a way to copy it. */
export function CodeBlock({
  text,
  language,
  title,
}: {
  readonly text: string;
  readonly language?: string | undefined;
  readonly title?: string | undefined;
}) {
  const name = language === undefined ? undefined : (LANGUAGES[language.toLowerCase()] ?? language);
  const label = [title, name].filter(Boolean).join(', ') || 'Code';
  return (
    <figure className={styles.code}>
      <figcaption className={styles.head}>
        <span>{label}</span>
        <CopyButton text={text} label="Copy the code" />
      </figcaption>
      <pre className={styles.text} tabIndex={0} role="region" aria-label={label}>
        <code className={language === undefined ? undefined : `language-${language}`}>{text}</code>
      </pre>
    </figure>
  );
}
