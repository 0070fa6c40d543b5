import { CLUSTER_NAMES } from '#contracts/cluster';
import { toGrouped } from '#contracts/text/value-text';
import { useSearch } from '../../router/use-search.ts';
import { Button } from '../../ui/form/button.tsx';
import { AgeValue } from '../../values/age.tsx';
import { ChainText } from '../../values/display-text.tsx';
import { bulkSearch } from './bulk-search.ts';
import type { Run } from './run-store.ts';
import styles from './bulk.module.css';

/** Lists this browser stores; each leads to itself. */
export function RunList({
  runs,
  openId,
  onRemove,
}: {
  readonly runs: readonly Run[];
  readonly openId: string | undefined;
  readonly onRemove: (run: Run) => void;
}) {
  const { hrefOf } = useSearch(bulkSearch);
  return (
    <ul className={styles.runs}>
      {runs.map((run) => (
        <li key={run.id} className={styles.row}>
          <a href={hrefOf({ run: run.id })} aria-current={run.id === openId ? 'true' : undefined}>
            <ChainText text={run.name} limit={60} />
          </a>
          <span className={styles.quiet}>
            {toGrouped(run.items.length)} {run.items.length === 1 ? 'item' : 'items'} of{' '}
            {CLUSTER_NAMES[run.cluster]}, <AgeValue unixSeconds={Math.floor(run.createdMs / 1_000)} />
          </span>
          <Button look="plain" aria-label={`Remove ${run.name}`} onClick={() => onRemove(run)}>
            Remove
          </Button>
        </li>
      ))}
    </ul>
  );
}
