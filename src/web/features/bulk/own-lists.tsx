import { CLUSTER_NAMES } from '#contracts/cluster';
import { toGrouped } from '#contracts/text/value-text';
import { useSearch } from '../../router/use-search.ts';
import { Button } from '../../ui/form/button.tsx';
import { AgeValue } from '../../values/age.tsx';
import { ChainText } from '../../values/display-text.tsx';
import { bulkSearch } from './bulk-search.ts';
import type { StoredList } from './stored-list.ts';
import styles from './bulk.module.css';

/** Lists this browser stores; each leads to itself. */
export function OwnLists({
  lists,
  openId,
  onRemove,
}: {
  readonly lists: readonly StoredList[];
  readonly openId: string | undefined;
  readonly onRemove: (list: StoredList) => void;
}) {
  const { hrefOf } = useSearch(bulkSearch);
  return (
    <ul className={styles.lists}>
      {lists.map((list) => (
        <li key={list.id} className={styles.row}>
          <a href={hrefOf({ list: list.id })} aria-current={list.id === openId ? 'true' : undefined}>
            <ChainText text={list.name} limit={60} />
          </a>
          <span className={styles.quiet}>
            {toGrouped(list.items.length)} {list.items.length === 1 ? 'item' : 'items'} of{' '}
            {CLUSTER_NAMES[list.cluster]}, <AgeValue unixSeconds={Math.floor(list.createdMs / 1_000)} />
          </span>
          <Button look="plain" aria-label={`Remove ${list.name}`} onClick={() => onRemove(list)}>
            Remove
          </Button>
        </li>
      ))}
    </ul>
  );
}
