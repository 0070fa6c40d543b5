import { Wallet, Database } from 'lucide-react';
import { lazy, Suspense } from 'react';
import type { AccountAnswer } from '#contracts/account/account-answer';
import { toDecimal, toSentenceText, toShortAddress } from '#contracts/text/value-text';
import { SOL_DECIMALS } from '#contracts/chain';
import type { Wire } from '#std/json';
import { AccountSummary, type FoundAccount } from '../features/account/account-summary.tsx';
import { loadKindFacts, type KindFacts } from '../features/account/kind-figures.tsx';
import type { FoundMarket } from '../features/account/market-figures.tsx';
import { historyFields, loadHistory, type HistoryPart } from '../features/account/history-part.ts';
import { History } from '../features/account/history.tsx';
import { Holdings } from '../features/account/holdings.tsx';
import { MissingEntity } from '../answers/missing-entity.tsx';
import { Explanation } from '../answers/explanation.tsx';
import { LateAnswer } from '../answers/late-answer.tsx';
import { StaleNotice } from '../answers/stale-notice.tsx';
import { choice, defineSearch, type SearchOf } from '../router/define-search.ts';
import type { Late } from '../router/late.ts';
import { useSearch } from '../router/use-search.ts';
import { EmptyState } from '../ui/block/empty-state.tsx';
import { Notice } from '../ui/block/notice.tsx';
import { Section } from '../ui/block/section.tsx';
import { Skeleton } from '../ui/block/skeleton.tsx';
import { Tabs } from '../ui/form/tabs.tsx';
import { BytesValue } from '../values/bytes.tsx';
import { NamesProvider } from '../values/names.ts';
import { definePage } from './define-page.ts';

const Insights = lazy(() => import('../features/account/insights.tsx'));

const search = defineSearch({
  tab: choice(['history', 'holdings', 'insights', 'data'], 'history'),
  ...historyFields,
});

interface AccountPage {
  readonly account: Wire<AccountAnswer>;
  /** Where it is a market that is indexed. */
  readonly market?: FoundMarket;
  /** Where it is of a kind that has figures of its own. */
  readonly facts?: KindFacts | undefined;
}

export default definePage<AccountPage, SearchOf<typeof search>, HistoryPart>({
  nav: { use: 'account', area: 'chain' },
  search,
  async load({ api, params, signal }) {
    const account = await api.ask('account', { address: params['address'] ?? '' }, { signal });
    if (account.kind === 'absent') return { account };
    if (account.isMarket !== true)
      return { account, facts: await loadKindFacts(account, api, signal).catch(() => undefined) };
    const market = await api.ask('market', { market: account.address }, { signal }).catch(() => undefined);
    return market?.kind === 'found' ? { account, market } : { account };
  },
  late: ({ params, ...input }) => loadHistory(params['address'] ?? '', input),
  status: ({ account }) => (account.kind === 'found' || account.state === 'not-available' ? 200 : 404),
  head: ({ account }, { params }) => {
    const address = params['address'] ?? '';
    if (account.kind === 'absent') return { title: 'Account not shown', description: account.message };
    const name = account.names.labels[address]?.name ?? `${account.decoded.title} ${toShortAddress(address)}`;
    const about = account.decoded.summary
      ? ` ${toSentenceText(account.decoded.summary, account.names)}.`
      : '';
    return {
      title: name,
      description: `${name} holds ${toDecimal(account.lamports, SOL_DECIMALS)} SOL.${about}`,
      image: `/og/account/${address}.png`,
    };
  },
  View: ({ data, late, params }) =>
    data.account.kind === 'absent' ? (
      <MissingEntity
        absence={data.account}
        kind="Account"
        icon={Wallet}
        id={params['address'] ?? ''}
        actions={<a href="/search">Search</a>}
      />
    ) : (
      <NamesProvider value={data.account.names}>
        <AccountSummary found={data.account} market={data.market} facts={data.facts} />
        <StaleNotice provenance={data.account.provenance} />
        <Explanation kind="account" id={data.account.address} />
        <Details found={data.account} late={late} />
      </NamesProvider>
    ),
});

function Details({ found, late }: { readonly found: FoundAccount; readonly late: Late<HistoryPart> }) {
  const { values, hrefWith, setTexts } = useSearch(search);
  const tabs = [
    { key: 'history', title: 'History' },
    ...(mayHold(found) || values.tab === 'holdings'
      ? [{ key: 'holdings', title: 'Holdings', count: found.holdings?.length }]
      : []),
    ...(found.decoded.type === 'wallet' ? [{ key: 'insights', title: 'Insights' }] : []),
    { key: 'data', title: 'Raw data' },
  ];
  const active = tabs.find(({ key }) => key === values.tab) ?? tabs[0]!;
  return (
    <Section title={active.title} flush>
      <Tabs
        label="Details of the account"
        tabs={tabs}
        active={active.key}
        hrefOf={(tab) => hrefWith({ tab })}
        onChoose={(tab) => setTexts({ tab })}
      />
      {active.key === 'history' && (
        <LateAnswer of={late}>
          {({ history }) => (
            <History
              address={found.address}
              of={OWN_NO_AMOUNTS.has(found.decoded.type) ? 'program' : 'account'}
              start={history}
            />
          )}
        </LateAnswer>
      )}
      {active.key === 'holdings' && <Holdings found={found} />}
      {active.key === 'insights' && (
        <Suspense fallback={<Skeleton lines={12} />}>
          <Insights wallet={found.address} />
        </Suspense>
      )}
      {active.key === 'data' && <RawData found={found} />}
    </Section>
  );
}

/** Nothing is sent to these or by them. */
const OWN_NO_AMOUNTS = new Set(['program', 'sysvar']);

/** Accounts of these kinds own no token accounts. */
const HOLD_NOTHING = new Set(['mint', 'token-account', 'stake', 'vote', 'nonce', 'lookup-table', 'program']);

const mayHold = ({ holdings, decoded }: FoundAccount): boolean =>
  !(HOLD_NOTHING.has(decoded.type) || decoded.title.startsWith('Sysvar')) ||
  (holdings !== undefined && holdings.length > 0);

const SHOWN_BYTES = 4096;

function RawData({ found }: { readonly found: FoundAccount }) {
  if (found.byteLength === 0)
    return (
      <EmptyState icon={Database} title="No data">
        This account stores no bytes.
      </EmptyState>
    );
  return (
    <div className="padded">
      {found.byteLength > SHOWN_BYTES && (
        <Notice
          kind="truncated"
          title={`The first ${SHOWN_BYTES.toLocaleString('en')} of ${found.byteLength.toLocaleString('en')} bytes.`}
        />
      )}
      <BytesValue base64={found.data} />
    </div>
  );
}
