import type { ReactNode } from 'react';
import type { LucideIcon } from 'lucide-react';
import type { Absence } from '#contracts/answers';
import { toShortAddress } from '#contracts/text/value-text';
import type { Wire } from '#std/json';
import { usePlace } from '../router/place.ts';
import { KeyValues, type KeyValue } from '../ui/block/key-values.tsx';
import { AbsenceView } from './absence-view.tsx';
import { ClusterLinks } from './cluster-links.tsx';
import styles from './missing-entity.module.css';

interface MissingEntityProps {
  readonly absence: Wire<Absence>;
  /** What it would be: `Transaction`. */
  readonly kind: string;
  readonly icon: LucideIcon;
  /** What was asked for, as the address of the page has it. */
  readonly id: string;
  /** Pages that may have it, after trying again. */
  readonly actions?: ReactNode;
  /** What is known of what was asked for, where it was not found. */
  readonly rows?: readonly KeyValue[] | undefined;
}

/** The page of something that is not there: what was asked for, why it is not shown, and where it may be. */
export function MissingEntity({ absence, kind, icon, id, actions, rows }: MissingEntityProps) {
  const { cluster, clusters } = usePlace();
  const others = clusters.clusters.filter((one) => one.cluster !== cluster && one.state === 'ready');
  return (
    <>
      <header className={styles.head}>
        <p className={styles.kicker}>{kind}</p>
        <h1>{toShortAddress(id)}</h1>
      </header>
      <AbsenceView
        absence={absence}
        icon={icon}
        actions={actions}
        aside={
          absence.state === 'not-found' && rows ? (
            <KeyValues
              rows={[
                ...rows,
                {
                  label: 'Other networks',
                  value:
                    others.length === 0 ? (
                      <>
                        None can be reached from this server. <a href="/networks">Network status</a>
                      </>
                    ) : (
                      <span className={styles.links}>
                        <ClusterLinks of={others.map((one) => one.cluster)} />
                      </span>
                    ),
                },
              ]}
            />
          ) : undefined
        }
      />
    </>
  );
}
