import { useEffect, useRef, useState } from 'preact/hooks';
import type { LimitRow, OperationAnswer, OperationRow } from '#contracts/reference';
import type { Wire } from '#std/json';
import { usePlace } from '../../router/place.ts';
import { CopyButton } from '../../ui/copy-button.tsx';
import { Section } from '../../ui/section.tsx';
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
  question: 'A question: it is answered the same to everybody.',
  action: 'An action: it is about whoever asks.',
  stream: 'A live stream: one connection stays open and tells what happens.',
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
  const { api } = usePlace();
  const { name, kind, method, path, says, when } = operation;
  const [filled, setFilled] = useState<Filled>({});
  const [hasExamples, setHasExamples] = useState(false);
  const typed = useRef(new Set<string>());
  const changes = kind === 'action' && method !== 'GET';

  useEffect(() => {
    if (changes) return;
    const gone = new AbortController();
    void findExamples(api, name, parameters, gone.signal).then((examples) => {
      if (gone.signal.aborted) return;
      const untouched = Object.entries(examples).filter(([key]) => !typed.current.has(key));
      setFilled((before) => ({ ...before, ...Object.fromEntries(untouched) }));
      setHasExamples(untouched.length > 0);
    });
    return () => gone.abort();
  }, [api, name, parameters, changes]);

  const change = (key: string, value: string) => {
    typed.current.add(key);
    setFilled((before) => ({ ...before, [key]: value }));
  };
  const building = buildRequest(operation, parameters, filled);
  const counted = limits.find((row) => row.name === limit);
  return (
    <>
      <p class={styles.back}>
        <a href="#requests">All requests</a>
      </p>
      <header class={styles.head}>
        <h2 class={styles.title}>
          <Method method={method} /> <code>{path}</code> <CopyButton text={path} label="Copy path" />
        </h2>
        <p>{says}</p>
        {when !== undefined && <p class={styles.quiet}>When to use it: {when}</p>}
        <p class={styles.quiet}>
          {KINDS[kind]}
          {counted &&
            ` A client may send ${counted.burst.toLocaleString('en')} at once, and then ${toPace(counted.perSecond)}.`}
        </p>
      </header>
      <Section title="Parameters">
        <ParameterForm parameters={parameters} filled={filled} onChange={change} />
        {hasExamples && <p class={styles.quiet}>Values were filled in from what the cluster answers now.</p>}
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
