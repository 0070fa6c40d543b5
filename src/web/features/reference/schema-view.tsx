import { useQuery } from '@tanstack/react-query';
import type { OperationRow } from '#contracts/reference';
import { useClient } from '../../api/use-client.ts';
import { Button } from '../../ui/form/button.tsx';
import { Notice } from '../../ui/block/notice.tsx';
import { Section } from '../../ui/block/section.tsx';
import { Skeleton } from '../../ui/block/skeleton.tsx';
import { fetchApiDocument } from './api-document.ts';
import styles from './reference.module.css';
import type { ApiDocument } from './schema-nodes.ts';
import { SchemaTree } from './schema-tree.tsx';

/** What is answered with which status. The whole document is large, so it comes when somebody wants to see it. */
export function SchemaView({ method, path }: Pick<OperationRow, 'method' | 'path'>) {
  const { data, isError, isFetching, refetch } = useQuery(
    { queryKey: ['openapi'], queryFn: fetchApiDocument, enabled: false, gcTime: Infinity },
    useClient(),
  );
  return (
    <Section title="Answers" aside={<a href="/openapi.json">openapi.json</a>}>
      {data === undefined && !isFetching && (
        <div className={styles.buttons}>
          <Button onClick={() => void refetch()}>Show the response schema</Button>
        </div>
      )}
      {isError && (
        <Notice kind="not-available" title="The description could not be loaded">
          Try again in a moment.
        </Notice>
      )}
      {isFetching && <Skeleton lines={4} label="Reading the description" />}
      {data && <Answers document={data} method={method} path={path} />}
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
    <div className={styles.schemas}>
      {responses.map(([status, { description, content }]) => {
        const [type, media] = Object.entries(content ?? {})[0] ?? [];
        return (
          <section key={status} aria-label={`Answer ${status}`}>
            <h3>
              <code>{status === 'default' ? 'other' : status}</code> {description}
            </h3>
            {media?.schema !== undefined && (
              <>
                <p className={styles.quiet}>{type}</p>
                <SchemaTree document={document} part={media.schema} />
              </>
            )}
          </section>
        );
      })}
    </div>
  );
}
