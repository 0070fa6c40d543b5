import { useEffect, useRef, useState } from 'react';
import type { OperationRow } from '#contracts/reference';
import { Method } from './method.tsx';
import { findOperations } from './find-operations.ts';
import { referenceSearch } from './reference-search.ts';
import styles from './reference.module.css';

/** Address of an operation's place in the reference. */
export const toOperationHref = (name: string): string => referenceSearch.href('/swagger', { op: name });

/** All requests, subject by subject; a search leaves those it finds. */
export function OperationList({
  operations,
  chosen,
}: {
  readonly operations: readonly OperationRow[];
  readonly chosen: string | undefined;
}) {
  const [search, setSearch] = useState('');
  const list = useRef<HTMLElement>(null);
  // Who comes by a link to one of the last requests sees where it stands.
  useEffect(() => {
    const entry = list.current?.querySelector<HTMLElement>('[aria-current]');
    const { current } = list;
    if (!current || !entry || current.scrollHeight <= current.clientHeight) return;
    const { top, bottom } = entry.getBoundingClientRect();
    const frame = current.getBoundingClientRect();
    if (top < frame.top || bottom > frame.bottom)
      current.scrollTop += top - frame.top - current.clientHeight / 2;
  }, []);
  const groups = findOperations(operations, search);
  const count = groups.reduce((sum, group) => sum + group.operations.length, 0);
  return (
    <nav ref={list} className={styles.list} id="requests" aria-label="Requests">
      <label className={styles.search}>
        <span>Search requests</span>
        <input
          type="search"
          value={search}
          placeholder="token, history, POST …"
          spellCheck={false}
          onInput={({ currentTarget }) => setSearch(currentTarget.value)}
        />
      </label>
      <p className={styles.count} role="status">
        {search.trim() === '' ? `${operations.length} requests` : `${count} of ${operations.length} requests`}
      </p>
      {groups.map((group) => (
        <div key={group.subject} role="group" aria-label={group.subject}>
          <h2 className={styles.subject}>{group.subject}</h2>
          <ul>
            {group.operations.map(({ name, method, path, says }) => (
              <li key={name}>
                <a
                  className={styles.entry}
                  href={toOperationHref(name)}
                  aria-current={name === chosen ? 'page' : undefined}
                  title={says}
                >
                  <Method method={method} />
                  <span className={styles.path}>{path.replace(/^\/api/, '')}</span>
                </a>
              </li>
            ))}
          </ul>
        </div>
      ))}
      {groups.length === 0 && <p className={styles.count}>No matching requests.</p>}
      <p className={styles.count}>
        Paths begin with <code>/api</code>. <a href="/swagger">General</a>
      </p>
    </nav>
  );
}
