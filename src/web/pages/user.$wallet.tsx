import { Suspense, lazy } from 'react';
import type { HistoryAnswer } from '#contracts/answers';
import type { WalletAnswer } from '#contracts/people/wallet';
import { toUsdText } from '#contracts/text/money-text';
import { toShortAddress } from '#contracts/text/value-text';
import type { Wire } from '#std/json';
import { AbsenceView } from '../answers/absence-view.tsx';
import { StaleNotice } from '../answers/stale-notice.tsx';
import { historyFields } from '../features/account/history-part.ts';
import { History } from '../features/account/history.tsx';
import { alertFields } from '../features/profile/alert-search.ts';
import { Flows } from '../features/profile/flows.tsx';
import { Worth, type FoundWallet } from '../features/profile/worth.tsx';
import { isThing } from '../features/teams/team-search.ts';
import { choice, defineSearch, type SearchOf } from '../router/define-search.ts';
import { useSearch } from '../router/use-search.ts';
import { useSession } from '../visitor/session.ts';
import { CopyButton } from '../ui/copy/copy-button.tsx';
import { Figures } from '../ui/block/figures.tsx';
import { Notice } from '../ui/block/notice.tsx';
import { Section } from '../ui/block/section.tsx';
import { Skeleton } from '../ui/block/skeleton.tsx';
import { Tabs } from '../ui/form/tabs.tsx';
import { useHydrated } from '../ui/state/use-hydrated.ts';
import { SolValue } from '../values/amounts.tsx';
import { UsdValue } from '../values/money.tsx';
import { NamesProvider } from '../values/names.ts';
import { definePage } from './define-page.ts';

const ActingAs = lazy(() =>
  import('../services/acting/acting-as.tsx').then((loaded) => ({ default: loaded.ActingAs })),
);

interface UserPage {
  readonly wallet: Wire<WalletAnswer>;
  readonly history: Wire<HistoryAnswer>;
}

/** Parts that only the owner of the wallet sees. */
const OWN_TABS = {
  watchlist: {
    title: 'Watchlist',
    View: lazy(() =>
      import('../features/profile/watchlist-tab.tsx').then(({ WatchlistTab }) => ({ default: WatchlistTab })),
    ),
  },
  labels: {
    title: 'Labels',
    View: lazy(() =>
      import('../features/profile/labels-tab.tsx').then(({ LabelsTab }) => ({ default: LabelsTab })),
    ),
  },
  queries: {
    title: 'Queries',
    View: lazy(() =>
      import('../features/explore/saved-queries.tsx').then(({ SavedQueries }) => ({ default: SavedQueries })),
    ),
  },
  alerts: {
    title: 'Alerts',
    View: lazy(() =>
      import('../features/profile/alerts-tab.tsx').then(({ AlertsTab }) => ({ default: AlertsTab })),
    ),
  },
  exports: {
    title: 'Exports',
    View: lazy(() =>
      import('../features/exports/export-jobs.tsx').then(({ ExportJobs }) => ({ default: ExportJobs })),
    ),
  },
  keys: {
    title: 'API keys',
    View: lazy(() =>
      import('../features/profile/keys-tab.tsx').then(({ KeysTab }) => ({ default: KeysTab })),
    ),
  },
  audit: {
    title: 'Audit log',
    View: lazy(() =>
      import('../features/profile/audit-tab.tsx').then(({ AuditTab }) => ({ default: AuditTab })),
    ),
  },
  'sign-in': {
    title: 'Sign-in',
    View: lazy(() =>
      import('../features/sso/linked-identities.tsx').then(({ LinkedIdentities }) => ({
        default: LinkedIdentities,
      })),
    ),
  },
  profile: {
    title: 'Edit profile',
    View: lazy(() =>
      import('../features/profile/profile-form.tsx').then(({ ProfileForm }) => ({ default: ProfileForm })),
    ),
  },
} as const;

const search = defineSearch({
  tab: choice(['holdings', 'activity', 'flows', ...Object.keys(OWN_TABS)], 'holdings'),
  ...historyFields,
  ...alertFields,
});

export default definePage<UserPage, SearchOf<typeof search>>({
  nav: { use: 'profile', area: 'other' },
  search,
  async load({ api, params, search: { status }, signal }) {
    const wallet = params['wallet'] ?? '';
    const [found, history] = await Promise.all([
      api.ask('wallet', { wallet }, { signal }),
      api.ask('accountHistory', { address: wallet, status }, { signal }),
    ]);
    return { wallet: found, history };
  },
  status: ({ wallet }) => (wallet.kind === 'found' || wallet.state === 'not-available' ? 200 : 404),
  head: ({ wallet }) => {
    if (wallet.kind === 'absent') return { title: 'Profile not shown', description: wallet.message };
    const worth = wallet.totalMicroUsd === undefined ? '' : ` worth ${toUsdText(wallet.totalMicroUsd)}`;
    return {
      title: `Profile of ${toShortAddress(wallet.address)}`,
      description: `${wallet.holdings.length} holdings${worth}, activity and net flows of ${wallet.address}.`,
      image: `/og/account/${wallet.address}.png`,
    };
  },
  View: ({ data }) =>
    data.wallet.kind === 'absent' ? (
      <AbsenceView absence={data.wallet} />
    ) : (
      <NamesProvider value={data.wallet.names}>
        <Profile found={data.wallet} history={data.history} />
      </NamesProvider>
    ),
});

function Profile({ found, history }: { readonly found: FoundWallet; readonly history: Wire<HistoryAnswer> }) {
  const { values, hrefWith, setTexts } = useSearch(search);
  const session = useSession();
  const isOwn = session.kind === 'authenticated' && session.walletAddress === found.address;
  const tabs = [
    { key: 'holdings', title: 'Holdings', count: found.holdings.length },
    { key: 'activity', title: 'Activity' },
    { key: 'flows', title: 'Net flows' },
    ...Object.entries(OWN_TABS).flatMap(([key, { title }]) =>
      isOwn || key === values.tab ? [{ key, title }] : [],
    ),
  ];
  const active = tabs.find(({ key }) => key === values.tab) ?? tabs[0]!;
  // What a team may have too.
  const isTeamable = isThing(active.key);
  // Parts of the signed-in user are loaded in the browser; the first paint shows that they are on their way.
  const isHydrated = useHydrated();
  const ownTab = isOwnTab(active.key) ? OWN_TABS[active.key] : undefined;
  const Own = isOwn ? ownTab?.View : undefined;
  return (
    <>
      <h1>
        {isOwn ? 'Your profile' : 'Profile'} <small className="mono">{found.address}</small>{' '}
        <CopyButton text={found.address} label="Copy address" />
      </h1>
      <StaleNotice provenance={found.provenance} />
      <Figures
        figures={[
          {
            label: 'Net worth',
            hint: 'All holdings that have a price in our index',
            value: <UsdValue microUsd={found.totalMicroUsd} />,
            more: found.unvalued > 0 ? `${found.unvalued} holdings without a price not counted` : undefined,
          },
          { label: 'SOL', value: <SolValue lamports={found.lamports} /> },
          {
            label: 'Account',
            value: <a href={`/account/${found.address}`}>View account</a>,
          },
          ...(isOwn ? [{ label: 'Teams', value: <a href="/teams">yours and invitations</a> }] : []),
        ]}
      />
      <Section title={active.title} flush>
        <Tabs
          label="Parts of the profile"
          tabs={tabs}
          active={active.key}
          hrefOf={(tab) => hrefWith({ tab })}
          onChoose={(tab) => setTexts({ tab })}
        />
        {active.key === 'holdings' && <Worth found={found} />}
        {active.key === 'activity' && <History address={found.address} start={history} />}
        {active.key === 'flows' && <Flows wallet={found.address} />}
        {ownTab && !isOwn && (
          <Notice inline kind="not-available" title="Only the owner of this wallet sees this part.">
            <p>Sign in with this wallet to see it.</p>
          </Notice>
        )}
        {Own &&
          (isHydrated ? (
            <Suspense fallback={<Skeleton lines={4} />}>
              {isTeamable && <ActingAs />}
              <Own />
            </Suspense>
          ) : (
            <Skeleton lines={4} />
          ))}
      </Section>
    </>
  );
}

const isOwnTab = (key: string): key is keyof typeof OWN_TABS => Object.hasOwn(OWN_TABS, key);
