import { useEffect, useMemo } from 'react';
import { useWatched } from '../../api/use-watched.ts';
import { usePlace } from '../../router/place.ts';
import { useSearch } from '../../router/use-search.ts';
import { Notice } from '../../ui/block/notice.tsx';
import { Section } from '../../ui/block/section.tsx';
import { useStore } from '../../ui/state/store.ts';
import { bulkSearch } from './bulk-search.ts';
import { LeftOutLines } from './left-out.tsx';
import { ListForm } from './list-form.tsx';
import { getBulkRunner } from './open-runner.ts';
import type { ReadList } from './read-list.ts';
import { RunList } from './run-list.tsx';
import { toParts } from './run-plan.ts';
import { RunProgress } from './run-progress.tsx';
import { openRunStore, type Run } from './run-store.ts';
import { RunTable } from './run-table.tsx';

/** Many things at once: a list is given, read behind the reader's back, shown, and acted on. */
export function BulkView() {
  const { cluster } = usePlace();
  const { values, set } = useSearch(bulkSearch);
  const runner = getBulkRunner();
  const state = useStore(runner.state);
  const { store, data: runs } = useWatched('bulk-runs', openRunStore, (opened) => opened.list());
  const { run: asked, columns } = values;
  const parts = useMemo(() => toParts(columns), [columns]);
  const openId = state.run?.id;
  const wanted = asked === undefined ? runs?.[0] : runs?.find(({ id }) => id === asked);

  useEffect(() => runner.want(parts), [runner, parts]);
  useEffect(() => {
    if (wanted !== undefined && wanted.id !== openId) void runner.open(wanted, parts);
    // oxlint-disable-next-line react/exhaustive-deps -- another choice of columns does not open it again
  }, [runner, wanted?.id, openId]);

  const read = async (list: ReadList, name: string) => {
    const { items, leftOut } = list;
    const run: Run = {
      id: crypto.randomUUID(),
      name,
      cluster,
      createdMs: Date.now(),
      isPaused: false,
      items,
      leftOut,
    };
    await store?.put(run);
    set({ run: run.id });
  };
  const remove = async ({ id }: Run) => {
    if (id === openId) runner.close();
    await store?.remove(id);
    if (id === asked) set({ run: undefined });
  };
  return (
    <>
      <Section title="New list">
        <ListForm onRead={(list, name) => void read(list, name)} />
      </Section>
      {runs !== undefined && asked !== undefined && wanted === undefined && (
        <Notice inline kind="not-found" title="This list is not in this browser.">
          Lists are stored where they were given, and the oldest make room for new ones.
        </Notice>
      )}
      {state.run !== undefined && state.run.id === wanted?.id && (
        <Section title={state.run.name} flush id="list">
          <RunProgress state={state} runner={runner} />
          <LeftOutLines leftOut={state.run.leftOut} />
          <RunTable key={state.run.id} state={state} run={state.run} />
        </Section>
      )}
      {runs !== undefined && runs.length > 0 && (
        <Section title="Your lists" aside="stored in this browser alone">
          <RunList runs={runs} openId={openId} onRemove={(run) => void remove(run)} />
        </Section>
      )}
    </>
  );
}
