import { Boxes } from 'lucide-react';
import { useState } from 'react';
import type { BlocksAnswer } from '#contracts/answers';
import type { Wire } from '#std/json';
import { useLive } from '../api/use-live.ts';
import { FullBlockTable } from '../features/blocks/full-block-table.tsx';
import { AbsenceView } from '../answers/absence-view.tsx';
import { StaleNotice } from '../answers/stale-notice.tsx';
import { defineSearch, type SearchOf } from '../router/define-search.ts';
import { slot as slotField } from '../router/search-fields.ts';
import { Section } from '../ui/block/section.tsx';
import { LiveControls } from '../ui/live/live-controls.tsx';
import { LiveList } from '../ui/live/live-list.tsx';
import { useHeldRows } from '../ui/live/use-held-rows.ts';
import { EmptyState } from '../ui/block/empty-state.tsx';
import { joinNames, NamesProvider } from '../values/names.ts';
import { definePage } from './define-page.ts';

type Found = Extract<Wire<BlocksAnswer>, { readonly kind: 'found' }>;

const LEAST_SHOWN = 25;
/** Blocks that are held, shown or not. */
const MAX_BLOCKS = 500;

const search = defineSearch({ before: slotField() });

export default definePage<Wire<BlocksAnswer>, SearchOf<typeof search>>({
  nav: { text: 'Blocks', menus: [{ menu: 'Explore', order: 30 }], goKey: 'b', use: 'blocks', area: 'chain' },
  search,
  load: ({ api, search: values, signal }) => api.ask('blocks', search.texts(values), { signal }),
  status: (answer) => (answer.kind === 'absent' && answer.state === 'malformed' ? 400 : 200),
  head: () => ({
    title: 'Blocks',
    description: 'The latest blocks with their transactions, fees, compute and leaders.',
  }),
  View: ({ data, search: { before } }) =>
    data.kind === 'absent' ? (
      <AbsenceView absence={data} />
    ) : before !== undefined ? (
      <Older found={data} before={before} />
    ) : (
      <Latest start={data} />
    ),
});

const keyOf = ({ slot }: Found['blocks'][number]): string => String(slot);

function Latest({ start }: { readonly start: Found }) {
  const [{ blocks, names }, setFeed] = useState<Pick<Found, 'blocks' | 'names'>>(start);
  const state = useLive((event) => {
    if (event.kind !== 'block') return;
    const { block } = event;
    setFeed((now) => ({
      blocks: [block, ...now.blocks.filter(({ slot }) => slot !== block.slot)]
        .sort((a, b) => b.slot - a.slot)
        .slice(0, MAX_BLOCKS),
      names: joinNames(now.names, event.names),
    }));
  });
  const shown = Math.max(LEAST_SHOWN, start.blocks.length);
  const held = useHeldRows(blocks, { keyOf, most: shown });
  const hasMore = start.nextBefore !== undefined || blocks.length > held.rows.length;
  return (
    <NamesProvider value={names}>
      <h1>Blocks</h1>
      <StaleNotice provenance={start.provenance} />
      <Section title="Latest blocks" untitled flush aside={<LiveControls state={state} />}>
        {held.rows.length === 0 ? (
          <EmptyState icon={Boxes} title="No blocks yet">
            New blocks appear here by themselves.
          </EmptyState>
        ) : (
          <LiveList held={held}>
            <FullBlockTable blocks={held.rows} still={shown} />
          </LiveList>
        )}
      </Section>
      <Pager next={hasMore ? held.rows.at(-1)?.slot : undefined} />
    </NamesProvider>
  );
}

function Older({ found, before }: { readonly found: Found; readonly before: bigint }) {
  return (
    <NamesProvider value={found.names}>
      <h1>Blocks before slot {String(before)}</h1>
      <Section title="Older blocks" untitled flush aside={<a href="/blocks">Latest blocks</a>}>
        {found.blocks.length === 0 ? (
          <EmptyState icon={Boxes} title="No older blocks" actions={<a href="/blocks">Latest blocks</a>}>
            The node has deleted them.
          </EmptyState>
        ) : (
          <FullBlockTable blocks={found.blocks} />
        )}
      </Section>
      <Pager next={found.nextBefore} />
    </NamesProvider>
  );
}

function Pager({ next }: { readonly next: number | undefined }) {
  if (next === undefined) return null;
  return (
    <p>
      <a href={search.href('/blocks', { before: BigInt(next) })} rel="next">
        Older blocks
      </a>
    </p>
  );
}
