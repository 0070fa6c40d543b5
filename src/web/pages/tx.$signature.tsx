import type { TransactionAnswer } from '#contracts/answers';
import { TRANSACTION_TABS } from '#contracts/people/people';
import { PRODUCT } from '#contracts/product';
import { toSentenceText, toShortAddress } from '#contracts/text/value-text';
import type { Wire } from '#std/json';
import { AbsenceView } from '../answers/absence-view.tsx';
import { Explanation } from '../answers/explanation.tsx';
import { StaleNotice } from '../answers/stale-notice.tsx';
import { AccountList } from '../features/transaction/account-list.tsx';
import { BalanceChanges } from '../features/transaction/balance-changes.tsx';
import { useConfirmation } from '../features/transaction/confirmation.tsx';
import { Funds } from '../features/transaction/funds.tsx';
import { toFlows } from '../features/transaction/funds-layout.ts';
import { InstructionTree } from '../features/transaction/instruction-tree.tsx';
import { LogLines } from '../features/transaction/log-lines.tsx';
import { rawFields } from '../features/transaction/raw-search.ts';
import { TransactionSummary } from '../features/transaction/summary.tsx';
import { Trades } from '../features/transaction/trades.tsx';
import type { FoundTransaction, WireTransaction } from '../features/transaction/types.ts';
import { choice, defineSearch, type SearchOf } from '../router/define-search.ts';
import { useSearch } from '../router/use-search.ts';
import { useSession } from '../visitor/session.ts';
import { Notice } from '../ui/block/notice.tsx';
import { Section } from '../ui/block/section.tsx';
import { Skeleton } from '../ui/block/skeleton.tsx';
import { Button } from '../ui/form/button.tsx';
import { Tabs } from '../ui/form/tabs.tsx';
import { useLatePart } from '../ui/state/use-late-part.ts';
import { NamesProvider } from '../values/names.ts';
import { definePage } from './define-page.ts';

const search = defineSearch({
  tab: choice(TRANSACTION_TABS),
  ...rawFields,
});

export default definePage<Wire<TransactionAnswer>, SearchOf<typeof search>>({
  nav: { use: 'transaction', area: 'chain' },
  search,
  load: ({ api, params, signal }) =>
    api.ask('transaction', { signature: params['signature'] ?? '' }, { signal }),
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
  View: ({ data }) =>
    data.kind === 'found' ? <TransactionView start={data} /> : <AbsenceView absence={data} />,
});

function TransactionView({ start }: { readonly start: FoundTransaction }) {
  const { found, watch } = useConfirmation(start);
  return (
    <NamesProvider value={found.names}>
      {watch}
      <TransactionSummary found={found} />
      <StaleNotice provenance={found.provenance} />
      <Explanation
        kind={found.transaction.status.kind === 'failed' ? 'failure' : 'transaction'}
        id={found.transaction.signature}
      />
      <Trades trades={found.transaction.trades} inHead />
      <Details found={found} />
    </NamesProvider>
  );
}

const countInstructions = ({ instructions }: WireTransaction): number => {
  const count = (nodes: WireTransaction['instructions']): number =>
    nodes.reduce((sum, node) => sum + 1 + count(node.inner), 0);
  return count(instructions);
};

const loadRawView = () => import('../features/transaction/raw-view.tsx');

function Details({ found }: { readonly found: FoundTransaction }) {
  const { transaction } = found;
  const { values, hrefWith, setTexts } = useSearch(search);
  const tabs = [
    { key: 'instructions', title: 'Instructions', count: countInstructions(transaction) },
    { key: 'changes', title: 'Balance changes', count: transaction.balanceChanges.length },
    { key: 'funds', title: 'Funds', count: toFlows(transaction.instructions).length },
    { key: 'accounts', title: 'Accounts', count: transaction.accounts.length },
    { key: 'logs', title: 'Logs', count: transaction.logs.length },
    { key: 'raw', title: 'Raw' },
  ];
  const { transactionTab } = useSession();
  const wanted = values.tab ?? transactionTab;
  const active = tabs.find(({ key }) => key === wanted)?.key ?? 'instructions';
  const raw = useLatePart(loadRawView, active === 'raw');
  return (
    <Section title={tabs.find(({ key }) => key === active)?.title ?? 'Details'} flush>
      <Tabs
        label="Details of the transaction"
        tabs={tabs}
        active={active}
        hrefOf={(tab) => hrefWith({ tab, form: '' })}
        onChoose={(tab) => setTexts({ tab, form: '' })}
      />
      {active === 'instructions' && <InstructionTree transaction={transaction} />}
      {active === 'changes' && (
        <BalanceChanges
          changes={transaction.balanceChanges}
          prices={found.prices}
          missing={transaction.missing.some((what) => what.includes('balances'))}
        />
      )}
      {active === 'funds' && <Funds transaction={transaction} />}
      {active === 'accounts' && <AccountList accounts={transaction.accounts} />}
      {active === 'logs' && <Logs transaction={transaction} />}
      {active === 'raw' &&
        (raw.Part ? (
          <raw.Part signature={transaction.signature} wire={found.wire} />
        ) : raw.failure === undefined ? (
          <Skeleton lines={8} />
        ) : (
          <Notice inline kind="not-available" title="This part could not be loaded.">
            <Button onClick={raw.again}>Try again</Button>
          </Notice>
        ))}
    </Section>
  );
}

function Logs({ transaction }: { readonly transaction: WireTransaction }) {
  if (transaction.logs.length === 0) return <Notice inline kind="empty" title="The node recorded no logs." />;
  return (
    <>
      {transaction.logsTruncated && (
        <Notice
          inline
          kind="truncated"
          title="The runtime truncated these logs; what programs logged later is lost."
        />
      )}
      <div className="padded">
        <LogLines lines={transaction.logs} />
      </div>
    </>
  );
}
