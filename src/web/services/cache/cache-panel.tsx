import { useState } from 'react';
import { toByteSizeText, toGrouped, toPercentText } from '#contracts/text/value-text';
import { useWatched } from '../../api/use-watched.ts';
import { Button } from '../../ui/form/button.tsx';
import { KeyValues } from '../../ui/block/key-values.tsx';
import { getCache } from './answer-cache.ts';
import { MEMORY_LIMIT_BYTES, STORAGE_LIMIT_BYTES } from './cache-item.ts';
import type { CacheStatistics } from './cache.ts';
import styles from './cache-panel.module.css';

/** What this browser keeps of settled answers, how often that helped, and a button that forgets it. */
export function CachePanel() {
  const { data: found } = useWatched('cache', getCache, (cache) => cache.statistics());
  const [said, setSaid] = useState('');
  const clear = async () => {
    await getCache().clear();
    setSaid('The cache is empty.');
  };
  return (
    <div className={styles.panel}>
      <p>
        Answers the server calls final (finalized transactions and blocks) are cached in this browser, so that
        going back to them needs no request. A cached answer past its time is marked and requested again.
      </p>
      {found && <CacheFigures statistics={found} />}
      <div className={styles.actions}>
        <Button onClick={() => void clear()}>Clear the cache</Button>
        <span role="status">{said}</span>
      </div>
    </div>
  );
}

export function CacheFigures({ statistics }: { readonly statistics: CacheStatistics }) {
  const { hits, misses, evictions, memory, storage } = statistics;
  return (
    <KeyValues
      rows={[
        { label: 'In memory', value: toSizeText(memory, MEMORY_LIMIT_BYTES) },
        {
          label: 'In storage',
          value: storage
            ? toSizeText(storage, STORAGE_LIMIT_BYTES)
            : 'This browser stores nothing for this page; the cache is lost when the tab closes.',
        },
        {
          label: 'Hit rate',
          hint: 'Of the lookups since this page was opened',
          value:
            hits + misses === 0
              ? 'No lookups yet.'
              : `${toPercentText(Math.round((hits / (hits + misses)) * 1000) * 10)} (${toGrouped(hits)} of ${toGrouped(hits + misses)} since this page was opened)`,
        },
        evictions > 0 && { label: 'Evicted to make room', value: toGrouped(evictions) },
      ]}
    />
  );
}

const toSizeText = ({ items, bytes }: { items: number; bytes: number }, limit: number): string =>
  `${toGrouped(items)} ${items === 1 ? 'answer' : 'answers'}, ${toByteSizeText(bytes)} of ${toByteSizeText(limit)}`;
