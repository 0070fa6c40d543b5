import { Box } from 'lucide-react';
import type { BlockAnswer, BlockTransactionsAnswer } from '#contracts/answers';
import { toGrouped } from '#contracts/text/value-text';
import type { Wire } from '#std/json';
import { BlockPrograms, BlockRewards } from '../features/block/block-programs.tsx';
import { BlockSummary } from '../features/block/block-summary.tsx';
import { blockFields, blockSearch } from '../features/block/block-search.ts';
import { BlockTransactions } from '../features/block/block-transactions.tsx';
import { MissingEntity } from '../answers/missing-entity.tsx';
import { Explanation } from '../answers/explanation.tsx';
import { StaleNotice } from '../answers/stale-notice.tsx';
import { choice, defineSearch, type SearchOf } from '../router/define-search.ts';
import { useSearch } from '../router/use-search.ts';
import { Section } from '../ui/block/section.tsx';
import { Tabs } from '../ui/form/tabs.tsx';
import { NamesProvider } from '../values/names.ts';
import { definePage } from './define-page.ts';

interface BlockPage {
  readonly block: Wire<BlockAnswer>;
  readonly transactions: Wire<BlockTransactionsAnswer>;
}

const search = defineSearch({
  tab: choice(['transactions', 'programs', 'rewards'], 'transactions'),
  ...blockFields,
});

export default definePage<BlockPage, SearchOf<typeof search>>({
  nav: { use: 'block', area: 'chain' },
  search,
  async load({ api, params, search: filters, signal }) {
    const slot = params['slot'] ?? '';
    const [block, transactions] = await Promise.all([
      api.ask('block', { slot }, { signal }),
      api.ask('blockTransactions', { slot, ...blockSearch.texts(filters) }, { signal }),
    ]);
    return { block, transactions };
  },
  status: ({ block }) =>
    block.kind === 'found' || block.state === 'not-available' || block.state === 'skipped' ? 200 : 404,
  head: ({ block }, { params }) => {
    const slot = params['slot'] ?? '';
    if (block.kind === 'absent') return { title: `Slot ${slot}`, description: block.message };
    const { transactions, votes } = block.block;
    return {
      title: `Block ${toGrouped(block.block.slot)}`,
      description: `Block ${toGrouped(block.block.slot)}${transactions === undefined ? '' : ` with ${toGrouped(transactions)} transactions${votes === undefined ? '' : `, ${toGrouped(votes)} of them votes`}`}.`,
      image: `/og/block/${block.block.slot}.png`,
    };
  },
  View: ({ data, params }) =>
    data.block.kind === 'absent' ? (
      <MissingEntity
        absence={data.block}
        kind="Slot"
        icon={Box}
        id={params['slot'] ?? ''}
        actions={<Neighbours slot={params['slot'] ?? ''} />}
      />
    ) : (
      <NamesProvider value={data.block.names}>
        <BlockSummary found={data.block} />
        <StaleNotice provenance={data.block.provenance} />
        <Explanation kind="block" id={String(data.block.block.slot)} />
        <Details found={data.block} transactions={data.transactions} slot={params['slot'] ?? ''} />
      </NamesProvider>
    ),
});

/** Ways on from a slot that has no block. */
function Neighbours({ slot }: { readonly slot: string }) {
  if (!/^\d{1,15}$/.test(slot)) return null;
  const number = Number(slot);
  return (
    <>
      <a href="/blocks">Latest blocks</a>
      {number > 0 && <a href={`/block/${number - 1}`}>Slot before</a>}
      <a href={`/block/${number + 1}`}>Slot after</a>
    </>
  );
}

function Details({
  found,
  transactions,
  slot,
}: {
  readonly found: Extract<Wire<BlockAnswer>, { kind: 'found' }>;
  readonly transactions: Wire<BlockTransactionsAnswer>;
  readonly slot: string;
}) {
  const { values, hrefWith, setTexts } = useSearch(search);
  const tabs = [
    { key: 'transactions', title: 'Transactions', count: found.block.transactions },
    { key: 'programs', title: 'Programs', count: found.programs.length },
    { key: 'rewards', title: 'Rewards', count: found.rewards.length },
  ];
  const active = values.tab;
  return (
    <>
      <Tabs
        label="Details of the block"
        tabs={tabs}
        active={active}
        hrefOf={(tab) => hrefWith({ tab })}
        onChoose={(tab) => setTexts({ tab })}
      />
      {active === 'transactions' && <BlockTransactions found={found} start={transactions} slot={slot} />}
      {active === 'programs' && (
        <Section title="Programs" flush aside="called at the top level, votes included">
          <BlockPrograms programs={found.programs} block={found.block} />
        </Section>
      )}
      {active === 'rewards' && (
        <Section title="Rewards" flush>
          <BlockRewards rewards={found.rewards} block={found.block} />
        </Section>
      )}
    </>
  );
}
