import { ListChecks } from 'lucide-react';
import { lazy, Suspense, useEffect, useMemo, useRef } from 'react';
import { useWatched } from '../../api/use-watched.ts';
import { usePlace } from '../../router/place.ts';
import { useSearch } from '../../router/use-search.ts';
import { EmptyState } from '../../ui/block/empty-state.tsx';
import { KeyValues } from '../../ui/block/key-values.tsx';
import { Section } from '../../ui/block/section.tsx';
import { Skeleton } from '../../ui/block/skeleton.tsx';
import { useStore } from '../../ui/state/store.ts';
import { bulkSearch } from './bulk-search.ts';
import { ListForm } from './list-form.tsx';
import { getListReader } from './open-reader.ts';
import type { ReadList } from './read-list.ts';
import { OwnLists } from './own-lists.tsx';
import { toParts } from './list-calls.ts';
import { openListStore } from './list-store.ts';
import type { DashboardButton } from './row-actions.tsx';
import type { StoredList } from './stored-list.ts';

/** Before a list is open. */
const SHOWS = [
  { label: 'Addresses', value: 'Type, balance, owner and supply, tokens held, newest transaction' },
  { label: 'Tokens', value: 'Price, volume and holders' },
  { label: 'Signatures', value: 'Status, what happened in a sentence, fee and signers' },
  { label: 'Slots', value: 'Leader, transactions and time' },
  { label: 'Columns', value: 'Chosen, filtered and ordered in the address, so a link opens the same ones' },
  { label: 'Afterwards', value: 'Copy, export, label, watch, alert, or make a dashboard of it' },
];

// What is read comes from this browser, so nothing of it is there at the first paint.
const OpenList = lazy(() => import('./open-list.tsx'));

/** Many things at once: a list is given, read in the background, shown, and acted on. */
export function BulkView({ DashboardButton }: { readonly DashboardButton: DashboardButton }) {
  const { cluster } = usePlace();
  const { values, set } = useSearch(bulkSearch);
  const reader = getListReader();
  const state = useStore(reader.state);
  const { store, data: lists } = useWatched('bulk-lists', openListStore, (opened) => opened.list());
  const { list: asked, columns } = values;
  const parts = useMemo(() => toParts(columns), [columns]);
  const openId = state.list?.id;
  const wanted = asked === undefined ? lists?.[0] : lists?.find(({ id }) => id === asked);

  // Removed, here or in another tab.
  const isGone = openId !== undefined && lists?.some(({ id }) => id === openId) === false;

  useEffect(() => reader.want(parts), [reader, parts]);
  useEffect(() => {
    if (wanted !== undefined && wanted.id !== openId) void reader.open(wanted, parts);
    else if (isGone) reader.close();
    // oxlint-disable-next-line react/exhaustive-deps -- another choice of columns does not open it again
  }, [reader, wanted?.id, openId, isGone]);

  const fresh = useRef<string>(undefined);
  useEffect(() => {
    // Who has just given a list looks at it next.
    if (openId !== undefined && openId === fresh.current) document.getElementById('list')?.scrollIntoView();
    fresh.current = undefined;
  }, [openId]);

  const read = async ({ items, leftOut }: ReadList, name: string) => {
    const list: StoredList = {
      id: crypto.randomUUID(),
      name,
      cluster,
      createdMs: Date.now(),
      isPaused: false,
      items,
      leftOut,
    };
    fresh.current = list.id;
    await store?.put(list);
    set({ list: list.id });
  };
  const remove = async ({ id }: StoredList) => {
    await reader.remove(id);
    if (id === asked) set({ list: undefined });
  };
  return (
    <>
      <div className={asked === undefined ? 'halves' : undefined}>
        <Section title="New list">
          <ListForm key={asked} onRead={(given, name) => void read(given, name)} />
        </Section>
        {asked === undefined && (
          <Section title="What it shows">
            <KeyValues rows={SHOWS} />
          </Section>
        )}
      </div>
      {lists !== undefined && asked !== undefined && wanted === undefined && (
        <EmptyState
          kind="not-found"
          icon={ListChecks}
          title="This list is not in this browser"
          actions={<a href="/bulk">Start a new list</a>}
        >
          A list is stored in the browser that read it, and the oldest make room for new ones.
        </EmptyState>
      )}
      {state.list !== undefined && state.list.id === wanted?.id && (
        <Section title={state.list.name} flush id="list">
          <Suspense fallback={<Skeleton lines={8} />}>
            <OpenList state={state} reader={reader} list={state.list} DashboardButton={DashboardButton} />
          </Suspense>
        </Section>
      )}
      {lists !== undefined && lists.length > 0 && (
        <Section title="Your lists" aside="stored in this browser only">
          <OwnLists lists={lists} openId={openId} onRemove={(one) => void remove(one)} />
        </Section>
      )}
    </>
  );
}
