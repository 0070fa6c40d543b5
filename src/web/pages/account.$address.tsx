import type { AccountAnswer, HistoryAnswer } from '#contracts/answers';
import { toDecimal, toSentenceText, toShortAddress } from '#contracts/value-text';
import { SOL_DECIMALS } from '#contracts/chain';
import type { Wire } from '#std/json';
import { AccountSummary, type FoundAccount } from '../features/account/account-summary.tsx';
import { History } from '../features/account/history.tsx';
import { Holdings } from '../features/account/holdings.tsx';
import { AbsenceView } from '../answers/absence-view.tsx';
import { Explanation } from '../answers/explanation.tsx';
import { StaleNotice } from '../answers/stale-notice.tsx';
import { usePlace } from '../router/place.ts';
import { OwnEndpointSays } from '../services/custom-rpc/own-endpoint-says.tsx';
import { Notice } from '../ui/notice.tsx';
import { Section } from '../ui/section.tsx';
import { Tabs } from '../ui/tabs.tsx';
import { BytesValue } from '../values/bytes.tsx';
import { NamesProvider } from '../values/names.ts';
import { definePage } from './define-page.ts';

interface AccountPage {
  readonly account: Wire<AccountAnswer>;
  readonly history: Wire<HistoryAnswer>;
}

export default definePage<AccountPage>({
  async load({ api, params, query, signal }) {
    const address = params['address'] ?? '';
    const [account, history] = await Promise.all([
      api.ask('account', { address }, { signal }),
      api.ask('accountHistory', { address, status: query.get('status') ?? undefined }, { signal }),
    ]);
    return { account, history };
  },
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
  View: ({ data }) =>
    data.account.kind === 'absent' ? (
      <AbsenceView absence={data.account} />
    ) : (
      <NamesProvider value={data.account.names}>
        <AccountSummary found={data.account} />
        <StaleNotice provenance={data.account.provenance} />
        <Explanation kind="account" id={data.account.address} />
        <Details found={data.account} history={data.history} />
        <OwnEndpointSays asked={{ kind: 'account', address: data.account.address, page: data.account }} />
      </NamesProvider>
    ),
});

function Details({
  found,
  history,
}: {
  readonly found: FoundAccount;
  readonly history: Wire<HistoryAnswer>;
}) {
  const { query, setQuery, path } = usePlace();
  const tabs = [
    { key: 'history', title: 'History' },
    { key: 'holdings', title: 'Holdings', count: found.holdings?.length },
    { key: 'data', title: 'Raw data' },
  ];
  const wanted = query.get('tab');
  const active = tabs.find(({ key }) => key === wanted) ?? tabs[0]!;
  return (
    <Section title={active.title} flush>
      <Tabs
        label="Details of the account"
        tabs={tabs}
        active={active.key}
        hrefOf={(key) => `${path}?tab=${key}`}
        onChoose={(key) => setQuery({ tab: key })}
      />
      {active.key === 'history' && <History address={found.address} start={history} />}
      {active.key === 'holdings' && <Holdings found={found} />}
      {active.key === 'data' && <RawData found={found} />}
    </Section>
  );
}

const SHOWN_BYTES = 4096;

function RawData({ found }: { readonly found: FoundAccount }) {
  if (found.byteLength === 0) return <Notice inline kind="empty" title="The account has no data." />;
  return (
    <div class="padded">
      {found.byteLength > SHOWN_BYTES && (
        <Notice
          inline
          kind="truncated"
          title={`The first ${SHOWN_BYTES.toLocaleString('en')} of ${found.byteLength.toLocaleString('en')} bytes.`}
        />
      )}
      <BytesValue base64={found.data} />
    </div>
  );
}
