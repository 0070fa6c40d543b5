import type { HomeAnswer } from '#contracts/answers';
import { PRODUCT } from '#contracts/product';
import type { Wire } from '#std/json';
import { BlockTable } from '../features/blocks/block-table.tsx';
import { LiveStateView, WaitingChip } from '../features/live/live-state.tsx';
import { PulseView } from '../features/live/pulse-view.tsx';
import { useHomeFeed, type FoundHome } from '../features/live/use-home-feed.ts';
import { AbsenceView } from '../answers/absence-view.tsx';
import { StaleNotice } from '../answers/stale-notice.tsx';
import { TransactionTable } from '../answers/transaction-table.tsx';
import { SearchForm } from '../shell/search-form.tsx';
import { Notice } from '../ui/notice.tsx';
import { Section } from '../ui/section.tsx';
import { NamesProvider } from '../values/names.ts';
import { definePage } from './define-page.ts';
import styles from './index.module.css';

export default definePage<Wire<HomeAnswer>>({
  load: ({ api, signal }) => api.ask('home', {}, { signal }),
  head: () => ({
    title: '',
    description: `${PRODUCT.tagline}. Live blocks and transactions, search, and every figure with its source.`,
    image: '/og.png',
  }),
  View: ({ data }) => (
    <>
      <div class={styles.hero}>
        <h1>{PRODUCT.tagline}</h1>
        <SearchForm placement="home" />
      </div>
      {data.kind === 'found' ? <Home start={data} /> : <AbsenceView absence={data} />}
    </>
  ),
});

function Home({ start }: { readonly start: FoundHome }) {
  const { feed, state, waiting, showWaiting } = useHomeFeed(start);
  return (
    <NamesProvider value={feed.names}>
      <StaleNotice provenance={start.provenance} />
      <PulseView pulse={feed.pulse} />
      <div class={styles.columns}>
        <Section
          title="Latest blocks"
          flush
          aside={
            <>
              <WaitingChip count={waiting} what={waiting === 1 ? 'block' : 'blocks'} onShow={showWaiting} />
              <LiveStateView state={state} />
              <a href="/blocks">All blocks</a>
            </>
          }
        >
          {feed.blocks.length === 0 ? (
            <Notice inline kind="loading" title="The first block is on its way." />
          ) : (
            <BlockTable blocks={feed.blocks} short freshAfter={start.blocks[0]?.slot} />
          )}
        </Section>
        <Section title="Latest transactions" flush aside="without votes">
          {feed.transactions.length === 0 ? (
            <Notice inline kind="empty" title="No transaction other than votes in the last blocks." />
          ) : (
            <TransactionTable
              rows={feed.transactions}
              layout="live"
              label="Transactions, newest first"
              list={{ list: 'newestTransactions', input: {} }}
            />
          )}
        </Section>
      </div>
    </NamesProvider>
  );
}
