import { Suspense, lazy, useEffect, useRef, useState, type ComponentType } from 'react';
import { Disclosure } from '../../ui/block/disclosure.tsx';
import { Skeleton } from '../../ui/block/skeleton.tsx';
import styles from './settings-form.module.css';

interface SectionProps {
  /** Closes the dialog around it. */
  readonly leave: () => void;
}

const SECTIONS: readonly { readonly title: string; readonly View: ComponentType<SectionProps> }[] = [
  {
    title: 'Guided tours',
    View: lazy(() => import('./tours-panel.tsx').then(({ ToursPanel }) => ({ default: ToursPanel }))),
  },
  {
    title: 'Your own language model',
    View: lazy(() =>
      import('../../services/own-model/own-model-panel.tsx').then(({ OwnModelPanel }) => ({
        default: OwnModelPanel,
      })),
    ),
  },
  {
    title: 'Voice',
    View: lazy(() =>
      import('../../services/voice/voice-settings-panel.tsx').then(({ VoiceSettings }) => ({
        default: VoiceSettings,
      })),
    ),
  },
  {
    title: 'Expertise',
    View: lazy(() =>
      import('../../services/expertise/expertise-panel.tsx').then(({ ExpertisePanel }) => ({
        default: ExpertisePanel,
      })),
    ),
  },
  {
    title: 'Cache',
    View: lazy(() =>
      import('../../services/cache/cache-panel.tsx').then(({ CachePanel }) => ({ default: CachePanel })),
    ),
  },
  {
    title: 'RPC calls of this browser',
    View: lazy(() =>
      import('../../services/rpc-counter/rpc-counts.tsx').then(({ RpcCounts }) => ({ default: RpcCounts })),
    ),
  },
];

/** What else can be set: each holds at once and is no part of the draft. Loaded when it is unfolded. */
export function SettingsSections({ leave }: SectionProps) {
  return (
    <section className={styles.group} aria-label="More settings">
      <p className={styles.hint}>Applied immediately.</p>
      {SECTIONS.map(({ title, View }) => (
        <Disclosure key={title} summary={title}>
          <WhileOpen View={View} leave={leave} />
        </Disclosure>
      ))}
    </section>
  );
}

function WhileOpen({ View, leave }: SectionProps & { readonly View: ComponentType<SectionProps> }) {
  const place = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    const details = place.current?.closest('details');
    if (!details) return;
    const look = () => setOpen(details.open);
    look();
    details.addEventListener('toggle', look);
    return () => details.removeEventListener('toggle', look);
  }, []);
  return (
    <div ref={place}>
      {isOpen && (
        <Suspense fallback={<Skeleton />}>
          <View leave={leave} />
        </Suspense>
      )}
    </div>
  );
}
