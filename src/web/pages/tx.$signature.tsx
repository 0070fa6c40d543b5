import type { TransactionAnswer } from '#contracts/answers';
import { TRANSACTION_TABS } from '#contracts/people/people';
import { PRODUCT } from '#contracts/product';
import { toSentenceText, toShortAddress } from '#contracts/text/value-text';
import type { Wire } from '#std/json';
import { explanationSearch } from '../answers/explanation-search.ts';
import { Explanation } from '../answers/explanation.tsx';
import { StaleNotice } from '../answers/stale-notice.tsx';
import { useConfirmation } from '../features/transaction/confirmation.tsx';
import { toFlows } from '../features/transaction/to-flows.ts';
import { MissingTransaction } from '../features/transaction/missing-transaction.tsx';
import { rawFields } from '../features/transaction/raw-search.ts';
import { TransactionFacts, TransactionHead } from '../features/transaction/summary.tsx';
import type { FoundTransaction, WireTransaction } from '../features/transaction/types.ts';
import { choice, defineSearch, type SearchOf } from '../router/define-search.ts';
import { useSearch } from '../router/use-search.ts';
import { useSession } from '../visitor/session.ts';
import { classNames } from '../ui/class-names.ts';
import { Section } from '../ui/block/section.tsx';
import { Skeleton } from '../ui/block/skeleton.tsx';
import { Tabs } from '../ui/form/tabs.tsx';
import { createSentPart } from '../ui/state/sent-part.tsx';
import { NamesProvider } from '../values/names.ts';
import { definePage } from './define-page.ts';
import moves from '../features/transaction/moves.module.css';
import styles from '../features/transaction/transaction.module.css';

const search = defineSearch({
  tab: choice(TRANSACTION_TABS),
  ...rawFields,
});

export default definePage<Wire<TransactionAnswer>, SearchOf<typeof search>>({
  nav: { use: 'transaction', area: 'chain' },
  search,
  load: ({ api, params, signal }) =>
    api.ask('transaction', { signature: params['signature'] ?? '' }, { signal }),
  parts: () => Promise.all([hero.load(), tab.load(), trades.load()]),
  status: (answer) => (answer.kind === 'found' || answer.state === 'not-available' ? 200 : 404),
  head: (answer, { params }) => {
    const signature = params['signature'] ?? '';
    if (answer.kind === 'absent') {
      return { title: 'Transaction not shown', description: answer.message };
    }
    const sentence = toSentenceText(answer.transaction.summary, answer.names);
    const outcome = answer.transaction.status.kind === 'failed' ? 'Failed' : 'Transaction';
    return {
      title: `${outcome} ${toShortAddress(signature)}: ${sentence}`.slice(0, 120),
      description: `${sentence}. Read on ${PRODUCT.name}.`,
      image: `/og/tx/${signature}.png`,
    };
  },
  View: ({ data, params }) =>
    data.kind === 'found' ? (
      <TransactionView start={data} />
    ) : (
      <MissingTransaction absence={data} signature={params['signature'] ?? ''} />
    ),
});

function TransactionView({ start }: { readonly start: FoundTransaction }) {
  const { found, watch } = useConfirmation(start);
  const { transaction } = found;
  const { hrefWith } = useSearch(search);
  const explained = useSearch(explanationSearch);
  // The card of the error says all that an explanation of it does.
  const isFailed = transaction.status.kind === 'failed';
  return (
    <NamesProvider value={found.names}>
      {watch}
      <div className={classNames(styles.page, moves.root)}>
        <TransactionHead found={found}>
          <hero.Part found={found} fundsHref={hrefWith({ tab: 'funds' })} />
        </TransactionHead>
        <StaleNotice provenance={found.provenance} />
        <div className={styles.columns}>
          <div>
            <Details found={found} />
            <trades.Part trades={transaction.trades} inHead />
          </div>
          <div className={styles.beside}>
            <TransactionFacts found={found} />
            {(!isFailed || explained.values.explain !== undefined) && (
              <Explanation kind={isFailed ? 'failure' : 'transaction'} id={transaction.signature} />
            )}
          </div>
        </div>
      </div>
    </NamesProvider>
  );
}

const countInstructions = ({ instructions }: WireTransaction): number => {
  const count = (nodes: WireTransaction['instructions']): number =>
    nodes.reduce((sum, node) => sum + 1 + count(node.inner), 0);
  return count(instructions);
};

const loadParts = () => import('../features/transaction/sent-parts.ts');
const hero = createSentPart(() => loadParts().then(({ Hero }) => ({ default: Hero })));
const trades = createSentPart(() => loadParts().then(({ Trades }) => ({ default: Trades })));
const tab = createSentPart(
  () => loadParts().then(({ TransactionTab }) => ({ default: TransactionTab })),
  <Skeleton lines={8} />,
);

function Details({ found }: { readonly found: FoundTransaction }) {
  const { transaction } = found;
  const { values, hrefWith, setTexts } = useSearch(search);
  const tabs = [
    { key: 'instructions', title: 'Instructions', count: countInstructions(transaction) },
    { key: 'changes', title: 'Balance changes', count: transaction.balanceChanges.length },
    { key: 'funds', title: 'Funds', count: toFlows(transaction).length },
    { key: 'accounts', title: 'Accounts', count: transaction.accounts.length },
    { key: 'logs', title: 'Logs', count: transaction.logs.length },
    { key: 'raw', title: 'Raw' },
  ] as const;
  const { transactionTab } = useSession();
  const wanted = values.tab ?? transactionTab;
  const active = tabs.find(({ key }) => key === wanted)?.key ?? 'instructions';
  return (
    <Section title={tabs.find(({ key }) => key === active)?.title ?? 'Details'} flush>
      <Tabs
        label="Details of the transaction"
        tabs={tabs}
        active={active}
        hrefOf={(key) => hrefWith({ tab: key, form: '' })}
        onChoose={(key) => setTexts({ tab: key, form: '' })}
      />
      <tab.Part tab={active} found={found} />
    </Section>
  );
}
