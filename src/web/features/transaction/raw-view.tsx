import { Suspense, lazy, useState } from 'react';
import { fromBase64 } from '#std/json';
import { toHex } from '#std/text';
import { useSearch } from '../../router/use-search.ts';
import { Skeleton } from '../../ui/block/skeleton.tsx';
import { Tabs } from '../../ui/form/tabs.tsx';
import { useHydrated } from '../../ui/state/use-hydrated.ts';
import { rawSearch } from './raw-search.ts';
import { RawText } from './raw-text.tsx';
import { EmptyState } from '../../ui/block/empty-state.tsx';

const NodeJson = lazy(() => import('./node-json.tsx'));

const FORMS = [
  { key: 'base64', title: 'Base64' },
  { key: 'hex', title: 'Hex' },
  { key: 'json', title: 'JSON' },
] as const;

/** The bytes as signed, and the node's own JSON. */
export default function RawView({
  signature,
  wire,
}: {
  readonly signature: string;
  readonly wire: string | undefined;
}) {
  const { values, hrefWith, setTexts } = useSearch(rawSearch);
  const [form, setForm] = useState<string>(values.form ?? (wire === undefined ? 'json' : 'base64'));
  const isHydrated = useHydrated();
  const waiting = <Skeleton lines={8} label="Loading the node’s JSON" />;
  const choose = (key: string) => {
    setForm(key);
    setTexts({ form: key });
  };
  return (
    <div>
      <Tabs
        label="Form"
        tabs={FORMS}
        active={form}
        hrefOf={(key) => hrefWith({ form: key })}
        onChoose={choose}
      />
      {form === 'json' ? (
        isHydrated ? (
          <Suspense fallback={waiting}>
            <NodeJson signature={signature} />
          </Suspense>
        ) : (
          waiting
        )
      ) : wire === undefined ? (
        <EmptyState kind="not-available" title="No signed bytes">
          The node returned only its own JSON form of this transaction.
        </EmptyState>
      ) : (
        <RawText text={form === 'hex' ? toHex(fromBase64(wire) ?? new Uint8Array(0)) : wire} what={form} />
      )}
    </div>
  );
}
