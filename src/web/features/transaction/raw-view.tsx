import { useEffect, useState } from 'preact/hooks';
import { fromBase64 } from '#std/json';
import { toHex } from '#std/text';
import { usePlace } from '../../router/place.ts';
import { CopyButton } from '../../ui/copy-button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import styles from './transaction.module.css';

const FORMS = [
  { key: 'base64', title: 'Base64' },
  { key: 'hex', title: 'Hex' },
  { key: 'json', title: 'JSON' },
] as const;

/** The bytes as signed, and the node's own JSON. */
export function RawView({
  signature,
  wire,
}: {
  readonly signature: string;
  readonly wire: string | undefined;
}) {
  const { query, setQuery, path } = usePlace();
  const [form, setForm] = useState(query.get('form') ?? (wire === undefined ? 'json' : 'base64'));
  const choose = (key: string) => {
    setForm(key);
    setQuery({ form: key });
  };
  return (
    <div>
      <Tabs
        label="Form"
        tabs={FORMS}
        active={form}
        hrefOf={(key) => `${path}?tab=raw&form=${key}`}
        onChoose={choose}
      />
      {form === 'json' ? (
        <NodeJson signature={signature} />
      ) : wire === undefined ? (
        <Notice
          inline
          kind="not-available"
          title="The node gave its own JSON form only, not the signed bytes."
        />
      ) : (
        <RawText text={form === 'hex' ? toHex(fromBase64(wire) ?? new Uint8Array(0)) : wire} what={form} />
      )}
    </div>
  );
}

function RawText({ text, what }: { readonly text: string; readonly what: string }) {
  return (
    <div class={styles.raw}>
      <div class={styles.rawTools}>
        <CopyButton text={text} label={`Copy ${what}`} />
        <a
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(text)}`}
          download={`transaction.${what === 'json' ? 'json' : 'txt'}`}
        >
          Download
        </a>
      </div>
      <pre tabIndex={0}>{text}</pre>
    </div>
  );
}

function NodeJson({ signature }: { readonly signature: string }) {
  const { api } = usePlace();
  const [shown, setShown] = useState<
    { kind: 'loading' } | { kind: 'text'; text: string } | { kind: 'failed'; message: string }
  >({ kind: 'loading' });
  useEffect(() => {
    const controller = new AbortController();
    api.ask('rawTransaction', { signature }, { signal: controller.signal }).then(
      (answer) =>
        setShown(
          answer.kind === 'found'
            ? { kind: 'text', text: answer.json }
            : { kind: 'failed', message: answer.message },
        ),
      (error: unknown) => {
        if (!controller.signal.aborted)
          setShown({
            kind: 'failed',
            message: error instanceof Error ? error.message : 'It could not be loaded.',
          });
      },
    );
    return () => controller.abort();
  }, [api, signature]);
  if (shown.kind === 'loading') return <Skeleton lines={8} label="Loading the node’s JSON" />;
  if (shown.kind === 'failed') return <Notice inline kind="not-available" title={shown.message} />;
  return <RawText text={shown.text} what="json" />;
}
