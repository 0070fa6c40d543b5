import { useState } from 'preact/hooks';
import type { OperationRow } from '#contracts/reference';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Section } from '../../ui/section.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { readApiDocument } from './api-document.ts';
import styles from './reference.module.css';
import type { ApiDocument } from './schema-nodes.ts';
import { SchemaTree } from './schema-tree.tsx';

type Reading =
  | { readonly kind: 'unasked' | 'asked' | 'failed' }
  | { readonly kind: 'read'; readonly document: ApiDocument };

/** What is answered with which status. The whole document is large, so it comes when somebody wants to see it. */
export function SchemaView({ method, path }: Pick<OperationRow, 'method' | 'path'>) {
  const [reading, setReading] = useState<Reading>({ kind: 'unasked' });
  const read = async () => {
    setReading({ kind: 'asked' });
    try {
      setReading({ kind: 'read', document: await readApiDocument() });
    } catch {
      setReading({ kind: 'failed' });
    }
  };
  return (
    <Section title="Answers" aside={<a href="/openapi.json">openapi.json</a>}>
      {(reading.kind === 'unasked' || reading.kind === 'failed') && (
        <div class={styles.buttons}>
          <Button onClick={() => void read()}>Show what is answered</Button>
        </div>
      )}
      {reading.kind === 'failed' && (
        <Notice kind="not-available" title="The description did not arrive" inline>
          Try again in a moment.
        </Notice>
      )}
      {reading.kind === 'asked' && <Skeleton lines={4} label="Reading the description" />}
      {reading.kind === 'read' && <Answers document={reading.document} method={method} path={path} />}
    </Section>
  );
}

function Answers({
  document,
  method,
  path,
}: { readonly document: ApiDocument } & Pick<OperationRow, 'method' | 'path'>) {
  const responses = Object.entries(document.paths[path]?.[method.toLowerCase()]?.responses ?? {});
  return (
    <div class={styles.schemas}>
      {responses.map(([status, { description, content }]) => {
        const [type, media] = Object.entries(content ?? {})[0] ?? [];
        return (
          <section key={status} aria-label={`Answer ${status}`}>
            <h3>
              <code>{status === 'default' ? 'other' : status}</code> {description}
            </h3>
            {media?.schema !== undefined && (
              <>
                <p class={styles.quiet}>{type}</p>
                <SchemaTree document={document} part={media.schema} />
              </>
            )}
          </section>
        );
      })}
    </div>
  );
}
