import { useState } from 'preact/hooks';
import type { BlocksAnswer } from '#contracts/answers';
import type { Wire } from '#std/json';
import { useLive } from '../api/use-live.ts';
import { BlockTable } from '../features/blocks/block-table.tsx';
import { LiveStateView, WaitingChip } from '../features/live/live-state.tsx';
import { AbsenceView } from '../answers/absence-view.tsx';
import { StaleNotice } from '../answers/stale-notice.tsx';
import { Section } from '../ui/section.tsx';
import { Notice } from '../ui/notice.tsx';
import { NamesProvider } from '../values/names.ts';
import { definePage } from './define-page.ts';

type Found = Extract<Wire<BlocksAnswer>, { readonly kind: 'found' }>;

const MOST_SHOWN = 100;

export default definePage<Wire<BlocksAnswer>>({
  load: ({ api, query, signal }) =>
    api.ask('blocks', { before: query.get('before') ?? undefined }, { signal }),
  status: (answer) => (answer.kind === 'absent' && answer.state === 'malformed' ? 400 : 200),
  head: () => ({
    title: 'Blocks',
    description: 'The latest blocks with their transactions, fees, compute and leaders.',
  }),
  View: ({ data, query }) =>
    data.kind === 'absent' ? (
      <AbsenceView absence={data} />
    ) : query.has('before') ? (
      <Older found={data} before={query.get('before') ?? ''} />
    ) : (
      <Latest start={data} />
    ),
});

function Latest({ start }: { readonly start: Found }) {
  const [blocks, setBlocks] = useState(start.blocks);
  const [names, setNames] = useState(start.names);
  const [held, setHeld] = useState<Found['blocks']>([]);
  const merge = (now: Found['blocks'], more: Found['blocks']): Found['blocks'] =>
    [...more.filter(({ slot }) => !now.some((row) => row.slot === slot)), ...now]
      .sort((a, b) => b.slot - a.slot)
      .slice(0, MOST_SHOWN);
  const state = useLive((event) => {
    if (event.kind !== 'block') return;
    setNames((now) => ({ labels: { ...now.labels, ...event.names.labels }, tokens: now.tokens }));
    if (scrollY > 160) setHeld((now) => merge(now, [event.block]));
    else {
      setBlocks((now) => merge(now, [...held, event.block]));
      setHeld([]);
    }
  });
  const show = () => {
    setBlocks((now) => merge(now, held));
    setHeld([]);
  };
  return (
    <NamesProvider value={names}>
      <h1>Blocks</h1>
      <StaleNotice provenance={start.provenance} />
      <Section
        title="Latest blocks"
        flush
        aside={
          <>
            <WaitingChip count={held.length} what={held.length === 1 ? 'block' : 'blocks'} onShow={show} />
            <LiveStateView state={state} />
          </>
        }
      >
        {blocks.length === 0 ? (
          <Notice inline kind="empty" title="No block yet." />
        ) : (
          <BlockTable blocks={blocks} freshAfter={start.blocks[0]?.slot} />
        )}
      </Section>
      <Pager next={start.nextBefore} />
    </NamesProvider>
  );
}

function Older({ found, before }: { readonly found: Found; readonly before: string }) {
  return (
    <NamesProvider value={found.names}>
      <h1>Blocks before slot {before}</h1>
      <Section title="Older blocks" flush aside={<a href="/blocks">Latest blocks</a>}>
        {found.blocks.length === 0 ? (
          <Notice inline kind="empty" title="The node keeps no older blocks." />
        ) : (
          <BlockTable blocks={found.blocks} />
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
      <a href={`/blocks?before=${next}`} rel="next">
        Older blocks
      </a>
    </p>
  );
}
