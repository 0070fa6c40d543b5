import type { HomeAnswer } from '#contracts/answers';
import { PRODUCT } from '#contracts/product';
import type { Wire } from '#std/json';
import { BlockTable } from '../features/blocks/block-table.tsx';
import { MarketStrip } from '../features/live/market-strip.tsx';
import { PulseView } from '../features/live/pulse-view.tsx';
import { useHomeFeed, type FoundHome } from '../features/live/use-home-feed.ts';
import { AbsenceView } from '../answers/absence-view.tsx';
import { StaleNotice } from '../answers/stale-notice.tsx';
import { TransactionTable } from '../answers/transaction-table.tsx';
import { SearchForm } from '../features/search/search-form.tsx';
import { LiveControls } from '../ui/live/live-controls.tsx';
import { LiveList } from '../ui/live/live-list.tsx';
import { useHeld } from '../ui/live/use-held.ts';
import { useHeldRows } from '../ui/live/use-held-rows.ts';
import { EmptyState } from '../ui/block/empty-state.tsx';
import { Notice } from '../ui/block/notice.tsx';
import { Section } from '../ui/block/section.tsx';
import { NamesProvider } from '../values/names.ts';
import { definePage } from './define-page.ts';
import styles from './index.module.css';

export default definePage<Wire<HomeAnswer>>({
  nav: { text: 'Home', goKey: 'h', use: 'home', area: 'search' },
  load: ({ api, signal }) => api.ask('home', {}, { signal }),
  head: () => ({
    title: '',
    description: `${PRODUCT.tagline}. Live blocks and transactions, search, and every figure with its source.`,
    image: '/og.png',
  }),
  View: ({ data }) => (
    <>
      <div className={styles.hero}>
        <div className={styles.heading}>
          <h1>{PRODUCT.tagline}</h1>
          <div className={styles.beside} data-tour-place />
        </div>
        <SearchForm placement="home" />
      </div>
      {data.kind === 'found' ? <Home start={data} /> : <AbsenceView absence={data} />}
      <div data-tour-place />
    </>
  ),
});

const BLOCKS_SHOWN = 12;
const TRANSACTIONS_SHOWN = 14;
const keyOfBlock = ({ slot }: FoundHome['blocks'][number]): string => String(slot);
const keyOfTransaction = ({ signature }: FoundHome['transactions'][number]): string => signature;

function Home({ start }: { readonly start: FoundHome }) {
  const { feed, state } = useHomeFeed(start);
  const { shown: pulse, frame } = useHeld(feed.pulse);
  const blocks = useHeldRows(feed.blocks, { keyOf: keyOfBlock, most: BLOCKS_SHOWN });
  const transactions = useHeldRows(feed.transactions, { keyOf: keyOfTransaction, most: TRANSACTIONS_SHOWN });
  return (
    <NamesProvider value={feed.names}>
      <StaleNotice provenance={start.provenance} />
      <div ref={frame}>
        <PulseView pulse={pulse} />
      </div>
      {start.market && <MarketStrip market={start.market} />}
      <div className={styles.lists}>
        <div className={styles.columns}>
          <Section
            title="Latest blocks"
            flush
            aside={
              <>
                <LiveControls state={state} />
                <a href="/blocks">All blocks</a>
              </>
            }
          >
            {blocks.rows.length === 0 ? (
              <Notice kind="loading" title="The first block is on its way." />
            ) : (
              <LiveList held={blocks}>
                <BlockTable blocks={blocks.rows} still={BLOCKS_SHOWN} />
              </LiveList>
            )}
          </Section>
          <Section title="Latest transactions" flush aside="without votes">
            {transactions.rows.length === 0 ? (
              <EmptyState title="Only votes in the last blocks" />
            ) : (
              <LiveList held={transactions}>
                <TransactionTable
                  rows={transactions.rows}
                  layout="live"
                  still={TRANSACTIONS_SHOWN}
                  label="Transactions, newest first"
                  list={{ list: 'newestTransactions', input: {} }}
                />
              </LiveList>
            )}
          </Section>
        </div>
      </div>
    </NamesProvider>
  );
}
