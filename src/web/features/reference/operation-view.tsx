import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { LimitRow, OperationAnswer, OperationRow } from '#contracts/reference';
import type { Wire } from '#std/json';
import { useClient } from '../../api/use-client.ts';
import { usePlace } from '../../router/place.ts';
import { CopyButton } from '../../ui/copy/copy-button.tsx';
import { Section } from '../../ui/block/section.tsx';
import { findExamples } from './examples.ts';
import { LiveTry } from './live-try.tsx';
import { Method } from './method.tsx';
import { ParameterForm } from './parameter-form.tsx';
import styles from './reference.module.css';
import { buildRequest, type Filled } from './request.ts';
import { RequestTry } from './request-try.tsx';
import { SchemaView } from './schema-view.tsx';
import { SnippetView } from './snippet-view.tsx';

type Found = Extract<Wire<OperationAnswer>, { kind: 'found' }>;

const KINDS: Readonly<Record<OperationRow['kind'], string>> = {
  question: 'A question: everybody gets the same answer.',
  action: 'An action: it concerns the signed-in user.',
  stream: 'A live stream: one connection stays open and sends events.',
  proxy: 'JSON-RPC: it is passed on to a node.',
};

/** One request: what it does, its parameters, a try of it, programs that make it, and what it answers. */
export function OperationView({
  found: { operation, parameters, limit },
  limits,
}: {
  readonly found: Found;
  readonly limits: readonly LimitRow[];
}) {
  const { api, cluster } = usePlace();
  const { name, kind, method, path, says, when } = operation;
  const changes = kind === 'action' && method !== 'GET';
  const { data: examples = {} } = useQuery(
    {
      queryKey: [cluster, 'examples', name],
      queryFn: ({ signal }) => findExamples(api, name, parameters, signal),
      enabled: !changes,
      staleTime: Infinity,
    },
    useClient(),
  );
  const [typed, setTyped] = useState<Filled>({});
  const filled = { ...examples, ...typed };
  const hasExamples = Object.keys(examples).some((key) => !Object.hasOwn(typed, key));
  const change = (key: string, value: string) => setTyped((before) => ({ ...before, [key]: value }));
  const building = buildRequest(operation, parameters, filled);
  const counted = limits.find((row) => row.name === limit);
  return (
    <>
      <p className={styles.back}>
        <a href="#requests">All requests</a>
      </p>
      <header className={styles.head}>
        <h2 className={styles.title}>
          <Method method={method} /> <code>{path}</code> <CopyButton text={path} label="Copy path" />
        </h2>
        <p>{says}</p>
        {when !== undefined && <p className={styles.quiet}>When to use it: {when}</p>}
        <p className={styles.quiet}>
          {KINDS[kind]}
          {counted &&
            ` A client may send ${counted.burst.toLocaleString('en')} at once, and then ${toPace(counted.perSecond)}.`}
        </p>
      </header>
      <Section title="Parameters">
        <ParameterForm parameters={parameters} filled={filled} onChange={change} />
        {hasExamples && (
          <p className={styles.quiet}>Values were filled in from what the cluster answers now.</p>
        )}
      </Section>
      {kind === 'stream' ? (
        <LiveTry building={building} />
      ) : (
        <RequestTry building={building} changes={changes} />
      )}
      <SnippetView kind={kind} building={building} />
      <SchemaView method={method} path={path} />
    </>
  );
}

/** Requests a second or a minute, whichever is a whole number. */
export const toPace = (perSecond: number): string =>
  perSecond >= 1 ? `${perSecond} a second` : `${Math.round(perSecond * 60)} a minute`;
