import { Badge } from '../../ui/block/badge.tsx';
import { CopyButton } from '../../ui/copy/copy-button.tsx';
import { Disclosure } from '../../ui/block/disclosure.tsx';
import { KeyValues } from '../../ui/block/key-values.tsx';
import { Notice } from '../../ui/block/notice.tsx';
import { JsonTree } from './json-tree.tsx';
import styles from './reference.module.css';
import type { Received, ReceivedContent } from './send-request.ts';

/** What the server says of limits, the cluster and the request, in this order; other headers stand below. */
const SHOWN = [
  'x-cluster',
  'x-request-id',
  'ratelimit-limit',
  'ratelimit-remaining',
  'ratelimit-reset',
  'retry-after',
  'content-type',
];

/** Texts longer than this are copied by nobody and would only slow the page. */
const MOST_TEXT = 200_000;

export function ResponseView({
  received: { status, durationMs, bytes, headers, content },
}: {
  readonly received: Received;
}) {
  const byName = new Map(headers);
  const others = headers.filter(([name]) => !SHOWN.includes(name));
  return (
    <div className={styles.response}>
      <p className={styles.outcome}>
        <Badge
          tone={status < 300 ? 'positive' : status < 500 ? 'warning' : 'negative'}
        >{`Status ${status}`}</Badge>
        <span>{`${Math.round(durationMs).toLocaleString('en')} ms, measured here`}</span>
        <span>{`${bytes.toLocaleString('en')} bytes`}</span>
        {(content.kind === 'json' || content.kind === 'text') && (
          <CopyButton text={content.text.slice(0, MOST_TEXT)} label="Copy answer" />
        )}
      </p>
      <KeyValues
        rows={SHOWN.flatMap((name) => {
          const value = byName.get(name);
          return value === undefined ? [] : [{ label: name, value: <code>{value}</code> }];
        })}
      />
      <Disclosure summary={`${others.length} more headers`}>
        <KeyValues rows={others.map(([name, value]) => ({ label: name, value: <code>{value}</code> }))} />
      </Disclosure>
      <Content content={content} />
    </div>
  );
}

function Content({ content }: { readonly content: ReceivedContent }) {
  switch (content.kind) {
    case 'json':
      return (
        <>
          {content.text.length > MOST_TEXT && <Cut of="What is copied" />}
          <JsonTree value={content.value} />
        </>
      );
    case 'text':
      return (
        <>
          {content.text.length > MOST_TEXT && <Cut of="The answer" />}
          <pre className={styles.code} tabIndex={0}>
            {content.text.slice(0, MOST_TEXT)}
          </pre>
        </>
      );
    case 'file':
      return (
        <p
          className={styles.quiet}
        >{`A file of the type ${content.type || 'nobody named'}; it is not shown here.`}</p>
      );
    case 'nothing':
      return <p className={styles.quiet}>The answer has no content.</p>;
  }
}

function Cut({ of }: { readonly of: string }) {
  return (
    <Notice kind="truncated" title={`${of} was cut`}>
      {`It ends after ${MOST_TEXT.toLocaleString('en')} characters.`}
    </Notice>
  );
}
